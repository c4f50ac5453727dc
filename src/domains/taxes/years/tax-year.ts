import { type Decimal, isZero, minus, plus, sum, zero } from '../../../foundation/decimal.ts';
import type { Readings } from '../readings.ts';
import { type Outcome, type SaleOutcome, yearOf } from '../reckoning/outcome.ts';
import { notBelowZero, taxOn, toGrosz, toZloty } from '../reckoning/rounding.ts';
import { type CountryPart, countryParts, foreignCredit } from './country-parts.ts';
import { type FlatPart, flatPart, type TreatyRates } from './flat-part.ts';
import { type Loss, takeLosses } from './losses.ts';

export type Both = { revenue: Decimal; cost: Decimal };

/** What a domestic broker printed for an account and a year. */
export type Pit8c = { year: number; account: string } & Both;

export type YearInput = {
  pit8c: readonly Pit8c[];
  losses: readonly Loss[];
  /** Cost of virtual currencies that no income took yet. */
  cryptoCarried: Decimal;
  treaties: TreatyRates;
  /** Polish flat tax that no payer took, as the user says. */
  notCollected: ReadonlyMap<number, Decimal>;
};

/** The figures of one year, before they are put into the fields of its form (rule TX-6). */
export type TaxYear = {
  year: number;
  printed: Both;
  other: Both;
  relief: Both;
  total: Both;
  income: Decimal;
  loss: Decimal;
  lossesUsed: { year: number; amount: Decimal }[];
  priorLosses: Decimal;
  base: Decimal;
  tax: Decimal;
  foreignTax: Decimal;
  due: Decimal;
  crypto: Both & {
    carriedIn: Decimal;
    income: Decimal;
    carriedOn: Decimal;
    base: Decimal;
    tax: Decimal;
    due: Decimal;
  };
  flat: FlatPart;
  notCollected: Decimal;
  toPay: Decimal;
  countries: CountryPart[];
  mustFile: boolean;
  /** Own figures beside what a broker printed. */
  printedCheck: (Both & { account: string })[];
};

/** The relief for first offers has a row of its own from this year on. */
const reliefHasRow = 2025;

/** One year, with the losses and costs that came from those before it. */
export function taxYear(outcome: Outcome, year: number, input: YearInput, readings: Readings): TaxYear {
  const sales = outcome.sales.filter(({ taxDay }) => yearOf(taxDay) === year);
  const fees = outcome.fees.filter(({ day }) => yearOf(day) === year);
  const slips = input.pit8c.filter((slip) => slip.year === year);
  const isPrinted = ({ account }: SaleOutcome) => slips.some((slip) => slip.account === account);
  const own = sales.filter((sale) => !isPrinted(sale));
  const printed = bothOf(slips);
  const relief = rounded(bothOf(sales.map(({ exempt }) => exempt)));
  const hasRow = year >= reliefHasRow;
  const sold = bothOf(own);
  const withFees = { revenue: sold.revenue, cost: plus(sold.cost, sum(fees.map(({ cost }) => cost))) };
  const other = rounded(hasRow ? withFees : less(withFees, relief));
  const total = less(more(printed, other), hasRow ? relief : none);
  const result = minus(total.revenue, total.cost);
  const income = notBelowZero(result);
  const lossesUsed = takeLosses(input.losses, year, income);
  const priorLosses = sum(lossesUsed.map(({ amount }) => amount));
  const base = toZloty(minus(income, priorLosses));
  const tax = taxOn(base);
  const countries = countryParts(sales);
  const foreignTax = foreignCredit(countries, tax, income);
  const due = toZloty(minus(tax, foreignTax));
  const crypto = cryptoPart(outcome, year, input.cryptoCarried);
  const ofYear = outcome.flat.filter(({ day }) => yearOf(day) === year);
  const flat = flatPart(ofYear, input.treaties, readings);
  const notCollected = input.notCollected.get(year) ?? zero;
  return {
    ...{ year, printed, other, relief: hasRow ? relief : none, total, income },
    loss: notBelowZero(minus(zero, result)),
    ...{ lossesUsed, priorLosses, base, tax, foreignTax, due, crypto, flat, notCollected },
    toPay: sum([due, crypto.due, notCollected, flat.difference]),
    countries,
    mustFile:
      sales.length + slips.length + ofYear.length > 0 ||
      !isZero(notCollected) ||
      outcome.crypto.some(({ day }) => yearOf(day) === year),
    printedCheck: slips.map(({ account }) => ({
      account,
      ...rounded(bothOf(sales.filter((sale) => sale.account === account))),
    })),
  };
}

/** Virtual currencies: what was paid in a year is its cost, and what is left of it that of later years (rule TX-10). */
function cryptoPart(outcome: Outcome, year: number, carriedIn: Decimal): TaxYear['crypto'] {
  const { revenue, cost } = rounded(bothOf(outcome.crypto.filter(({ day }) => yearOf(day) === year)));
  const result = minus(revenue, plus(cost, carriedIn));
  const income = notBelowZero(result);
  const base = toZloty(income);
  const tax = taxOn(base);
  const carriedOn = notBelowZero(minus(zero, result));
  return { revenue, cost, carriedIn, income, carriedOn, base, tax, due: toZloty(tax) };
}

const none: Both = { revenue: zero, cost: zero };
const bothOf = (list: readonly Both[]): Both => ({
  revenue: sum(list.map(({ revenue }) => revenue)),
  cost: sum(list.map(({ cost }) => cost)),
});
const more = (a: Both, b: Both): Both => ({
  revenue: plus(a.revenue, b.revenue),
  cost: plus(a.cost, b.cost),
});
const less = (a: Both, b: Both): Both => ({
  revenue: minus(a.revenue, b.revenue),
  cost: minus(a.cost, b.cost),
});
const rounded = ({ revenue, cost }: Both): Both => ({ revenue: toGrosz(revenue), cost: toGrosz(cost) });
