import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, textOf, zero } from '../../../foundation/decimal.ts';
import { usualReadings } from '../readings.ts';
import type { Outcome, SaleOutcome } from '../reckoning/outcome.ts';
import { type Filed, type ReckonedYear, type YearsInput, yearsInTurn } from './years-in-turn.ts';

const [first, last] = [2020, 2026];

type Sold = { year: number; revenue: number; cost: number };
const sold: fc.Arbitrary<Sold> = fc.record({
  year: fc.integer({ min: first, max: last }),
  revenue: fc.integer({ min: 0, max: 9000 }),
  cost: fc.integer({ min: 0, max: 9000 }),
});

const outcomeOf = (list: readonly Sold[]): Outcome => ({
  ...{ crypto: [], flat: [], fees: [], outside: [], missing: [], open: new Map() },
  sales: list.map(
    ({ year, revenue, cost }, at): SaleOutcome => ({
      ...{ ref: `s${at}`, account: 'A', instrument: 'ACM', country: 'US', taxDay: `${year}-06-16` },
      ...{ isDayComputed: false, rate: null, parts: [], fee: zero, foreignTax: zero },
      ...{ revenue: decimal(String(revenue)), cost: decimal(String(cost)) },
      exempt: { revenue: zero, cost: zero },
    }),
  ),
});

function reckoned(list: readonly Sold[], filed: ReadonlyMap<number, Filed> = new Map()): ReckonedYear[] {
  const input: YearsInput = {
    ...{ first, last, losses: [], treaties: { dividend: new Map(), interest: new Map() } },
    outcomeUnder: () => outcomeOf(list),
    stated: (year) => ({
      ...{ readings: usualReadings, lossMethods: new Map(), slips: [], notCollected: zero },
      ...{ cryptoCarried: null, filed: filed.get(year) ?? null },
    }),
  };
  return yearsInTurn(input);
}

const passedOn = ({ figures }: ReckonedYear): Filed => ({
  ...{ loss: figures.loss, lossesUsed: figures.lossesUsed, cryptoCarriedOn: figures.crypto.carriedOn },
});

/** Losses as a year finds them, as text. */
const found = (years: readonly ReckonedYear[], year: number) =>
  years
    .find(({ figures }) => figures.year === year)!
    .losses.before.map((loss) => [loss.year, textOf(loss.amount), [...loss.deducted].map(String)]);

test('whatever changes in years that were filed, later years find what was filed (TX-15)', () => {
  fc.assert(
    fc.property(
      fc.array(sold, { maxLength: 25 }),
      fc.array(sold, { maxLength: 8 }),
      fc.integer({ min: first, max: last - 1 }),
      (before, entered, lastFiled) => {
        const asFiled = reckoned(before);
        const filed = new Map(
          asFiled
            .filter(({ figures }) => figures.year <= lastFiled)
            .map((year) => [year.figures.year, passedOn(year)]),
        );
        const late = entered.map((one) => ({ ...one, year: Math.min(one.year, lastFiled) }));
        const now = reckoned([...before, ...late], filed);
        expect(found(now, lastFiled + 1)).toEqual(found(asFiled, lastFiled + 1));
        const later = ({ figures }: ReckonedYear) => figures.year > lastFiled;
        const toPay = (years: readonly ReckonedYear[]) =>
          years.filter(later).map(({ figures }) => textOf(figures.toPay));
        expect(toPay(now)).toEqual(toPay(asFiled));
      },
    ),
  );
});
