import {
  type Decimal,
  decimal,
  fixedTextOf,
  hundred,
  minus,
  over,
  plus,
  times,
} from '../../../foundation/decimal.ts';
import { flatTaxRate } from '../../valuation/flat-tax.ts';
import { money, percent, points } from '../figure.ts';
import type { Example } from './example.ts';

const text = (value: Decimal) => fixedTextOf(value, 2);

/** 60 and 40 percent after a good year for shares: three ways back, with what they cost. */
export function rebalancingExample(): Example {
  const [shares0, bonds0] = [decimal('30000'), decimal('20000')];
  const wanted = decimal('0.6');
  const shares = times(shares0, decimal('1.3'));
  const bonds = times(bonds0, decimal('1.02'));
  const total = plus(shares, bonds);
  const held = times(hundred, over(shares, total));
  const drift = minus(held, decimal('60'));
  const target = times(total, wanted);
  const sold = minus(shares, target);
  const needed = minus(over(shares, wanted), total);
  const fee = times(times(sold, decimal('0.0029')), decimal('2'));
  const gain = times(sold, over(minus(shares, shares0), shares));
  const tax = times(gain, flatTaxRate);
  return {
    values: {
      total0: money(text(plus(shares0, bonds0))),
      shares0: money(text(shares0)),
      bonds0: money(text(bonds0)),
      sharesUp: percent('30'),
      bondsUp: percent('2'),
      shares: money(text(shares)),
      bonds: money(text(bonds)),
      total: money(text(total)),
      wanted: percent('60'),
      rest: percent('40'),
      held: percent(text(held)),
      drift: points(text(drift)),
      target: money(text(target)),
      sold: money(text(sold)),
      needed: money(text(needed)),
      after: money(text(plus(total, needed))),
      fee: percent('0.29'),
      fees: money(text(fee)),
      gain: money(text(gain)),
      taxRate: percent('19'),
      tax: money(text(tax)),
    },
    card: {
      groups: [
        {
          subject: null,
          rows: [
            { key: 'wanted', figure: percent('60') },
            { key: 'held', figure: percent(text(held)) },
            { key: 'drift', figure: points(text(drift)) },
          ],
        },
      ],
      note: 'gapOver',
      isSimulated: false,
    },
  };
}
