import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../foundation/decimal.ts';
import { addressOf, choice, number, readAddress, valuesOf, withTyped } from './fields.ts';

const fields = {
  amount: number('500000', '1000', '10000000', 2),
  months: number('300', '12', '600', 0),
  kind: choice('annuity', ['annuity', 'equal-principal']),
};
const read = (query: string) => readAddress(fields, new URLSearchParams(query));

describe('inputs in the address (C-1)', () => {
  test('an address without any has the usual ones', () => {
    expect(read('')).toEqual({
      amount: { typed: '500000', value: '500000', isRefused: false },
      months: { typed: '300', value: '300', isRefused: false },
      kind: { typed: 'annuity', value: 'annuity', isRefused: false },
    });
  });

  test('numbers are read as people write them in either language', () => {
    for (const [typed, value] of [
      ['250 000,50', '250000.5'],
      ['250\u202f000,50', '250000.5'],
      ['250000.50', '250000.5'],
    ]) {
      const { amount } = read(`${new URLSearchParams({ amount: typed! })}`);
      expect(amount).toEqual({ typed, value, isRefused: false });
    }
  });

  test.each([
    ['amount', 'abc'],
    ['amount', ''],
    ['amount', '-5'],
    ['amount', '999'],
    ['amount', '10000000.01'],
    ['amount', '2000.001'],
    ['amount', '5000,000'],
    ['amount', '1e5'],
    ['amount', 'Infinity'],
    ['amount', '9'.repeat(5000)],
    ['amount', '<script>alert(1)</script>'],
    ['months', '12.5'],
    ['months', '601'],
    ['kind', 'balloon'],
    ['kind', '__proto__'],
  ])('%s=%s is refused, kept in sight, and the usual value is used', (name, typed) => {
    const entry = read(`${new URLSearchParams({ [name]: typed })}`)[name as keyof typeof fields];
    expect(entry.isRefused).toBe(true);
    expect(entry.value).toBe(fields[name as keyof typeof fields].usual);
    expect(typed.startsWith(entry.typed)).toBe(true);
    expect(entry.typed.length).toBeLessThanOrEqual(40);
  });

  test('while something is typed that cannot be read, the last good value stays', () => {
    const typed = withTyped(fields, withTyped(fields, read(''), 'months', '240'), 'months', '24x');
    expect(typed.months).toEqual({ typed: '24x', value: '240', isRefused: true });
  });

  test('a link leads back to the same values (C-2)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_000_000_000 }),
        fc.integer({ min: 12, max: 600 }),
        fc.constantFrom('annuity', 'equal-principal'),
        (grosze, months, kind) => {
          const start = read(
            `${new URLSearchParams({ amount: (grosze / 100).toFixed(2), months: `${months}`, kind })}`,
          );
          const again = read(addressOf(fields, start));
          expect(again.amount.value).toBe(start.amount.value);
          expect(textOf(valuesOf(fields, again).months)).toBe(`${months}`);
          expect(again.kind.value).toBe(kind);
        },
      ),
    );
  });

  test('the address stays bare while all is usual, and says everything once something is not', () => {
    expect(addressOf(fields, read(''))).toBe('');
    expect(addressOf(fields, read('months=240'))).toBe('?amount=500000&months=240&kind=annuity');
  });
});
