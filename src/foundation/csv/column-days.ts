import type { Day } from '../calendar-day.ts';
import { dayFrom } from '../days/day-from.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Order = 'dayFirst' | 'monthFirst';
const numeric = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/**
 * Days of a whole column, since one cell alone may not tell 3 April from 4 March. With slashes both orders are in use:
 * where no cell decides and the uploader did not say, the answer is `unclear`.
 */
export function readDays(cells: string[], said?: Order): (Day | undefined)[] | 'unclear' {
  const texts = cells.map(withoutTime);
  const order = said ?? orderOf(texts);
  if (order === 'unclear') return 'unclear';
  return texts.map((text) => readDay(text, order));
}

/** A day with its time and zone is shorter. */
const mostLength = 60;

function withoutTime(cell: string): string {
  const text = cell.trim();
  return text.length > mostLength ? '' : text.replace(/[T ]\d{1,2}:\d{2}.*$/, '');
}

function orderOf(texts: string[]): Order | 'unclear' {
  let slashes = false;
  for (const text of texts) {
    const [, first, sign, second] = numeric.exec(text) ?? [];
    if (!first) continue;
    if (Number(first) > 12) return 'dayFirst';
    if (Number(second) > 12) return 'monthFirst';
    if (sign === '/') slashes = true;
  }
  return slashes ? 'unclear' : 'dayFirst';
}

function readDay(text: string, order: Order): Day | undefined {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return dayFrom(iso[1]!, iso[2]!, iso[3]!);
  const [, first, , second, year] = numeric.exec(text) ?? [];
  if (year) return order === 'dayFirst' ? dayFrom(year, second!, first!) : dayFrom(year, first!, second!);
  const [, date, name, namedYear] = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ](\d{4})$/.exec(text) ?? [];
  if (!namedYear) return undefined;
  return dayFrom(namedYear, String(months.indexOf(name!.toLowerCase()) + 1), date!);
}
