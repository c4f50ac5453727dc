import { expect, test } from 'vitest';
import { returnRows } from './return-rows.ts';
import { standingSteps } from './standing-steps.ts';

test('each source begins where the one before it ended, the profit on the ground (rule RP-3)', () => {
  const steps = standingSteps([
    { source: 'realised', amount: '100.10' },
    { source: 'feesAndTax', amount: '-0.20' },
    { source: 'total', amount: '99.90' },
  ]);
  expect(steps.map(({ from, to }) => [Number(from), Number(to)])).toEqual([
    [0, 100.1],
    [100.1, 99.9],
    [0, 99.9],
  ]);
});

test('months without a return stay empty in the table of returns, also the year', () => {
  expect(
    returnRows([
      { year: '2025', months: [{ percent: 10 }, null, { percent: null }], total: { percent: null } },
    ]),
  ).toEqual([{ year: 2025, months: [0.1, null, null], total: null }]);
});
