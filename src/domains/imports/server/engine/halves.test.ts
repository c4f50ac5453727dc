import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often, oneIn } from '../../../../../tests/support/chance/chance.ts';
import { expectationsIn, sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import type { Booking } from '../../booking.ts';
import { formats } from '../../formats/all-formats.ts';
import { type DayOrder, dayOrders, momentOf } from '../../kit/moments.ts';
import type { SourceFile } from '../../source-file.ts';
import { readSource } from '../reading/read-source.ts';
import { type Known, withCurrency } from './check.ts';
import { partBookings } from './part-bookings.ts';
import { type Understood, understand } from './understand.ts';

const folder = path.resolve(import.meta.dirname, '../../formats');
/** Of each format; in a short run every second one of them. */
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    oneIn(2, expectationsIn(path.join(folder, name, 'samples'))).map(({ file }) => ({
      name: `${name}/${file}`,
      bytes: () => sampleBytes(path.join(folder, name, 'samples'), file),
      file,
    })),
  );

/** What goes into the ledger for a booking. */
const said = ({ kind, day, units, cash, fee, tax, received }: Booking) => ({
  kind,
  day,
  units,
  cash,
  fee,
  tax,
  received,
});

const apart = (booking: Booking) => booking.alone ?? [booking];

/** The ledger after these imports: each line once, whether it came alone or together with others. */
function ledgerOf(...imports: Understood[]): Record<string, unknown> {
  const ledger = new Map<string, unknown>();
  const known: Map<string, NonNullable<ReturnType<Known['keys']['get']>>> = new Map();
  for (const one of imports) {
    const { keys, partKeys, bookings } = partBookings(one, known);
    for (const [at, booking] of bookings.entries()) {
      if (known.has(keys[at]!)) continue;
      const where = { id: '', day: booking.day, portfolio: '', isTaxed: booking.tax !== undefined };
      for (const [part, key] of [keys[at]!, ...partKeys[at]!].entries()) {
        known.set(key, where);
        ledger.set(key, said(apart(booking)[part]!));
      }
    }
  }
  return Object.fromEntries([...ledger].sort());
}

const placeOf = (line: number, sheet: string) => `${sheet}:${line}`;

/** Lines that belong together, with their day. */
type Unit = { day: string; places: string[] };

/** Those of bookings, each line once: a coin for a coin is two bookings. */
function bookedUnits(source: SourceFile, { bookings }: Understood): Unit[] {
  const units = new Map<string, Unit>();
  for (const { day, at } of bookings.flatMap(apart)) {
    const lines = [at.line, ...(at.others ?? [])].sort((a, b) => a - b);
    const places = lines.map((line) => placeOf(line, at.sheet ?? source.tables[0]!.name));
    units.set(places[0]!, { day, places });
  }
  return [...units.values()];
}

/** And lines that are no booking but have a day of one. */
function datedUnits(source: SourceFile, whole: Understood): Unit[] {
  const units = bookedUnits(source, whole);
  const cells = new Map(
    source.tables.flatMap(({ name, rows }) => rows.map((row) => [placeOf(row.line, name), row.cells])),
  );
  const dayBy = (order: DayOrder, place: string, isIt: (day: string) => boolean) =>
    cells.get(place)?.flatMap((cell) => {
      const day = momentOf(cell, order)?.day;
      return day && isIt(day) ? [day] : [];
    })[0];
  // How the file writes the days of its bookings.
  const written = dayOrders.filter((order) =>
    units.every(({ day, places }) => dayBy(order, places[0]!, (one) => one === day)),
  );
  const days = new Set(units.map(({ day }) => day));
  const others = [...whole.ignored, ...whole.rejected].flatMap(({ at }): Unit[] => {
    const place = placeOf(at.line, at.sheet ?? source.tables[0]!.name);
    const day = written[0] && dayBy(written[0], place, (one) => days.has(one));
    return day ? [{ day, places: [place] }] : [];
  });
  return [...units, ...others];
}

