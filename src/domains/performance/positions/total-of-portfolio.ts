import {
  type Decimal,
  decimal,
  isZero,
  minus,
  plus,
  sign,
  textOfFloat,
  zero,
} from '../../../foundation/decimal.ts';
import { bringsUnits } from '../../ledger/transaction-types.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import {
  addUp,
  type MovedPart,
  movesTogether,
  partTransfers,
  type SessionMove,
  sumsOf,
  type TotalValue,
  withoutFlows,
  withoutMoved,
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
  return {
    ...value,
    cashResult: zero,
    stake: plus(value.purchases, value.purchaseFees),
    stakeOf: 'purchases',
    lastMove: moveOfHolding(value),
    isShort: isShort(value),
    transfers: value.transfers.map((transfer) => ({ ...transfer, stake: zero })),
  };
}

/** Short now, or never anything else. */
function isShort({ units, entries }: HoldingValue): boolean {
  if (!isZero(units)) return sign(units) < 0;
  return entries.some(({ type }) => type === 'short') && !entries.some(({ type }) => bringsUnits.has(type));
}

type MovedHolding = Pick<HoldingValue, 'lastMove' | 'marketValue'>;
type MovedParts = {
  holdings: readonly MovedHolding[];
  cash: Pick<CashValue, 'value' | 'daily'> | null;
  followsCash: boolean;
};

/** What the last session brought a holding (rule P-8). */
export function moveOfHolding({ lastMove, marketValue }: MovedHolding): SessionMove | null {
  return movesTogether([partOf(lastMove, marketValue)]);
}

/** The same of a portfolio. */
export function moveOfPortfolio({ holdings, cash, followsCash }: MovedParts): SessionMove | null {
  return movesTogether(
    followsCash && cash
      ? movedInside(holdings, cash)
      : holdings.map(({ lastMove, marketValue }) => partOf(lastMove, marketValue)),
  );
}

/** What moved is measured against its start and the money that came in, what did not against what it is worth. */
function partOf(move: LastMove | null, marketValue: Decimal): MovedPart {
  if (!move) return { move: null, base: marketValue };
  const { amount, from, to } = move;
  return { move: { amount, from, to, day: to }, base: plus(move.start, move.inflow) };
}

/** With followed cash what is bought and sold stays inside: it came from cash or is there now. */
function movedInside(
  holdings: readonly MovedHolding[],
  beside: Pick<CashValue, 'value' | 'daily'>,
): MovedPart[] {
  const moves = holdings.flatMap(({ lastMove }) => lastMove ?? []);
  const since = Math.min(...moves.map(({ from }) => from));
  const { first, outflow } = beside.daily;
  const withdrawn = outflow.reduce((sum, amount, i) => (first + i > since ? sum + amount : sum), 0);
  const exchanged = moves.map((move) => minus(move.inflow, move.outflow)).reduce(plus, zero);
  const cash = plus(plus(beside.value, decimal(textOfFloat(withdrawn))), exchanged);
  return [
    ...holdings.map(({ lastMove: move, marketValue }) => {
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
  // What went from one of its assets to another crossed no border (rule CA-2).
  const { inside, crossing } = partTransfers(holdings.flatMap(({ transfers }) => transfers));
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
    lastMove: withoutMoved(moveOfPortfolio({ holdings, cash, followsCash }), followsCash ? [] : inside),
    daily:
      followsCash && cash
        ? withCash(parts, cash.daily, today)
        : withoutFlows(addUp(cash ? [...parts, cash.daily] : parts, today), inside),
    // Without followed cash purchases become fewer as lots leave; deposits stay deposits.
    transfers: crossing.map((transfer) => ({
      ...transfer,
      stake: followsCash && !transfer.comes ? transfer.cost : zero,
    })),
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
