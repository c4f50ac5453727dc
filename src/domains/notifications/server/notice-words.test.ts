import { describe, expect, it } from 'vitest';
import { wordsOf } from './notice-words.ts';

const crossed = (price: string, level: string, currency: string) =>
  wordsOf('en', {
    kind: 'levelCrossed',
    params: { asset: 'A', ticker: 'A', price, level, currency, way: 'up' },
  }).text;

describe('the words of a price', () => {
  it('have as many decimals as the price needs to differ from the level (U-1)', () => {
    expect(crossed('0.00001234', '0.000012', 'usd')).toBe('It rose to $0.00001234; you set $0.000012.');
    expect(crossed('4.3215', '4.32', 'pln')).toBe('It rose to 4,3215\u00a0zł; you set 4,32\u00a0zł.');
    expect(crossed('100', '99.5', 'eur')).toBe('It rose to €100.00; you set €99.50.');
  });

  it('are points and no money for an index (U-1)', () => {
    expect(crossed('2345.67', '2300', '')).toBe('It rose to 2,345.67; you set 2,300.00.');
    expect(
      wordsOf('pl', {
        kind: 'assetMoved',
        params: { asset: 'WIG20', ticker: 'W20', percent: '16', price: '2345.67', currency: '' },
      }).text,
    ).toBe('W20 kosztuje teraz 2\u202f345,67.');
  });
});
