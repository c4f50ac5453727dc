import * as z from 'zod/mini';
import { tagName } from '../ledger/tag-fields.ts';
import { benchmarks } from '../valuation/figures-contract.ts';
import { reportKinds } from './report-kinds.ts';
import { isPeriod, periodText, type ReportPeriod } from './report-period.ts';

/** So many portfolios or properties one report may name. */
export const mostChosen = 200;

const text = z.string('reportPeriodError').check(z.maxLength(30, 'reportPeriodError'));
const periodShape = z
  .union(
    [
      z.object({ of: z.enum(['month', 'quarter', 'year']), at: text }),
      z.object({ of: z.literal('start') }),
      z.object({ of: z.literal('days'), from: text, to: text }),
    ],
    'reportPeriodError',
  )
  .check(z.refine((period) => isPeriod(period as ReportPeriod), 'reportPeriodError'));

/** Ids, or all there are. */
function chosen(key: 'reportPortfoliosError' | 'reportPropertiesError') {
  const ids = z.array(z.string()).check(z.minLength(1, key), z.maxLength(mostChosen, key));
  return z._default(z.union([z.literal('all'), ids], key), 'all');
}

/** What a report is: enough to make it again at any time. */
export const definitionShape = z.object({
  kind: z.enum(reportKinds, 'reportKindError'),
  /** Their ids, or all real ones; reports of real estate ask for `properties` instead. */
  portfolios: chosen('reportPortfoliosError'),
  properties: chosen('reportPropertiesError'),
  period: periodShape,
  /** Lowercase title; null for the portfolio's own, or złoty for several. */
  currency: z.nullable(
    z.string('currencyError').check(z.toLowerCase(), z.regex(/^[a-z]{3,10}$/, 'currencyError')),
  ),
  benchmark: z._default(z.enum(benchmarks, 'reportBenchmarkError'), 'none'),
  /** Only assets that have it; without one it is of everything. Real estate has no tags. */
  tag: z.optional(tagName),
});
export type ReportDefinition = z.output<typeof definitionShape>;

/** What to ask for the figures of a report with. */
export function figuresQuery({
  kind,
  portfolios,
  properties,
  period,
  currency,
  benchmark,
  tag,
}: ReportDefinition) {
  const listed = (ids: 'all' | readonly string[]) => (ids === 'all' ? ids : ids.join(','));
  return {
    kind,
    portfolios: listed(portfolios),
    properties: listed(properties),
    period: periodText(period),
    benchmark,
    ...(currency !== null && { currency }),
    ...(tag !== undefined && { tag }),
  };
}
