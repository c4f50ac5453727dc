import { describe, expect, it } from 'vitest';
import { type Answer, keptOf, shownOf } from './answer.ts';

const known: Answer<number> = { of: 'pko 2026', round: 1, state: 'ready', value: 84 };
const failed: Answer<number> = { of: 'pko 2026', round: 1, state: 'failed', failure: new Error('offline') };

describe('what is shown of an answer', () => {
  it('is nothing while nothing is asked', () => {
    expect(shownOf(known, null, 1)).toEqual({ state: 'idle' });
  });

  it('is a loading state until there is one', () => {
    expect(shownOf<number>(undefined, 'pko 2026', 0)).toEqual({ state: 'loading' });
  });

  it('is the answer to the question that is asked now', () => {
    expect(shownOf(known, 'pko 2026', 1)).toMatchObject({ state: 'ready', value: 84 });
    expect(shownOf(failed, 'pko 2026', 1)).toMatchObject({ state: 'failed' });
  });

  it('is never the answer to another question or an earlier round', () => {
    expect(shownOf(known, 'pko 2025', 1)).toEqual({ state: 'loading' });
    expect(shownOf(failed, 'pko 2026', 2)).toEqual({ state: 'loading' });
  });
});

describe('what is kept of an answer', () => {
  it('is its value with what it was asked for, so that another question can still show it', () => {
    expect(keptOf(known)).toMatchObject({ of: 'pko 2026', value: 84 });
  });

  it('is nothing after a failure', () => {
    expect(keptOf(failed)).toBeUndefined();
    expect(keptOf(undefined)).toBeUndefined();
  });
});
