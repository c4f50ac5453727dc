import { addMonths, type Day, isDay } from '../../../foundation/calendar-day.ts';
import { foldText } from '../../../foundation/fold-text.ts';
import { readSymbol } from '../bond-symbol.ts';
import { kindRules } from '../series-terms.ts';

/** A row of the register account's state, as obligacjeskarbowe.pl exports it. */
export type FileHolding = {
  line: number;
  symbol: string;
  amount: number;
  /** The file has no day of purchase: it is the day of redemption less the term. */
  bought: Day;
  /** What the file says the row is worth. */
  stated: string | null;
};
export type FileProblem = {
  line: number;
  symbol: string;
  reason: 'symbolError' | 'amountError' | 'boughtAtError';
};
export type HoldingsFile = { holdings: FileHolding[]; problems: FileProblem[]; day: Day | null };

const columns = {
  symbol: 'emisja',
  available: 'dostepna liczba obligacji',
  blocked: 'zablokowana liczba obligacji',
  value: 'wartosc aktualna',
  redeemed: 'data wykupu',
} as const;
type Field = keyof typeof columns;

type Row = { line: number; cells: readonly string[] };

/** Rows of such a file; null where the file is another (rule BD-17). */
export function readHoldingsFile(rows: readonly Row[], name: string): HoldingsFile | null {
  const at = rows.findIndex((row) => row.cells.some((cell) => plain(cell) === columns.symbol));
  const head = rows[at];
  if (!head) return null;
  const places = Object.fromEntries(
    Object.entries(columns).map(([field, title]) => [
      field,
      head.cells.findIndex((cell) => plain(cell) === title),
    ]),
  ) as Record<Field, number>;
  if (places.available < 0 || places.redeemed < 0) return null;
  const read = rows.slice(at + 1).flatMap((row) => readRow(row, places));
  return {
    holdings: read.filter((each): each is FileHolding => 'bought' in each),
    problems: read.filter((each): each is FileProblem => 'reason' in each),
    day: dayIn(name),
  };
}

const plain = (cell: string) => foldText(cell).replace(/\s+/g, ' ').trim();

function readRow({ line, cells }: Row, places: Record<Field, number>): (FileHolding | FileProblem)[] {
  const cell = (field: Field) => (places[field] < 0 ? '' : (cells[places[field]] ?? '').trim());
  const symbol = cell('symbol').toUpperCase();
  // Sums and remarks under the table name no series.
  if (!symbol) return [];
  const read = readSymbol(symbol);
  if (!read || read.kind === 'catalyst')
    return [{ line, symbol: symbol.slice(0, 20), reason: 'symbolError' }];
  const amount = wholeIn(cell('available')) + wholeIn(cell('blocked') || '0');
  if (!(amount > 0)) return [{ line, symbol, reason: 'amountError' }];
  const redeemed = dayIn(cell('redeemed'));
  const bought = redeemed && addMonths(redeemed, -kindRules[read.kind].months);
  if (!bought || bought.slice(0, 7) !== read.issueMonth) return [{ line, symbol, reason: 'boughtAtError' }];
  const value = amountIn(cell('value'));
  return [{ line, symbol, amount, bought, stated: value }];
}

/** `1 035,00` or `1035`. */
function amountIn(cell: string): string | null {
  const bare = cell.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d+)?$/.test(bare) ? bare : null;
}

function wholeIn(cell: string): number {
  const amount = Number(amountIn(cell) ?? Number.NaN);
  return Number.isInteger(amount) ? amount : Number.NaN;
}

function dayIn(text: string): Day | null {
  const iso = /(\d{4}-\d{2}-\d{2})/.exec(text)?.[1];
  const [, date, month, year] = /(\d{2})\.(\d{2})\.(\d{4})/.exec(text) ?? [];
  const day = iso ?? (year ? `${year}-${month}-${date}` : '');
  return isDay(day) ? day : null;
}
