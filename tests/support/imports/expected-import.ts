import { readFileSync } from 'node:fs';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import type { Booking, Bookings } from '../../../src/domains/imports/booking.ts';

/** A line of a file as somebody read it who wrote no parser. */
export type ExpectedRow = {
  line: number;
  date: string;
  time?: string;
  type: string;
  accept?: string[];
  symbol?: string;
  isin?: string;
  name?: string;
  quantity?: number;
  price?: number;
  currency?: string;
  fee?: number;
  fee_currency?: string;
  tax?: number;
  tax_currency?: string;
  amount?: number;
  amount_currency?: string;
  fx_rate?: number;
  id?: string;
  subtype?: string;
  optional?: string[];
};

export type ExpectedFile = {
  file: string;
  /** The format it must be recognised as, where a folder has samples of several. */
  format?: string;
  account_currency?: string;
  cash_total?: Record<string, number>;
  rows: ExpectedRow[];
  ignored: { line: number | string }[];
  rejected: { line: number | string }[];
};

export function expectationsIn(folder: string): ExpectedFile[] {
  return (JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as { files: ExpectedFile[] })
    .files;
}

/**
 * The bytes of a sample. A workbook is kept as `name.xlsx.json`, sheets by name with rows of cells, so that it can be
 * read and compared; a cell `{"day": "2025-01-31 10:00:00"}` is a day as workbooks keep them.
 */
export function sampleBytes(folder: string, file: string): Buffer {
  const [, type] = /\.(xlsx?)\.json$/.exec(file) ?? [];
  const bytes = readFileSync(path.join(folder, file));
  return type ? workbookBytes(JSON.parse(bytes.toString()), type as 'xlsx' | 'xls') : bytes;
}

export type SheetCell = string | number | boolean | null | { day: string };

export function workbookBytes(sheets: Record<string, SheetCell[][]>, type: 'xlsx' | 'xls'): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const cells = rows.map((row) => row.map((cell) => (isDayCell(cell) ? serialOf(cell.day) : cell)));
    const sheet = utils.aoa_to_sheet(cells);
    for (const [r, row] of rows.entries())
      for (const [c, cell] of row.entries())
        if (isDayCell(cell)) sheet[utils.encode_cell({ r, c })].z = 'dd.mm.yyyy hh:mm:ss';
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType: type });
}

function isDayCell(cell: SheetCell): cell is { day: string } {
  return typeof cell === 'object' && cell !== null;
}

function serialOf(day: string): number {
  const at = Date.parse(`${day.replace(' ', 'T')}${day.length > 10 ? '' : 'T00:00:00'}Z`);
  return (at - Date.UTC(1899, 11, 30)) / 86_400_000;
}

const namesOfKinds: Record<string, string> = {
  exchange: 'fx',
  'transfer-in': 'transfer_in',
  'transfer-out': 'transfer_out',
};

/** What differs between a booking and what was expected of its line, in words. */
function differences(row: ExpectedRow, booking: Booking): string[] {
  const found: string[] = [];
  const kind = namesOfKinds[booking.kind] ?? booking.kind;
  if (![row.type, ...(row.accept ?? [])].includes(kind)) found.push(`type ${kind}, not ${row.type}`);
  const texts = {
    date: booking.day,
    // Files that print no seconds are read as on the full minute.
    time: row.time?.length === 5 ? booking.time?.slice(0, 5) : booking.time,
    symbol: booking.instrument?.symbol,
    isin: booking.instrument?.isin,
    name: booking.instrument?.name,
    currency: booking.price?.currency,
    fee_currency: booking.fee?.currency,
    tax_currency: booking.tax?.currency,
    amount_currency: booking.cash?.currency,
    id: booking.id,
    subtype: booking.subtype,
  };
  const numbers = {
    quantity: [booking.units, 0],
    price: [booking.price?.amount, 0.00005],
    fee: [booking.fee?.amount ?? '0', 0.005],
    tax: [booking.tax?.amount ?? '0', 0.005],
    amount: [booking.cash?.amount, 0.005],
    fx_rate: [booking.rate, 0.00005],
  } as const;
  for (const [field, value] of Object.entries(texts)) {
    const expected = row[field as keyof typeof texts];
    if (expected === undefined || row.optional?.includes(field)) continue;
    if (value !== expected) found.push(`${field} ${value}, not ${expected}`);
  }
  for (const [field, [value, tolerance]] of Object.entries(numbers)) {
    const expected = row[field as keyof typeof numbers];
    if (expected === undefined || row.optional?.includes(field)) continue;
    const off = value === undefined ? Number.POSITIVE_INFINITY : Math.abs(Number(value) - expected);
    if (!(off <= tolerance + 1e-12)) found.push(`${field} ${value}, not ${expected}`);
  }
  return found;
}

