import { decimal, fixedTextOf, minus, over, plus, times } from '../../../foundation/decimal.ts';
import { internalRate } from '../../valuation/returns/internal-rate.ts';
import { annualised } from '../../valuation/returns/time-weighted.ts';
import { type Figure, money, ofFraction, percent } from '../figure.ts';
import type { Example } from './example.ts';

const year = 365;
const text = (value: ReturnType<typeof decimal>) => fixedTextOf(value, 2);

/** A fund gains 20 % and then loses 10 %; most of the money comes between the two. */
export function returnsExample(): Example {
  const first = decimal('10000');
  const second = decimal('40000');
  const good = decimal('1.2');
  const bad = decimal('0.9');
  const grown = times(first, good);
  const atWork = plus(grown, second);
  const end = times(atWork, bad);
  const paid = plus(first, second);
  const profit = minus(end, paid);
  const span = Number(text(times(good, bad))) - 1;
  const found = internalRate([
    { day: 0, amount: -10_000 },
    { day: year, amount: -40_000 },
    { day: 2 * year, amount: Number(text(end)) },
  ]);
  const irr = ofFraction(found.kind === 'rate' ? found.annual : null) as Figure;
  const twr = ofFraction(annualised(span, 2 * year)) as Figure;
  return {
    values: {
      first: money(text(first)),
      second: money(text(second)),
      gain: percent('20'),
      loss: percent('10'),
      grown: money(text(grown)),
      atWork: money(text(atWork)),
      end: money(text(end)),
      paid: money(text(paid)),
      lost: money(text(minus(paid, end))),
      span: ofFraction(span) as Figure,
      roi: percent(text(times(decimal('100'), over(profit, paid)))),
      twr,
      irr,
    },
    card: {
      groups: [
        {
          subject: null,
          rows: [
            { key: 'irrYear', figure: irr },
            { key: 'twrYear', figure: twr },
          ],
          note: 'irrLower',
        },
      ],
      note: null,
      isSimulated: false,
    },
  };
}
