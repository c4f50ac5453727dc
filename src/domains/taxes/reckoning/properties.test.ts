import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../foundation/calendar-day.ts';
import { type Decimal, decimal, minus, plus, sum, textOf, zero } from '../../../foundation/decimal.ts';
import { usualReadings } from '../readings.ts';
import type { TaxYear } from '../years/tax-year.ts';
import { yearsInTurn } from '../years/years-in-turn.ts';
import { type Outcome, yearOf } from './outcome.ts';
import { reckon } from './reckon.ts';
import { TaxBooks, type TaxInput } from './tax-books.ts';
import type { Purchase, Sale, TaxEvent } from './tax-events.ts';
import type { TaxRate } from './tax-rates.ts';

const first = '2021-01-04';
const rates = new Map<string, TaxRate[]>(
  ['USD', 'EUR'].map((currency, at) => [
    currency,
    Array.from({ length: 2000 }, (_, day) => ({
      effective: addDays('2020-12-30', day),
      table: `${day}/A/NBP`,
      mid: decimal(`${3 + at}.${String(1000 + ((day * 37) % 8999)).slice(0, 4)}`),
    })),
  ]),
);

type Plan = {
  gap: number;
  sells: boolean;
  account: string;
  units: number;
  cents: number;
  currency: string;
  fee: number;
};
const plan: fc.Arbitrary<Plan> = fc.record({
  gap: fc.integer({ min: 0, max: 40 }),
  sells: fc.boolean(),
  account: fc.constantFrom('A', 'B'),
  units: fc.integer({ min: 1, max: 300 }),
  cents: fc.integer({ min: 1, max: 90_000 }),
  currency: fc.constantFrom('PLN', 'USD', 'EUR'),
  fee: fc.integer({ min: 0, max: 900 }),
});

const money = (cents: number): Decimal => ({ digits: BigInt(cents), places: 2 });

/** A ledger in which nothing is sold that was not bought. */
function ledgerOf(plans: readonly Plan[]): (Purchase | Sale)[] {
  const held = new Map<string, number>();
  let day = first;
  return plans.flatMap((one, at) => {
    day = addDays(day, one.gap);
    const has = held.get(one.account) ?? 0;
    const units = one.sells ? Math.min(one.units, has) : one.units;
    if (units === 0) return [];
    held.set(one.account, one.sells ? has - units : has + units);
    const trade = {
      ...{ id: `t${at}`, day, account: one.account, instrument: 'ACM', currency: one.currency },
      ...{ quantity: decimal(String(units)), price: money(one.cents), settled: null, accrued: null },
      fee: one.fee ? { amount: money(one.fee), currency: one.currency } : null,
    };
    return [one.sells ? { kind: 'sell' as const, ...trade } : { kind: 'buy' as const, ...trade }];
  });
}

const inputOf = (events: readonly TaxEvent[]): TaxInput => ({
  accounts: ['A', 'B'].map((id) => ({ id, wrapper: null })),
  instruments: new Map([['ACM', { id: 'ACM', country: 'US', exchangeCountry: 'US', market: null }]]),
  events,
  rates,
  closed: new Map(),
});

const plans = fc.array(plan, { maxLength: 40 });
const outcomeOf = (events: readonly TaxEvent[]) => reckon(inputOf(events), usualReadings);

function yearsOf(outcome: Outcome): TaxYear[] {
  return yearsInTurn({
    ...{ first: 2021, last: 2026, losses: [], outcomeUnder: () => outcome },
    treaties: { dividend: new Map(), interest: new Map() },
    stated: () => ({
      ...{ readings: usualReadings, lossMethods: new Map(), slips: [], notCollected: zero },
      ...{ cryptoCarried: null, filed: null },
    }),
  }).map(({ figures }) => figures);
}