/** A line, or several written `3-5`. */
function linesOf(line: number | string): number[] {
  const [from, to] = String(line).split('-').map(Number) as [number, number?];
  return Array.from({ length: (to ?? from) - from + 1 }, (_, at) => from + at);
}

/** Everything in which a reading differs from what was expected; empty when it is right. */
export function faultsOf(expected: ExpectedFile, { bookings, ignored, rejected }: Bookings): string[] {
  const faults: string[] = [];
  const left = new Set(bookings);
  for (const row of expected.rows) {
    const there = [...left].filter((one) => one.at.line === row.line);
    const fits = there.find((one) => differences(row, one).length === 0) ?? there[0];
    if (!fits) {
      const merged = bookings.some((one) => one.at.others?.includes(row.line));
      const isAccepted = row.accept?.includes('ignored') && ignored.some((one) => one.at.line === row.line);
      if (!merged && !isAccepted) faults.push(`line ${row.line}: no booking`);
      continue;
    }
    left.delete(fits);
    faults.push(...differences(row, fits).map((one) => `line ${row.line}: ${one}`));
  }
  for (const one of left)
    if (!isOtherSide(one, expected)) faults.push(`line ${one.at.line}: a booking too many (${one.kind})`);
  const isLeft = (line: number, list: readonly { at: { line: number } }[]) =>
    list.some((one) => one.at.line === line);
  for (const line of expected.rejected.flatMap((one) => linesOf(one.line)))
    if (!isLeft(line, rejected)) faults.push(`line ${line}: not rejected`);
  const expectedRejected = new Set(expected.rejected.flatMap((one) => linesOf(one.line)));
  for (const one of rejected)
    if (!expectedRejected.has(one.at.line)) faults.push(`line ${one.at.line}: rejected, ${one.reason}`);
  for (const [currency, total] of Object.entries(expected.cash_total ?? {})) {
    const sum = cashIn(bookings, currency);
    if (Math.abs(sum - total) > 0.005) faults.push(`cash ${sum} ${currency}, not ${total}`);
  }
  return faults;
}

/** One coin for another is two bookings of a line; who read it by hand may have written down the first alone. */
function isOtherSide({ subtype, at }: Booking, { rows }: ExpectedFile): boolean {
  return subtype === 'convert' && rows.filter(({ line }) => line === at.line).length === 1;
}

function cashIn(bookings: readonly Booking[], currency: string): number {
  return bookings
    .flatMap(({ cash, received }) => [cash, received])
    .reduce((sum, money) => (money?.currency === currency ? sum + Number(money.amount) : sum), 0);
}

/** Lines of the tables from the first that was understood on, of which nothing is told. */
export function linesLost(
  rows: readonly { line: number }[],
  { bookings, ignored, rejected }: Bookings,
): number[] {
  const read = new Set(
    [...bookings, ...ignored, ...rejected].flatMap(({ at }) => [at.line, ...(at.others ?? [])]),
  );
  const first = Math.min(...read);
  return rows.map(({ line }) => line).filter((line) => line > first && !read.has(line));
}
