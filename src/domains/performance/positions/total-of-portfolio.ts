import { type Decimal, decimal, minus, plus, textOfFloat, zero } from '../../../foundation/decimal.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import {
  addUp,
  type MovedPart,
  movesTogether,
  sumsOf,
  type TotalValue,
} from '../../valuation/total-value.ts';
import type { LastMove } from './last-move.ts';
import type { CashValue } from './value-cash.ts';
import type { HoldingValue } from './value-holding.ts';

/** One portfolio's assets with its cash. */
export type PortfolioParts = {
  holdings: readonly HoldingValue[];
  cash: CashValue | null;
  followsCash: boolean;
};

export function totalOfHolding(value: HoldingValue): TotalValue {
  const { lastMove: move, marketValue } = value;
  return {
    ...value,
    cashResult: zero,
    stake: plus(value.purchases, value.purchaseFees),
    stakeOf: 'purchases',
    lastMove: movesTogether([partOf(move, marketValue)]),
    transfers: value.transfers.map((transfer) => ({ ...transfer, stake: zero })),
  };
}

/** What moved is measured against its start and the money that came in, what did not against what it is worth. */
function partOf(move: LastMove | null, marketValue: Decimal): MovedPart {
  if (!move) return { move: null, base: marketValue };
  const { amount, from, to } = move;
  return { move: { amount, from, to, day: to }, base: plus(move.start, move.inflow) };
}

/** With followed cash what is bought and sold stays inside: it came from cash or is there now. */
function movedInside(parts: PortfolioParts & { cash: CashValue }): MovedPart[] {
  const moves = parts.holdings.flatMap(({ lastMove }) => lastMove ?? []);
  const since = Math.min(...moves.map(({ from }) => from));
  const { first, outflow } = parts.cash.daily;
  const withdrawn = outflow.reduce((sum, amount, i) => (first + i > since ? sum + amount : sum), 0);
  const exchanged = moves.map((move) => minus(move.inflow, move.outflow)).reduce(plus, zero);
  const cash = plus(plus(parts.cash.value, decimal(textOfFloat(withdrawn))), exchanged);
  return [
    ...parts.holdings.map(({ lastMove: move, marketValue }) => {
      const part = partOf(move, marketValue);
      return move ? { ...part, base: move.start } : part;
    }),
    { move: null, base: cash },
  ];
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
    stakeOf: followsCash ? 'deposits' : 'purchases',
    lastMove: movesTogether(
      followsCash && cash
        ? movedInside({ holdings, cash, followsCash })
        : holdings.map(({ lastMove, marketValue: worth }) => partOf(lastMove, worth)),
    ),
    daily:
      followsCash && cash
        ? withCash(parts, cash.daily, today)
        : addUp(cash ? [...parts, cash.daily] : parts, today),
    // Without followed cash purchases become fewer as lots leave; deposits stay deposits.
    transfers: holdings.flatMap(({ transfers }) =>
      transfers.map((transfer) => ({
        ...transfer,
        stake: followsCash && !transfer.comes ? transfer.cost : zero,
      })),
    ),
  };
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
