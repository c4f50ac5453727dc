import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';
import { typedDecimal } from './typed-decimal.ts';

describe('reading a typed number', () => {
  it.each([
    ['268,40', '268.40'],
    ['1 234,5', '1234.5'],
    ['1\u202f234\u00a0567,89', '1234567.89'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['\u22125', '-5'],
    ['-.5', '-0.5'],
    [',5', '0.5'],
    ['5,', '5'],
    ["12'345", '12345'],
  ])('%s is %s', (typed, value) => {
    expect(typedDecimal(typed)).toBe(value);
  });

  it.each(['', '-', 'abc', '1e5', '12a', '5-', '.'])('%j is none', (typed) => {
    expect(typedDecimal(typed)).toBeUndefined();
  });

  it('reads back what is shown, in both styles', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.constantFrom('pl', 'en'),
        (cents, style) => {
          const text = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
          const value = `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
          expect(typedDecimal(formatNumber(value, { style: style as 'pl' | 'en' }))).toBe(value);
        },
      ),
    );
  });
});
