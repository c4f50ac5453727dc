import type { Day } from '../../../../foundation/calendar-day.ts';
import type {
  Booking,
  Bookings,
  IgnoredReason,
  InstrumentHint,
  Left,
  RejectedReason,
  Stated,
} from '../../booking.ts';
import type { Deviation } from '../../file-format.ts';
import { fillCurrency } from '../../fill-currency.ts';
import { joinBookings } from '../../join-bookings.ts';
import { type Guess, guessMapping } from '../../mapping/guess-mapping.ts';
import { readByMapping } from '../../mapping/read-by-mapping.ts';
import { recogniseFile } from '../../recognise-file.ts';
import type { SourceFile, SourceTable } from '../../source-file.ts';
import { FileRefused } from '../reading/file-refused.ts';
import { keysWithParts } from './booking-keys.ts';
import type { KnownMapping } from './engine-messages.ts';

/** A file of a broker, understood. */
export type Understood = {
  broker: string;
  format: string;
  mappingId: string | null;
  bookings: Booking[];
  keys: string[];
  /** The keys of what was joined to each. */
  partKeys: (readonly string[])[];
  /** Each instrument once, and which one a booking has. */
  hints: InstrumentHint[];
  hintOf: (number | null)[];
  ignored: Left<IgnoredReason>[];
  rejected: Left<RejectedReason>[];
  stated: Stated[];
  currency: string | undefined;
};

/** A file nobody knows, or a known one that has changed. */
export type NotUnderstood = {
  sources: readonly SourceFile[];
  like?: { format: string; deviation: Deviation };
};

/** All documents of an upload are of one format; an archive of several brokers is none we know. */
export function understand(
  sources: readonly SourceFile[],
  mappings: readonly KnownMapping[] = [],
): Understood | NotUnderstood {
  const found = ofFormat(sources);
  if (!('sources' in found)) return found;
  // Nobody can name the columns of a tree.
  if (!found.like && !largestTable(sources[0]!)?.rows.length) throw new FileRefused('notDocument');
  return byMapping(found, mappings) ?? found;
}

/** What a file of no known format is called in its place. */
export const mappedFormat = 'mapping';

/** By what the person said of files of its shape. */
function byMapping(found: NotUnderstood, mappings: readonly KnownMapping[]): Understood | undefined {
  const [source] = found.sources;
  if (!source || found.sources.length > 1) return undefined;
  const { table, guess } = guessFor(found);
  const known = guess && mappings.find(({ shape }) => shape === guess.shape);
  if (!known) return undefined;
  const sheet = source.kind === 'csv' ? undefined : table!.name;
  const read = readByMapping(guess.rows, { ...known.mapping, sheet });
  return { ...together(`${mappedFormat}:${known.id}`, mappedFormat, [read]), mappingId: known.id };
}

/** The table whose columns are to be named, and what they probably mean: the one that is like a format, or the largest. */
export function guessFor({ sources, like }: NotUnderstood): {
  table: SourceTable | undefined;
  guess: Guess | undefined;
} {
  const [source] = sources;
  const matched = like?.deviation.matched;
  const alike = matched && source?.tables.find(({ rows }) => rows.includes(matched.header));
  const table = alike ?? (source && largestTable(source));
  return { table, guess: table && guessMapping(table, source!.separator, alike && matched) };
}

function largestTable({ tables }: SourceFile): SourceTable | undefined {
  return tables.reduce<SourceTable | undefined>(
    (best, next) => (best && best.rows.length >= next.rows.length ? best : next),
    undefined,
  );
}

function ofFormat(sources: readonly SourceFile[]): Understood | NotUnderstood {
  const recognised = sources.map((source) => ({ source, found: recogniseFile(source) }));
  const [first] = recognised;
  if (!first?.found) return { sources };
  const { format, deviation } = first.found;
  if (deviation.missing.length) return { sources, like: { format: format.id, deviation } };
  if (recognised.some(({ found }) => found?.format.id !== format.id)) return { sources };
  const read = recognised.map(({ source }) => inDocument(format.read(source), source, sources.length > 1));
  return together(format.broker, format.id, read, format.idsRepeat);
}

/** Where an archive has several documents, a line is told with the document it stands in. */
function inDocument(read: Bookings, { name }: SourceFile, isOneOfMany: boolean): Bookings {
  if (!isOneOfMany) return read;
  const placed = <T extends { at: { line: number; sheet?: string } }>(one: T): T => ({
    ...one,
    at: { ...one.at, sheet: one.at.sheet ? `${name}, ${one.at.sheet}` : name },
  });
  return {
    ...read,
    bookings: read.bookings.map(placed),
    ignored: read.ignored.map(placed),
    rejected: read.rejected.map(placed),
  };
}

export function together(
  broker: string,
  format: string,
  read: readonly Bookings[],
  idsRepeat = false,
): Understood {
  const joined = read.map((one) =>
    joinBookings(
      one.bookings.map((booking) =>
        booking.account || !one.account ? booking : { ...booking, account: one.account },
      ),
    ),
  );
  // Keys are made of what a line says: which currency the account has may be told by one file and not by another.
  const keys = keysWithParts(broker, joined.flat(), idsRepeat);
  const bookings = joined.flatMap((some, at) => {
    const { currency } = read[at]!;
    return currency ? some.map((one) => fillCurrency(one, currency)) : some;
  });
  const { hints, hintOf } = hintsIn(bookings);
  return {
    broker,
    format,
    mappingId: null,
    bookings,
    keys: keys.map(({ key }) => key),
    partKeys: keys.map(({ parts }) => parts),
    hints,
    hintOf,
    ignored: read.flatMap(({ ignored }) => ignored),
    rejected: read.flatMap(({ rejected }) => rejected),
    stated: read.flatMap(({ stated }) => stated ?? []),
    currency: read[0]?.currency,
  };
}

function hintsIn(bookings: readonly Booking[]) {
  const numbers = new Map<string, number>();
  const hints: InstrumentHint[] = [];
  const hintOf = bookings.map(({ instrument }) => {
    if (!instrument) return null;
    const { symbol, isin, name, mic, currency } = instrument;
    // Within one file an ISIN on one exchange is one instrument, whatever it is called there.
    const key = isin
      ? `${isin} ${mic ?? ''} ${symbol ?? ''}`
      : `${symbol ?? ''} ${name ?? ''} ${mic ?? ''} ${currency ?? ''}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, hints.length);
    return hints.push(instrument) - 1;
  });
  return { hints, hintOf };
}

/** The first and the last day of the bookings. */
export function daysOf(bookings: readonly Booking[]): { from: Day; to: Day } | null {
  let [from, to] = ['', ''];
  for (const { day } of bookings) {
    if (!from || day < from) from = day;
    if (day > to) to = day;
  }
  return from ? { from, to } : null;
}
