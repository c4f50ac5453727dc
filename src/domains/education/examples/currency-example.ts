import {
  type Decimal,
  decimal,
  fixedTextOf,
  hundred,
  minus,
  one,
  over,
  times,
} from '../../../foundation/decimal.ts';
import { count, money, percent, rate } from '../figure.ts';
import type { Example } from './example.ts';

const text = (value: Decimal) => fixedTextOf(value, 2);
const change = (from: Decimal, to: Decimal) => percent(text(times(hundred, minus(over(to, from), one))));

/** Shares in dollars gain while the dollar loses. */
export function currencyExample(): Example {
  const units = decimal('20');
  const [price0, price1] = [decimal('150'), decimal('180')];
  const [rate0, rate1] = [decimal('4.2'), decimal('3.8')];
  const [dollars0, dollars1] = [times(units, price0), times(units, price1)];
  const cost = times(dollars0, rate0);
  const value = times(dollars1, rate1);
  const gain = minus(value, cost);
  // The split of a gain (rule P-9): the price at the rate of before, the currency has the rest.
  const byPrice = times(times(units, minus(price1, price0)), rate0);
  const byCurrency = minus(gain, byPrice);
  return {
    values: {
      units: count(20),
      price0: money('150', 'usd'),
      price1: money('180', 'usd'),
      rate0: rate('4.2'),
      rate1: rate('3.8'),
      dollars0: money(text(dollars0), 'usd'),
      dollars1: money(text(dollars1), 'usd'),
      cost: money(text(cost)),
      value: money(text(value)),
      gain: money(text(gain)),
      priceEffect: money(text(byPrice)),
      fxEffect: money(text(byCurrency)),
      inDollars: change(dollars0, dollars1),
      ofRate: change(rate0, rate1),
      inZloty: change(cost, value),
      /** Half a percent each way. */
      exchange: percent('0.5'),
      exchangeCost: money(text(times(cost, decimal('0.005')))),
    },
    card: {
      groups: [
        {
          subject: null,
          rows: [
            { key: 'value', figure: money(text(value)) },
            { key: 'unrealised', figure: money(text(gain)) },
            { key: 'priceEffect', figure: money(text(byPrice)) },
            { key: 'fxEffect', figure: money(text(byCurrency)) },
          ],
        },
      ],
      note: 'fxHurt',
      isSimulated: false,
    },
  };
}
