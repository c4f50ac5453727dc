import { describe, expect, it } from 'vitest';
import { catalogueAsset } from './catalogue-asset.ts';

const asset: Parameters<typeof catalogueAsset>[0] = {
  id: '1',
  ticker: 'XAU',
  isin: null,
  mic: '',
  asset_languages: { en: 'Gold', pl: 'Złoto' },
  class: 'commodities',
  class_id: 'c',
  subclass_id: null,
  sector: null,
  country: null,
  currency_id: 'u',
  currency: 'usd',
  price_unit: 'unit',
  nominal: null,
  status: 'active',
  is_custom: false,
  slug: 'xau',
  current_price: '4186.3',
  price_at: '2026-11-13T16:00:00.000Z',
  price_source: 'simulated',
  change_percent: 1.234567,
  is_simulated: true,
};

describe('a line of the catalogue', () => {
  it('has the name in the reader’s language, else in English, else the ticker', () => {
    expect(catalogueAsset(asset, 'pl').name).toBe('Złoto');
    expect(catalogueAsset({ ...asset, asset_languages: { en: 'Gold' } }, 'pl').name).toBe('Gold');
    expect(catalogueAsset({ ...asset, asset_languages: {} }, 'pl').name).toBe('XAU');
  });

  it('says how the price moved, with as many places as are ever shown', () => {
    expect(catalogueAsset(asset, 'en').change).toBe(1.2346);
    expect(catalogueAsset({ ...asset, change_percent: null }, 'en').change).toBeNull();
  });

  it('leads to no public page for what is one’s own', () => {
    expect(catalogueAsset(asset, 'en').slug).toBe('xau');
    expect(catalogueAsset({ ...asset, is_custom: true }, 'en').slug).toBeNull();
  });
});
