import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunStatus } from '../simulation-types.ts';
import { checkEvery, mostChecks, watchRun } from './watch-run.ts';

const at = (status: RunStatus['status']): RunStatus => ({
  status,
  progress: 0.5,
  day: null,
  day_index: 0,
  day_total: 0,
  strategies: [],
  so_far: null,
  ahead: 0,
  elapsed_seconds: 0,
  reason: null,
  attempt: 1,
});

function watched(answer: () => Promise<RunStatus>) {
  const listeners = new Set<() => void>();
  const check = vi.fn(answer);
  const onStatus = vi.fn();
  const onFailure = vi.fn();
  const onTimeout = vi.fn();
  const onNews = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const stop = watchRun({ check, onNews, onStatus, onFailure, onTimeout });
  const news = () => {
    for (const listener of listeners) listener();
  };
  return { check, onStatus, onFailure, onTimeout, listeners, news, stop };
}

describe('following a run', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('looks at once and then every five seconds', async () => {
    const run = watched(async () => at('running'));
    await vi.advanceTimersByTimeAsync(0);
    expect(run.check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * checkEvery);
    expect(run.check).toHaveBeenCalledTimes(3);
    run.stop();
    await vi.advanceTimersByTimeAsync(10 * checkEvery);
    expect(run.check).toHaveBeenCalledTimes(3);
  });

  it('gives up after thirty checks, but still hears the end', async () => {
    let status: RunStatus['status'] = 'running';
    const run = watched(async () => at(status));
    await vi.advanceTimersByTimeAsync(mostChecks * checkEvery - 1);
    expect(run.onTimeout).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run.onTimeout).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100 * checkEvery);
    expect(run.check).toHaveBeenCalledTimes(mostChecks + 1);
    status = 'done';
    run.news();
    await vi.advanceTimersByTimeAsync(0);
    expect(run.onStatus).toHaveBeenLastCalledWith(at('done'));
  });

  it('looks the moment there is news, and stops at the end', async () => {
    let status: RunStatus['status'] = 'running';
    const run = watched(async () => at(status));
    await vi.advanceTimersByTimeAsync(0);
    status = 'done';
    run.news();
    await vi.advanceTimersByTimeAsync(0);
    expect(run.onStatus).toHaveBeenLastCalledWith(at('done'));
    expect(run.listeners.size).toBe(0);
    await vi.advanceTimersByTimeAsync(10 * checkEvery);
    expect(run.check).toHaveBeenCalledTimes(2);
    expect(run.onTimeout).not.toHaveBeenCalled();
  });

  it('asks once more, not many times, for news that come while it looks', async () => {
    let answer: (status: RunStatus) => void = () => {};
    const run = watched(() => new Promise((resolve) => (answer = resolve)));
    for (let i = 0; i < 5; i++) run.news();
    expect(run.check).toHaveBeenCalledTimes(1);
    answer(at('running'));
    await vi.advanceTimersByTimeAsync(0);
    expect(run.check).toHaveBeenCalledTimes(2);
    run.stop();
  });

  it('goes on after a check that failed', async () => {
    let broken = true;
    const run = watched(async () => {
      if (broken) throw new Error('offline');
      return at('done');
    });
    await vi.advanceTimersByTimeAsync(checkEvery);
    expect(run.onFailure, 'it is told').toHaveBeenCalledTimes(2);
    broken = false;
    await vi.advanceTimersByTimeAsync(checkEvery);
    expect(run.onStatus).toHaveBeenCalledWith(at('done'));
  });
});
