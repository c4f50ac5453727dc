import { sign } from '../../../../foundation/decimal.ts';
import type { Line } from './read.ts';

/** Lines of one trade. */
export type Group = Line[];

const several = new Set<Line['family']>(['trade', 'convert', 'dust', 'fiat']);

/** Lines that belong together by second, pocket and kind; purchases with money by their remark where they have one. */
export function groupsOf(lines: readonly Line[]): Group[] {
  const sides = lines.filter(({ family }) => several.has(family));
  const groups = [...Map.groupBy(sides, keyOf).values()];
  return joinNeighbours(groups);
}

function keyOf({ family, remark, account, operation, day, time }: Line): string {
  // `Via CashBalance - Wallet/N001` names the order; its two lines may lie a second apart.
  if (family === 'fiat' && remark?.includes('/')) return `fiat ${remark}`;
  const kind = family === 'convert' ? operation : family;
  return [kind, account, day, time].join(' ');
}

const nearby = 10;

/**
 * What went for money or by conversion and what came may lie some seconds apart. Two halves are joined when they are
 * alone with each other: none other of their kind lies near.
 */
function joinNeighbours(groups: readonly Group[]): Group[] {
  const halves = groups
    .filter((group) => canBeHalf(group[0]!) && directionOf(group) !== 0)
    .toSorted((a, b) => a[0]!.seconds - b[0]!.seconds);
  const joined = new Set<Group>();
  const pairs: Group[] = [];
  for (const own of Map.groupBy(halves, (group) => group[0]!.family).values()) {
    for (const [at, group] of own.entries()) {
      const next = own[at + 1];
      if (!next || joined.has(group) || directionOf(group) === directionOf(next)) continue;
      if (!areNear(group, next) || areNear(own[at - 1], group) || areNear(next, own[at + 2])) continue;
      joined.add(group).add(next);
      pairs.push([...group, ...next]);
    }
  }
  return [...groups.filter((group) => !joined.has(group)), ...pairs];
}

function canBeHalf({ family }: Line): boolean {
  return family === 'fiat' || family === 'convert';
}

function areNear(a: Group | undefined, b: Group | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(a[0]!.seconds - b[0]!.seconds) <= nearby;
}

/** 1 where all came, -1 where all went, 0 where there is both. */
export function directionOf(group: Group): number {
  const first = sign(group[0]!.change);
  return group.every(({ change }) => sign(change) === first) ? first : 0;
}

const hours12 = 12 * 3600;

/** The pocket Earn repeats what it paid out to Spot: the same coin and amount within hours. */
export function repeatedRewards(lines: readonly Line[]): Set<Line> {
  const income = lines.filter(({ family }) => family === 'income');
  const keyOfReward = ({ coin, change }: Line) => `${coin} ${change.digits} ${change.places}`;
  const paid = Map.groupBy(
    income.filter(({ account }) => account === 'spot'),
    keyOfReward,
  );
  for (const list of paid.values()) list.sort((a, b) => b.seconds - a.seconds);
  const repeated = new Set<Line>();
  const inEarn = income.filter(({ account }) => account === 'earn').toSorted((a, b) => a.seconds - b.seconds);
  for (const line of inEarn) {
    const list = paid.get(keyOfReward(line)) ?? [];
    // Oldest last: those that are too old for this line are too old for the following ones.
    while (list.length && line.seconds - list.at(-1)!.seconds > hours12) list.pop();
    const match = list.at(-1);
    if (match && Math.abs(match.seconds - line.seconds) <= hours12) {
      list.pop();
      repeated.add(line);
    }
  }
  return repeated;
}
