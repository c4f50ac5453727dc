import type { CallInput, CallResult } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { circumstances } from '../../performance/figures/portfolio-figures.ts';
import { basisStamp, type Liquidation } from '../../performance/server/basis/liquidations.ts';
import { rememberedFigures } from '../../performance/server/ledger-stamp.ts';
import type { ValuedLedger } from '../../performance/server/value-ledger.ts';
import type { Basis } from '../../valuation/basis/change-basis.ts';
import { ratesBetween } from '../../valuation/measure-total.ts';
import { historySpan } from '../../valuation/period-history.ts';
import { benchmarkPrices } from '../../valuation/server/benchmark-prices.ts';
import { readBasis } from '../../valuation/server/read-basis.ts';
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
import { spansOnBasis } from '../figures/span-on-basis.ts';
import { statementFigures } from '../figures/statement.ts';
import { type BrokerKind, isOfProperties } from '../report-kinds.ts';
import { periodBefore, periodText, readPeriod, type Span } from '../report-period.ts';
import { expectedIncome } from './expected-income.ts';
import { propertyFigures } from './property-figures.ts';
import { daysOf, readScope } from './read-scope.ts';

type Query = CallInput<typeof figuresCall>['query'];
type Answer = CallResult<typeof figuresCall>;

/** The figures of a report; the same ones again while nothing they were made from has changed. */
export function reportFigures(liquidation: Liquidation) {
  return (context: Context, { query }: CallInput<typeof figuresCall>): Promise<Answer> => {
    const { basis } = query;
    const basisOf: BasisOf = ({ ledger, totals, total }, valued) =>
      readBasis(context, { basis, currency: ledger.shown }, total, () =>
        liquidation.taxes(context, valued, totals),
      );
    return figuresBy(context, query, basisOf, () => basisStamp(context, liquidation, basis));
  };
}

/** The same as they stand in files and behind links: nominal (BA-9). */
export function nominalFigures(context: Context, query: Omit<Query, 'basis'>): Promise<Answer> {
  return figuresBy(context, { ...query, basis: 'nominal' }, async () => undefined);
}

/** On what basis a report is told: undefined is nominal, null that it cannot be had. */
type BasisOf = (scope: ReportScope, ledger: ValuedLedger) => ReturnType<typeof readBasis>;

function figuresBy(
  context: Context,
  query: Query,
  basisOf: BasisOf,
  stampOf?: () => Promise<string>,
): Promise<Answer> {
  const { kind } = query;
  if (isOfProperties(kind)) return propertyFigures(context, { ...query, kind });
  const reckoned = () => reckon(context, { ...query, kind }, basisOf);
  return rememberedFigures(context, ['report', query], reckoned, stampOf);
}

type BrokerQuery = Query & { kind: BrokerKind };

async function reckon(context: Context, query: BrokerQuery, basisOf: BasisOf): Promise<Answer> {
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
  const compared = async (figures: ReturnType<typeof performanceFigures | typeof overviewFigures>) => {
    const basis = await basisOf(scope, ledger);
    const spans = { now: figures, span, before: figures.before, spanBefore: before };
    return {
      ...(await comparedWith(context, scope, ledger, span, { ...query, basis: basis ?? null })),
      on_basis: basis && spansOnBasis(scope, spans, basis),
    };
  };
  switch (query.kind) {
    case 'overview': {
      const figures = overviewFigures(scope, span, before, locale);
      return { data: { kind: 'overview', ...heading, ...(await compared(figures)), figures } };
    }
    case 'performance': {
      const figures = performanceFigures(scope, span, before);
      return { data: { kind: 'performance', ...heading, ...(await compared(figures)), figures } };
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
  { benchmark, basis }: { benchmark: Query['benchmark']; basis: Basis | null },
) {
  const { from, to } = historySpan(daily, 'max', span);
  const prices =
    benchmark === 'none' ? null : await benchmarkPrices(services, benchmark, { shown, rates }, from, to);
  const compared = benchmark !== 'none' && prices ? { name: benchmark, ...prices } : null;
  const { twr } = ratesBetween(daily, from, to);
  const histories = historiesOf(daily, { from, to }, shown, compared, basis);
  return {
    ...histories,
    benchmark_returns: prices && returnsOf(prices.prices, from, histories.history, twr.from),
    benchmark: benchmark === 'none' ? null : benchmarkFigures(daily, { from, to }, benchmark, prices, twr),
  };
}
