import { describe, expect, it } from 'vitest';
import { inScope, scopesOf } from './scope.ts';

const quotes = [{ currency: 'pln' }, { currency: 'usd' }, { currency: 'PLN' }, { currency: 'eur' }];

describe('the exchange of shares', () => {
  it('is Warsaw for what is quoted in złoty', () => {
    expect(inScope(quotes, 'gpw')).toHaveLength(2);
    expect(inScope(quotes, 'foreign')).toEqual([{ currency: 'usd' }, { currency: 'eur' }]);
  });

  it('is no choice where all shares are of one', () => {
    expect(scopesOf(quotes)).toEqual(['gpw', 'foreign']);
    expect(scopesOf([{ currency: 'pln' }])).toEqual([]);
    expect(scopesOf([])).toEqual([]);
  });
});
