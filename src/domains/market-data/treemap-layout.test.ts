import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenRows, type Rect, squarify } from './treemap-layout.ts';

const weights = fc.array(fc.double({ min: 0.01, max: 10_000, noNaN: true }), { minLength: 1, maxLength: 60 });
const areas = fc.record({
  x: fc.integer({ min: -50, max: 50 }),
  y: fc.integer({ min: -50, max: 50 }),
  width: fc.integer({ min: 20, max: 2000 }),
  height: fc.integer({ min: 20, max: 2000 }),
});
const tolerance = 1e-6;

function place(given: number[], area: Rect) {
  return squarify(
    given.map((weight, item) => ({ item, weight })),
    area,
  );
}

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

describe('a treemap', () => {
  it('covers the area: every tile lies inside and together they are as large as it', () => {
    fc.assert(
      fc.property(weights, areas, (given, area) => {
        const tiles = place(given, area);
        expect(tiles).toHaveLength(given.length);
        let sum = 0;
        for (const { rect } of tiles) {
          expect(rect.x).toBeGreaterThanOrEqual(area.x - tolerance);
          expect(rect.y).toBeGreaterThanOrEqual(area.y - tolerance);
          expect(rect.x + rect.width).toBeLessThanOrEqual(area.x + area.width + tolerance);
          expect(rect.y + rect.height).toBeLessThanOrEqual(area.y + area.height + tolerance);
          sum += rect.width * rect.height;
        }
        expect(sum / (area.width * area.height)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('lets no two tiles overlap', () => {
    fc.assert(
      fc.property(weights, areas, (given, area) => {
        const tiles = place(given, area);
        for (const [at, one] of tiles.entries()) {
          for (const other of tiles.slice(at + 1)) {
            expect(overlap(one.rect, other.rect)).toBeLessThan(area.width * area.height * tolerance);
          }
        }
      }),
    );
  });

  it('gives each tile its share of the area', () => {
    fc.assert(
      fc.property(weights, areas, (given, area) => {
        const total = given.reduce((sum, weight) => sum + weight, 0);
        for (const { item, rect } of place(given, area)) {
          const share = (rect.width * rect.height) / (area.width * area.height);
          expect(share).toBeCloseTo((given[item] ?? 0) / total, 6);
        }
      }),
    );
  });

  it('keeps the tiles of the published example near to squares', () => {
    const tiles = place([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
    const ratios = tiles.map(({ rect }) => Math.max(rect.width / rect.height, rect.height / rect.width));
    expect(Math.max(...ratios)).toBeLessThan(2.8);
    expect(tiles[0]?.rect).toEqual({ x: 0, y: 0, width: 3, height: 2 });
  });

  it('leaves out what has no weight and draws nothing where there is no room', () => {
    expect(place([0, -1, 5], { x: 0, y: 0, width: 10, height: 10 }).map(({ item }) => item)).toEqual([2]);
    expect(place([1], { x: 0, y: 0, width: 0, height: 10 })).toEqual([]);
    expect(place([], { x: 0, y: 0, width: 10, height: 10 })).toEqual([]);
  });
});

describe('rows of equal tiles', () => {
  const counts = fc.integer({ min: 1, max: 60 });
  const rowsOf = (count: number, area: Rect) =>
    evenRows(
      Array.from({ length: count }, (_, item) => ({ item, weight: 1 })),
      area,
    );

  it('keep their order, fill the area and never overlap', () => {
    fc.assert(
      fc.property(counts, areas, (count, area) => {
        const placed = rowsOf(count, area);
        expect(placed.map(({ item }) => item)).toEqual(placed.map((_, at) => at));
        const covered = placed.reduce((sum, { rect }) => sum + rect.width * rect.height, 0);
        expect(covered).toBeCloseTo(area.width * area.height, 4);
        for (const [at, { rect }] of placed.entries())
          for (const other of placed.slice(at + 1)) expect(overlap(rect, other.rect)).toBeLessThan(0.01);
      }),
    );
  });

  it('have exactly the same area each, and nearly the same shape', () => {
    const placed = rowsOf(30, { x: 0, y: 0, width: 928, height: 608 });
    const sizes = placed.map(({ rect }) => rect.width * rect.height);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(tolerance);
    const widths = new Set(placed.map(({ rect }) => Math.round(rect.width)));
    expect(widths.size).toBeLessThanOrEqual(2);
  });
});
