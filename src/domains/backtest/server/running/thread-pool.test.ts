import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { simulateStrategy } from '../../engine/simulate-strategy.ts';
import { exampleMarket } from '../../market/example-market.ts';
import { parseStrategy } from '../../strategy-params.ts';
import type { Progress, SweepOutcome, Task } from './thread-messages.ts';
import { createThreadPool, TaskRefused, type ThreadPool, usualThreads } from './thread-pool.ts';

const market = exampleMarket(6, 900);
const holdings = Float64Array.from([100, 100, 100, 100, 100, 100, 50]);
const task = (name: string, params: unknown = {}, changes: Partial<Task> = {}) =>
  ({
    kind: 'strategy',
    market,
    strategy: parseStrategy(name, params),
    start: market.dates[300]!,
    end: market.dates[890]!,
    holdings,
    costs: { linear: 0.0029, shortFee: 5 },
    ...changes,
  }) as Task;
/** Takes ten seconds of a core: whatever the host, nobody sees its end. */
const slow = () =>
  task(
    'MultiPeriodOptimization',
    { rebalance_frequency: 'D', planning_horizon: 30, solver: 'SCS' },
    { market: exampleMarket(100, 900), holdings: new Float64Array(101).fill(100) },
  );
const never = new AbortController().signal;

const pools: ThreadPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
function poolOf(size: number): ThreadPool {
  const pool = createThreadPool(size);
  pools.push(pool);
  return pool;
}

test('a thread computes what the engine computes', async () => {
  const outcome = await poolOf(1).compute(task('Uniform'), {}, never);
  const { kind: _kind, ...simulation } = task('Uniform');
  const expected = await simulateStrategy(simulation);
  expect([...outcome!.values]).toEqual([...expected.values]);
  expect(outcome!.metrics.final_value).toBe(expected.metrics.finalValue.toFixed(2));
  expect(outcome!.weights.cash).toHaveLength(outcome!.weights.dates.length);
});

test('never more tasks at once than threads; the others wait for their turn', async () => {
  const pool = poolOf(2);
  const began: number[] = [];
  let busy = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 6 }, async (_, i) => {
      const outcome = await pool.compute(
        task('SinglePeriodOptimization', { rebalance_frequency: 'D' }),
        {
          onProgress() {
            if (!began.includes(i)) {
              began.push(i);
              most = Math.max(most, ++busy);
            }
          },
        },
        never,
      );
      if (began.includes(i)) busy--;
      expect(outcome!.solver!.solves).toBe(590);
    }),
  );
  expect(most).toBeLessThanOrEqual(2);
});

test('progress tells the curve so far, in few points', async () => {
  const reports: Progress[] = [];
  const end = new AbortController();
  const computing = poolOf(1).compute(
    slow(),
    {
      onProgress(progress) {
        reports.push(progress);
        if (reports.length === 3) end.abort(new Error('enough'));
      },
    },
    end.signal,
  );
  await expect(computing).rejects.toThrow('enough');
  for (const { done, total, at, values } of reports.filter((one) => one.done > 0)) {
    expect(total).toBe(590);
    expect(at.length).toBeLessThanOrEqual(122);
    expect(values).toHaveLength(at.length);
    expect(at.at(-1)).toBe(done - 1);
    expect(values.every((value) => value > 0)).toBe(true);
  }
  expect(reports[2]!.done).toBeGreaterThan(reports[0]!.done);
});

test('aborting ends a task in the middle of a solve, and its place is free at once (rule B-14)', async () => {
  const pool = poolOf(1);
  const end = new AbortController();
  const underWay = Promise.withResolvers<void>();
  const first = pool.compute(slow(), { onProgress: () => underWay.resolve() }, end.signal);
  const waiting = new AbortController();
  const second = pool.compute(slow(), {}, waiting.signal);
  const third = pool.compute(task('Hold'), {}, never);
  await underWay.promise;
  waiting.abort(new Error('no longer wanted'));
  await expect(second).rejects.toThrow('no longer wanted');
  const began = performance.now();
  end.abort(new Error('cancelled'));
  await expect(first).rejects.toThrow('cancelled');
  expect((await third)!.values[0]).toBe(650);
  // Ended, not waited for.
  expect(performance.now() - began).toBeLessThan(60_000);
  await expect(pool.compute(task('Hold'), {}, AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
});

test('a task that was aborted never answers for the next one, whatever the reason', async () => {
  const pool = poolOf(1);
  const end = new AbortController();
  const underWay = Promise.withResolvers<void>();
  const late = pool.compute(slow(), { onProgress: () => underWay.resolve() }, end.signal);
  await underWay.promise;
  end.abort(new TaskRefused({ code: 'timeLimit', values: {} }));
  await expect(late).rejects.toThrow('timeLimit');
  const next = await pool.compute(task('AllCash'), {}, never);
  expect([next!.solver, next!.metrics.avg_leverage! < 0.01]).toEqual([null, true]);
});

test('a refusal carries its reason and leaves the thread in order; a fault replaces it', async () => {
  const pool = poolOf(1);
  const refused = await pool
    .compute(
      task('SinglePeriodOptimization', { solver: 'ECOS', solver_options: { max_iters: 1 } }),
      {},
      never,
    )
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TaskRefused);
  expect((refused as TaskRefused).reason).toMatchObject({
    code: 'solverNotConverged',
    values: { day: market.dates[300], solver: expect.stringContaining('ECOS') },
  });
  const broken = pool.compute(task('Hold', {}, { market: null } as never), {}, never);
  await expect(broken).rejects.toThrow(/TypeError/);
  expect((await pool.compute(task('Hold'), {}, never))!.values[0]).toBe(650);
});

test('a sweep tells each cell as it is known', async () => {
  const cells: SweepOutcome[] = [];
  const sweep = task('SinglePeriodOptimization', {}, {
    kind: 'sweep',
    gammas: [1, 500],
    kappas: [0, 0.5],
  } as never);
  const outcome = await poolOf(1).compute(sweep, { onCell: (cell) => cells.push(cell) }, never);
  expect(outcome).toBeNull();
  expect(cells.map(({ gamma, kappa }) => [gamma, kappa])).toEqual([
    [1, 0],
    [1, 0.5],
    [500, 0],
    [500, 0.5],
  ]);
  expect(cells[0]!.metrics!.volatility).toBeGreaterThan(cells[2]!.metrics!.volatility!);
});

test('one core is left to the pages (rule B-15)', () => {
  expect(usualThreads()).toBeGreaterThanOrEqual(1);
  expect(usualThreads()).toBeLessThanOrEqual(8);
});

test.runIf(process.platform === 'linux')(
  'threads compute at lower priority, the process does not (rule B-15)',
  async () => {
    const pool = poolOf(1);
    const end = new AbortController();
    const underWay = Promise.withResolvers<void>();
    const computing = pool
      .compute(slow(), { onProgress: () => underWay.resolve() }, end.signal)
      .catch(() => {});
    await underWay.promise;
    // The nineteenth field of a thread's stat is its nice value.
    const nice = (thread: string) =>
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').replace(/.*\) /, '').split(' ')[16]);
    const all = readdirSync('/proc/self/task').map(nice);
    expect(all.filter((value) => value === 10).length).toBeGreaterThanOrEqual(1);
    expect(nice(String(process.pid))).toBeLessThan(10);
    end.abort();
    await computing;
  },
);
