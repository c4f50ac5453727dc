import { type Decimal, decimal, fixedTextOf, minus, plus, times } from '../../../foundation/decimal.ts';
import { pensionLimits } from '../../ledger/pension-limits.ts';
import { flatTaxRate } from '../../valuation/flat-tax.ts';
import { money, percent } from '../figure.ts';
import type { Example } from './example.ts';

const text = (value: Decimal) => fixedTextOf(value, 2);
const part = (value: Decimal, share: string) => times(value, decimal(share));

/** The limits of a year, and one full payment into each account. */
export function pensionsExample(): Example {
  const limits = pensionLimits['2026'];
  const ike = decimal(limits.ike);
  const ikze = decimal(limits.ikze);
  const gain = decimal('30000');
  const ikzeEnd = decimal('25000');
  const paid = decimal('12000');
  return {
    values: {
      ike: money(text(ike)),
      ikze: money(text(ikze)),
      ikzeSelf: money(limits.ikzeSelf),
      ikeBefore: money(pensionLimits['2025'].ike),
      ikzeBefore: money(pensionLimits['2025'].ikze),
      taxRate: percent('19'),
      flat: percent('10'),
      lower: percent('12'),
      upper: percent('32'),
      threshold: money('120000'),
      ikeEnd: money(text(plus(ike, gain))),
      gain: money(text(gain)),
      gainTax: money(text(times(gain, flatTaxRate))),
      savedLower: money(text(part(ikze, '0.12'))),
      savedUpper: money(text(part(ikze, '0.32'))),
      ikzeEnd: money(text(ikzeEnd)),
      ikzeTax: money(text(part(ikzeEnd, '0.1'))),
      ordinaryTax: money(text(times(minus(ikzeEnd, ikze), flatTaxRate))),
    },
    card: {
      groups: [
        {
          subject: 'IKE',
          rows: [
            { key: 'paid', figure: money(text(paid)) },
            { key: 'limit', figure: money(text(ike)) },
            { key: 'room', figure: money(text(minus(ike, paid))) },
          ],
        },
      ],
      note: 'limitYear',
      isSimulated: false,
    },
  };
}
