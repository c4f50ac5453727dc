import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../../tests/support/chance/chance.ts';
import { expectationsIn, sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import type { Booking } from '../../booking.ts';
import type { SourceFile } from '../../source-file.ts';
import { readSource } from '../reading/read-source.ts';
import { withCurrency } from './check.ts';
import { type Understood, understand } from './understand.ts';

const folder = path.resolve(import.meta.dirname, '../../formats');
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    expectationsIn(path.join(folder, name, 'samples')).map(({ file }) => ({
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

function ledgerOf(...imports: Understood[]): Map<string, unknown> {
  const ledger = new Map<string, unknown>();
  for (const { keys, bookings } of imports)
    for (const [at, key] of keys.entries()) if (!ledger.has(key)) ledger.set(key, said(bookings[at]!));
  return ledger;
}

const sorted = (ledger: Map<string, unknown>) => Object.fromEntries([...ledger].sort());

/** A file with only these lines below its header. */
function part(source: SourceFile, isIn: (line: number) => boolean): SourceFile {
  const tables = source.tables.map((table) => ({
    ...table,
    rows: table.rows.filter(({ line }) => isIn(line)),
  }));
  return { ...source, tables };
}

/**
 * Lines that may be cut behind: the last of a day before the first of another, with a booking on both sides; a file in
 * which every booking has an id is cut anywhere between two that stand alone.
 */
function cutsOf({ bookings }: Understood): number[] {
  const dayOf = new Map<number, string>();
  const linesOf = ({ at }: Booking) => [at.line, ...(at.others ?? [])];
  for (const booking of bookings) for (const line of linesOf(booking)) dayOf.set(line, booking.day);
  const lines = [...dayOf.keys()].sort((a, b) => a - b);
  const joined = bookings.map(linesOf).filter((one) => one.length > 1);
  const hasIds = bookings.every(({ id }) => id);
  return lines.filter((line, at) => {
    const below = lines.slice(at + 1);
    if (below[0] !== line + 1) return false;
    if (joined.some((one) => Math.min(...one) <= line && Math.max(...one) > line)) return false;
    const above = new Set(lines.slice(0, at + 1).map((one) => dayOf.get(one)));
    return hasIds || below.every((one) => !above.has(dayOf.get(one)));
  });
}

/**
 * Rows that say something only together: orders of many lines that lie apart, sections that need their heads, an
 * account's currency that some rows leave open.
 */
const contextual = ['degiro-account/', 'ibkr-activity/', 'ibkr-flex-csv/', 'saxo/'];

describe('a file in two halves that overlap is the file as a whole (I-5)', () => {
  let cutFiles = 0;
  for (const { name, bytes, file } of files.filter(
    (one) => !contextual.some((folder) => one.name.startsWith(folder)),
  ))
    it(name, async () => {
      const sources = await readSource(bytes(), file);
      const [source] = sources as [SourceFile];
      const whole = understand(sources);
      if ('sources' in whole || source.tables.length !== 1) return;
      const [cuts, head] = [cutsOf(whole), Math.min(...whole.bookings.map(({ at }) => at.line))];
      if (cuts.length === 0) return;
      cutFiles += 1;
      const currency = whole.currency ?? 'PLN';
      const half = (isIn: (line: number) => boolean) => {
        const read = understand([part(source, (line) => line < head || isIn(line))]);
        fc.pre(!('sources' in read));
        // Where a half does not tell it, the person does.
        return withCurrency(read as Understood, currency);
      };
      const cut = fc.constantFrom(...cuts);
      const expected = sorted(ledgerOf(withCurrency(whole, currency)));
      fc.assert(
        fc.property(cut, cut, (one, other) => {
          const halves = [
            half((line) => line <= Math.max(one, other)),
            half((line) => line > Math.min(one, other)),
          ];
          expect(sorted(ledgerOf(...halves))).toEqual(expected);
          expect(sorted(ledgerOf(...halves.reverse()))).toEqual(expected);
        }),
        { numRuns: often(20) },
      );
    });

  it('most of the samples could be cut', () => {
    expect(cutFiles).toBeGreaterThan(40);
  });
});
