import { compare, type Decimal, decimal, isZero, minus, sum } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { HoldingFacts } from '../../performance/figures/ledger-values.ts';
import { totalOfHolding } from '../../performance/positions/total-of-portfolio.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { type TotalValue, totalOfAll } from '../../valuation/total-value.ts';
import { returnOf } from './months-table.ts';
import type { Ends, ReportScope, Standing } from './report-scope.ts';
import { moneyBetween, sumsBetween } from './sums-between.ts';

const mostNamed = 5;

/** What each instrument did in a span, whatever portfolios it is in: the largest at its end first. */
function instrumentsIn(scope: ReportScope, ends: Ends, locale: string) {
  const { ledger } = scope;
  const known = ledger.holdings.filter(({ id }) => ledger.measured.get(id));
  return [...Map.groupBy(known, ({ instrument_id }) => instrument_id).values()]
    .map((holdings) => {
      const [first] = holdings;
      const money = moneyBetween({
        start: together(ends.start, holdings),
        end: together(ends.end, holdings),
      });
      return {
        instrument_id: first!.instrument_id,
        ticker: first!.ticker,
        title: nameIn(first!.names, locale),
        class: first!.class_slug,
        ...money,
        percent: returnOf(together(scope, holdings).daily, ends.span).percent,
      };
    })
    .filter((row) => [row.value_start, row.profit, row.value_end].some((amount) => !isZero(decimal(amount))))
    .sort((a, b) => compare(decimal(b.value_end), decimal(a.value_end)));
}

function together({ ledger }: Pick<Standing, 'ledger'>, holdings: readonly HoldingFacts[]): TotalValue {
  const totals = holdings.map(({ id }) => totalOfHolding(ledger.measured.get(id)!.value));
  return totals.length === 1 ? totals[0]! : totalOfAll(totals, ledger.today);
}

/** Every instrument, those that helped most and those that cost most, and what all others and the account brought. */
export function contributions(scope: ReportScope, ends: Ends, locale: string) {
  const all = instrumentsIn(scope, ends, locale);
  const byProfit = all.toSorted((a, b) => Number(b.profit) - Number(a.profit));
  const helped = byProfit.filter(({ profit }) => Number(profit) > 0).slice(0, mostNamed);
  const cost = byProfit.filter(({ profit }) => Number(profit) < 0).slice(-mostNamed);
  const added = (list: readonly { profit: string }[]): Decimal =>
    sum(list.map(({ profit }) => decimal(profit)));
  const total = sumsBetween(ends.start.total, ends.end.total).profit;
  return {
    by_instrument: all,
    helped,
    cost: cost.toReversed(),
    others: moneyText(minus(added(all), added([...helped, ...cost]))),
    account: moneyText(minus(total, added(all))),
  };
}
