import { type Decimal, plus, sign, zero } from '../../foundation/decimal.ts';
import type { DailyValues } from './daily-values.ts';

/** What the last session of some assets brought: from the earliest close before it to the newest price. */
export type SessionMove = {
  amount: Decimal;
  /** What the amount is measured against. */
  base: Decimal;
  from: number;
  to: number;
  /** The day of the session; null where the assets had theirs on different days. */
  day: number | null;
};

/** A part of something that may have moved, and what it brings to the base. */
export type MovedPart = { move: Omit<SessionMove, 'base'> | null; base: Decimal };

/** What the stake is made of: purchases, deposits where cash is followed, or some of each. */
export type StakeOf = 'purchases' | 'deposits' | 'both';

/** The sums behind every headline figure, of one asset or of many with their cash. */
export type TotalValue = {
  marketValue: Decimal;
  openCost: Decimal;
  purchases: Decimal;
  purchaseFees: Decimal;
  proceeds: Decimal;
  dividendsGross: Decimal;
  dividendTax: Decimal;
  interest: Decimal;
  fees: Decimal;
  taxes: Decimal;
  realised: Decimal;
  realisedFx: Decimal;
  unrealised: Decimal;
  priceEffect: Decimal;
  fxEffect: Decimal;
  /** Currency gain on followed cash. */
  cashResult: Decimal;
  profit: Decimal;
  /** What the profit is measured against (rule P-2). */
  stake: Decimal;
  stakeOf: StakeOf;
  /** What the last session brought (rule P-8); null where nothing had one. */
  lastMove: SessionMove | null;
  daily: DailyValues;
};

const summed = [
  'marketValue',
  'openCost',
  'purchases',
  'purchaseFees',
  'proceeds',
  'dividendsGross',
  'dividendTax',
  'interest',
  'fees',
  'taxes',
  'realised',
  'realisedFx',
  'unrealised',
  'priceEffect',
  'fxEffect',
  'profit',
] as const;
export type Sums = Record<(typeof summed)[number], Decimal>;

export function sumsOf(list: readonly Sums[]): Sums {
  return Object.fromEntries(
    summed.map((name) => [name, list.reduce((total, each) => plus(total, each[name]), zero)]),
  ) as Sums;
}

/** Several portfolios as one. */
export function totalOfAll(totals: readonly TotalValue[], today: number): TotalValue {
  const sums = sumsOf(totals);
  return {
    ...sums,
    cashResult: totals.reduce((sum, total) => plus(sum, total.cashResult), zero),
    stake: totals.reduce((sum, total) => plus(sum, total.stake), zero),
    stakeOf: stakesTogether(totals),
    lastMove: movesTogether(
      totals.map(({ lastMove: move, marketValue }) => ({ move, base: move?.base ?? marketValue })),
    ),
    daily: addUp(
      totals.map((total) => total.daily),
      today,
    ),
  };
}

function stakesTogether(totals: readonly TotalValue[]): StakeOf {
  const [first, ...others] = new Set(
    totals.filter(({ stake }) => sign(stake) !== 0).map(({ stakeOf }) => stakeOf),
  );
  return others.length > 0 ? 'both' : (first ?? 'purchases');
}

/** What did not move, cash and assets without a session, is part of what the move is measured against. */
export function movesTogether(parts: readonly MovedPart[]): SessionMove | null {
  const moves = parts.flatMap(({ move }) => move ?? []);
  if (moves.length === 0) return null;
  const { day } = moves[0]!;
  return {
    amount: moves.reduce((sum, { amount }) => plus(sum, amount), zero),
    base: parts.reduce((sum, { base }) => plus(sum, base), zero),
    from: Math.min(...moves.map(({ from }) => from)),
    to: Math.max(...moves.map(({ to }) => to)),
    day: moves.every((move) => move.day === day) ? day : null,
  };
}

/** Day by day sums, in the order given, from the earliest first day on. */
export function addUp(parts: readonly DailyValues[], today: number): DailyValues {
  const first = parts.reduce((day, part) => Math.min(day, part.first), today);
  const length = today - first + 1;
  const sum: DailyValues = {
    first,
    value: new Float64Array(length),
    inflow: new Float64Array(length),
    outflow: new Float64Array(length),
  };
  for (const part of parts) {
    const offset = part.first - first;
    for (let i = 0; i < part.value.length; i++) {
      sum.value[offset + i]! += part.value[i]!;
      sum.inflow[offset + i]! += part.inflow[i]!;
      sum.outflow[offset + i]! += part.outflow[i]!;
    }
  }
  return sum;
}