/** A file without these units. What belongs to no day, headers and sums, stands in both halves. */
function without(source: SourceFile, units: readonly Unit[]): SourceFile {
  const gone = new Set(units.flatMap(({ places }) => places));
  const tables = source.tables.map((table) => ({
    ...table,
    rows: table.rows.filter(({ line }) => !gone.has(placeOf(line, table.name))),
  }));
  return { ...source, tables };
}

/** Where the order of days is not told by a half, its lines wait: they come in with a file that tells it. */
const undecided = ['ibkr-flex-csv/'];

/** Two lines of one second that say only together that a coin got another name. */
const pairs = ['kraken-ledgers/awkward.csv'];

async function wholeOf(bytes: Buffer, file: string) {
  const sources = await readSource(bytes, file);
  const whole = understand(sources);
  if ('sources' in whole || sources.length !== 1 || sources[0]!.tables.length === 0) return undefined;
  const currency = whole.currency ?? 'PLN';
  const read = (source: SourceFile) => {
    const half = understand([source]);
    fc.pre(!('sources' in half));
    // Where a half does not tell it, the person does.
    return withCurrency(half as Understood, currency);
  };
  return { source: sources[0]!, whole: withCurrency(whole, currency), read };
}

describe('a file in two halves that overlap is the file as a whole (I-5)', () => {
  let cutFiles = 0;
  for (const { name, bytes, file } of files)
    it(name, async () => {
      const found = await wholeOf(bytes(), file);
      if (!found) return;
      const { source, whole, read } = found;
      const units = datedUnits(source, whole);
      const days = [...new Set(units.map(({ day }) => day))].sort().slice(0, -1);
      if (days.length === 0) return;
      cutFiles += 1;
      const expected = ledgerOf(whole);
      const cut = fc.constantFrom(...days);
      fc.assert(
        fc.property(cut, cut, (one, other) => {
          const [from, to] = [one, other].sort() as [string, string];
          const halves = [
            read(
              without(
                source,
                units.filter(({ day }) => day > to),
              ),
            ),
            read(
              without(
                source,
                units.filter(({ day }) => day <= from),
              ),
            ),
          ];
          for (const order of [halves, halves.toReversed()]) {
            if (undecided.some((folder) => name.startsWith(folder)))
              expect(expected).toMatchObject(ledgerOf(...order));
            else expect(ledgerOf(...order)).toEqual(expected);
            expect(ledgerOf(...order, whole)).toEqual(expected);
          }
        }),
        { numRuns: often(8) },
      );
    });

  it('most of the samples could be cut', () => {
    expect(cutFiles).toBeGreaterThan(files.length / 2);
  });
});

describe('a file whose bookings have ids may end anywhere, also between a dividend and its tax (I-5)', () => {
  let joined = 0;
  for (const { name, bytes, file } of files)
    it(name, async () => {
      const found = await wholeOf(bytes(), file);
      if (!found) return;
      const { source, whole, read } = found;
      const units = bookedUnits(source, whole);
      const format = formats.find(({ id }) => id === whole.format)!;
      if (format.idsRepeat || !whole.bookings.flatMap(apart).every(({ id }) => id)) return;
      if (whole.ignored.some(({ reason }) => reason === 'copy') || pairs.includes(name)) return;
      joined += whole.bookings.filter(({ alone }) => alone).length;
      const expected = ledgerOf(whole);
      fc.assert(
        fc.property(fc.subarray(units), fc.subarray(units), (late, both) => {
          const early = units.filter((unit) => !late.includes(unit) && !both.includes(unit));
          const halves = [read(without(source, late)), read(without(source, early))];
          expect(ledgerOf(...halves)).toEqual(expected);
          expect(ledgerOf(...halves.toReversed(), whole)).toEqual(expected);
        }),
        { numRuns: often(8) },
      );
    });

  it('some of them are dividends with their tax', () => {
    expect(joined).toBeGreaterThan(3);
  });
});
