import { addMonths, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { allMessages } from '../../../i18n/messages.ts';
import type { Context } from '../../../platform/http/context.ts';
import { listSimulations } from '../../backtest/server/read-simulations.ts';
import { listBonds } from '../../bonds/server/list-bonds.ts';
import type { HoldingOutput, PortfolioOutput } from '../../performance/contract.ts';
import { listHoldings } from '../../performance/server/list-holdings.ts';
import { listPortfolios } from '../../performance/server/list-portfolios.ts';
import { listTransactions } from '../../performance/server/list-transactions.ts';
import { nominalPerformance } from '../../performance/server/portfolio-performance.ts';
import { rebalancing } from '../../performance/server/rebalancing.ts';
import type { ArticleId } from '../articles.ts';
import type { FigureCard } from '../figure-groups.ts';
import { bondsFigures } from '../figures/bonds-figures.ts';
import { costsFigures } from '../figures/costs-figures.ts';
import { currencyFigures } from '../figures/currency-figures.ts';
import { drawdownFigures } from '../figures/drawdown-figures.ts';
import { pensionsFigures } from '../figures/pensions-figures.ts';
import { rebalancingFigures } from '../figures/rebalancing-figures.ts';
import { returnsFigures } from '../figures/returns-figures.ts';
import { type SimulationLine, simulationFigures } from '../figures/simulation-figures.ts';

/** Every figure comes from the operation that the page showing it asks, so that the two never differ (rule ED-2). */
export const ownFigures: Record<ArticleId, (context: Context, shown: string) => Promise<FigureCard | null>> =
  {
    returns: async (context, shown) => returnsFigures(await portfoliosOf(context, shown)),
    currency: async (context, shown) => currencyFigures(await holdingsOf(context, shown), shown),
    drawdown: async (context, shown) => {
      const { figures, history } = await everything(context, shown);
      return drawdownFigures(history, figures.is_simulated);
    },
    costs: ownCosts,
    rebalancing: ownRebalancing,
    bonds: async (context, shown) =>
      bondsFigures((await listBonds(context, { query: { currency: shown } })).data, shown),
    pensions: ownPensions,
    simulation: ownSimulation,
  };

/** Rows of a short list have no figures; the type of the operation knows only what both have. */
const withFigures = <Row extends object>(rows: readonly object[]): Row[] =>
  rows.filter((row): row is Row => 'market_value' in row);

async function portfoliosOf(context: Context, shown: string) {
  const query = { currency: shown };
  const { data } = await listPortfolios(context, { params: undefined, body: undefined, query });
  return withFigures<PortfolioOutput>(data);
}

async function holdingsOf(context: Context, shown: string) {
  const query = { currency: shown };
  const { data } = await listHoldings(context, { params: undefined, body: undefined, query });
  return withFigures<HoldingOutput>(data);
}

async function everything(context: Context, shown: string) {
  const query = { period: 'max', benchmark: 'none', currency: shown } as const;
  return (await nominalPerformance(context, { id: 'all' }, query)).data;
}

/** Sums of the journal between two days; paper portfolios are asked for by nobody. */
async function totalsOf(
  context: Context,
  { shown, ...filter }: { shown: string; from: string; to: string; portfolioId?: string },
) {
  const query = { ...filter, currency: shown, sort: 'newest', start: 0, limit: 1 } as const;
  return (await listTransactions(context, { params: undefined, body: undefined, query })).totals;
}

const todayOf = ({ services }: Context) => dayInWarsaw(services.clock.now());

async function ownCosts(context: Context, shown: string): Promise<FigureCard | null> {
  const to = todayOf(context);
  const from = addMonths(to, -12);
  const portfolios = await portfoliosOf(context, shown);
  if (portfolios.length === 0) return null;
  const real = portfolios.filter(({ is_virtual }) => !is_virtual);
  const scopes = real.length === portfolios.length ? [{}] : real.map(({ id }) => ({ portfolioId: id }));
  const totals = await Promise.all(scopes.map((scope) => totalsOf(context, { shown, from, to, ...scope })));
  return costsFigures(totals, (await everything(context, shown)).figures, shown);
}

async function ownRebalancing(context: Context, shown: string): Promise<FigureCard | null> {
  const following = (await portfoliosOf(context, shown)).filter(({ strategy_id }) => strategy_id !== null);
  const weighed = await Promise.all(
    following.map(({ id }) =>
      rebalancing(context, {
        params: { id },
        query: { mode: 'buy-only', currency: shown },
        body: undefined,
      }),
    ),
  );
  return rebalancingFigures(weighed.map(({ data }) => data));
}

/** Limits are in złoty, and so is everything held against them. */
async function ownPensions(context: Context): Promise<FigureCard | null> {
  const to = todayOf(context);
  const year = to.slice(0, 4);
  const kept = (await portfoliosOf(context, 'pln')).flatMap((portfolio) =>
    !portfolio.is_virtual && (portfolio.kind === 'ike' || portfolio.kind === 'ikze')
      ? [{ ...portfolio, kind: portfolio.kind }]
      : [],
  );
  const portfolios = await Promise.all(
    kept.map(async ({ id, name, kind, market_value, is_simulated, follows_cash }) => {
      const filter = { shown: 'pln', from: `${year}-01-01`, to, portfolioId: id };
      const deposits = follows_cash ? (await totalsOf(context, filter)).deposits : null;
      return { name, kind, market_value, is_simulated, deposits };
    }),
  );
  return pensionsFigures(portfolios, year);
}

/** The newest run that is done, of whatever portfolio. */
async function ownSimulation(context: Context, shown: string): Promise<FigureCard | null> {
  const portfolios = await portfoliosOf(context, shown);
  const runs = await Promise.all(
    portfolios.map(async (portfolio) =>
      (await listSimulations(context, portfolio.id)).data
        .filter(({ status }) => status === 'done')
        .map(({ data }) => ({ portfolio, data })),
    ),
  );
  const [newest] = runs
    .flat()
    .toSorted((a, b) => Number(b.data.finished_at ?? 0) - Number(a.data.finished_at ?? 0));
  if (!newest) return null;
  const { portfolio, data } = newest;
  const run = {
    portfolio: portfolio.name,
    currency: data.currency,
    lines: data.metrics,
    isSimulated: portfolio.is_simulated,
  };
  return simulationFigures(run, linesNamedIn(context.locale));
}

function linesNamedIn(locale: Context['locale']) {
  const names: Record<string, { name: string }> = allMessages(locale).backtest.strategies;
  return ({ slot, name }: SimulationLine) => {
    if (slot === null) return name === 'SP500' ? 'S&P 500' : name;
    return names[name]?.name ?? name;
  };
}
