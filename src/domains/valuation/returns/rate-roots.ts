import { type DayFlows, type Moments, mirrored, momentsAt, worthAt } from './discounted-sums.ts';
import { type Probe, refineRoot } from './refine-root.ts';

/**
 * Rates here are continuous and by day: money grows by e^rate each day. All of them, from a total loss to beyond
 * any number, then lie on one line with 0 in the middle.
 */
export type RateProblem = { forward: DayFlows; backward: DayFlows; probe: Probe };

export function rateProblem(forward: DayFlows): RateProblem {
  const backward = mirrored(forward);
  const sums: Moments = { worth: 0, byDay: 0, size: 0, byDaySquared: 0 };
  return {
    forward,
    backward,
    // Above zero everything is worth less the later it is, below zero the earlier: no term ever overflows.
    probe(rate) {
      worthAt(rate < 0 ? backward : forward, Math.abs(rate), sums);
      return { figure: sums.worth, slope: rate < 0 ? sums.byDay : -sums.byDay };
    },
  };
}

/** Above this rate, which is not below zero, the first flows outweigh all against them: no root lies there. */
function highestPossible({ days, amounts }: DayFlows): number {
  const leading = Math.sign(amounts[0]!);
  let against = 0;
  let first = 0;
  let turn = -1;
  for (let i = 0; i < days.length; i++) {
    if (Math.sign(amounts[i]!) !== leading) {
      against += Math.abs(amounts[i]!);
      if (turn === -1) turn = i;
    } else if (turn === -1) first += Math.abs(amounts[i]!);
  }
  // A little more, because with two flows the bound is the root itself.
  return (Math.max(0, Math.log(against) - Math.log(first)) + 1e-9) / (days[turn]! - days[turn - 1]!);
}

/** A root that must exist because the first and the last flow have different signs; found from `near` outwards. */
export function certainRoot({ forward, backward, probe }: RateProblem, near: number): number {
  const highest = highestPossible(forward);
  const lowest = -highestPossible(backward);
  const start = Math.min(Math.max(near, lowest), highest);
  const sign = Math.sign(probe(start).figure);
  if (sign === 0) return start;
  // The first flow's sign rules at the far upper end: where it rules here already, the root lies below.
  const below = sign === Math.sign(forward.amounts[0]!);
  let inner = start;
  for (let reach = 1e-4; ; reach *= 4) {
    const outer = below ? Math.max(lowest, start - reach) : Math.min(highest, start + reach);
    const atEnd = outer === lowest || outer === highest;
    if (atEnd || Math.sign(probe(outer).figure) !== sign)
      return below ? refineRoot(probe, outer, inner, inner) : refineRoot(probe, inner, outer, inner);
    inner = outer;
  }
}

/**
 * Whether money was in (or owed) all the time at this rate. Then it is the only root: at any higher rate every
 * balance on the way, and so the last one, is larger, at any lower one smaller. A balance that may be nothing but
 * rounding, which grows like money does, proves nothing.
 */
export function neverTurnsOver({ forward: { days, amounts } }: RateProblem, rate: number): boolean {
  const side = Math.sign(amounts[0]!);
  let balance = 0;
  let turnover = 0;
  for (let i = 0; i < days.length - 1; i++) {
    const growth = Math.exp(rate * (days[i]! - (days[i - 1] ?? 0)));
    balance = balance * growth + amounts[i]!;
    turnover = turnover * growth + Math.abs(amounts[i]!);
    if (!(balance * side > certain * turnover)) return false;
  }
  return Number.isFinite(turnover);
}

/** Every root, lowest first. */
export function allRoots({ forward, backward }: RateProblem): number[] {
  const falling = rootsFromZero(backward).map((root) => -root);
  return [...falling.filter((root) => root !== 0).reverse(), ...rootsFromZero(forward)];
}

/** How much work goes into tiny steps; after it roots closer than a quarter of a natural step are taken for none. */
const carefulWork = 4_000_000;
/** A balance below this part of all that moved may be rounding, and its sign proves nothing. */
const certain = 1e-10;
/** Nearer to zero than this part of all amounts is zero: what a sum of floats can tell. */
const touching = 1e-14;

/**
 * Walks upwards from zero in steps that cannot miss a root. From here on the slope turns by at most the second
 * moment, so the figure cannot reach zero within `clear`, and the slope keeps its sign within `steady`: one root at
 * most, which shows by its change of sign.
 */
function rootsFromZero(flows: DayFlows): number[] {
  const end = highestPossible(flows);
  const roots: number[] = [];
  const sums: Moments = { worth: 0, byDay: 0, size: 0, byDaySquared: 0 };
  const probe: Probe = (rate) => {
    worthAt(flows, rate, sums);
    return { figure: sums.worth, slope: -sums.byDay };
  };
  const careful = Math.max(200, carefulWork / flows.days.length);
  let from = 0;
  let signBefore = 0;
  for (let at = 0, step = 0; ; step++) {
    momentsAt(flows, at, sums);
    const { worth, byDay, size, byDaySquared } = sums;
    const natural = Math.sqrt(size / byDaySquared);
    const sign = Math.abs(worth) <= touching * size ? 0 : Math.sign(worth);
    const known = at - (roots.at(-1) ?? Number.NEGATIVE_INFINITY) < 1e-6 * natural;
    if (sign * signBefore < 0) roots.push(refineRoot(probe, from, at));
    else if (sign === 0 && !known) roots.push(at);
    // Where not even the second flow is felt any more, only the first one is left.
    if (at >= end || byDaySquared === 0) return roots;
    const steady = Math.abs(byDay) / byDaySquared;
    const clear = clearStep(Math.abs(worth), byDay * Math.sign(worth), byDaySquared);
    const least = (step < careful ? 1e-7 : 0.25) * natural;
    from = at;
    signBefore = sign;
    at = Math.min(end, at + Math.max(steady, clear, least));
  }
}

/** How far a height stays above zero that falls at this pace, a pace that may itself grow by `turn`. */
function clearStep(height: number, fall: number, turn: number): number {
  const root = Math.sqrt(fall * fall + 2 * turn * height);
  // Two forms of one solution: each loses digits where the other is exact.
  return fall > 0 ? (2 * height) / (fall + root) : (root - fall) / turn;
}
