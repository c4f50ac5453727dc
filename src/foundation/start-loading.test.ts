import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoading } from './start-loading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A load that answers when the test says so. */
function asked() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const heard: string[] = [];
  const signals: AbortSignal[] = [];
  const order = {
    load: (signal: AbortSignal) => {
      signals.push(signal);
      return promise;
    },
    onReady: (value: string) => heard.push(value),
    onFailed: (failure: unknown) => heard.push(`failed: ${(failure as Error).message}`),
  };
  return { order, heard, signals, answer: resolve, fail: (why: string) => reject(new Error(why)) };
}

describe('loading', () => {
  it('tells what was answered', async () => {
    const { order, heard, answer } = asked();
    startLoading(order);
    answer('prices');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['prices']);
  });

  it('tells that it failed, also where the load itself stumbles', async () => {
    const { order, heard, fail } = asked();
    startLoading(order);
    fail('offline');
    startLoading({
      ...order,
      load: () => {
        throw new Error('no address');
      },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.toSorted()).toEqual(['failed: no address', 'failed: offline']);
  });

  it.each(['answer', 'fail'] as const)(
    'that was given up gives up its request and does not %s late',
    async (how) => {
      const one = asked();
      const giveUp = startLoading(one.order);
      giveUp();
      one[how]('late');
      await vi.advanceTimersByTimeAsync(1000);
      expect(one.signals[0]?.aborted).toBe(true);
      expect(one.heard).toEqual([]);
    },
  );

  it('waits for a rest in the typing, and asks nothing when given up before', async () => {
    const first = asked();
    const giveUp = startLoading({ ...first.order, pause: 250 });
    await vi.advanceTimersByTimeAsync(249);
    giveUp();
    const second = asked();
    startLoading({ ...second.order, pause: 250 });
    await vi.advanceTimersByTimeAsync(250);
    expect(first.signals).toHaveLength(0);
    expect(second.signals).toHaveLength(1);
  });

  it('shows an answer no sooner than the shortest loading state lasts (U-5)', async () => {
    const { order, heard, answer } = asked();
    startLoading({ ...order, shortest: 200 });
    answer('at once');
    await vi.advanceTimersByTimeAsync(199);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['at once']);
  });
});
