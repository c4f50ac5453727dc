import { dayNumber } from '../../foundation/calendar-day.ts';
import { decimal, zero } from '../../foundation/decimal.ts';
import { RateBook } from '../valuation/rate-book.ts';
import type { CashFlow, Property, PropertyLoan } from './property.ts';
import type { PropertyMarket } from './property-market.ts';

export const todayForTests = dayNumber('2026-11-15');

/** Złoty alone, or with a euro of a few rates. */
export function marketForTests(
  shown = 'pln',
  euro: readonly [day: string, pln: string][] = [],
): PropertyMarket {
  const rates = new RateBook(
    euro.map(([day, pln]) => ({ currency: 'eur', day: dayNumber(day), pln })),
    todayForTests,
  );
  return { rates, shown, today: todayForTests };
}

export function flowForTests(changes: Partial<CashFlow>): CashFlow {
  return {
    kind: 'rent',
    amount: decimal('2650'),
    every: 'month',
    from: '2024-06-10',
    to: null,
    vacancyMonths: zero,
    taxPercent: zero,
    ...changes,
  };
}

export const loanForTests: PropertyLoan = {
  amount: decimal('312000'),
  currency: 'pln',
  takenOn: '2024-04-26',
  firstDue: '2024-05-31',
  months: 360,
  repayment: 'annuity',
  rates: [{ from: '2024-04-26', percent: decimal('6.98') }],
  overpayments: [],
};

/** A studio bought for 349,000 zł in April 2024 and thought to be worth 389,000 zł since October 2026. */
export function propertyForTests(changes: Partial<Property> = {}): Property {
  const pln = (day: string, price: string) => ({
    day: dayNumber(day),
    price: decimal(price),
    currency: 'pln',
  });
  return {
    share: decimal('100'),
    bought: pln('2024-04-26', '349000'),
    buyingCosts: decimal('23900'),
    currency: 'pln',
    valuations: [pln('2025-10-02', '364000'), pln('2026-10-02', '389000')],
    loan: null,
    flows: [],
    ...changes,
  };
}
