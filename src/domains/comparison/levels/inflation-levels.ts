import { dayOf } from '../../../foundation/calendar-day.ts';
import { inflationIndex, type MonthlyInflation } from '../../valuation/inflation-index.ts';

/** So many months after the last published one go on as the year before it did. */
const mostGuessed = 6;

export type InflationLevels = {
  levels: Float64Array;
  /** The last month that is published; null where none is. */
  publishedTo: string | null;
  /** What months after it are taken to bring a year, in percent; null where none is needed. */
  guessed: number | null;
};

/**
 * What a basket that costs 1 at the close of `from` costs on each day, and so many percent a year more (rule CO-4). Where
 * the last months are not published yet they are taken to be like the twelve before them, for at most half a year.
 */
export function inflationLevels(
  months: readonly MonthlyInflation[],
  above: number,
  from: number,
  to: number,
): InflationLevels {
  const last = months.reduce((newest, { month }) => (month > newest ? month : newest), '');
  const pace = yearBefore(months, last);
  const [begin, end] = [dayOf(from + 1).slice(0, 7), dayOf(to).slice(0, 7)];
  const missing = pace === null ? [] : monthsAfter(last, mostGuessed).filter((month) => month <= end);
  const guessed = missing.map((month) => ({ month, ratio: pace! ** (1 / 12) }));
  const levels = inflationIndex([...months, ...guessed], from, to);
  for (let i = 0; i < levels.length; i++) levels[i]! *= (1 + above / 100) ** (i / 365);
  const isNeeded = guessed.some(({ month }) => month >= begin);
  return { levels, publishedTo: last || null, guessed: isNeeded ? (pace! - 1) * 100 : null };
}

/** What the last twelve published months brought; null where one of them is not known. */
function yearBefore(months: readonly MonthlyInflation[], last: string): number | null {
  const ratios = new Map(months.map(({ month, ratio }) => [month, ratio]));
  let year = 1;
  for (let back = 0; back < 12; back++) year *= ratios.get(monthAt(last, -back)) ?? Number.NaN;
  return Number.isNaN(year) ? null : year;
}

function monthsAfter(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => monthAt(month, at + 1));
}

function monthAt(month: string, distance: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + distance;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
