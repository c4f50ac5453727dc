import { expect, test } from 'vitest';
import { adjustedFor, asTraded, dividendsAsPaid, readRatio } from './source-splits.ts';

const fourForOne = { day: '2024-06-10', numerator: '4', denominator: '1' };
const oneForTen = { day: '2025-02-03', numerator: '1', denominator: '10' };

test('closes adjusted for a split in the middle of the range become what was traded (rule M-1)', () => {
  const adjusted = [
    { day: '2024-06-07', close: '30.25', volume: '4000' },
    { day: '2024-06-10', close: '30.5', volume: '3900' },
  ];
  expect(asTraded(adjusted, [fourForOne])).toEqual([
    { day: '2024-06-07', close: '121', volume: '1000' },
    { day: '2024-06-10', close: '30.5', volume: '3900' },
  ]);
});

test('several splits, one of them joining shares, are undone together', () => {
  const adjusted = [{ day: '2024-01-02', close: '250', volume: '100' }];
  expect(asTraded(adjusted, [fourForOne, oneForTen])).toEqual([
    { day: '2024-01-02', close: '100', volume: '250' },
  ]);
});

test('a dividend was paid for a share as it was on its day', () => {
  const paid = dividendsAsPaid([{ day: '2024-05-10', amount: '0.06', unit: 'unit' }], [fourForOne]);
  expect(paid[0]?.amount).toBe('0.24');
});

test('whether a series was adjusted shows on the day of the split', () => {
  const series = (before: string, after: string) => [
    { day: '2024-06-07', close: before },
    { day: '2024-06-10', close: after },
  ];
  expect(adjustedFor(fourForOne, series('30', '31'))).toBe(true);
  expect(adjustedFor(fourForOne, series('120', '31'))).toBe(false);
  expect(adjustedFor(fourForOne, series('30', '31').slice(0, 1))).toBeUndefined();
});

test('ratios are read as providers write them', () => {
  const fourToOne = { numerator: '4', denominator: '1' };
  for (const text of ['4:1', '4/1', '4.000000/1.000000', '4.0000'])
    expect(readRatio(text)).toEqual(fourToOne);
  for (const text of ['', '0:1', 'None', '-2/1']) expect(readRatio(text)).toBeUndefined();
});
