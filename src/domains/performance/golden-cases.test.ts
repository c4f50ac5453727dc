import { describe, expect, it } from 'vitest';
import {
  type GoldenCase,
  type GoldenFigure,
  goldenCases,
  goldenTable,
} from '../../../tests/golden/performance/read-golden.ts';
import { runGolden } from '../../../tests/golden/performance/run-golden.ts';

const cases = goldenCases();

describe('golden cases whose definition is ours', () => {
  it.each(cases)('$id', (golden) => {
    const found = runGolden(golden);
    const wanted = Object.keys(golden.expected).filter((key) => !golden.left_out?.includes(key));
    expect(wanted.length).toBeGreaterThan(0);
    for (const key of wanted) agree(golden, key, found[key], golden.expected[key]!);
  });

  function agree(golden: GoldenCase, path: string, found: GoldenFigure | undefined, wanted: GoldenFigure) {
    if (wanted !== null && typeof wanted === 'object') {
      const isList = Array.isArray(wanted);
      if (isList) expect(found, path).toHaveLength(wanted.length);
      for (const [key, each] of Object.entries(wanted)) {
        const top = path.split('.')[0]!;
        if (golden.left_out?.includes(`${top}.${key}`)) continue;
        agree(golden, `${path}.${key}`, (found as Record<string, GoldenFigure>)[key], each);
      }
    } else if (typeof wanted === 'number') {
      expect(found, path).toBeTypeOf('number');
      const tolerance = golden.tolerance[path] ?? golden.tolerance['*'] ?? 0;
      // The source's own digits, and what floats add to them.
      const room = tolerance + 1e-12 * Math.abs(wanted);
      expect(Math.abs((found as number) - wanted), `${path}: ${found} for ${wanted}`).toBeLessThanOrEqual(
        room,
      );
    } else expect(found, path).toBe(wanted);
  }
});

describe('the table of all cases', () => {
  const rows = goldenTable()
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^\| `([a-z0-9-]+)` \| (yes|partly|no) \|/g)])
    .map(([, id, passes]) => ({ id: id!, passes: passes! }));

  it('names each of the 71 once', () => {
    expect(rows).toHaveLength(71);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(71);
  });

  it('says of each whether it is among those that are run', () => {
    const run = new Map(cases.map(({ id, left_out }) => [id, left_out ? 'partly' : 'yes']));
    for (const { id, passes } of rows) expect(`${id} ${passes}`).toBe(`${id} ${run.get(id) ?? 'no'}`);
  });
});
