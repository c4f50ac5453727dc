import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decimal, fixedTextOf, floatOf, hundred, minus, plus } from '../../../foundation/decimal.ts';
import { redeemedEarly, taxedAtRedemption } from './early-redemption.ts';
import { taxOn } from './grosz.ts';
import { interestOn, paymentsOf, scheduleOf } from './schedule.ts';
import { shippedRates, termsOf } from './shipped-for-tests.ts';

type Case = {
  series: string;
  bought: string;
  rates: number[];
  value?: Record<string, number>;
  interest?: Record<string, number>;
  at_maturity?: number;
  after_years?: number[];
};
const golden: { cases: Case[] } = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/poland/bonds.json', import.meta.url), 'utf8'),
);

function interest(symbol: string, bought: string, day: string): string {
  const found = interestOn(scheduleOf(termsOf(symbol), bought, shippedRates()), day);
  return 'interest' in found ? fixedTextOf(found.interest, 2) : found.unknownFrom;
}

const worth = (symbol: string, bought: string, day: string) =>
  fixedTextOf(plus(hundred, decimal(interest(symbol, bought, day))), 2);

describe('figures of others, to the grosz, from the shipped tables alone', () => {
  test.each(golden.cases)('$series bought $bought', (given) => {
    const schedule = scheduleOf(termsOf(given.series), given.bought, shippedRates());
    expect(schedule.rates.slice(0, given.rates.length).map((rate) => floatOf(rate!.percent))).toEqual(
      given.rates,
    );
    for (const [day, value] of Object.entries(given.value ?? {}))
      expect(worth(given.series, given.bought, day)).toBe(value.toFixed(2));
    for (const [day, value] of Object.entries(given.interest ?? {}))
      expect(interest(given.series, given.bought, day)).toBe(value.toFixed(2));
    for (const [i, value] of (given.after_years ?? []).entries())
      expect(worth(given.series, given.bought, schedule.periods[i]!.to)).toBe(value.toFixed(2));
    if (given.at_maturity) {
      const end = paymentsOf(schedule).at(-1)!;
      expect(fixedTextOf(plus(end.interest, end.principal), 2)).toBe(given.at_maturity.toFixed(2));
    }
  });

  test.each([
    // Worked examples of the agent that sells the bonds (rules BD-9, BD-10).
    ['EDO0524', '2014-05-10', '2015-06-16', '4.16', '101.75'],
    ['TOS0825', '2022-08-01', '2023-10-17', '7.96', '105.88'],
  ])('%s given back early on %s', (symbol, bought, day, earned, paid) => {
    expect(interest(symbol, bought, day)).toBe(earned);
    const early = redeemedEarly(scheduleOf(termsOf(symbol), bought, shippedRates()), day)!;
    expect(fixedTextOf(minus(early.amount, taxOn(taxedAtRedemption(early))), 2)).toBe(paid);
  });

  test('a series of October 2026 at its end', () => {
    const [end] = paymentsOf(scheduleOf(termsOf('TOS1029'), '2026-10-01', shippedRates()));
    expect(fixedTextOf(plus(end!.interest, end!.principal), 2)).toBe('113.79');
  });

  test('COI of before August 2003 keep their interest to the end', () => {
    const [end, ...others] = paymentsOf(scheduleOf(termsOf('COI1003'), '1999-10-01', shippedRates()));
    expect(fixedTextOf(end!.interest, 2)).toBe('49.07');
    expect(others).toEqual([]);
  });
});
