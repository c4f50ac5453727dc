import { compare, type Decimal, isZero, minus, sign, sum } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { HoldingFacts } from '../../performance/figures/ledger-values.ts';
import { totalOfHolding } from '../../performance/positions/total-of-portfolio.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { totalOfAll } from '../../valuation/total-value.ts';
import { returnOf } from './months-table.ts';
import type { Ends, ReportScope } from './report-scope.ts';
import { sumsBetween } from './sums-between.ts';

const mostNamed = 5;

type Contribution = { holdings: HoldingFacts[]; profit: Decimal };

/** What each instrument brought in a span, those that brought nothing left out; largest gain first. */
function contributionsOf({ ledger }: ReportScope, { start, end }: Ends): Contribution[] {
  const known = ledger.holdings.filter(({ id }) => ledger.measured.get(id));
  return [...Map.groupBy(known, ({ instrument_id }) => instrument_id).values()]
    .map((holdings) => ({
      holdings,
      profit: sum(
        holdings.map(({ id }) =>
          minus(end.ledger.measured.get(id)!.value.profit, start.ledger.measured.get(id)!.value.profit),
        ),
      ),
    }))
    .filter(({ profit }) => !isZero(profit))
    .sort((a, b) => compare(b.profit, a.profit));
}

/** The instruments that helped most and those that cost most, and what all others and the account itself brought. */
export function bestAndWorst(scope: ReportScope, ends: Ends, locale: string) {
  const all = contributionsOf(scope, ends);
  const helped = all.filter(({ profit }) => sign(profit) > 0).slice(0, mostNamed);
  const cost = all
    .filter(({ profit }) => sign(profit) < 0)
    .slice(-mostNamed)
    .reverse();
  const total = sumsBetween(ends.start.total, ends.end.total).profit;
  const ofAssets = sum(all.map(({ profit }) => profit));
  const named = sum([...helped, ...cost].map(({ profit }) => profit));
  const written = (one: Contribution) => namedContribution(scope, ends, one, locale);
  return {
    helped: helped.map(written),
    cost: cost.map(written),
    others: moneyText(minus(ofAssets, named)),
    account: moneyText(minus(total, ofAssets)),
  };
}

function namedContribution(
  { ledger }: ReportScope,
  { span }: Ends,
  { holdings, profit }: Contribution,
  locale: string,
) {
  const [first] = holdings;
  const totals = holdings.map(({ id }) => totalOfHolding(ledger.measured.get(id)!.value));
  const { daily } = totals.length === 1 ? totals[0]! : totalOfAll(totals, ledger.today);
  return {
    instrument_id: first!.instrument_id,
    ticker: first!.ticker,
    title: nameIn(first!.names, locale),
    class: first!.class_slug,
    profit: moneyText(profit),
    percent: returnOf(daily, span).percent,
  };
}
