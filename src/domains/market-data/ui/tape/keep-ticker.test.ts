import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTicker, reloadGap, type TickerLook } from './keep-ticker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fakePlace() {
  const log: string[] = [];
  const ticker = keepTicker({
    insert: ({ locale, theme }: TickerLook) => log.push(`insert ${locale} ${theme}`),
    clear: () => log.push('clear'),
  });
  return { log, ticker };
}

it('shows the tape at once, and again 100 ms after the language has changed', () => {
  const { log, ticker } = fakePlace();
  ticker.show({ locale: 'en', theme: 'light' });
  expect(log).toEqual(['insert en light']);
  ticker.show({ locale: 'pl', theme: 'light' });
  vi.advanceTimersByTime(reloadGap - 1);
  expect(log).toEqual(['insert en light', 'clear']);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(['insert en light', 'clear', 'insert pl light']);
  expect(reloadGap).toBe(100);
});

it('loads once for several changes in a row, and not at all for the same look', () => {
  const { log, ticker } = fakePlace();
  ticker.show({ locale: 'en', theme: 'light' });
  ticker.show({ locale: 'en', theme: 'light' });
  ticker.show({ locale: 'pl', theme: 'light' });
  ticker.show({ locale: 'pl', theme: 'dark' });
  vi.runAllTimers();
  expect(log.filter((line) => line.startsWith('insert'))).toEqual(['insert en light', 'insert pl dark']);
});

it('leaves nothing behind, and nothing to come, when it is stopped', () => {
  const { log, ticker } = fakePlace();
  ticker.show({ locale: 'en', theme: 'light' });
  ticker.show({ locale: 'pl', theme: 'light' });
  ticker.stop();
  vi.runAllTimers();
  expect(log).toEqual(['insert en light', 'clear', 'clear']);
  expect(vi.getTimerCount()).toBe(0);
});
