import type { CallInput, CallResult } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { circumstances } from '../../performance/figures/portfolio-figures.ts';
import { rememberedFigures } from '../../performance/server/ledger-stamp.ts';
import type { ValuedLedger } from '../../performance/server/value-ledger.ts';
import { ratesBetween } from '../../valuation/measure-total.ts';
import { historySpan } from '../../valuation/period-history.ts';
import { benchmarkPrices } from '../../valuation/server/benchmark-prices.ts';
import type { reportFigures as figuresCall } from '../contract.ts';
import { allocationFigures } from '../figures/allocation.ts';
import { benchmarkFigures, returnsOf } from '../figures/benchmark.ts';
import { costFigures } from '../figures/costs.ts';
import { historiesOf } from '../figures/histories.ts';
import { incomeFigures } from '../figures/income.ts';
import { overviewFigures } from '../figures/overview.ts';
import { performanceFigures } from '../figures/performance.ts';
import { realisedFigures } from '../figures/realised.ts';
import type { ReportScope } from '../figures/report-scope.ts';
import { statementFigures } from '../figures/statement.ts';
import { type BrokerKind, isOfProperties } from '../report-kinds.ts';
import { periodBefore, periodText, readPeriod, type Span } from '../report-period.ts';
import { expectedIncome } from './expected-income.ts';
import { propertyFigures } from './property-figures.ts';
import { daysOf, readScope } from './read-scope.ts';

type Query = CallInput<typeof figuresCall>['query'];
type Answer = CallResult<typeof figuresCall>;

/** The figures of a report; the same ones again while nothing they were made from has changed. */
export function reportFigures(context: Context, { query }: CallInput<typeof figuresCall>): Promise<Answer> {
  const { kind } = query;
  if (isOfProperties(kind)) return propertyFigures(context, { ...query, kind });
  return rememberedFigures(context, ['report', query], () => reckon(context, { ...query, kind }));
}

type BrokerQuery = Query & { kind: BrokerKind };

async function reckon(context: Context, query: BrokerQuery): Promise<Answer> {
  const { scope, ledger } = await readScope(context, query);
  const period = readPeriod(query.period)!;
  const earlier = periodBefore(period);
  const span = daysOf(period, scope);
  if (!span) throw invalid({ period: ['reportPeriodError'] });
  const heading = {
    ...headingOf(context, scope),
    tag: query.tag ?? null,
    period: periodText(period),
    period_before: earlier && periodText(earlier),
  };
  const before = earlier && daysOf(earlier, scope);
  const { locale } = context;
  const compared = () => comparedWith(context, scope, ledger, span, query.benchmark);
  switch (query.kind) {
    case 'overview': {
      const figures = overviewFigures(scope, span, before, locale);
      return { data: { kind: 'overview', ...heading, ...(await compared()), figures } };
    }
    case 'performance': {
      const figures = performanceFigures(scope, span, before);
      return { data: { kind: 'performance', ...heading, ...(await compared()), figures } };
    }
    case 'allocation':
      return { data: { kind: 'allocation', ...heading, figures: allocationFigures(scope, span, locale) } };
    case 'income': {
      const expected = await expectedIncome(context, ledger, scope);
      const figures = { ...incomeFigures(scope, span, before, locale), expected };
      return { data: { kind: 'income', ...heading, figures } };
    }
    case 'realised':
      return {
        data: { kind: 'realised', ...heading, figures: realisedFigures(scope, span, before, locale, query) },
      };
    case 'costs':
      return { data: { kind: 'costs', ...heading, figures: costFigures(scope, span, before, locale) } };
    case 'transactions':
      return {
        data: { kind: 'transactions', ...heading, figures: statementFigures(scope, span, locale, query) },
      };
  }
}

function headingOf(context: Context, { ledger, total, isUnknown }: ReportScope) {
  const { missing, estimated, is_simulated } = circumstances(
    ledger,
    ledger.portfolios,
    total,
    context.locale,
  );
  return {
    currency: ledger.shown,
    portfolios: ledger.portfolios.map(({ id, name }) => ({ id, name })),
    reason: isUnknown ? ('no-rate' as const) : null,
    missing,
    estimated,
    is_simulated,
  };
}

/** The days of the report one by one, and what something else would have done in them. */
async function comparedWith(
  { services }: Context,
  { total: { daily } }: ReportScope,
  { shown, rates }: ValuedLedger,
  span: Span,
  benchmark: Query['benchmark'],
) {
  const { from, to } = historySpan(daily, 'max', span);
  const prices =
    benchmark === 'none' ? null : await benchmarkPrices(services, benchmark, { shown, rates }, from, to);
  const compared = benchmark !== 'none' && prices ? { name: benchmark, ...prices } : null;
  const { twr } = ratesBetween(daily, from, to);
  const histories = historiesOf(daily, { from, to }, shown, compared);
  return {
    ...histories,
    benchmark_returns: prices && returnsOf(prices.prices, from, histories.history, twr.from),
    benchmark: benchmark === 'none' ? null : benchmarkFigures(daily, { from, to }, benchmark, prices, twr),
  };
}
