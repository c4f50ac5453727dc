import type { Deviation } from '../../file-format.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';

/** Sections that hold bookings. */
export const bookedSections = [
  'Trades',
  'Dividends',
  'Withholding Tax',
  'Deposits & Withdrawals',
  'Interest',
  'Fees',
  'Corporate Actions',
  'Transfers',
] as const;

const neededInTrades = ['Currency', 'Symbol', 'Date/Time', 'Quantity', 'T. Price'];

const isHeader = ({ cells }: SourceRow) => cells[1]?.trim() === 'Header';

/**
 * Every line begins with the name of its section and with what it is in it: `Trades,Header,...`, `Trades,Data,...`.
 * A statement in another language has that form too, but sections of other names: it is told as changed.
 */
export function recognise(beginning: SourceFile, whole: SourceFile): Deviation | undefined {
  if (whole.kind !== 'csv' || whole.separator !== ',') return undefined;
  if (!beginning.tables[0]?.rows.some(isHeader)) return undefined;
  const headers = whole.tables[0]!.rows.filter(isHeader);
  const isStatement = headers.some(({ cells }) => cells[0]?.trim() === 'Statement');
  const sections = new Set(headers.map(({ cells }) => cells[0]?.trim() ?? ''));
  const isBooked = bookedSections.some((name) => sections.has(name));
  if (headers.length === 0 || (!isStatement && !isBooked)) return undefined;
  if (sections.has('Transaction History')) return undefined;
  if (!isBooked) return { missing: bookedSections.slice(0, 2), unknown: [...sections] };
  const trades = headers.find(({ cells }) => cells[0]?.trim() === 'Trades');
  const labels = trades?.cells.map((cell) => cell.trim());
  return { missing: labels ? neededInTrades.filter((name) => !labels.includes(name)) : [], unknown: [] };
}
