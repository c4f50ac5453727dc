import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floatOf } from '../../foundation/decimal.ts';
import { bondFields } from './bond-choice/bond-fields.ts';
import type { OfferedSeries } from './bond-choice/bond-offer.ts';
import { compareBonds } from './bond-choice/compare-bonds.ts';
import { addressOf, type Fields, readAddress, type Values, valuesOf } from './fields/fields.ts';
import { loanFields } from './loan-subsidy/loan-fields.ts';
import { loanResult, scheduleRows } from './loan-subsidy/loan-result.ts';
import { overpaymentFields } from './overpayment/overpayment-fields.ts';
import { overpaymentResult, overpaymentRows } from './overpayment/overpayment-result.ts';
import { savingsFields } from './savings/savings-fields.ts';
import { savingsResult } from './savings/savings-result.ts';

/** What people and programs put into addresses: the bounds themselves, numbers around them, words, nonsense. */
function anyQuery(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => {
    const near = field.kind === 'number' ? [field.least, field.most, field.usual] : [...field.options];
    const typed = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...near) },
      fc.integer({ min: -10, max: 700 }).map(String),
      fc.double().map(String),
      fc.string(),
      fc.constantFrom('', '0', '-0', '1e308', 'NaN', '0x10', '٣', '1,5', '1.234,5', '__proto__', '\u0000'),
    );
    return [name, fc.option(typed, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(entries));
}

function survives<F extends Fields>(fields: F, calculate: (values: Values<F>) => readonly number[]): void {
  fc.assert(
    fc.property(anyQuery(fields), (given) => {
      const query = new URLSearchParams(
        Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      const entries = readAddress(fields, query);
      for (const figure of calculate(valuesOf(fields, entries))) expect(Number.isFinite(figure)).toBe(true);
      // What is used is what the link says.
      const again = readAddress(fields, new URLSearchParams(addressOf(fields, entries)));
      for (const name of Object.keys(fields)) expect(again[name]!.value).toBe(entries[name]!.value);
    }),
    { numRuns: 120 },
  );
}

describe('no address breaks a calculator (C-1)', () => {
  test('of the subsidised loan', () =>
    survives(loanFields, (values) => {
      const result = loanResult(values);
      const last = scheduleRows(result, 12).at(-1)!;
      return [result.saving, result.interestCost, last.balance, last.instalment].map(floatOf);
    }));

  test('of savings', () =>
    survives(savingsFields, (values) => {
      const { monthly, afterTax, inTodaysMoney, years } = savingsResult(values);
      return [monthly, afterTax, inTodaysMoney, years.at(-1)!.value].map(floatOf);
    }));

  test('of overpayments', () =>
    survives(overpaymentFields, (values) => {
      const result = overpaymentResult(values);
      return [result.gain, result.fees, overpaymentRows(result, 12).at(-1)!.balance].map(floatOf);
    }));

  test('of bonds', () => {
    const offer: OfferedSeries[] = [
      { kind: 'OTS', symbol: 'OTS0127', issueMonth: '2026-10', firstRate: '2', margin: null, fee: null },
      { kind: 'DOR', symbol: 'DOR1028', issueMonth: '2026-10', firstRate: '4', margin: '0.15', fee: '0.7' },
      { kind: 'ROD', symbol: 'ROD1038', issueMonth: '2026-10', firstRate: '5.6', margin: '2.5', fee: '3' },
    ];
    survives(bondFields('3.75'), (values) =>
      compareBonds(offer, values, '2028-02-29').flatMap(({ has, rate, realRate }) => [
        floatOf(has),
        rate,
        realRate,
      ]),
    );
  });
});
