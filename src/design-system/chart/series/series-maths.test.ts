import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathPoints } from '../../../../tests/support/path-points.ts';
import type { Point } from '../path.ts';
import { thinLine } from '../thin-line.ts';
import { stackLayout } from '../value/stack.ts';
import { seriesLayout } from './series-layout.ts';
import { spreadLabels } from './spread-labels.ts';

describe('end labels', () => {
  it('stay where they are when there is room', () => {
    expect(spreadLabels([10, 50, 100], 22, 0, 200)).toEqual([10, 50, 100]);
  });

  it('move down for the one above and up from the floor', () => {
    expect(spreadLabels([10, 12, 100], 22, 0, 200)).toEqual([10, 32, 100]);
    expect(spreadLabels([199, 190], 22, 0, 200)).toEqual([200, 178]);
  });

  it('keep their order, their distance and the plot, wherever the lines end', () => {
    const places = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(places, (wanted) => {
        const placed = spreadLabels(wanted, 22, 0, 300);
        const sorted = [...placed].sort((a, b) => a - b);
        for (const [at, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(-1e-9);
          expect(place).toBeLessThanOrEqual(300 + 1e-9);
          if (at > 0) expect(place - sorted[at - 1]!).toBeGreaterThanOrEqual(22 - 1e-9);
        }
        for (const [a, one] of wanted.entries())
          for (const [b, other] of wanted.entries())
            if (one < other) expect(placed[a]!).toBeLessThanOrEqual(placed[b]!);
      }),
    );
  });

  it('come closer where the room is too small', () => {
    expect(spreadLabels([5, 5, 5], 22, 0, 20)).toEqual([0, 10, 20]);
  });
});

describe('thinned lines', () => {
  const many: Point[] = Array.from({ length: 5000 }, (_, at) => [at / 50, Math.sin(at / 7) * 40]);

  it('keep every peak, both ends and the order', () => {
    const kept = thinLine(many);
    expect(kept.length).toBeLessThanOrEqual(404);
    expect(kept[0]).toEqual(many[0]);
    expect(kept.at(-1)).toEqual(many.at(-1));
    expect(Math.max(...kept.map(([, y]) => y))).toBe(Math.max(...many.map(([, y]) => y)));
    expect(Math.min(...kept.map(([, y]) => y))).toBe(Math.min(...many.map(([, y]) => y)));
    for (let at = 1; at < kept.length; at++) expect(kept[at]![0]).toBeGreaterThan(kept[at - 1]![0]);
  });

  it('leave few points alone', () => {
    const few = many.slice(0, 3).map(([x, y]): Point => [x * 100, y]);
    expect(thinLine(few)).toBe(few);
    expect(thinLine([])).toEqual([]);
  });
});

it('draws falls in percent of the highest value so far', () => {
  const frame = { width: 800, height: 300, strip: 80, narrow: false, aside: 0 };
  const falls = (...values: number[]) =>
    seriesLayout(values.length, [{ key: 'a', label: 'A', values }], frame).falls[0];
  expect(falls(100, 120, 90, 120, 60)).toEqual([0, 0, -25, 0, -50]);
  expect(falls()).toEqual([]);
  expect(falls(0, 0)).toEqual([0, 0]);
});

describe('stacked shares', () => {
  const one = (shares: number[]) => ({ key: 'a', label: 'a', colour: '', shares });

  it('fill the height when they sum to one', () => {
    const { areas, y } = stackLayout([one([0.4, 0.5]), one([0.6, 0.5])], 2, 100, 200);
    // The second lies under the first: where they meet there is no seam.
    expect(areas).toEqual(['M0 120l100 -20V200H0Z', 'M0 0h100V200H0Z']);
    expect(y(1)).toBe(0);
  });

  it('stand below zero when they are short', () => {
    const { areas, low, high } = stackLayout([one([-0.25]), one([1.25])], 1, 100, 150);
    expect([low, high]).toEqual([-0.25, 1.25]);
    expect(areas[0]).toBe('M50 150V125H50Z');
  });

  it('leave no gap where cash is owed for a day', () => {
    const { areas, y } = stackLayout([one([1, 1.1, 1]), one([0, -0.1, 0.0001])], 3, 200, 120);
    const heights = (path: string) =>
      pathPoints(path)
        .slice(0, 3)
        .map(([, at]) => at);
    const [above, below] = areas[1]!.split('Z');
    // Above zero the second reaches as high as the first and lies under it; what is owed hangs from zero.
    expect(heights(above!)).toEqual([10, 0, 10]);
    expect(heights(below!)).toEqual([y(0), 120, y(0)]);
  });
});
