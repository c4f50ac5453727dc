import { describe, expect, it } from 'vitest';
import { type AssetChoice, choiceOf, choicesFor, keptByBroker } from './transaction-assets.ts';
import type { HeldAsset } from './transaction-sources.ts';

function held(ticker: string, volume: string): HeldAsset {
  return {
    holdingId: `h-${ticker}`,
    assetId: `a-${ticker}`,
    ticker,
    name: `Name of ${ticker}`,
    class: 'stocks',
    mic: 'XWAR',
    volume,
    averagePrice: '1',
    currencyId: 'pln',
    currency: 'pln',
    lots: null,
    currentPrice: '2',
    priceCurrency: 'PLN',
    priceUnit: 'unit',
    isKeptByBroker: false,
  };
}
const { held: _none, ...bare } = choiceOf(held('MSFT', '0'));
const microsoft: AssetChoice = { ...bare, key: 'asset:a-MSFT', held: null };

const options = {
  held: [held('OLD', '0'), held('PKO', '340'), held('ŁUG', '2')],
  found: [microsoft, { ...microsoft, key: 'asset:a-PKO', assetId: 'a-PKO' }],
  query: '',
  chosen: null,
};
const keys = (choices: AssetChoice[]) => choices.map(({ key }) => key);

describe('the assets to choose from', () => {
  it('for a purchase are those held, those once held, then the catalogue, each once', () => {
    expect(keys(choicesFor({ ...options, type: 'buy' }))).toEqual([
      'holding:h-PKO',
      'holding:h-ŁUG',
      'holding:h-OLD',
      'asset:a-MSFT',
    ]);
  });

  it('for a sale are those with units', () => {
    expect(keys(choicesFor({ ...options, type: 'sell' }))).toEqual(['holding:h-PKO', 'holding:h-ŁUG']);
    expect(keys(choicesFor({ ...options, type: 'split' }))).toEqual(['holding:h-PKO', 'holding:h-ŁUG']);
  });

  it('for a dividend are also those sold completely, and never the catalogue', () => {
    expect(keys(choicesFor({ ...options, type: 'dividend' }))).toEqual([
      'holding:h-PKO',
      'holding:h-ŁUG',
      'holding:h-OLD',
    ]);
  });

  it('are none that a broker keeps, except to look at', () => {
    const kept = { ...held('XTB', '5'), isKeptByBroker: true };
    const own = { ...options, held: [...options.held, kept], type: 'sell' } as const;
    expect(keys(choicesFor(own))).toEqual(['holding:h-PKO', 'holding:h-ŁUG']);
    expect(keys(choicesFor({ ...own, chosen: choiceOf(kept) }))[0]).toBe('holding:h-XTB');
    expect(keptByBroker(own.held, ' xt')).toEqual([kept]);
    expect(keptByBroker(own.held, 'pko')).toEqual([]);
    expect(keptByBroker(own.held, '')).toEqual([]);
  });

  it('are narrowed by what is typed, marks apart', () => {
    expect(keys(choicesFor({ ...options, type: 'sell', query: 'lug' }))).toEqual(['holding:h-ŁUG']);
  });

  it('keep the chosen one while nothing is searched', () => {
    const chosen = choiceOf(held('OLD', '0'));
    expect(keys(choicesFor({ ...options, type: 'sell', chosen }))[0]).toBe('holding:h-OLD');
    expect(keys(choicesFor({ ...options, type: 'sell', chosen, query: 'pko' }))).toEqual(['holding:h-PKO']);
  });
});
