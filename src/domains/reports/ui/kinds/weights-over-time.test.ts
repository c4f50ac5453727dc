import { expect, test } from 'vitest';
import { weightsOverTime } from './weights-over-time.ts';

const layer = (key: string, ...values: (number | null)[]) => ({ key, label: key, values });

test('the shares of each day add up to one', () => {
  const { days, parts } = weightsOverTime(['d1', 'd2'], [layer('a', 30, 50), layer('b', 10, 50)]);
  expect(days).toEqual(['d1', 'd2']);
  expect(parts).toEqual([
    { key: 'a', label: 'a', shares: [0.75, 0.5] },
    { key: 'b', label: 'b', shares: [0.25, 0.5] },
  ]);
});

test('a day of which a part is not known, or with nothing, is left out instead of drawn wrong', () => {
  const { days, parts } = weightsOverTime(['d1', 'd2', 'd3'], [layer('a', 0, 1, 3), layer('b', 0, null, 1)]);
  expect(days).toEqual(['d3']);
  expect(parts.map(({ shares }) => shares)).toEqual([[0.75], [0.25]]);
});

test('many parts end in one of the small ones', () => {
  const layers = Array.from({ length: 10 }, (_, at) => layer(`${at}`, 10));
  const { parts } = weightsOverTime(['d1'], layers);
  expect(parts).toHaveLength(7);
  expect(parts.at(-1)).toEqual({ key: 'others', label: 'others', shares: [0.4] });
});