/** What all purchases of a ledger cost, reckoned without any lot. */
function paidFor(events: readonly TaxEvent[]): Decimal {
  const books = new TaxBooks(inputOf([]), usualReadings);
  return sum(
    events
      .filter((event): event is Purchase => event.kind === 'buy')
      .map((buy) => plus(books.value(buy, buy.day).pln, books.feeInZloty(buy, buy.day))),
  );
}

describe('whatever was traded (TX-4)', () => {
  test('the cost of all sales and of what is left is that of all purchases, to the grosz', () => {
    fc.assert(
      fc.property(plans, (list) => {
        const events = ledgerOf(list);
        // Everything that is left is sold on one last day for nothing.
        const held = { A: 0, B: 0 } as Record<string, number>;
        for (const { kind, account, quantity } of events)
          held[account] = held[account]! + (kind === 'buy' ? 1 : -1) * Number(textOf(quantity));
        const last = Object.entries(held)
          .filter(([, units]) => units > 0)
          .map(([account, units]) => ({
            ...{ kind: 'sell' as const, id: `last ${account}`, day: '2026-06-01', account },
            ...{ instrument: 'ACM', quantity: decimal(String(units)), price: zero, currency: 'PLN' },
            ...{ settled: null, accrued: null, fee: null },
          }));
        const { sales, missing } = outcomeOf([...events, ...last]);
        expect(missing).toEqual([]);
        const parts = sum(sales.flatMap((sale) => sale.parts.map(({ pln }) => pln)));
        expect(textOf(parts)).toBe(textOf(paidFor(events)));
      }),
    );
  });

  test('the order of entry changes nothing', () => {
    fc.assert(
      fc.property(plans, fc.integer(), (list, seed) => {
        // Of one day the order of the ledger counts: so each trade has a day of its own.
        const events = ledgerOf(list.map((one) => ({ ...one, gap: one.gap + 1 })));
        const shuffled = events.toSorted((a, b) => hash(a.id, seed) - hash(b.id, seed));
        expect(outcomeOf(shuffled)).toEqual(outcomeOf(events));
      }),
    );
  });

  test('a sale in two halves at the same price and day changes nothing but rounding', () => {
    fc.assert(
      fc.property(plans, (list) => {
        const events = ledgerOf(list.map((one) => ({ ...one, fee: 0 })));
        const halved = events.flatMap((event): (Purchase | Sale)[] => {
          const units = Number(textOf(event.quantity));
          if (event.kind !== 'sell' || units < 2) return [event];
          const half = Math.floor(units / 2);
          return [half, units - half].map((quantity, at) => ({
            ...event,
            id: `${event.id}-${at}`,
            quantity: decimal(String(quantity)),
          }));
        });
        const [whole, parts] = [outcomeOf(events), outcomeOf(halved)];
        const incomeOf = ({ sales }: Outcome) => sum(sales.map(({ revenue, cost }) => minus(revenue, cost)));
        const apart = Math.abs(Number(textOf(minus(incomeOf(whole), incomeOf(parts)))));
        // Half a grosz for each conversion and each part of a lot that there is more.
        const conversions = parts.sales.flatMap((sale) => sale.parts).length + parts.sales.length;
        expect(apart).toBeLessThanOrEqual(0.01 * conversions);
      }),
    );
  });

  test('years add up to the whole', () => {
    fc.assert(
      fc.property(plans, (list) => {
        const outcome = outcomeOf(ledgerOf(list));
        const years = yearsOf(outcome);
        const whole = sum(outcome.sales.map(({ revenue, cost }) => minus(revenue, cost)));
        expect(textOf(sum(years.map(({ income, loss }) => minus(income, loss))))).toBe(textOf(whole));
        for (const { year, total } of years) {
          const own = outcome.sales.filter(({ taxDay }) => yearOf(taxDay) === year);
          expect(textOf(total.revenue)).toBe(textOf(sum(own.map(({ revenue }) => revenue))));
        }
      }),
    );
  });
});

function hash(text: string, seed: number): number {
  let value = seed | 0;
  for (const letter of text) value = (Math.imul(value, 31) + letter.charCodeAt(0)) | 0;
  return value;
}
