import {
  type Decimal,
  decimal,
  fixedTextOf,
  hundred,
  minus,
  over,
  rounded,
  times,
} from '../../../foundation/decimal.ts';
import { count, money, percent } from '../figure.ts';
import type { Example } from './example.ts';

const text = (value: Decimal) => fixedTextOf(value, 2);

/** What an amount grows to at a rate a year, in full years; to the grosz, so that what is shown adds up. */
function grown(amount: Decimal, rate: string, years: number): Decimal {
  let worth = amount;
  for (let at = 0; at < years; at++) worth = rounded(times(worth, decimal(rate)), 12);
  return rounded(worth, 2);
}

/** A price list with a minimum, and twenty years with three different costs. */
export function costsExample(): Example {
  const start = decimal('100000');
  const years = 20;
  const free = grown(start, '1.06', years);
  const cheap = grown(start, '1.058', years);
  const dear = grown(start, '1.045', years);
  const small = decimal('1000');
  const large = decimal('10000');
  const least = decimal('14');
  const byPercent = times(large, decimal('0.0029'));
  const fees = decimal('380');
  return {
    values: {
      start: money(text(start)),
      years: count(years),
      growth: percent('6'),
      low: percent('0.2'),
      high: percent('1.5'),
      free: money(text(free)),
      cheap: money(text(cheap)),
      dear: money(text(dear)),
      lostCheap: money(text(minus(free, cheap))),
      lostDear: money(text(minus(free, dear))),
      fee: percent('0.29'),
      least: money(text(least)),
      small: money(text(small)),
      large: money(text(large)),
      smallPercent: percent(text(times(hundred, over(least, small)))),
      largeFee: money(text(byPercent)),
      exchange: percent('0.5'),
      exchangeBoth: percent('1'),
      paid: money(text(fees)),
      paidPercent: percent(text(times(hundred, over(fees, start)))),
    },
    card: {
      groups: [
        {
          subject: null,
          rows: [
            { key: 'value', figure: money(text(start)) },
            { key: 'feesYear', figure: money(text(fees)) },
            { key: 'feesPercent', figure: percent(text(times(hundred, over(fees, start)))) },
          ],
        },
      ],
      note: 'feesOnly',
      isSimulated: false,
    },
  };
}
