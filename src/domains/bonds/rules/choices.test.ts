import { expect, test } from 'vitest';
import { decimal, fixedTextOf } from '../../../foundation/decimal.ts';
import { breakEven, choicesOf, type Question, redeemedNet } from './choices.ts';
import type { PublishedRates } from './period-rates.ts';
import { scheduleOf } from './schedule.ts';
import { shippedRates, termsOf } from './shipped-for-tests.ts';

/** A COI with 4.40 % in its second year, as on a page of 15 November 2026. */
const atHand: PublishedRates = {
  ...shippedRates(),
  inflation: (month) => (month === '2025-10' ? { percent: decimal('2.9'), simulated: false } : null),
};
const question: Question = {
  schedule: scheduleOf(
    { ...termsOf('COI1228'), margin: decimal('1.5'), fee: decimal('0.7') },
    '2024-12-03',
    atHand,
  ),
  amount: 240,
  day: '2026-11-15',
  instead: termsOf('COI1030'),
  assumption: { inflation: decimal('2.5'), referenceRate: decimal('3.75') },
  deposit: decimal('3.10'),
};
const has = (given: Question, way: string) =>
  fixedTextOf(choicesOf(given).find((each) => each.way === way)!.has, 2);

test('what three ways bring by the last day, after tax, the best first (rule BD-13)', () => {
  expect(fixedTextOf(redeemedNet(question.schedule, 240, question.day)!, 2)).toBe('24676.51');
  expect(has(question, 'hold')).toBe('26410.56');
  expect(has(question, 'deposit')).toBe('25963.44');
  expect(choicesOf(question).map(({ way }) => way)).toEqual(['hold', 'switch', 'deposit']);
  expect(choicesOf(question).find(({ way }) => way === 'switch')!.bonds).toBe(246);
});

test('more inflation is worth more to whoever holds, and nothing to a deposit', () => {
  const dearer = { ...question, assumption: { ...question.assumption, inflation: decimal('8') } };
  expect(Number(has(dearer, 'hold'))).toBeGreaterThan(Number(has(question, 'hold')));
  expect(has(dearer, 'deposit')).toBe(has(question, 'deposit'));
});

test('at the inflation that is named both bring the same, and on either side another wins', () => {
  const found = breakEven(question)!;
  expect(found.below).toBe('switch');
  const gapAt = (inflation: string) => {
    const given = { ...question, assumption: { ...question.assumption, inflation: decimal(inflation) } };
    return Number(has(given, 'hold')) - Number(has(given, 'switch'));
  };
  expect(gapAt('0')).toBeLessThan(0);
  expect(gapAt('15')).toBeGreaterThan(0);
  expect(Math.abs(gapAt(found.percent))).toBeLessThan(Math.abs(gapAt('0')));
});

test('after its end, or where the fee is not known, there is nothing to choose', () => {
  expect(choicesOf({ ...question, day: '2028-12-03' })).toEqual([]);
  const old = scheduleOf(termsOf('DOS0524'), '2022-05-04', shippedRates());
  expect(choicesOf({ ...question, schedule: old, day: '2023-05-04' })).toEqual([]);
});
