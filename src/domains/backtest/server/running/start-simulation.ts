import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { type FieldErrors, invalid, notFound } from '../../../../foundation/failure.ts';
import { newId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { portfolioPositions } from '../../../ledger/server/portfolio-positions.ts';
import { lockPortfolios } from '../../../ledger/server/portfolio-store.ts';
import type { RunSimulationBody } from '../../contract.ts';
import { linearCost } from '../../costs/transaction-cost.ts';
import { BacktestFailure, refuse } from '../../engine/backtest-failure.ts';
import { makePolicy } from '../../engine/make-policy.ts';
import { defaultCosts } from '../../engine/simulate-strategy.ts';
import { fieldErrors } from '../../field-errors.ts';
import {
  type PortfolioSnapshot,
  type SimulationRequest,
  snapshotOf,
} from '../../market/portfolio-snapshot.ts';
import { readStrategyJson } from '../../read-strategy-json.ts';
import { todayWeights, withTodayWeights } from '../../strategy-defaults.ts';
import { parseStrategy, type Strategy } from '../../strategy-params.ts';
import { simulationChanged } from '../backtest-events.ts';
import { insertSimulation, lockUnderWay, simulationOfSubmission } from '../simulation-store.ts';
import { todayValues } from '../today-values.ts';
import { runSimulationJob } from './run-simulation.ts';
import { marketFor, type RunSetup, setUpRun } from './set-up-run.ts';

/** So many runs of one person may wait or run at once. */
export const mostUnderWay = 5;

type Refused = { failure: BacktestFailure; place: number | null };

/** Collects refusals instead of stopping at the first, so that a form shows all of them at once. */
async function collecting<T>(refused: Refused[], place: number | null, work: () => T | Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BacktestFailure)) throw error;
    refused.push({ failure: error, place });
    return undefined;
  }
}

function refuseAll(refused: Refused[], more: FieldErrors = {}): void {
  const { errors, params } = fieldErrors(refused);
  const all = { ...errors, ...more };
  if (Object.keys(all).length > 0) throw invalid(all, undefined, params);
}

/** Checks a request to the last parameter, then queues it. */
export async function startSimulation(context: Context, body: RunSimulationBody) {
  const { services } = context;
  const { database, clock, jobs, events } = services;
  const { userId } = actorOf(context);
  const positions = await portfolioPositions(context, body.portfolio_id);
  const repeated = body.submission_id
    ? await simulationOfSubmission(database, userId, positions.id, body.submission_id)
    : undefined;
  if (repeated) return { job_id: repeated.job_id, simulation_id: repeated.id };

  const request = await checkedRequest(context, body, snapshotOf(positions));
  const simulation = {
    id: newId(),
    userId,
    jobId: newId(),
    portfolioId: positions.id,
    language: body.language,
    request,
    submissionId: body.submission_id ?? null,
    at: clock.now(),
  };
  return database.transaction(async (tx) => {
    const [portfolio] = await lockPortfolios(tx, [positions.id], userId);
    if (!portfolio) throw notFound();
    if ((await lockUnderWay(tx, userId)) >= mostUnderWay)
      throw invalid({ portfolio_id: ['tooManySimulations'] }, undefined, {
        'portfolio_id.most': String(mostUnderWay),
      });
    if (!(await insertSimulation(tx, simulation))) {
      const first = await simulationOfSubmission(tx, userId, positions.id, simulation.submissionId!);
      return { job_id: first!.job_id, simulation_id: first!.id };
    }
    await jobs.send(tx, runSimulationJob, { userId, simulationId: simulation.id });
    await events.publish(tx, simulationChanged.of(userId));
    return { job_id: simulation.jobId, simulation_id: simulation.id };
  });
}

async function checkedRequest(
  context: Context,
  body: RunSimulationBody,
  portfolio: PortfolioSnapshot,
): Promise<SimulationRequest> {
  const { services } = context;
  const refused: Refused[] = [];
  const today = dayInWarsaw(services.clock.now());
  const wrongDays: FieldErrors = {};
  if (body.start_at > today) wrongDays.start_at = ['startAtError'];
  if (body.end_at < body.start_at || body.end_at >= today) wrongDays.end_at = ['endAtError'];
  const own = todayWeights(
    portfolio.assets.map((asset) => asset.ticker),
    await todayValues(services, portfolio, today),
  );
  const strategies: { slot: number; place: number; strategy: Strategy }[] = [];
  for (const [place, given] of body.strategies.entries()) {
    if (!given) continue;
    const strategy = await collecting(refused, place, () =>
      withTodayWeights(parseStrategy(given.name, readStrategyJson(given.params)), own),
    );
    if (strategy) strategies.push({ slot: place + 1, place, strategy });
  }
  const request: SimulationRequest = {
    start: body.start_at,
    end: body.end_at,
    benchmark: body.benchmark,
    strategies: strategies.map(({ slot, strategy }) => ({ slot, strategy })),
    tradeCostPercent: body.trade_cost_percent ?? defaultCosts.linear * 100,
    borrowFeePercent: body.borrow_fee_percent ?? defaultCosts.shortFee,
    portfolio,
  };
  if (Object.keys(wrongDays).length > 0) refuseAll(refused, wrongDays);
  const setup = await collecting(refused, null, () => setUpRun(services, request));
  if (setup)
    for (const { place, strategy } of strategies)
      await collecting(refused, place, () => checkStrategy(setup, strategy, request));
  refuseAll(refused);
  return request;
}

/** What the run itself would refuse on its first day: names, sums, options, volumes, scores. */
async function checkStrategy(setup: RunSetup, strategy: Strategy, request: SimulationRequest): Promise<void> {
  const market = marketFor(setup, strategy.name);
  const policy = await makePolicy(strategy, {
    assets: market.assets,
    todayWeights: {},
    tradeCost: linearCost(request.tradeCostPercent / 100),
    shortFee: request.borrowFeePercent,
  });
  if (strategy.name === 'MarketBenchmark') refuseSilentAssets(market);
  if (strategy.name === 'RankAndLongShort' && strategy.params.scores) {
    const { scores } = strategy.params;
    const missing = market.assets.find((asset) => !Object.hasOwn(scores, asset));
    if (missing) throw refuse('scoreMissing', 'scores', `No score for ${missing}.`, { ticker: missing });
  }
  policy.begin?.({
    ...market,
    hasPrices: market.prices !== null,
    hasVolumes: market.volumes !== null,
    period: setup.period,
  });
}

function refuseSilentAssets({ assets, volumes }: RunSetup['market']): void {
  const heard = new Set<number>();
  for (let cell = 0; cell < volumes!.length && heard.size < assets.length; cell++)
    if (volumes![cell]! > 0) heard.add(cell % assets.length);
  const silent = assets.filter((_, i) => !heard.has(i));
  if (silent.length > 0)
    throw refuse('volumesMissing', 'name', 'Some assets have no volumes.', { tickers: silent.join(', ') });
}
