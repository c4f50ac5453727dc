import { describe, expect, test } from 'vitest';
import {
  earlierPeriod,
  firstView,
  isOtherThanSaved,
  laterPeriod,
  offeredPeriods,
  readView,
  savedView,
  viewDefinition,
  viewQuery,
  viewSearch,
} from './report-view.ts';

const today = '2026-11-16';
const first = firstView('broker', today);

describe('the address of a report (rule RP-16)', () => {
  test('an address that says nothing shows the overview of this year', () => {
    expect(readView(new URLSearchParams(), first)).toEqual({
      kind: 'overview',
      chosen: 'all',
      period: '2026',
      benchmark: 'none',
      tag: null,
    });
    expect(viewSearch(first, first)).toBe('');
  });

  test('what is chosen comes back from its own address', () => {
    const view = {
      kind: 'income',
      chosen: ['a', 'b'],
      period: '2025-01-15..2025-03-02',
      benchmark: 'SP500',
      tag: 'chips',
    } as const;
    expect(readView(new URLSearchParams(viewSearch(view, first)), first)).toEqual(view);
  });

  test('all portfolios can be chosen over the few of a saved report', () => {
    const saved = { ...first, chosen: ['a'] };
    const search = viewSearch({ ...saved, chosen: 'all' }, saved);
    expect(search).toBe('portfolios=all');
    expect(readView(new URLSearchParams(search), saved).chosen).toBe('all');
  });

  test('a tag can be taken off a saved report, and what is no tag changes nothing (WL-10)', () => {
    const saved = { ...first, tag: 'chips' };
    const search = viewSearch({ ...saved, tag: null }, saved);
    expect(search).toBe('tag=');
    expect(readView(new URLSearchParams(search), saved).tag).toBeNull();
    expect(readView(new URLSearchParams('tag=a,b'), saved).tag).toBe('chips');
    expect(savedView(viewDefinition(saved, 'pln')!)).toEqual(saved);
  });

  test('kinds of the other page and benchmarks nobody knows change nothing, a wrong period stays to be refused', () => {
    const view = readView(new URLSearchParams('kind=rent&benchmark=DAX&period=2025-13'), first);
    expect(view).toEqual({ ...first, period: '2025-13' });
    expect(viewDefinition(view, 'pln')).toBeNull();
  });

  test('properties have a parameter of their own', () => {
    const rent = { ...firstView('property', today), kind: 'rent', chosen: ['p'] } as const;
    expect(viewQuery(rent, 'eur')).toEqual({
      kind: 'rent',
      properties: 'p',
      period: '2026',
      benchmark: 'none',
      currency: 'eur',
    });
    expect(savedView(viewDefinition(rent, 'eur')!)).toEqual(rent);
  });
});

test('a page in another currency, of another period or other portfolios is not what was saved', () => {
  const saved = viewDefinition(first, 'pln')!;
  expect(isOtherThanSaved(first, 'pln', saved)).toBe(false);
  expect(isOtherThanSaved(first, 'eur', saved)).toBe(true);
  expect(isOtherThanSaved({ ...first, period: '2025' }, 'pln', saved)).toBe(true);
  expect(isOtherThanSaved({ ...first, chosen: ['a'] }, 'pln', saved)).toBe(true);
});

describe('periods to choose from (rule RP-2)', () => {
  test('the newest first, across the ends of years, none that has not begun', () => {
    expect(offeredPeriods('2026-02-03')).toEqual({
      years: ['2026', '2025', '2024', '2023', '2022', '2021'],
      quarters: ['2026-Q1', '2025-Q4', '2025-Q3', '2025-Q2'],
      months: ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09'],
    });
  });

  test.each([
    ['2025', '2024', '2026'],
    ['2025-Q4', '2025-Q3', '2026-Q1'],
    ['2025-12', '2025-11', '2026-01'],
    ['2025-03-01..2025-03-10', '2025-02-19..2025-02-28', '2025-03-11..2025-03-20'],
  ])('before and after %s are %s and %s', (period, before, after) => {
    expect(earlierPeriod(period)).toBe(before);
    expect(laterPeriod(period, today)).toBe(after);
  });

  test('nothing lies before the start or after today', () => {
    expect(earlierPeriod('start')).toBeNull();
    expect(laterPeriod('start', today)).toBeNull();
    expect(laterPeriod('2026', today)).toBeNull();
    expect(laterPeriod('2026-11', today)).toBeNull();
  });
});
