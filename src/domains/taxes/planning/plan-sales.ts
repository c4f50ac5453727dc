import type { Day } from '../../../foundation/calendar-day.ts';
import { type Decimal, times } from '../../../foundation/decimal.ts';
import { usualReadings } from '../readings.ts';
import { type Outcome, yearOf } from '../reckoning/outcome.ts';
import { enter } from '../reckoning/reckon.ts';
import { TaxBooks, type TaxInput } from '../reckoning/tax-books.ts';
import type { CryptoTrade, Sale } from '../reckoning/tax-events.ts';
import { type TaxYear, taxYear, type YearInput } from '../years/tax-year.ts';
import { type ReckonedYear, readOtherwise } from '../years/years-in-turn.ts';

/** A year as it stands, with the lots that are left and the rates and days of now. */
export type PlanBase = { year: ReckonedYear; books: TaxBooks; input: TaxInput };

export type PlannedTrade = Sale | CryptoTrade;

/** What trades that nobody made would come to, each by itself: a real row goes the same way (rule TP-7). */
export function plannedOutcome({ year, books, input }: PlanBase, trades: readonly PlannedTrade[]): Outcome {
  const trial = new TaxBooks(input, year.readings);
  const pools = new Set(
    trades.flatMap((one) => ('instrument' in one ? trial.pool(one.account, one.instrument) : [])),
  );
  for (const pool of pools) for (const lot of books.lots.lotsOf(pool)) trial.lots.add(pool, { ...lot });
  for (const trade of trades) enter(trial, trade);
  return trial.outcome;
}

/** The day that decides in which year trades are taxed; none for what could not be reckoned. */
export const plannedYears = ({ sales, crypto }: Outcome): number[] => [
  ...new Set([...sales.map(({ taxDay }) => yearOf(taxDay)), ...crypto.map(({ day }) => yearOf(day))]),
];

/** What is to pay for a year, as it stands and with what is planned; in a later one with what this one hands on. */
export function toPayWith(base: PlanBase, planned: Outcome, year: number): { now: Decimal; after: Decimal } {
  const of = (outcome: Outcome) => yearWith(base.year, outcome, year).toPay;
  const { outcome } = base.year;
  return { now: of(outcome), after: of(together(outcome, planned)) };
}

function yearWith(reckoned: ReckonedYear, outcome: Outcome, year: number): TaxYear {
  if (year === reckoned.figures.year) return readOtherwise(reckoned, reckoned.readings, outcome);
  const input: YearInput = {
    ...{ pit8c: [], notCollected: new Map(), treaties: reckoned.input.treaties },
    ...{ losses: reckoned.losses.after, cryptoCarried: reckoned.figures.crypto.carriedOn },
  };
  return taxYear(outcome, year, input, usualReadings);
}

const together = (a: Outcome, b: Outcome): Outcome => ({
  ...a,
  sales: [...a.sales, ...b.sales],
  crypto: [...a.crypto, ...b.crypto],
  flat: [...a.flat, ...b.flat],
});

/** The name of a trade that nobody made. */
export const plannedId = 'planned';

export type Position = {
  account: string;
  instrument: string;
  units: Decimal;
  price: Decimal;
  currency: string;
  isCrypto: boolean;
};

/** A sale of today at the last price, without a fee. */
export function plannedTrade(position: Position, units: Decimal, day: Day, id = plannedId): PlannedTrade {
  const { account, instrument, price, currency, isCrypto } = position;
  if (isCrypto)
    return {
      ...{ id, kind: 'crypto-sell', account, day, fee: null },
      amount: { amount: times(units, price), currency },
    };
  return {
    ...{ id, kind: 'sell', day, account, instrument, quantity: units, price, currency },
    ...{ settled: null, accrued: null, fee: null },
  };
}
