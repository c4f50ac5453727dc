import { describe, expect, it } from 'vitest';
import type { Quote } from '../quote.ts';
import { mapTiles, sectorChange, tickerSize } from './map-tiles.ts';

const size = { width: 928, height: 608 };
const quote = (ticker: string, value: string | null, day: number | null = 1): Quote => ({
  id: ticker,
  ticker,
  name: ticker,
  class: 'stocks',
  slug: ticker.toLowerCase(),
  sector: 'banks',
  country: 'PL',
  currency: 'pln',
  price_unit: 'unit',
  price: '10',
  price_day: '2026-11-13',
  changes: { '24h': day, '7D': null, '1M': null, '3M': null, YTD: null, '1Y': null },
  market_value: value,
  is_simulated: true,
  price_source: 'simulated',
  is_withheld: false,
  sparkline: [],
});

describe('the tiles of the map', () => {
  it('leave out what has no price or no market value', () => {
    const { shown, equal } = mapTiles(
      [quote('PKO', '100'), quote('PEO', '50'), quote('NEW', null), { ...quote('OLD', '20'), price: null }],
      size,
    );
    expect({ shown, equal }).toEqual({ shown: 2, equal: null });
  });

  it('are of one size where most market values are not known', () => {
    const { sectors, equal } = mapTiles([quote('A', null), quote('B', null), quote('C', '9')], size);
    const areas = sectors.flatMap(({ tiles }) => tiles.map(({ rect }) => rect.width * rect.height));
    expect(equal).toBe('unknown');
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.05);
  });

  it('are of one size where a giant would leave no room for the others', () => {
    const dwarfs = Array.from({ length: 9 }, (_, at) => quote(`S${at}`, '1'));
    expect(mapTiles([quote('GIANT', '1000000'), ...dwarfs], size)).toMatchObject({
      equal: 'dwarfed',
      shown: 10,
    });
  });

  it('print tickers between 12 and 30 pixels, by area', () => {
    const at = (width: number, height: number) =>
      tickerSize({ ticker: 'PKO' }, { x: 0, y: 0, width, height });
    expect(at(400, 300)).toBe(30);
    expect(at(48, 34)).toBe(12);
    expect(at(100, 100)).toBe(20);
  });
});

describe('the change of a sector', () => {
  it('weighs its members by market value', () => {
    expect(sectorChange([quote('A', '300', 2), quote('B', '100', -2)], '24h')).toBe(1);
  });

  it('is not known where no member has both', () => {
    expect(sectorChange([quote('A', null, 2), quote('B', '100', null)], '24h')).toBeNull();
  });
});
