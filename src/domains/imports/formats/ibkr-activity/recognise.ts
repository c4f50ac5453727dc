import type { Deviation } from '../../file-format.ts';
import type { SourceFile } from '../../source-file.ts';

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

/**
 * Every line begins with the name of its section and with what it is in it: `Trades,Header,...`, `Trades,Data,...`.
 * A statement in another language has that form too, but sections of other names: it is told as changed.
 */
export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'csv' || file.separator !== ',') return undefined;
  const rows = file.tables[0]?.rows ?? [];
  const headers = rows.filter(({ cells }) => cells[1]?.trim() === 'Header');
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
