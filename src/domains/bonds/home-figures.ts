import type { HomeFigures } from '../valuation/home-loader.ts';
import type { BondsView } from './bonds-view.ts';
import { type BondOutput, type BondTotals, listBonds } from './contract.ts';

/** What home shows of bonds: null where there are none. */
export type BondHomeFigures = BondsView | null;

export const homeFigures: HomeFigures<BondHomeFigures> = {
  module: 'bonds',
  async load(call, query) {
    const { data, totals } = await call(listBonds, { query });
    return homeBonds(data, totals);
  },
};

const colours = [1, 3, 4, 2, 5];
/** Years that fit on a card. */
const mostYears = 12;

/** Year by year what comes back, the largest series naming its year, and the years in which interest is paid. */
export function homeBonds(bonds: readonly BondOutput[], totals: BondTotals): BondHomeFigures {
  if (bonds.length === 0 || totals.value === null) return null;
  const from = Number(totals.day.slice(0, 4));
  const byYear = Map.groupBy(bonds, ({ matures_on }) => Number(matures_on.slice(0, 4)));
  const years = [...byYear.keys()].sort((a, b) => a - b);
  const kinds = [...new Set(bonds.map(({ kind, symbol }) => (kind === 'catalyst' ? symbol : kind)))];
  const next = totals.next_payment;
  return {
    value: totals.value,
    kinds: kinds.slice(0, 4).join(', '),
    from,
    to: Math.min(Math.max(...years, from + 1), from + mostYears),
    redemptions: years
      .filter((year) => year <= from + mostYears)
      .map((year, i) => redemption(year, byYear.get(year)!, colours[i % colours.length]!)),
    payments: paymentYears(bonds, from),
    next: next && { what: namesOn(bonds, next.day), day: next.day, amount: next.net },
  };
}

function redemption(year: number, bonds: readonly BondOutput[], colour: number) {
  const sum = bonds.reduce((total, { value, nominal }) => total + Number(value ?? nominal), 0);
  const largest = bonds.toSorted((a, b) => Number(b.nominal) - Number(a.nominal))[0]!;
  const name = bonds.length > 1 ? `${largest.symbol} +${bonds.length - 1}` : largest.symbol;
  return { year, name, amount: sum.toFixed(2), colour };
}

function paymentYears(bonds: readonly BondOutput[], from: number): number[] {
  const years = new Set<number>();
  for (const { next_payment, matures_on } of bonds) {
    if (next_payment?.kind !== 'interest') continue;
    for (let year = Number(next_payment.day.slice(0, 4)); year < Number(matures_on.slice(0, 4)); year++)
      if (year >= from) years.add(year);
  }
  return [...years].sort((a, b) => a - b);
}

function namesOn(bonds: readonly BondOutput[], day: string): string {
  return bonds
    .filter(({ next_payment }) => next_payment?.day === day)
    .map(({ symbol }) => symbol)
    .join(', ');
}
