import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { CsvCell } from '../../../../foundation/csv/write-csv.ts';
import type { PreviewRow, RowState } from '../../preview-row.ts';
import type { SourceRow } from '../../source-file.ts';
import { FileRefused } from '../reading/file-refused.ts';
import { readSource } from '../reading/read-source.ts';
import { agreementsOf } from './agreement.ts';
import { checkBookings, type OldRow, type Outcome, withCurrency } from './check.ts';
import { draftedRow } from './drafted-row.ts';
import type { DraftedRow, FromEngine, KnownMapping, ToEngine, UnknownFile } from './engine-messages.ts';
import { aboutOf } from './file-about.ts';
import { oldRow } from './old-row.ts';
import { partBookings } from './part-bookings.ts';
import { guessFor, type NotUnderstood, type Understood, understand } from './understand.ts';

/** Runs apart, with limits on memory and time: files come from strangers. */

/** Rows in one message: few enough that nobody who reads them is held up. */
const atOnce = 1000;
export const pageRows = 500;
const pagesAtOnce = 8;
const shownRaw = 500;

const pack = promisify(zstdCompress);

let understood: Understood | undefined;
let outcomes: Outcome[] = [];
const rows: OldRow[] = [];
const cells: CsvCell[][] = [];

/** One thing after the other, in the order it was asked for. */
let work = Promise.resolve();

process.on('message', (message: ToEngine) => {
  work = work
    .then(() => handle(message))
    .catch((error: unknown) => {
      const isRefused = error instanceof FileRefused;
      tell({
        kind: 'refused',
        reason: isRefused ? error.reason : 'broken',
        ...(!isRefused && { fault: String(error) }),
      });
    });
});

// Whoever asked is gone.
process.on('disconnect', () => process.exit());

function tell(message: FromEngine): void {
  process.send!(message);
}

/** Waits until it is on its way: who listens begins with the first while the next is made. */
function handOver(message: FromEngine): Promise<void> {
  return new Promise((resolve) => process.send!(message, () => resolve()));
}

async function handle(message: ToEngine): Promise<void> {
  switch (message.kind) {
    case 'read':
      return read(Buffer.from(message.bytes), message.name, message.mappings);
    case 'rows':
      for (const row of message.rows) rows.push(oldRow(row));
      return;
    case 'check': {
      const known = { ...message.known, rows };
      if (known.currency) understood = withCurrency(understood!, known.currency);
      understood = partBookings(understood!, known.keys);
      outcomes = checkBookings(understood, known);
      tell({
        kind: 'checked',
        about: {
          counts: counted(),
          all: outcomes.length + understood!.ignored.length + understood!.rejected.length,
          agreements: agreementsOf(understood!, outcomes, known),
        },
      });
      return;
    }
    case 'pages':
      return tellPages();
    case 'drafts':
      return tellDrafts();
    case 'cells':
      for (const row of message.rows) cells.push(row);
      return;
    case 'workbook':
      return tell({
        kind: 'workbook',
        bytes: (await import('./write-workbook.ts')).workbookOf(message.sheet, cells),
      });
  }
}

async function read(bytes: Buffer, name: string, mappings: readonly KnownMapping[]): Promise<void> {
  const sources = await readSource(bytes, name);
  const result = understand(sources, mappings);
  const { kind, encoding, separator } = sources[0]!;
  const written = { kind, ...(encoding && { encoding }), ...(separator && { separator }) };
  if ('sources' in result) {
    tell({ kind: 'unknown', file: { ...written, ...unknownOf(result) } });
    return;
  }
  understood = result;
  tell({ kind: 'understood', about: { ...written, ...aboutOf(result) } });
  const keys = [...result.keys, ...result.partKeys.flat()];
  for (let at = 0; at < keys.length; at += atOnce) tell({ kind: 'keys', keys: keys.slice(at, at + atOnce) });
  tell({ kind: 'done' });
}

