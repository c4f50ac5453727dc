import { addDays, addMonths, dayInWarsaw, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { hasFeature } from '../../billing/server/policies/policies.ts';
import { portfolioPositions } from '../../ledger/server/portfolio-positions.ts';
import type { simulationForm as formCall } from '../contract.ts';
import { BacktestFailure } from '../engine/backtest-failure.ts';
import { defaultCosts } from '../engine/simulate-strategy.ts';
import { firstQuote, lastQuote } from '../market/asset-column.ts';
import { policyRateOn } from '../market/portfolio-market.ts';
import { type PortfolioSnapshot, snapshotOf } from '../market/portfolio-snapshot.ts';
import { firstPossible } from '../market/trading-calendar.ts';
import { daysPerYear } from '../market/trading-periods.ts';
import { parameterHints } from '../parameter-hints.ts';
import { benchmarks } from '../simulation-shape.ts';
import { defaultSolver } from '../solvers/load-solver.ts';
import { solverNames } from '../solvers/plan-solver.ts';
import { solverOptions } from '../solvers/solver-options.ts';
import { todayWeights } from '../strategy-defaults.ts';
import { strategyNames, strategySchemas } from '../strategy-params.ts';
import { withVolumes } from './market-history-store.ts';
import { type History, prepareMarket, readBenchmark, readHistory } from './running/prepare-market.ts';
import { historyTerms } from './running/set-up-run.ts';
import { strategyTargets } from './strategy-targets.ts';
import { todayValues } from './today-values.ts';

/** What the form begins with; an empty portfolio has a form too, without days to choose from. */
export async function simulationForm(context: Context, { params }: CallInput<typeof formCall>) {
  const { services } = context;
  const { userId } = actorOf(context);
  const positions = await portfolioPositions(context, params.id);
  const portfolio = snapshotOf(positions);
  const today = dayInWarsaw(services.clock.now());
  const values = await todayValues(services, portfolio, today);
  const weights = todayWeights(
    portfolio.assets.map((asset) => asset.ticker),
    values,
  );
  const history = await historyOf(context, portfolio);
  const traded = await withVolumes(
    services.database,
    portfolio.assets.map((asset) => asset.instrumentId),
  );
  const range = history && (await rangeOf(history, today));
  const from = history?.first ?? dayNumber(today);
  const indices = [];
  for (const id of benchmarks)
    indices.push({
      id,
      index: await readBenchmark(services, id, portfolio.currency, from, dayNumber(today)),
    });
  const classes = new Map(positions.holdings.map((holding) => [holding.instrumentId, holding.class]));
  return {
    data: {
      portfolio: { id: positions.id, name: positions.name, currency: positions.currency },
      assets: portfolio.assets.map((asset, i) => ({
        ticker: asset.ticker,
        name: asset.name,
        class: classes.get(asset.instrumentId)!,
        currency: asset.currency,
        units: asset.units,
        today_weight: Number.isFinite(values[i]!) ? weights[asset.ticker]! : null,
        ...quotedDays(history, i),
        has_volumes: traded.has(asset.instrumentId),
      })),
      today_weights: portfolio.assets.length > 0 ? weights : {},
      targets: await strategyTargets(context, positions, portfolio, values),
      ...(range ?? noRange),
      benchmarks: indices.map(({ id, index }) => ({
        id,
        name: index?.name ?? id,
        first_day: index?.firstDay ?? null,
        last_day: index?.lastDay ?? null,
      })),
      trade_cost_percent: defaultCosts.linear * 100,
      borrow_fee_percent: defaultCosts.shortFee,
      cash_rate: {
        is_stored: !!history?.policyRates,
        percent: history?.policyRates ? policyRateOn(history.policyRates, dayNumber(today)) : null,
      },
      strategies: strategyNames.map((name) => ({
        name,
        params: Object.keys(strategySchemas[name].shape),
        is_available:
          name !== 'MarketBenchmark' || portfolio.assets.every((asset) => traded.has(asset.instrumentId)),
      })),
      solvers: solverNames.map((name) => ({
        name,
        is_default: name === defaultSolver,
        made: name === 'SCS' || name === 'CLARABEL' ? ('package' as const) : ('own' as const),
        options: solverOptions(name),
      })),
      hints: parameterHints,
      can_export: await hasFeature(services, userId, 'export'),
      has_language_model: services.languageModel !== null,
    },
  };
}

async function historyOf({ services }: Context, portfolio: PortfolioSnapshot): Promise<History | null> {
  try {
    return await readHistory(services, portfolio, false);
  } catch (error) {
    if (error instanceof BacktestFailure) return null;
    throw error;
  }
}

function quotedDays(history: History | null, i: number) {
  const asset = history?.assets[i];
  const first = asset && firstQuote(asset);
  const last = asset && lastQuote(asset);
  return {
    first_day: first === undefined ? null : dayOf(first),
    last_day: last === undefined ? null : dayOf(last),
  };
}

const noRange = {
  first_start: null,
  last_end: null,
  default_start: null,
  default_end: null,
  sessions_per_year: 0,
};
const defaultYears = 10;

/** From where to where a run can go: by default the last ten years up to the last session before today. */
async function rangeOf(history: History, today: string) {
  const { market } = await prepareMarket(history, dayNumber(addDays(today, -1)), false);
  const { row } = firstPossible(market, historyTerms);
  const last = market.dates.length - 1;
  if (row < 0 || row >= last) return noRange;
  const firstStart = market.dates[row]!;
  const lastEnd = market.dates[last]!;
  const preferred = addMonths(lastEnd, -12 * defaultYears);
  const years = (market.days[last]! - market.days[row]!) / daysPerYear;
  return {
    first_start: firstStart,
    last_end: lastEnd,
    default_start: preferred > firstStart ? preferred : firstStart,
    default_end: lastEnd,
    sessions_per_year: Math.round((last - row) / Math.max(years, 1 / daysPerYear)),
  };
}
