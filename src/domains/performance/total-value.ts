import { type Decimal, minus, plus, zero } from '../../foundation/decimal.ts';
import type { DailyValues } from './daily-values.ts';
import type { CashValue } from './value-cash.ts';
import type { HoldingValue } from './value-holding.ts';

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
  /** What the profit is measured against (numbers, rule 16). */
  stake: Decimal;
  lastMove: { amount: Decimal; before: Decimal; from: number; to: number } | null;
  daily: DailyValues;
};

/** One portfolio's assets with its cash. */
export type PortfolioParts = {
  holdings: readonly HoldingValue[];
  cash: CashValue | null;
  followsCash: boolean;
};

export function totalOfHolding(value: HoldingValue): TotalValue {
  return { ...value, cashResult: zero, stake: plus(value.purchases, value.purchaseFees) };
}

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
type Sums = Record<(typeof summed)[number], Decimal>;

function sumsOf(list: readonly Sums[]): Sums {
  return Object.fromEntries(
    summed.map((name) => [name, list.reduce((total, each) => plus(total, each[name]), zero)]),
  ) as Sums;
}

/** A portfolio: its assets, and what happens beside them. */
export function totalOfPortfolio({ holdings, cash, followsCash }: PortfolioParts, today: number): TotalValue {
  const sums = sumsOf(holdings);
  const beside = cash ?? {
    value: zero,
    interest: zero,
    fees: zero,
    taxes: zero,
    paidIn: zero,
    takenOut: zero,
  };
  const ownProfit = minus(minus(plus(sums.profit, beside.interest), beside.fees), beside.taxes);
  const marketValue = plus(sums.marketValue, beside.value);
  const profit = followsCash ? minus(marketValue, minus(beside.paidIn, beside.takenOut)) : ownProfit;
  const parts = holdings.map((holding) => holding.daily);
  return {
    ...sums,
    marketValue,
    interest: plus(sums.interest, beside.interest),
    fees: plus(sums.fees, beside.fees),
    taxes: plus(sums.taxes, beside.taxes),
    cashResult: minus(profit, ownProfit),
    profit,
    stake: followsCash ? beside.paidIn : plus(sums.purchases, sums.purchaseFees),
    lastMove: movesTogether(
      holdings.map((holding) => holding.lastMove),
      marketValue,
    ),
    daily:
      followsCash && cash
        ? withCash(parts, cash.daily, today)
        : addUp(cash ? [...parts, cash.daily] : parts, today),
  };
}

/** Several portfolios as one. */
export function totalOfAll(totals: readonly TotalValue[], today: number): TotalValue {
  const sums = sumsOf(totals);
  return {
    ...sums,
    cashResult: totals.reduce((sum, total) => plus(sum, total.cashResult), zero),
    stake: totals.reduce((sum, total) => plus(sum, total.stake), zero),
    lastMove: movesTogether(
      totals.map((total) => total.lastMove),
      sums.marketValue,
    ),
    daily: addUp(
      totals.map((total) => total.daily),
      today,
    ),
  };
}

/** What did not move, cash and assets without two quotes, is part of what the move is measured against. */
function movesTogether(moves: readonly TotalValue['lastMove'][], value: Decimal): TotalValue['lastMove'] {
  const known = moves.filter((move) => move !== null);
  if (known.length === 0) return null;
  const amount = known.reduce((sum, move) => plus(sum, move.amount), zero);
  return {
    amount,
    before: minus(value, amount),
    from: Math.max(...known.map((move) => move.from)),
    to: Math.max(...known.map((move) => move.to)),
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

/** With followed cash, what is bought and sold stays inside: only the cash side's flows are external. */
function withCash(parts: readonly DailyValues[], cash: DailyValues, today: number): DailyValues {
  const assets = addUp(parts, today);
  const inside = {
    ...assets,
    inflow: new Float64Array(assets.value.length),
    outflow: new Float64Array(assets.value.length),
  };
  return addUp([inside, cash], today);
}
