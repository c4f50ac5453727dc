import type { SimulationRequest } from '../../market/portfolio-snapshot.ts';
import type { RunProgress } from '../simulation-store.ts';
import type { LivingRun } from './living-run.ts';
import { marketFor, type RunSetup } from './set-up-run.ts';
import type { Progress, StrategyOutcome } from './thread-messages.ts';
import { TaskRefused, type ThreadPool } from './thread-pool.ts';

const mostPoints = 120;

/** All strategies of a run, as many at once as there are threads; the first that fails ends the others. */
export async function computeStrategies(
  pool: ThreadPool,
  request: SimulationRequest,
  setup: RunSetup,
  run: LivingRun<RunProgress>,
): Promise<StrategyOutcome[]> {
  const { market, period, holdings } = setup;
  const progress = blankProgress(request, setup);
  run.tell(progress);
  const broken = new AbortController();
  const signal = AbortSignal.any([run.signal, broken.signal]);
  const dateOf = (day: number) => market.dates[period.first + day]!;
  const total = period.last - period.first;
  const computing = request.strategies.map(async ({ slot, strategy }, i) => {
    const state = progress.strategies[i]!;
    const onProgress = ({ done, at, values, seconds }: Progress) => {
      Object.assign(state, {
        status: 'running',
        done,
        seconds,
        day: dateOf(done),
        dates: at.map(dateOf),
        values,
      });
      run.tell(progress);
    };
    try {
      const outcome = await pool.compute(
        {
          kind: 'strategy',
          market: marketFor(setup, strategy.name),
          strategy,
          start: request.start,
          end: request.end,
          holdings,
          costs: { linear: request.tradeCostPercent / 100, shortFee: request.borrowFeePercent },
        },
        { onProgress },
        signal,
      );
      Object.assign(state, {
        status: 'done',
        done: total,
        day: dateOf(total),
        seconds: outcome!.seconds,
        ...sampled(outcome!.values, dateOf),
      });
      run.tell(progress);
      return outcome!;
    } catch (error) {
      broken.abort(error);
      if (error instanceof TaskRefused) Object.assign(error.reason.values, { slot, strategy: strategy.name });
      throw error;
    }
  });
  // All have let go of their threads before the run goes on.
  const settled = await Promise.allSettled(computing);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw run.signal.aborted ? run.signal.reason : broken.signal.reason;
  return settled.map((one) => (one as PromiseFulfilledResult<StrategyOutcome>).value);
}

function sampled(values: Float64Array, dateOf: (day: number) => string) {
  const step = Math.max(1, Math.ceil(values.length / mostPoints));
  const at: number[] = [];
  for (let day = 0; day < values.length - 1; day += step) at.push(day);
  at.push(values.length - 1);
  return { dates: at.map(dateOf), values: at.map((day) => values[day]!) };
}

function blankProgress(request: SimulationRequest, setup: RunSetup): RunProgress {
  const { market, period, startValue, benchmarkLevels } = setup;
  const dateOf = (day: number) => market.dates[period.first + day]!;
  let known = benchmarkLevels[0]!;
  const held = benchmarkLevels.map((level) => {
    if (level > 0) known = level;
    return (startValue * known) / benchmarkLevels[0]!;
  });
  return {
    startValue,
    days: { first: dateOf(0), last: market.dates[period.last]!, total: period.last - period.first },
    strategies: request.strategies.map(({ slot }) => ({
      slot,
      status: 'queued',
      done: 0,
      day: null,
      seconds: 0,
      dates: [],
      values: [],
    })),
    benchmark: sampled(held, dateOf),
  };
}
