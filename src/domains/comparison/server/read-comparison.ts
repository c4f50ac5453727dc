import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput, CallResult } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { policyRates } from '../../market-data/server/shipped/policy-rate-store.ts';
import { circumstances } from '../../performance/figures/portfolio-figures.ts';
import { rememberedFigures } from '../../performance/server/ledger-stamp.ts';
import type { ReportScope } from '../../reports/figures/report-scope.ts';
import { periodText, readPeriod } from '../../reports/report-period.ts';
import { daysOf, readScope } from '../../reports/server/read-scope.ts';
import type { readComparison as readCall } from '../contract.ts';
import { compareWith, nothingToCompare } from '../figures/comparison.ts';
import { whatCostMost } from '../figures/costs.ts';
import { idleCash } from '../figures/idle-cash.ts';
import { workedIn } from '../figures/worked-span.ts';
import { type PolicyStep, ratesInForce } from '../levels/cash-levels.ts';
import { linesOf } from './benchmark-lines.ts';
import { type Benchmark, benchmarksAsked, identityOf } from './resolve-benchmarks.ts';

export type Query = CallInput<typeof readCall>['query'];
type Answer = CallResult<typeof readCall>;

/** Real returns beside those of benchmarks; the same ones again while nothing they were made from has changed. */
export async function readComparison(
  context: Context,
  { query }: Pick<CallInput<typeof readCall>, 'query'>,
): Promise<Answer> {
  const benchmarks = await benchmarksAsked(context, query.benchmarks);
  const { portfolios, period, currency } = query;
  const question = ['comparison', portfolios, period, currency, benchmarks.map(identityOf)];
  return rememberedFigures(context, question, () => reckon(context, query, benchmarks));
}

async function reckon(context: Context, query: Query, benchmarks: readonly Benchmark[]): Promise<Answer> {
  const { scope, ledger } = await readScope(context, query);
  const period = readPeriod(query.period)!;
  const span = daysOf(period, scope);
  if (!span) throw invalid({ period: ['reportPeriodError'] });
  const worked = scope.isUnknown ? null : workedIn(scope.total.daily, span);
  const policies = await policySteps(context);
  const { shown, rates, today } = ledger;
  const days = worked ?? span;
  const safeRates = ratesInForce(policies.get(shown) ?? [], days.from, days.to);
  const lines = await linesOf(context, benchmarks, { shown, rates, today }, days, safeRates);
  const heading = {
    ...headingOf(context, scope),
    period: periodText(period),
    chosen: benchmarks.map(({ key }) => key),
  };
  if (!worked) {
    const reason = scope.isUnknown ? ('no-rate' as const) : ('empty' as const);
    const nothing = { total: null, yearly: null, ahead_points: null, of_100: null, reason_day: null };
    const history = { first_day: dayOf(span.from), every_days: 1, own: [], benchmarks: lines.map(() => []) };
    const shownLines = lines.map(({ facts }) => ({ ...facts, ...nothing }));
    return { data: { ...heading, ...nothingToCompare, reason, benchmarks: shownLines, history } };
  }
  const costs = whatCostMost(scope, span, context.locale, idleCash(scope, span, policies));
  return { data: { ...heading, reason: null, ...compareWith(scope, span, worked, lines, safeRates), costs } };
}

/** Every central bank's rates, by currency. */
async function policySteps({ services }: Context): Promise<Map<string, PolicyStep[]>> {
  const rows = await policyRates(services.database);
  const steps = Map.groupBy(rows, ({ currency }) => currency.toLowerCase());
  return new Map(
    [...steps].map(([currency, list]) => [
      currency,
      list.map(({ from, percent }) => ({ from: dayNumber(from), percent: Number(percent) })),
    ]),
  );
}

function headingOf(context: Context, { ledger, total }: ReportScope) {
  const { missing, estimated, is_simulated } = circumstances(
    ledger,
    ledger.portfolios,
    total,
    context.locale,
  );
  return {
    currency: ledger.shown,
    portfolios: ledger.portfolios.map(({ id, name }) => ({ id, name })),
    missing,
    estimated,
    is_simulated,
  };
}
