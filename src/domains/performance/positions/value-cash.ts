import {
  type Decimal,
  floatOf,
  isZero,
  minus,
  plus,
  sign,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { type CashRow, cashMoves, cashRow } from '../../ledger/follow-cash.ts';
import type { BookEntry } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { partTransfers } from '../../valuation/total-value.ts';
import type { ShownEntry } from './tally-book.ts';
import type { HoldingTransfer } from './value-holding.ts';

/** What happens in a portfolio beside its assets, in the shown currency. */
export type CashValue = {
  /** Followed balances; empty where cash is not followed. */
  balances: { currency: string; amount: Decimal; value: Decimal }[];
  value: Decimal;
  /** Of rows that belong to no asset. */
  interest: Decimal;
  fees: Decimal;
  taxes: Decimal;
  entries: ShownEntry[];
  /** Money and securities from and to the outside, when cash is followed. */
  paidIn: Decimal;
  takenOut: Decimal;
  /** Value of the cash, and the flows that count as external under the portfolio's way of keeping cash (rule L-7). */
  daily: DailyValues;
};

type Moved = { day: number; row: CashRow; isLinked?: boolean };

/** What the assets of a portfolio have to do with its cash. */
type AssetSide = {
  entries: readonly Pick<BookEntry, 'type' | 'day' | 'currency' | 'gross' | 'fee' | 'tax' | 'moved'>[];
  transfers: readonly HoldingTransfer[];
};

/** Values the cash side of a portfolio; null when a currency has no rate at all. */
export function valueCash(
  assets: AssetSide,
  ownRows: readonly LedgerRow[],
  follows: boolean,
  rates: RateBook,
  shown: string,
  today: number,
  from = Number.NEGATIVE_INFINITY,
): CashValue | null {
  const own: (Moved & { id: string })[] = inOrder(ownRows).map((row) => ({
    id: row.id,
    day: row.day,
    row: cashRow(row),
  }));
  const moved: Moved[] = [
    ...own,
    ...assets.entries.map((entry) => ({
      day: entry.day,
      row: { ...entry, toTotal: null, toCurrency: null },
      isLinked: entry.moved !== null,
    })),
  ];
  const currencies = new Set(
    moved.flatMap(({ row }) => [row.currency, ...(row.toCurrency ? [row.toCurrency] : [])]),
  );
  if (currencies.size > 0) currencies.add(shown);
  for (const currency of currencies) if (!rates.knows(currency)) return null;

  const relevant = follows ? moved : own;
  const first = Math.max(
    from,
    relevant.reduce((day, each) => Math.min(day, each.day), today),
  );
  const daily: DailyValues = {
    first,
    value: new Float64Array(today - first + 1),
    inflow: new Float64Array(today - first + 1),
    outflow: new Float64Array(today - first + 1),
  };
  const entries = own.map((each) => shownEntry(each, rates, shown));
  const sumOf = (pick: (entry: ShownEntry) => Decimal) => entries.map(pick).reduce(plus, zero);
  const result = {
    interest: sumOf((entry) => (entry.type === 'interest' ? entry.gross : zero)),
    fees: sumOf((entry) => plus(entry.fee, entry.type === 'fee' ? entry.gross : zero)),
    taxes: sumOf((entry) => plus(entry.tax, entry.type === 'tax' ? entry.gross : zero)),
    entries,
  };
  if (!follows) {
    for (const entry of entries) addFlow(daily, entry.day, earned(entry));
    return { ...result, balances: [], value: zero, paidIn: zero, takenOut: zero, daily };
  }
  let paidIn = zero;
  let takenOut = zero;
  // Lots take their cost along: it counts as paid in where they are, while the return sees what they were worth.
  for (const { day, comes, value, cost } of partTransfers(assets.transfers).crossing) {
    if (comes) paidIn = plus(paidIn, cost);
    else takenOut = plus(takenOut, cost);
    (comes ? daily.inflow : daily.outflow)[Math.max(0, day - first)]! += value;
  }
  for (const { day, row, isLinked } of moved) {
    if (isLinked) continue;
    const amount = times(row.gross, rates.cross(row.currency, shown, day)!);
    if (row.type === 'deposit' || row.type === 'transfer-in') {
      paidIn = plus(paidIn, amount);
      addFlow(daily, day, minus(zero, amount));
    } else if (row.type === 'withdrawal' || row.type === 'transfer-out' || row.type === 'spin-off') {
      takenOut = plus(takenOut, amount);
      addFlow(daily, day, amount);
    }
  }
  const balances = addBalances(daily, moved, rates, shown, today);
  const value = balances.map((balance) => balance.value).reduce(plus, zero);
  return { ...result, balances, value, paidIn, takenOut, daily };
}

function shownEntry({ id, day, row }: Moved & { id: string }, rates: RateBook, shown: string): ShownEntry {
  const rate = rates.cross(row.currency, shown, day)!;
  const gross = times(row.gross, rate);
  const fee = times(row.fee, rate);
  const tax = times(row.tax, rate);
  const charges = plus(fee, tax);
  const comesIn = row.type === 'interest' || row.type === 'deposit';
  const neither = row.type === 'exchange';
  const flow = neither
    ? minus(zero, charges)
    : comesIn
      ? minus(gross, charges)
      : minus(zero, plus(gross, charges));
  return {
    id,
    type: row.type,
    day,
    currency: row.currency,
    unitsAfter: zero,
    gross,
    fee,
    tax,
    flow,
    realised: zero,
    movedCost: null,
    valueAfter: null,
  };
}

/** What a row earned or cost by itself: a deposit is no gain, its fee is a cost. */
function earned(entry: ShownEntry): Decimal {
  const { type, flow, fee, tax } = entry;
  return type === 'deposit' || type === 'withdrawal' || type === 'exchange'
    ? minus(zero, plus(fee, tax))
    : flow;
}

function addFlow(daily: DailyValues, day: number, received: Decimal): void {
  const i = Math.max(0, day - daily.first);
  if (sign(received) < 0) daily.inflow[i]! -= floatOf(received);
  else daily.outflow[i]! += floatOf(received);
}

/** Adds what each currency's balance was worth day by day, and gives the balances of today. */
function addBalances(
  daily: DailyValues,
  moved: Moved[],
  rates: RateBook,
  shown: string,
  today: number,
): CashValue['balances'] {
  const moves = moved.flatMap(({ day, row }) => cashMoves(row).map((move) => ({ ...move, day })));
  const byCurrency = Map.groupBy(moves, (move) => move.currency);
  const balances: CashValue['balances'] = [];
  for (const currency of [...byCurrency.keys()].sort()) {
    const ordered = byCurrency.get(currency)!.toSorted((a, b) => a.day - b.day);
    const toShown = rates.series(currency, shown, daily.first);
    let amount = zero;
    let held = 0;
    for (let i = 0, next = 0; i < daily.value.length; i++) {
      let changed = false;
      while (next < ordered.length && ordered[next]!.day <= daily.first + i) {
        amount = plus(amount, ordered[next++]!.amount);
        changed = true;
      }
      if (changed) held = floatOf(amount);
      daily.value[i]! += held * toShown[i]!;
    }
    if (!isZero(amount))
      balances.push({ currency, amount, value: times(amount, rates.cross(currency, shown, today)!) });
  }
  return balances;
}
