import {
  type Decimal,
  isZero,
  minus,
  over,
  plus,
  sign,
  smaller,
  sum,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import type { SaleOutcome } from '../reckoning/outcome.ts';
import { toGrosz } from '../reckoning/rounding.ts';

/** A PIT/ZG: what sales brought in one country, and the tax paid there. */
export type CountryPart = { country: string; income: Decimal; taxPaid: Decimal };

/** One for each foreign country in which sales brought an income (rule TX-7). */
export function countryParts(sales: readonly SaleOutcome[]): CountryPart[] {
  const parts = new Map<string, CountryPart>();
  for (const { country, revenue, cost, exempt, foreignTax } of sales) {
    if (country === null || country === 'PL') continue;
    const part = parts.get(country) ?? { country, income: zero, taxPaid: zero };
    const taxed = minus(minus(revenue, exempt.revenue), minus(cost, exempt.cost));
    parts.set(country, {
      country,
      income: plus(part.income, taxed),
      taxPaid: plus(part.taxPaid, foreignTax),
    });
  }
  return [...parts.values()]
    .filter(({ income }) => sign(income) > 0)
    .sort((a, b) => (a.country < b.country ? -1 : 1));
}

/** The tax paid abroad that counts: for each country at most its part of the tax. */
export function foreignCredit(parts: readonly CountryPart[], tax: Decimal, income: Decimal): Decimal {
  if (isZero(income)) return zero;
  return sum(
    parts.map(({ income: ofCountry, taxPaid }) =>
      smaller(taxPaid, toGrosz(over(times(tax, smaller(ofCountry, income)), income))),
    ),
  );
}
