import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketMap, sectorGap, sectorHead, tileGap } from './market-map.ts';

const size = { width: 928, height: 608 };
const markets = fc.uniqueArray(
  fc.record({
    item: fc.uuid(),
    sector: fc.constantFrom('banks', 'energy', 'retail', 'mining', 'software'),
    weight: fc.double({ min: 0.1, max: 500, noNaN: true }),
  }),
  { minLength: 1, maxLength: 90, selector: ({ item }) => item },
);
const fits = (_: unknown, { width, height }: { width: number; height: number }) =>
  width >= 44 && height >= 32;

describe('the market map', () => {
  it('draws only tiles that can print their number, inside the map and inside their sector', () => {
    fc.assert(
      fc.property(markets, (items) => {
        for (const { rect, tiles } of marketMap({ items, size, fits })) {
          expect(tiles.length).toBeGreaterThan(0);
          for (const tile of tiles) {
            expect(fits(tile.item, tile.rect)).toBe(true);
            expect(tile.rect.x).toBeGreaterThanOrEqual(rect.x - 1e-6);
            expect(tile.rect.x + tile.rect.width).toBeLessThanOrEqual(rect.x + rect.width + 1e-6);
            expect(tile.rect.y + tile.rect.height).toBeLessThanOrEqual(size.height + 1e-6);
          }
        }
      }),
    );
  });

  it('never loses the largest', () => {
    fc.assert(
      fc.property(markets, (items) => {
        const drawn = new Set(
          marketMap({ items, size, fits }).flatMap(({ tiles }) => tiles.map(({ item }) => item)),
        );
        const heaviest = [...items].sort((a, b) => b.weight - a.weight)[0];
        expect(drawn.has(heaviest?.item ?? '')).toBe(true);
      }),
    );
  });

  it('parts sectors by six pixels and tiles by two, with room for the sector’s name', () => {
    const items = [
      { item: 'PKO', sector: 'banks', weight: 100 },
      { item: 'PEO', sector: 'banks', weight: 100 },
      { item: 'PKN', sector: 'energy', weight: 200 },
    ];
    const [left, right] = marketMap({ items, size, fits }).sort((a, b) => a.rect.x - b.rect.x);
    expect((right?.rect.x ?? 0) - ((left?.rect.x ?? 0) + (left?.rect.width ?? 0))).toBeCloseTo(sectorGap);
    const banks = [left, right].find((sector) => sector?.key === 'banks');
    const [first, second] = banks?.tiles ?? [];
    expect(first?.rect.y).toBeCloseTo(sectorHead);
    expect((second?.rect.y ?? 0) - ((first?.rect.y ?? 0) + (first?.rect.height ?? 0))).toBeCloseTo(tileGap);
  });

  it('gives a market of one sector the whole area', () => {
    const [only] = marketMap({ items: [{ item: 'BTC', sector: '', weight: 1 }], size, fits });
    expect(only?.tiles[0]?.rect).toEqual({ x: 0, y: 0, ...size });
  });
});
