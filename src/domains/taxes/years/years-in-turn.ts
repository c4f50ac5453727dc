import { type Decimal, minus, plus, sign, zero } from '../../../foundation/decimal.ts';
import type { Readings } from '../readings.ts';
import type { Outcome } from '../reckoning/outcome.ts';
import type { TreatyRates } from './flat-part.ts';
import { type Loss, leftOf } from './losses.ts';
import { type Both, type TaxYear, taxYear, type YearInput } from './tax-year.ts';

/** A loss as its owner states it: of a year before the ledger, or in place of what the ledger says. */
export type StatedLoss = { year: number; amount: Decimal; used: Decimal };

/** What a year that was filed passes on, whatever the ledger says since. */
export type Filed = {
  loss: Decimal;
  lossesUsed: readonly { year: number; amount: Decimal }[];
  cryptoCarriedOn: Decimal;
};

/** What is said of a year beside the ledger. */
export type StatedYear = {
  readings: Readings;
  /** How single losses are taken off in it, by their years; the others as the reading says. */
  lossMethods: ReadonlyMap<number, Readings['loss_method']>;
  slips: readonly (Both & { account: string })[];
  notCollected: Decimal;
  /** Cost of virtual currencies that comes from before; what the year before left where nothing is said. */
  cryptoCarried: Decimal | null;
  filed: Filed | null;
};

export type YearsInput = {
  first: number;
  last: number;
  stated: (year: number) => StatedYear;
  losses: readonly StatedLoss[];
  treaties: TreatyRates;
  outcomeUnder: (readings: Readings) => Outcome;
};

/** A year with what it was reckoned from, so that it can be reckoned otherwise. */
export type ReckonedYear = {
  figures: TaxYear;
  outcome: Outcome;
  readings: Readings;
  lossMethods: StatedYear['lossMethods'];
  /** Losses as they were before the year and after it. */
  losses: { before: Loss[]; after: Loss[] };
  input: YearInput;
};

const asLoss = ({ year, amount, used }: StatedLoss): Loss => ({
  ...{ year, amount, method: 'half' },
  deducted: new Map(sign(used) > 0 ? [[year, used]] : []),
});

/** Every year from the first on, each with its own readings; what was filed passes on as it was filed (rules TX-9, TX-15). */
export function yearsInTurn(given: YearsInput): ReckonedYear[] {
  const { first, last, stated, outcomeUnder, treaties } = given;
  const areStated = new Set(given.losses.map(({ year }) => year));
  let losses = given.losses.map(asLoss);
  let cryptoCarried: Decimal = zero;
  const years: ReckonedYear[] = [];
  for (let year = first; year <= last; year += 1) {
    const of = stated(year);
    const before = losses.map((loss) => ({ ...loss, method: methodOf(of, loss) }));
    const input: YearInput = {
      ...{ treaties, losses: before, cryptoCarried: of.cryptoCarried ?? cryptoCarried },
      pit8c: of.slips.map((slip) => ({ ...slip, year })),
      notCollected: new Map([[year, of.notCollected]]),
    };
    const outcome = outcomeUnder(of.readings);
    const figures = taxYear(outcome, year, input, of.readings);
    const passed: Filed = of.filed ?? { ...figures, cryptoCarriedOn: figures.crypto.carriedOn };
    cryptoCarried = passed.cryptoCarriedOn;
    losses = passed.lossesUsed.reduce((list, used) => taken(list, used, year), before);
    if (sign(passed.loss) > 0 && !areStated.has(year))
      losses = [...losses, asLoss({ year, amount: passed.loss, used: zero })];
    const reckoned = { figures, outcome, readings: of.readings, lossMethods: of.lossMethods, input };
    years.push({ ...reckoned, losses: { before, after: losses } });
  }
  return years;
}

const methodOf = ({ readings, lossMethods }: StatedYear, { year }: Loss): Readings['loss_method'] =>
  lossMethods.get(year) ?? readings.loss_method;

function taken(losses: readonly Loss[], used: { year: number; amount: Decimal }, year: number): Loss[] {
  return losses.map((loss) => {
    if (loss.year !== used.year) return loss;
    const before = loss.deducted.get(year) ?? zero;
    return { ...loss, deducted: new Map(loss.deducted).set(year, plus(before, used.amount)) };
  });
}

/** The same year under other readings; what came from the years before stays. */
export function readOtherwise(
  { input, figures, lossMethods }: ReckonedYear,
  readings: Readings,
  outcome: Outcome,
): TaxYear {
  const losses = input.losses.map((loss) => ({
    ...loss,
    method: lossMethods.get(loss.year) ?? readings.loss_method,
  }));
  return taxYear(outcome, figures.year, { ...input, losses }, readings);
}

/** What was taken of each loss before a year and in it, the oldest first. */
export const lossRows = ({ figures, losses }: ReckonedYear) =>
  losses.after
    .toSorted((a, b) => a.year - b.year)
    .map((loss) => {
      const now = loss.deducted.get(figures.year) ?? zero;
      return { loss, before: minus(minus(loss.amount, leftOf(loss)), now), now, left: leftOf(loss) };
    });