function unknownOf(found: NotUnderstood): Pick<UnknownFile, 'rows' | 'total' | 'like' | 'guess'> {
  const { like } = found;
  const { table, guess } = guessFor(found);
  const plain = ({ line, cells }: SourceRow) => ({ line, cells: [...cells] });
  return {
    rows: table?.rows.slice(0, shownRaw).map(plain) ?? [],
    total: table?.rows.length ?? 0,
    like: like ?? null,
    guess: guess ? { header: plain(guess.header), shape: guess.shape, mapping: guess.mapping } : null,
  };
}

function counted(): Record<RowState, number> {
  const counts = { import: 0, ignored: 0, duplicate: 0, asks: 0 };
  for (const { state } of outcomes) counts[state] += 1;
  counts.ignored += understood!.ignored.length;
  // What could not be read waits as well: nothing is lost silently.
  counts.asks += understood!.rejected.length;
  return counts;
}

/** All rows as the preview shows them, newest first; lines of one day in the order of the file. */
function previewRows(): PreviewRow[] {
  const { bookings, keys, hintOf, ignored, rejected } = understood!;
  const booked = bookings.map((booking, at): PreviewRow => {
    const { state, reason, portfolioId, instrument, drafts, twin } = outcomes[at]!;
    return {
      key: keys[at]!,
      line: booking.at.line,
      sheet: booking.at.sheet ?? null,
      state,
      reason,
      day: booking.day,
      time: booking.time ?? null,
      kind: booking.kind,
      type: drafts[0]?.type ?? null,
      hint: hintOf[at] ?? null,
      asWritten: booking.instrument ?? null,
      instrument,
      units: booking.units ?? null,
      price: booking.price ?? null,
      cash: booking.cash ?? null,
      fee: booking.fee ?? null,
      tax: booking.tax ?? null,
      account: booking.account ?? null,
      portfolioId,
      twin,
      text: booking.text,
    };
  });
  const left = [
    ...ignored.map((one) => ({ ...one, state: 'ignored' as const })),
    ...rejected.map((one) => ({ ...one, state: 'asks' as const })),
  ].map(
    ({ at, state, reason, values, text }): PreviewRow => ({
      ...blank,
      line: at.line,
      sheet: at.sheet ?? null,
      state,
      reason: { code: reason, ...(values && { values }) },
      text,
    }),
  );
  const byDay = (a: PreviewRow, b: PreviewRow) =>
    (a.day ?? '') < (b.day ?? '') ? 1 : (a.day ?? '') > (b.day ?? '') ? -1 : 0;
  return [...booked, ...left].sort((a, b) => byDay(a, b) || a.line - b.line);
}

const blank = {
  key: null,
  day: null,
  time: null,
  kind: null,
  type: null,
  hint: null,
  asWritten: null,
  instrument: null,
  units: null,
  price: null,
  cash: null,
  fee: null,
  tax: null,
  account: null,
  portfolioId: null,
  twin: null,
} satisfies Partial<PreviewRow>;

async function tellPages(): Promise<void> {
  const all = previewRows();
  let handedOver = Promise.resolve();
  for (let number = 0; number * pageRows < Math.max(all.length, 1); number++) {
    const page = JSON.stringify(all.slice(number * pageRows, (number + 1) * pageRows));
    // Compressed beside, while the next is written.
    const packing = pack(page);
    handedOver = handedOver.then(async () => handOver({ kind: 'page', content: await packing }));
    if (number % pagesAtOnce === 0) await handedOver;
  }
  await handedOver;
  tell({ kind: 'done' });
}

async function tellDrafts(): Promise<void> {
  const { bookings, keys, partKeys } = understood!;
  let waiting: DraftedRow[] = [];
  for (const [at, { state, drafts, portfolioId, instrument }] of outcomes.entries()) {
    if (state !== 'import') continue;
    waiting.push(
      draftedRow(bookings[at]!, keys[at]!, {
        drafts,
        portfolioId: portfolioId!,
        instrumentId: instrument?.id ?? null,
        partKeys: partKeys[at]!,
      }),
    );
    if (waiting.length < atOnce) continue;
    await handOver({ kind: 'drafted', rows: JSON.stringify(waiting) });
    waiting = [];
  }
  if (waiting.length) tell({ kind: 'drafted', rows: JSON.stringify(waiting) });
  tell({ kind: 'done' });
}
