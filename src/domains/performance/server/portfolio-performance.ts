import { dayNumber, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { strategiesOfPortfolios } from '../../strategies/server/strategy-store.ts';
import { historyOf } from '../../valuation/server/history-of.ts';
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

export function portfolioHistory(context: Context, { params, query }: CallInput<typeof historyCall>) {
  checkDays(query);
  return rememberedFigures(context, ['history', params.id, query], async () => {
    const { ledger, total } = await asked(context, params.id, query.currency);
    return { data: await historyOf(context.services, total, historyOptions(ledger, query)) };
  });
}

/** Everything the portfolio page shows, in one answer. */
export function portfolioPerformance(context: Context, input: CallInput<typeof performanceCall>) {
  return rememberedPortfolios(context, ['performance', input.params.id, input.query], (around) =>
    reckon(context, input, around),
  );
}

async function reckon(
  context: Context,
  { params, query }: CallInput<typeof performanceCall>,
  around: Around,
) {
  const { ledger, totals, total, portfolios, isOne } = await asked(context, params.id, query.currency);
  const ids = portfolios.map((portfolio) => portfolio.id);
  const [history, strategies] = await Promise.all([
    historyOf(context.services, total, historyOptions(ledger, query)),
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
      holdings: holdingFigures(ledger, portfolios, held!, context.locale),
      closed: holdingFigures(ledger, portfolios, closed!, context.locale),
      history,
    },
  };
}
