import { expect, test } from 'vitest';
import { isChanged, percentRange, thresholdFaults } from './threshold-row.ts';

const usual = { percent: '', coverage: '', email: true, sms: false };

test.each([
  ['', '', {}],
  ['3', '1', {}],
  ['50', '100', {}],
  ['7.25', '', {}],
  ['2.99', '', { percent: 'notifyPercentError' }],
  ['50.01', '101', { percent: 'notifyPercentError', coverage: 'notifyCoverageError' }],
  ['much', '0', { percent: 'notifyPercentError', coverage: 'notifyCoverageError' }],
])('a move of %j and a coverage of %j', (percent, coverage, faults) => {
  expect(thresholdFaults({ ...usual, percent, coverage })).toEqual(faults);
});

test('several percentages are shown from the smallest to the largest', () => {
  expect(percentRange([])).toEqual([]);
  expect(percentRange(['15', '15'])).toEqual(['15']);
  expect(percentRange(['15', '7.5', '20'])).toEqual(['7.5', '20']);
});

test('only what changed is saved', () => {
  expect(isChanged(usual, { ...usual })).toBe(false);
  expect(isChanged(usual, { ...usual, sms: true })).toBe(true);
});
