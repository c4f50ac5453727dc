import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare,
  decimal,
  fixedTextOf,
  floatOf,
  magnitude,
  minus,
  over,
  percentOf,
  plus,
  rounded,
  sign,
  sum,
  textOf,
  textOfFloat,
  times,
  zero,
} from './decimal.ts';

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 20 }))
  .map(([digits, places]) => ({ digits, places }));

describe('exact decimals', () => {
  test('a tenth and two tenths are three tenths', () => {
    expect(textOf(plus(decimal('0.1'), decimal('0.2')))).toBe('0.3');
  });

  test('eighteen decimals of units times twelve of price lose nothing', () => {
    expect(textOf(times(decimal('0.000000000000000001'), decimal('0.000000000001')))).toBe(
      '0.000000000000000000000000000001',
    );
  });

  test.each([
    ['0.125', 2, '0.12'],
    ['0.135', 2, '0.14'],
    ['-0.125', 2, '-0.12'],
    ['-0.135', 2, '-0.14'],
    ['2.5', 0, '2'],
    ['-3.5', 0, '-4'],
    ['1.9', 5, '1.9'],
  ])('%s with %i decimals is %s: halves go to the even neighbour', (given, places, expected) => {
    expect(textOf(rounded(decimal(given), places))).toBe(expected);
  });

  test('a quotient is rounded half even at the place asked for', () => {
    expect(textOf(over(decimal('1'), decimal('3'), 6))).toBe('0.333333');
    expect(textOf(over(decimal('-2'), decimal('3'), 6))).toBe('-0.666667');
    expect(textOf(over(decimal('1'), decimal('-8'), 2))).toBe('-0.12');
    expect(() => over(decimal('1'), zero)).toThrow(RangeError);
  });

  test.each(['', ' 1', '1e5', '1.', '.5', '1,5', 'NaN', '--1', '1.2.3'])('%j is not a decimal', (text) => {
    expect(() => decimal(text)).toThrow(RangeError);
  });

  test('writing and reading gives the same number', () => {
    fc.assert(fc.property(anyDecimal, (a) => compare(decimal(textOf(a)), a) === 0));
  });

  test('sums do not depend on the order, and a difference undoes a sum', () => {
    fc.assert(
      fc.property(fc.array(anyDecimal, { maxLength: 20 }), anyDecimal, (list, a) => {
        expect(textOf(sum(list.toReversed()))).toBe(textOf(sum(list)));
        expect(textOf(minus(plus(sum(list), a), a))).toBe(textOf(sum(list)));
      }),
    );
  });

  test('a quotient times its divisor is the dividend, to the last place', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        fc.pre(b.digits !== 0n);
        const rest = minus(a, times(over(a, b, 24), b));
        const most = times(
          { digits: b.digits < 0n ? -b.digits : b.digits, places: b.places },
          decimal(`0.${'0'.repeat(23)}51`),
        );
        expect(compare(rest, most)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('a float for charts is the nearest one', () => {
    expect(floatOf(decimal('1234.5678'))).toBe(1234.5678);
    const short = fc.maxSafeInteger().map((digits) => BigInt(digits));
    const long = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
    fc.assert(
      fc.property(fc.oneof(short, long), fc.integer({ min: 0, max: 30 }), (digits, places) => {
        expect(floatOf({ digits, places })).toBe(Number(textOf({ digits, places })));
      }),
      { numRuns: 1000 },
    );
  });

  test('an amount keeps the decimals its column has, zeros included', () => {
    expect(fixedTextOf(decimal('9.4'), 2)).toBe('9.40');
    expect(fixedTextOf(decimal('-0.001'), 2)).toBe('0.00');
    expect(fixedTextOf(decimal('-0.846'), 2)).toBe('-0.85');
    expect(fixedTextOf(decimal('2.5'), 0)).toBe('2');
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 24 }), (a, places) => {
        const text = fixedTextOf(a, places);
        expect(text.split('.')[1]?.length ?? 0).toBe(places);
        expect(compare(decimal(text), rounded(a, places))).toBe(0);
      }),
    );
  });

  test('what providers multiply and divide comes out as they mean it', () => {
    expect(textOf(times(decimal('-1.25'), decimal('0.4')))).toBe('-0.5');
    expect(textOf(over(decimal('3'), decimal('8'), 2))).toBe('0.38');
    expect(textOf(over(decimal('-10'), decimal('4'), 1))).toBe('-2.5');
    expect(textOf(over(decimal('4.0727'), decimal('1.3262'), 8))).toBe('3.07095461');
    expect(() => over(decimal('1'), decimal('0.0'))).toThrow(RangeError);
    expect([sign(decimal('0.00')), sign(decimal('-0.1')), sign(decimal('2'))]).toEqual([0, -1, 1]);
  });
});

describe('a stored float as text', () => {
  test('is written as it was once traded, without exponents', () => {
    expect(textOfFloat(84.16)).toBe('84.16');
    expect(textOfFloat(0.00000123)).toBe('0.00000123');
    expect(textOfFloat(1.5e21)).toBe('1500000000000000000000');
    expect(textOfFloat(-37.63)).toBe('-37.63');
  });

  test('reads back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(textOfFloat(value)).not.toContain('e');
        expect(Number(textOfFloat(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

test('a magnitude has no sign', () => {
  expect(['-12.5', '12.5', '0', '-0.00'].map((text) => textOf(magnitude(decimal(text))))).toEqual([
    '12.5',
    '12.5',
    '0',
    '0',
  ]);
});

test('a part of nothing, or of less, is no percentage', () => {
  expect(percentOf(decimal('1'), decimal('8'))).toBe(12.5);
  expect(percentOf(decimal('-1'), decimal('4'))).toBe(-25);
  for (const whole of ['0', '-4']) expect(percentOf(decimal('1'), decimal(whole))).toBeNull();
});
