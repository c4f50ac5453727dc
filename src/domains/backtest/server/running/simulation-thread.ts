// Runs in a worker thread: one task at a time, given by message.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { BacktestFailure } from '../../engine/backtest-failure.ts';
import { reasonOf } from '../../engine/failure-reason.ts';
import type { BacktestResult, OnDay } from '../../engine/run-backtest.ts';
import { simulateStrategy } from '../../engine/simulate-strategy.ts';
import { periodsPerYear } from '../../market/trading-periods.ts';
import { lineMetrics } from '../../result/line-figures.ts';
import { thinWeights } from '../../result/thin-weights.ts';
import { sweepGammaKappa } from '../../sweep.ts';
import type { StrategyOutcome, Task, ThreadReport } from './thread-messages.ts';

const port = parentPort!;
const send = (report: ThreadReport) => port.postMessage(report);

// On Linux this is the thread's own priority: who waits for a page goes first where cores are few.
if (process.platform === 'linux') setPriority(10);

const reportEvery = 150;
const mostPoints = 120;

/** Reports the progress now and then, with the curve so far. */
function reporter(began: number): OnDay {
  let reportedAt = began;
  return (done, total, values) => {
    const now = performance.now();
    if (now - reportedAt < reportEvery) return;
    reportedAt = now;
    const step = Math.max(1, Math.ceil(total / mostPoints));
    const at: number[] = [];
    for (let day = 0; day < done - 1; day += step) at.push(day);
    if (done > 0) at.push(done - 1);
    send({
      kind: 'progress',
      progress: { done, total, at, values: at.map((day) => values[day]!), seconds: (now - began) / 1000 },
    });
  };
}

const costsOf = (result: BacktestResult) =>
  Object.values(result.costs).reduce((sum, series) => sum + series.reduce((one, cost) => one + cost, 0), 0);

async function strategyOutcome(task: Task, began: number): Promise<StrategyOutcome> {
  const result = await simulateStrategy({ ...task, onDay: reporter(began) });
  const { days, values, cashReturns, dates } = result;
  return {
    days,
    values,
    cashReturns,
    metrics: lineMetrics(result.metrics, { days, values, cashReturns, costs: costsOf(result) }),
    periodsPerYear: periodsPerYear(days.length, days[0]!, days.at(-1)!),
    weights: thinWeights(dates, task.market.assets, result.postTradeWeights),
    solver: result.solver,
    bankruptOn: result.bankrupt ? dates.at(-1)! : null,
    beganAsCash: result.beganAsCash,
    seconds: (performance.now() - began) / 1000,
  };
}

async function sweep(task: Task & { kind: 'sweep' }): Promise<void> {
  await sweepGammaKappa(task, task.gammas, task.kappas, ({ gamma, kappa, failure }, result) =>
    send({
      kind: 'cell',
      cell: {
        gamma,
        kappa,
        metrics: result && lineMetrics(result.metrics, { ...result, costs: costsOf(result) }),
        reason: failure && reasonOf(failure),
      },
    }),
  );
}

port.on('message', async (task: Task) => {
  const began = performance.now();
  try {
    if (task.kind === 'sweep') await sweep(task);
    send({ kind: 'done', outcome: task.kind === 'strategy' ? await strategyOutcome(task, began) : null });
  } catch (error) {
    if (error instanceof BacktestFailure) send({ kind: 'refused', reason: reasonOf(error) });
    else
      send({
        kind: 'fault',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  }
});
