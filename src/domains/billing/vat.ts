import { type DecimalText, decimal, hundred, minus, plus, times, zero } from '../../foundation/decimal.ts';
import { halfUpQuotient } from '../../foundation/rounding.ts';
import { cents } from './money.ts';

/** An amount with tax in it, apart (rule BL-11). Without a rate the seller is exempt. */
export function splitVat(
  gross: DecimalText,
  rate: DecimalText | null,
): { net: DecimalText; vat: DecimalText; gross: DecimalText } {
  const whole = decimal(gross);
  const percent = decimal(rate ?? '0');
  const vat = rate === null ? zero : halfUpQuotient(times(whole, percent), plus(hundred, percent), 2);
  return { net: cents(minus(whole, vat)), vat: cents(vat), gross: cents(whole) };
}
