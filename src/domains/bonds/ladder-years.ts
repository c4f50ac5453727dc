import type { BondOutput } from './contract.ts';

/** One bar of the ladder: a holding, or the small ones of a year together. */
export type Rung = {
  key: string;
  name: string;
  /** How many more the name stands for. */
  more: number;
  nominal: number;
  grown: number;
  /** What is paid at maturity, before tax. */
  atMaturity: number;
  isAssumed: boolean;
};
export type LadderYear = { year: number; rungs: Rung[] };

const mostRungs = 4;
/** A longer ladder leaves out the years in which nothing ends. */
const mostYears = 14;

/** Holdings by the year they end in, with the empty years between. */
export function ladderYears(bonds: readonly BondOutput[]): LadderYear[] {
  const held = bonds.filter(({ status }) => status === 'held');
  const byYear = Map.groupBy(held, ({ matures_on }) => Number(matures_on.slice(0, 4)));
  const years = [...byYear.keys()].sort((a, b) => a - b);
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const all =
    last - first < mostYears ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : years;
  if (years.length === 0) return [];
  return all.map((year) => ({ year, rungs: rungsOf(byYear.get(year) ?? []) }));
}

function rungsOf(bonds: readonly BondOutput[]): Rung[] {
  const sorted = bonds.toSorted((a, b) =>
    a.matures_on < b.matures_on ? -1 : a.matures_on > b.matures_on ? 1 : 0,
  );
  const shown = sorted.length > mostRungs ? sorted.slice(0, mostRungs - 1) : sorted;
  const rest = sorted.slice(shown.length);
  return [...shown.map((bond) => rung([bond])), ...(rest.length ? [rung(rest)] : [])];
}

function rung(bonds: readonly BondOutput[]): Rung {
  const [first] = bonds;
  const sum = (of: (bond: BondOutput) => string | null) =>
    bonds.reduce((total, bond) => total + Number(of(bond) ?? 0), 0);
  return {
    key: first!.id,
    name: first!.symbol,
    more: bonds.length - 1,
    nominal: sum(({ nominal }) => nominal),
    grown: Math.max(
      0,
      sum(({ grown }) => grown),
    ),
    atMaturity: sum(({ at_maturity }) => at_maturity.gross),
    isAssumed: bonds.some(({ at_maturity }) => at_maturity.is_assumed),
  };
}
