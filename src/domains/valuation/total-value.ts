import { type Decimal, decimal, minus, plus, sign, textOfFloat, zero } from '../../foundation/decimal.ts';
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
  /** An asset that is, or was, sold short: no money of its own is at work (rule P-19). */
  isShort?: boolean;
  /** What was moved to and from other parts of the same owner's. */
  transfers?: readonly OwnTransfer[];
};

/** One half of a transfer between two parts: where both are seen together it is nobody's flow (rule P-16). */
export type OwnTransfer = {
  /** Shared by both halves. */
  link: string;
  day: number;
  comes: boolean;
  /** What it counts as in the flows of its part. */
  value: number;
  /** What stays in the stake of the part it left, although it is in that of the other too. */
  stake: Decimal;
};

type Flow = Pick<OwnTransfer, 'day' | 'comes' | 'value'>;

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

/** Several portfolios as one. What moved between them changed hands with nobody. */
export function totalOfAll(totals: readonly TotalValue[], today: number): TotalValue {
  const sums = sumsOf(totals);
  const { inside, crossing } = partTransfers(totals.flatMap((total) => total.transfers ?? []));
  return {
    ...sums,
    cashResult: totals.reduce((sum, total) => plus(sum, total.cashResult), zero),
    stake: minus(
      totals.reduce((sum, total) => plus(sum, total.stake), zero),
      inside.reduce((sum, { stake }) => plus(sum, stake), zero),
    ),
    stakeOf: stakesTogether(totals),
    lastMove: withoutMoved(
      movesTogether(
        totals.map(({ lastMove: move, marketValue }) => ({ move, base: move?.base ?? marketValue })),
      ),
      inside,
    ),
    daily: withoutFlows(
      addUp(
        totals.map((total) => total.daily),
        today,
      ),
      inside,
    ),
    transfers: crossing,
  };
}

/** Transfers of which both halves are among these, and those that cross the border of it all. */
export function partTransfers<Transfer extends { link: string }>(
  transfers: readonly Transfer[],
): { inside: Transfer[]; crossing: Transfer[] } {
  const halves = Map.groupBy(transfers, ({ link }) => link);
  const isInside = ({ link }: Transfer) => halves.get(link)!.length > 1;
  return { inside: transfers.filter(isInside), crossing: transfers.filter((each) => !isInside(each)) };
}

/** What was moved that session was there at its start: it does not come in once more. */
export function withoutMoved(move: SessionMove | null, transfers: readonly Flow[]): SessionMove | null {
  if (!move) return null;
  const twice = transfers
    .filter(({ comes, day }) => comes && day > move.from && day <= move.to)
    .reduce((sum, { value }) => plus(sum, decimal(textOfFloat(value))), zero);
  return { ...move, base: minus(move.base, twice) };
}

export function withoutFlows(daily: DailyValues, transfers: readonly Flow[]): DailyValues {
  if (transfers.length === 0) return daily;
  for (const { day, comes, value } of transfers) {
    const i = day - daily.first;
    const flows = comes ? daily.inflow : daily.outflow;
    flows[i]! -= value;
    // What sums of floats leave behind is no flow: a rate of return would see one on that day.
    if (Math.abs(flows[i]!) < value * 1e-12) flows[i] = 0;
  }
  return daily;
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
