import { dayNumber, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { strategiesOfPortfolios } from '../../strategies/server/strategy-store.ts';
import { figuresOnBasis } from '../../valuation/basis/basis-figures.ts';
import { historyOf } from '../../valuation/server/history-of.ts';
import { readBasis } from '../../valuation/server/read-basis.ts';
import type {
  portfolioHistory as historyCall,
  portfolioPerformance as performanceCall,
} from '../contract.ts';
import { holdingFigures } from '../figures/holding-figures.ts';
import {
  holdingsIn,
  isHeld,
  nothingKnown,
  totalsOf,
  wholeTotal,
  withoutValues,
} from '../figures/ledger-values.ts';
import { totalFigures } from '../figures/portfolio-figures.ts';
import { basisStamp, type Liquidation } from './basis/liquidations.ts';
import { rememberedFigures } from './ledger-stamp.ts';
import { type Around, portfolioOutputs, rememberedPortfolios } from './portfolio-outputs.ts';
import { type ValuedLedger, valueLedger } from './value-ledger.ts';

const everything = 'all';

/** What is asked for with its sums: one portfolio, or all real ones as one. */
async function asked(context: Context, id: string, currency: string | undefined) {
  const portfolioId = id === everything ? undefined : id;
  const ledger = await valueLedger(context, { portfolioId, currency });
  const totals = totalsOf(ledger);
  const sums = portfolioId ? totals.get(portfolioId)! : wholeTotal(ledger, totals);
  const portfolios = portfolioId
    ? ledger.portfolios
    : ledger.portfolios.filter((portfolio) => !portfolio.is_virtual);
  const total = nothingKnown(ledger, portfolios) ? withoutValues(sums) : sums;
  return { ledger, totals, total, portfolios, isOne: portfolioId !== undefined };
}

type HistoryQuery = CallInput<typeof performanceCall>['query'] & { from?: string; to?: string };

function historyOptions(ledger: ValuedLedger, { period, benchmark, from, to }: HistoryQuery) {
  const own = from && to ? { from: dayNumber(from), to: dayNumber(to) } : undefined;
  return { period, own, benchmark, shown: ledger.shown, rates: ledger.rates };
}

/** Days of one's own are two that exist, the earlier first. */
function checkDays({ from, to }: HistoryQuery): void {
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day)) throw invalid({ [field]: ['invalid'] });
  if ((from === undefined) !== (to === undefined)) throw invalid({ [from ? 'to' : 'from']: ['required'] });
  if (from && to && from > to) throw invalid({ to: ['invalid'] });
}

type BasisOf = (found: Awaited<ReturnType<typeof asked>>) => ReturnType<typeof readBasis>;

/** What is asked for on its basis; one that cannot be had is said as null, and its history is nominal. */
const askedBasis =
  (context: Context, liquidation: Liquidation, { basis }: Pick<HistoryQuery, 'basis'>): BasisOf =>
  ({ ledger, totals, total, portfolios }) => {
    const scope = { ...ledger, portfolios, holdings: holdingsIn(ledger.holdings, portfolios) };
    return readBasis(context, { basis, currency: ledger.shown }, total, () =>
      liquidation.taxes(context, scope, totals),
    );
  };

export function portfolioHistory(liquidation: Liquidation) {
  return (context: Context, { params, query }: CallInput<typeof historyCall>) => {
    checkDays(query);
    const stamp = () => basisStamp(context, liquidation, query.basis);
    return rememberedFigures(
      context,
      ['history', params.id, query],
      async () => {
        const found = await asked(context, params.id, query.currency);
        const basis = (await askedBasis(context, liquidation, query)(found)) ?? null;
        const options = { ...historyOptions(found.ledger, query), basis };
        return { data: await historyOf(context.services, found.total, options) };
      },
      stamp,
    );
  };
}

/** Everything the portfolio page shows, in one answer. */
export function portfolioPerformance(liquidation: Liquidation) {
  return (context: Context, input: CallInput<typeof performanceCall>) =>
    rememberedPortfolios(
      context,
      ['performance', input.params.id, input.query],
      (around) => reckon(context, askedBasis(context, liquidation, input.query), input, around),
      () => basisStamp(context, liquidation, input.query.basis),
    );
}

type PerformanceInput = Pick<CallInput<typeof performanceCall>, 'params' | 'query'>;

/** The same as it is, whatever its owner looks at. */
export function nominalPerformance(
  context: Context,
  params: PerformanceInput['params'],
  asked: Omit<PerformanceInput['query'], 'basis'>,
) {
  const input: PerformanceInput = { params, query: { ...asked, basis: 'nominal' } };
  return rememberedPortfolios(context, ['performance', params.id, input.query], (around) =>
    reckon(context, async () => undefined, input, around),
  );
}

async function reckon(
  context: Context,
  basisOf: BasisOf,
  { params, query }: PerformanceInput,
  around: Around,
) {
  const found = await asked(context, params.id, query.currency);
  const { ledger, totals, total, portfolios, isOne } = found;
  const basis = await basisOf(found);
  const ids = portfolios.map((portfolio) => portfolio.id);
  const [history, strategies] = await Promise.all([
    historyOf(context.services, total, { ...historyOptions(ledger, query), basis: basis ?? null }),
    isOne ? strategiesOfPortfolios(context.services.database, actorOf(context).userId, ids) : new Map(),
  ]);
  const inScope = holdingsIn(ledger.holdings, portfolios);
  const [held, closed] = [true, false].map((wanted) =>
    inScope.filter((holding) => isHeld(ledger, holding) === wanted),
  );
  return {
    data: {
      portfolio: isOne
        ? portfolioOutputs(ledger, totals, { strategies, ...around }, context.locale)[0]!
        : null,
      figures: totalFigures(ledger, portfolios, total, context.locale),
      on_basis: basis && figuresOnBasis(total, basis),
      holdings: holdingFigures(ledger, portfolios, held!, context.locale),
      closed: holdingFigures(ledger, portfolios, closed!, context.locale),
      history,
    },
  };
}
