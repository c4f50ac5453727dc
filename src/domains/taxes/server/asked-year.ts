import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { yearOf } from '../reckoning/outcome.ts';
import { firstTaxYear, type ReckonedTaxes } from './reckon-taxes.ts';

/** The year that is asked for: one that has begun, and for which there are rates (rule TX-14). */
export function askedYear({ services }: Context, { year }: { year: string }): number {
  const asked = Number(year);
  if (asked > yearOf(dayInWarsaw(services.clock.now()))) throw invalid({ year: ['taxYearAhead'] });
  if (asked < firstTaxYear) throw invalid({ year: ['taxYearTooEarly'] });
  return asked;
}

/** How a year stands: filed, filed and other since, open, or not over. */
export function stateOf(taxes: ReckonedTaxes, year: number): 'running' | 'open' | 'filed' | 'changed' {
  const filed = taxes.stated.filed.get(year);
  if (filed) return differenceOf(taxes, year).length ? 'changed' : 'filed';
  return year === yearOf(taxes.today) ? 'running' : 'open';
}

/** Figures that were filed and that the ledger gives otherwise now: they are shown and never applied (rule TX-15). */
export function differenceOf(taxes: ReckonedTaxes, year: number) {
  const filed = taxes.stated.filed.get(year);
  if (!filed) return [];
  const now = taxes.paperOf(year).figures;
  return (Object.keys(now) as (keyof typeof now)[])
    .filter((line) => Number(now[line]) !== Number(filed.figures[line] ?? 0))
    .map((line) => ({ line, filed: filed.figures[line] ?? '0.00', now: now[line] }));
}

/** The paper of a year as it was filed, else as the ledger gives it. */
export const shownPaper = (taxes: ReckonedTaxes, year: number) =>
  taxes.stated.filed.get(year) ?? taxes.paperOf(year);
