import { describe, expect, it } from 'vitest';
import { readKey, readKeys } from './benchmark-key.ts';
import { comparisonAddress, readComparisonView } from './comparison-view.ts';
import { countsDividends } from './index-dividends.ts';

const id = '0193277e-0000-7000-8000-000000000401';

describe('the address of a comparison (rule CO-1)', () => {
  it('says what is compared, and reads back the same', () => {
    const view = { portfolios: [id], period: '2025-Q2', benchmarks: [`asset:${id}`, 'inflation:2'] };
    const address = comparisonAddress('/compare', view);
    expect(readComparisonView(new URL(address, 'http://x').searchParams)).toEqual(view);
    expect(comparisonAddress('/compare', { portfolios: 'all', period: 'start', benchmarks: null })).toBe(
      '/compare',
    );
  });

  it('tells a list without any from none asked for', () => {
    expect(readComparisonView(new URLSearchParams('benchmarks=none')).benchmarks).toEqual([]);
    expect(readComparisonView(new URLSearchParams('')).benchmarks).toBeNull();
  });
});

describe('benchmarks (rule CO-2)', () => {
  it('are each once, whatever way they are written', () => {
    expect(readKeys(['inflation:2', 'inflation:2.00', `strategy:${id}`])).toHaveLength(2);
    expect(readKey('inflation:0.5')).toEqual({ kind: 'inflation', above: '0.5' });
  });

  it.each(['inflation:', 'inflation:1e1', 'inflation:21', 'inflation: 2', 'inflation:٣'])(
    '%s is out of bounds',
    (text) => {
      expect(readKey(text)).toBe('benchmarkRateError');
    },
  );

  it.each(['', 'asset:', 'asset:x', `asset:${id}:1`, 'gold:1'])('“%s” is unknown', (text) => {
    expect(readKey(text)).toBe('benchmarkUnknown');
  });
});

it('knows which indices have dividends in them (rule CO-3)', () => {
  expect(['WIG', 'WIG-BANKI', 'DAX', '^GDAXI', 'WIG20TR'].every(countsDividends)).toBe(true);
  expect(['WIG20', 'MWIG40', 'SPX', 'NDX', 'SX5E'].some(countsDividends)).toBe(false);
});
