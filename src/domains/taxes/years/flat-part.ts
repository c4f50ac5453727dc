import {
  compare,
  type Decimal,
  decimal,
  minus,
  plus,
  smaller,
  sum,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { flatTaxRate } from '../../valuation/flat-tax.ts';
import type { Readings } from '../readings.ts';
import type { FlatOutcome } from '../reckoning/outcome.ts';
import { notBelowZero, toGrosz, toZloty, upToGrosz } from '../reckoning/rounding.ts';

/** What treaties let a country withhold, as parts of one; a country that is absent has no known rate. */
export type TreatyRates = { dividend: ReadonlyMap<string, Decimal>; interest: ReadonlyMap<string, Decimal> };

export type FlatRow = FlatOutcome & {
  treaty: Decimal | null;
  /** What counts of the tax withheld, where that is said of each payment. */
  credit: Decimal | null;
  warning: 'above-treaty' | 'no-treaty' | null;
};

export type FlatPart = {
  rows: FlatRow[];
  tax: Decimal;
  credit: Decimal;
  difference: Decimal;
};

/** A tenth of a point above the treaty is how sources round; more is reclaimed abroad. */
const slack = decimal('0.001');

/** Part G: dividends and interest from abroad, each with its own rounding (rule TX-8). */
export function flatPart(
  outcomes: readonly FlatOutcome[],
  treaties: TreatyRates,
  readings: Readings,
): FlatPart {
  const rows = outcomes
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
    .map((outcome) => rowOf(outcome, treaties, readings));
  const [dividends, interest] = (['dividend', 'interest'] as const).map((kind) =>
    rows.filter((row) => row.kind === kind),
  ) as [FlatRow[], FlatRow[]];
  const taxOfDividends = toGrosz(times(flatTaxRate, grossOf(dividends)));
  const taxOfInterest = upToGrosz(times(flatTaxRate, grossOf(interest)));
  const creditOfDividends = creditOf(dividends, readings);
  const creditOfInterest = creditOf(interest, readings);
  const tax = plus(taxOfDividends, taxOfInterest);
  const credit = plus(creditOfDividends, creditOfInterest);
  const difference =
    readings.flat_rounding === 'form'
      ? plus(
          toZloty(notBelowZero(minus(taxOfDividends, creditOfDividends))),
          upToGrosz(notBelowZero(minus(taxOfInterest, creditOfInterest))),
        )
      : upToGrosz(notBelowZero(minus(tax, credit)));
  return { rows, tax, credit, difference };
}

const grossOf = (rows: readonly FlatOutcome[]): Decimal => sum(rows.map(({ gross }) => gross));

function rowOf(outcome: FlatOutcome, treaties: TreatyRates, readings: Readings): FlatRow {
  const { kind, country, gross, withheld } = outcome;
  const treaty = (country && treaties[kind].get(country)) || null;
  const row: FlatRow = { ...outcome, treaty, credit: null, warning: null };
  const isWithheld = compare(withheld, zero) > 0;
  if (readings.credit_limit === 'treaty' && isWithheld) {
    if (treaty === null) row.warning = 'no-treaty';
    else if (compare(withheld, times(gross, plus(treaty, slack))) > 0) row.warning = 'above-treaty';
  }
  if (readings.credit_scope === 'payment') row.credit = limited(withheld, [row], readings);
  return row;
}

/** The tax withheld that counts: at most what the treaty allows and at most the Polish tax. */
function limited(withheld: Decimal, rows: readonly FlatRow[], { credit_limit }: Readings): Decimal {
  const polish = toGrosz(times(flatTaxRate, grossOf(rows)));
  const allowed = toGrosz(sum(rows.map(({ treaty, gross }) => times(treaty ?? zero, gross))));
  const limit = credit_limit === 'treaty' ? smaller(allowed, polish) : polish;
  return notBelowZero(smaller(withheld, limit));
}

const withheldOf = (rows: readonly FlatRow[]): Decimal => sum(rows.map(({ withheld }) => withheld));

function creditOf(rows: readonly FlatRow[], readings: Readings): Decimal {
  switch (readings.credit_scope) {
    case 'payment':
      return sum(rows.map(({ credit }) => credit ?? zero));
    case 'country':
      return sum(
        [...Map.groupBy(rows, ({ country }) => country).values()].map((group) =>
          limited(withheldOf(group), group, readings),
        ),
      );
    default:
      return limited(withheldOf(rows), rows, readings);
  }
}
