import { type DatedAmount, mergeByDay } from './discounted-sums.ts';
import { allRoots, certainRoot, neverTurnsOver, type RateProblem, rateProblem } from './rate-roots.ts';

export type InternalRate =
  | {
      kind: 'rate';
      /** A year's rate as a fraction; shown from 365 days on. Never infinite: at most the largest number. */
      annual: number;
      /** The money-weighted return of the whole span, shown below a year. */
      span: number;
      days: number;
      /** Other rates fit as well; this is the one nearest to `near`. */
      several: boolean;
    }
  | { kind: 'none'; reason: 'empty' | 'too-short' | 'one-sign' | 'no-root' };

const year = 365;

/**
 * The rate at which all flows are worth nothing together (rule P-6): money paid in is negative, money received and
 * the value of the last day positive. `near` is the time-weighted return of a year, which decides between several;
 * `days` are those with money at work where they are not all from the first flow to the last.
 */
export function internalRate(
  flows: readonly DatedAmount[],
  { near = 0, days: worked }: { near?: number; days?: number | undefined } = {},
): InternalRate {
  if (flows.some(({ amount, day }) => !Number.isFinite(amount + day)))
    throw new RangeError('a flow without a known amount has no rate');
  if (flows.every(({ amount }) => amount === 0)) return { kind: 'none', reason: 'empty' };
  if (flows.every(({ day }) => day === flows[0]!.day)) return { kind: 'none', reason: 'too-short' };
  const merged = mergeByDay(flows);
  if (merged.amounts.length === 0) return { kind: 'none', reason: 'empty' };
  if (!merged.amounts.some((amount) => Math.sign(amount) !== Math.sign(merged.amounts[0]!)))
    return { kind: 'none', reason: 'one-sign' };
  const days = worked ?? merged.days.at(-1)!;
  const daily = Math.log1p(Math.max(near, -0.999999)) / year;
  const roots = rootsOf(rateProblem(merged), daily).filter((root) => canBeShown(root, days));
  const annuals = roots.map((root) => grown(root, year));
  const chosen = nearest(annuals, near);
  if (chosen === -1) return { kind: 'none', reason: 'no-root' };
  return {
    kind: 'rate',
    annual: annuals[chosen]!,
    span: grown(roots[chosen]!, days),
    days,
    several: roots.length > 1,
  };
}

function rootsOf(problem: RateProblem, near: number): number[] {
  const { amounts } = problem.forward;
  if (Math.sign(amounts[0]!) !== Math.sign(amounts.at(-1)!)) {
    const root = certainRoot(problem, near);
    if (neverTurnsOver(problem, root)) return [root];
  }
  return allRoots(problem);
}

function canBeShown(root: number, days: number): boolean {
  return Number.isFinite(Math.expm1(root * Math.min(days, year)));
}

function grown(root: number, days: number): number {
  return Math.min(Math.expm1(root * days), Number.MAX_VALUE);
}

function nearest(rates: readonly number[], near: number): number {
  let best = -1;
  for (let i = 0; i < rates.length; i++)
    if (best === -1 || Math.abs(rates[i]! - near) < Math.abs(rates[best]! - near)) best = i;
  return best;
}
