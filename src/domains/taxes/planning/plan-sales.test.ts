import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import { decimal, fixedTextOf, zero } from '../../../foundation/decimal.ts';
import { closedDays } from '../from-ledger/markets.ts';
import { usualReadings } from '../readings.ts';
import { keepBooks, reckon } from '../reckoning/reckon.ts';
import type { TaxInput } from '../reckoning/tax-books.ts';
import type { Purchase, TaxEvent } from '../reckoning/tax-events.ts';
import { yearsInTurn } from '../years/years-in-turn.ts';
import { type PlanBase, plannedOutcome, plannedTrade, plannedYears, toPayWith } from './plan-sales.ts';

const year = 2026;
const position = {
  ...{ account: 'a', instrument: 'x', units: decimal('1000'), price: decimal('50'), currency: 'PLN' },
  isCrypto: false,
};

const bought = (id: string, day: string, quantity: string, price: string): Purchase => ({
  ...{ id, kind: 'buy', day, account: 'a', instrument: 'x', currency: 'PLN' },
  ...{ quantity: decimal(quantity), price: decimal(price), settled: null, accrued: null, fee: null },
});

const inputOf = (events: readonly TaxEvent[]): TaxInput => ({
  ...{ accounts: [{ id: 'a', wrapper: null }], events, arePlaced: true, rates: new Map() },
  instruments: new Map([['x', { id: 'x', country: 'US', exchangeCountry: 'US', market: 'US' }]]),
  closed: closedDays(year - 1, year + 1),
});

function years(events: readonly TaxEvent[], last: number) {
  const outcome = reckon(inputOf(events), usualReadings);
  return yearsInTurn({
    ...{ first: year - 1, last, losses: [], outcomeUnder: () => outcome },
    treaties: { dividend: () => null, interest: () => null } as never,
    stated: () => ({
      ...{
        readings: usualReadings,
        lossMethods: new Map(),
        slips: [],
        notCollected: zero,
        cryptoCarried: null,
        filed: null,
      },
    }),
  });
}

const baseOf = (events: readonly TaxEvent[]): PlanBase => ({
  ...{ year: years(events, year).at(-1)!, books: keepBooks(inputOf(events), usualReadings) },
  input: inputOf([]),
});

describe('a sale that nobody made (TP-7)', () => {
  it('changes the tax as the same sale does once it is a row, and leaves the books as they were', () => {
    const lot = fc.record({
      quantity: fc.integer({ min: 1, max: 300 }),
      price: fc.integer({ min: 1, max: 9_999 }),
      month: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(lot, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 100 }),
        (lots, part) => {
          const inOrder = lots.toSorted((a, b) => a.month - b.month);
          const rows = inOrder.map(({ quantity, price, month }, at) =>
            bought(String(at), `2026-0${month}-02`, String(quantity), `${price}.37`),
          );
          const held = lots.reduce((sum, { quantity }) => sum + quantity, 0);
          const trade = plannedTrade(position, decimal(String(Math.ceil((held * part) / 100))), '2026-11-17');
          const base = baseOf(rows);
          const { after } = toPayWith(base, plannedOutcome(base, [trade]), year);
          const recorded = years([...rows, trade], year).at(-1)!.figures.toPay;
          expect(fixedTextOf(after, 2)).toBe(fixedTextOf(recorded, 2));
          const again = toPayWith(base, plannedOutcome(base, [trade]), year);
          expect(fixedTextOf(again.after, 2)).toBe(fixedTextOf(recorded, 2));
        },
      ),
      { numRuns: often(30) },
    );
  });

  it('that settles after the year ends counts in the next one, as it would be recorded', () => {
    const rows = [bought('1', '2026-02-02', '10', '20')];
    const base = baseOf(rows);
    const trade = plannedTrade(position, decimal('10'), '2026-12-31');
    const outcome = plannedOutcome(base, [trade]);
    expect(plannedYears(outcome)).toEqual([year + 1]);
    const { now, after } = toPayWith(base, outcome, year + 1);
    // 19% of 500 less 200.
    expect([fixedTextOf(now, 2), fixedTextOf(after, 2)]).toEqual(['0.00', '57.00']);
    const [, running, next] = years([...rows, trade], year + 1);
    expect([fixedTextOf(running!.figures.toPay, 2), fixedTextOf(next!.figures.toPay, 2)]).toEqual([
      '0.00',
      '57.00',
    ]);
  });

  it('of more than there are lots is none', () => {
    const base = baseOf([bought('1', '2026-02-02', '10', '20')]);
    const outcome = plannedOutcome(base, [plannedTrade(position, decimal('11'), '2026-11-17')]);
    expect(plannedYears(outcome)).toEqual([]);
    expect(outcome.missing).toMatchObject([{ what: 'purchase' }]);
  });
});
