import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Source } from '../../../../design-system/live/share-events.ts';
import { tickerTape } from '../../../market-data/contract.ts';
import { followTape, type Tape, tapePath } from './follow-tape.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = 500;

/** A browser without locks, the page in it, and a market whose tape counts how often it was read. */
function fakePage() {
  const sources: { listeners: Map<string, () => void>; closed: boolean }[] = [];
  const openSource = (): Source => {
    const source = { listeners: new Map<string, () => void>(), closed: false };
    sources.push(source);
    return {
      readyState: 0,
      addEventListener: (name, listener) => void source.listeners.set(name, listener),
      close: () => {
        source.closed = true;
      },
    };
  };
  let look: (() => void) | undefined;
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => {
      look = listener;
    },
    removeEventListener: () => {
      look = undefined;
    },
  };
  let read = 0;
  let broken = false;
  const shown: Tape[] = [];
  const stop = followTape(
    {
      browser: { name: 'test', openSource },
      page,
      wait,
      read: async () => {
        read += 1;
        if (broken) throw new Error('offline');
        return [
          {
            symbol: 'WIG20',
            value: String(read),
            change_percent: null,
            currency: null,
            price_unit: 'unit' as const,
            class: 'indices',
            slug: 'wig20',
            is_simulated: true,
            source: 'simulated',
          },
        ];
      },
    },
    (tape) => shown.push(tape),
  );
  return {
    stop,
    sources,
    values: () => shown.map((tape) => tape[0]?.value),
    say: (name: string) => sources.at(-1)?.listeners.get(name)?.(),
    breakDown: () => {
      broken = true;
    },
    async becomes(visibility: 'visible' | 'hidden') {
      page.visibilityState = visibility;
      look?.();
    },
    listens: () => look !== undefined,
    soon: () => vi.advanceTimersByTimeAsync(wait),
  };
}

it('reads the tape once at the beginning, for the page may come from a cache', async () => {
  const tab = fakePage();
  tab.say('open');
  await tab.soon();
  expect(tab.values()).toEqual(['1']);
});

it('reads it again when the market has changed, once for many changes in a row', async () => {
  const tab = fakePage();
  tab.say('open');
  await tab.soon();
  for (let i = 0; i < 25; i++) tab.say('MarketChanged');
  await tab.soon();
  tab.say('NotificationAdded');
  await tab.soon();
  expect(tab.values()).toEqual(['1', '2']);
});

it('keeps what it shows when the tape cannot be read', async () => {
  const tab = fakePage();
  tab.say('open');
  await tab.soon();
  tab.breakDown();
  tab.say('MarketChanged');
  await tab.soon();
  expect(tab.values()).toEqual(['1']);
});

it('listens to nothing while nobody looks, and looks again afterwards', async () => {
  const tab = fakePage();
  tab.say('open');
  tab.becomes('hidden');
  expect(tab.sources.map((source) => source.closed)).toEqual([true]);
  await tab.soon();
  expect(tab.values()).toEqual([]);
  tab.becomes('visible');
  tab.say('open');
  await tab.soon();
  expect(tab.sources.map((source) => source.closed)).toEqual([true, false]);
  expect(tab.values()).toEqual(['1']);
});

it('leaves nothing open and nothing to come when the page goes', async () => {
  const tab = fakePage();
  tab.say('open');
  tab.say('MarketChanged');
  tab.stop();
  await tab.soon();
  expect(tab.values()).toEqual([]);
  expect(tab.sources.map((source) => source.closed)).toEqual([true]);
  expect(tab.listens()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('asks the call that the contract declares', () => {
  expect(tapePath).toBe(tickerTape.path);
  expect(tickerTape.access).toBe('anyone');
});
