import { decimal, fixedTextOf, plus } from '../../foundation/decimal.ts';
import { type DepositOutput, listDeposits } from '../deposits/contract.ts';
import type { HomeFigures } from '../valuation/home-loader.ts';
import type { BondsView } from './bonds-view.ts';
import { type BondOutput, type BondTotals, listBonds } from './contract.ts';

/** What home shows of bonds: null where there are none. */
export type BondHomeFigures = BondsView | null;

export const homeFigures: HomeFigures<BondHomeFigures> = {
  module: 'bonds',
  async load(call, query) {
    const [{ data, totals }, deposits] = await Promise.all([
      call(listBonds, { query }),
      call(listDeposits, { query }),
    ]);
    const running = deposits.data.filter(({ status }) => status === 'running');
    return homeBonds(data, totals, running);
  },
};

const colours = [1, 3, 4, 2, 5];
/** Years that fit on a card. */
const mostYears = 12;

/** Year by year what comes back, the largest series naming its year, and the years in which interest is paid. */
export function homeBonds(
  bonds: readonly BondOutput[],
  totals: BondTotals,
  deposits: readonly DepositOutput[],
): BondHomeFigures {
  if (bonds.length + deposits.length === 0 || totals.value === null) return null;
  const saved = deposits.map(({ shown_value }) => shown_value);
  if (saved.includes(null)) return null;
  const from = Number(totals.day.slice(0, 4));
  const byYear = Map.groupBy([...bonds.map(lentTo), ...deposits.map(savedUntil)], ({ year }) => year);
  const years = [...byYear.keys()].sort((a, b) => a - b);
  const kinds = [...new Set(bonds.map(({ kind, symbol }) => (kind === 'catalyst' ? symbol : kind)))];
  const next = nextOf(bonds, totals, deposits);
  return {
    value: fixedTextOf(
      saved.reduce((sum, value) => plus(sum, decimal(value!)), decimal(totals.value)),
      2,
    ),
    kinds: kinds.slice(0, 4).join(', '),
    deposits: deposits.length,
    from,
    to: Math.min(Math.max(...years, from + 1), from + mostYears),
    redemptions: years
      .filter((year) => year <= from + mostYears)
      .map((year, i) => redemption(year, byYear.get(year)!, colours[i % colours.length]!)),
    payments: paymentYears(bonds, from),
    next,
  };
}

/** What comes back in a year. */
type Lent = { year: number; name: string; size: number; amount: number };

const lentTo = ({ matures_on, symbol, nominal, value }: BondOutput): Lent => ({
  year: Number(matures_on.slice(0, 4)),
  name: symbol,
  size: Number(nominal),
  amount: Number(value ?? nominal),
});

const savedUntil = ({ payout, name, shown_value }: DepositOutput): Lent => ({
  year: Number(payout.day.slice(0, 4)),
  name,
  size: Number(shown_value),
  amount: Number(shown_value),
});

function redemption(year: number, lent: readonly Lent[], colour: number) {
  const sum = lent.reduce((total, { amount }) => total + amount, 0);
  const largest = lent.toSorted((a, b) => b.size - a.size)[0]!;
  const name = lent.length > 1 ? `${largest.name} +${lent.length - 1}` : largest.name;
  return { year, name, amount: sum.toFixed(2), colour };
}

/** The first payment to come, of a bond or of a deposit that ends. */
function nextOf(bonds: readonly BondOutput[], totals: BondTotals, deposits: readonly DepositOutput[]) {
  const [first] = deposits.toSorted((a, b) => (a.payout.day < b.payout.day ? -1 : 1));
  const bond = totals.next_payment;
  if (first && (!bond || first.payout.day < bond.day)) {
    // In the shown currency at the rate its worth is shown at.
    const rate = Number(first.value) > 0 ? Number(first.shown_value) / Number(first.value) : 0;
    return {
      what: first.name,
      day: first.payout.day,
      amount: (Number(first.payout.amount) * rate).toFixed(2),
    };
  }
  return bond && { what: namesOn(bonds, bond.day), day: bond.day, amount: bond.net };
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
