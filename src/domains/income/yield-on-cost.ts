import { addMonths, dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { type Decimal, floatOf, over, plus, sign, sum, zero } from '../../foundation/decimal.ts';
import { netOf } from './income-calendar.ts';
import type { IncomeLedger } from './income-ledger.ts';
import type { Payment } from './payment.ts';

export type CostYield = {
  subject: string;
  ticker: string;
  title: string;
  net: Decimal;
  cost: Decimal;
  percent: number;
};

/** Net dividends of twelve months by what the units held today cost (rule IN-10); only what paid and is still held. */
export function yieldsOnCost(ledger: IncomeLedger, received: readonly Payment[]): CostYield[] {
  const from = dayNumber(addMonths(dayOf(ledger.today), -12));
  const real = new Set(ledger.portfolios.filter((one) => !one.is_virtual).map(({ id }) => id));
  const costs = new Map<string, Decimal>();
  for (const { id, portfolio_id, instrument_id } of ledger.holdings) {
    const cost = ledger.measured.get(id)?.value.openCost;
    if (cost && real.has(portfolio_id))
      costs.set(instrument_id, plus(costs.get(instrument_id) ?? zero, cost));
  }
  const ofYear = received.filter(({ kind, of, day }) => kind === 'dividend' && of === 'asset' && day > from);
  return [...Map.groupBy(ofYear, ({ subject }) => subject)]
    .flatMap(([subject, paid]) => {
      const cost = costs.get(subject) ?? zero;
      if (sign(cost) <= 0) return [];
      const { ticker, title } = paid[0]!;
      const net = netOf(paid);
      return [{ subject, ticker, title, net, cost, percent: percentOf(net, cost) }];
    })
    .sort((a, b) => b.percent - a.percent);
}

export function wholeYield(yields: readonly CostYield[]) {
  const net = sum(yields.map((one) => one.net));
  const cost = sum(yields.map((one) => one.cost));
  return { net, cost, percent: sign(cost) > 0 ? percentOf(net, cost) : null };
}

const percentOf = (net: Decimal, cost: Decimal) => floatOf(over(net, cost, 12)) * 100;
