import {
  compare,
  type Decimal,
  type DecimalText,
  decimal,
  minus,
  plus,
  textOf,
  zero,
} from '../../../../foundation/decimal.ts';
import { groupedBy } from '../../../../foundation/grouped.ts';
import { cashBalances, cashMoves } from '../../../ledger/follow-cash.ts';
import { unitsAfter } from '../../../ledger/follow-units.ts';
import { grossOf } from '../../../ledger/gross-of.ts';
import { inOrder } from '../../../ledger/order-rows.ts';
import type { Money, Stated } from '../../booking.ts';
import type { Draft } from '../../to-ledger.ts';
import type { Known, OldRow, Outcome } from './check.ts';
import type { Understood } from './understand.ts';

/** One figure the file states, beside what its lines and the ledger come to. */
export type Agreement = {
  account: string | null;
  day: string | null;
  of: { cash: string } | { position: string };
  stated: DecimalText;
  reckoned: DecimalText;
  agrees: boolean;
};

const grosz = decimal('0.005');

/**
 * Holds what the file says of itself against what we reckon. Rows that still wait count as the file has them, so that
 * the answer is about our reading and not about what is left to be said.
 */
export function agreementsOf(
  understood: Understood,
  outcomes: readonly Outcome[],
  known: Pick<Known, 'portfolios' | 'rows'>,
): Agreement[] {
  return understood.stated.flatMap((stated) => {
    const account = stated.account ?? '';
    const rows = known.rows.filter(({ portfolioId }) => portfolioId === known.portfolios[account]?.id);
    const { cash, units } = reckoned(understood, outcomes, account, rows);
    return [...cashOf(stated, cash), ...positionsOf(stated, units, understood, outcomes)];
  });
}

function cashOf(stated: Stated, reckonedCash: ReadonlyMap<string, Decimal>): Agreement[] {
  return (stated.cash ?? []).map((money) =>
    agreement(stated, { cash: money.currency }, money.amount, reckonedCash.get(money.currency) ?? zero),
  );
}

function positionsOf(
  stated: Stated,
  reckonedUnits: ReadonlyMap<string, Decimal>,
  understood: Understood,
  outcomes: readonly Outcome[],
): Agreement[] {
  return (stated.positions ?? []).map(({ instrument, units }) => {
    const label = instrument.symbol ?? instrument.isin ?? instrument.name ?? '';
    const at = understood.bookings.findIndex(
      ({ instrument: one }) => one && (one.isin ?? one.symbol) === (instrument.isin ?? instrument.symbol),
    );
    const id = outcomes[at]?.instrument?.id;
    return agreement(stated, { position: label }, units, (id && reckonedUnits.get(id)) || zero);
  });
}

function agreement(
  stated: Stated,
  of: Agreement['of'],
  says: DecimalText,
  reckonedAmount: Decimal,
): Agreement {
  const off = minus(decimal(says), reckonedAmount);
  const size = off.digits < 0n ? { ...off, digits: -off.digits } : off;
  const tolerance = 'cash' in of ? grosz : zero;
  return {
    account: stated.account ?? null,
    day: stated.day ?? null,
    of,
    stated: says,
    reckoned: textOf(reckonedAmount),
    agrees: compare(size, tolerance) <= 0,
  };
}

function reckoned(
  understood: Understood,
  outcomes: readonly Outcome[],
  account: string,
  rows: readonly OldRow[],
) {
  const cash = new Map([...cashBalances(rows)].map(([title, amount]) => [title.toUpperCase(), amount]));
  const units = new Map<string, Decimal>();
  for (const [id, own] of groupedBy(rows, ({ instrumentId }) => instrumentId))
    if (id !== null) units.set(id, inOrder(own).reduce(unitsAfter, zero));
  const pay = ({ amount, currency }: { amount: Decimal; currency: string }) =>
    cash.set(currency, plus(cash.get(currency) ?? zero, amount));
  const asMoney = (money: Money | undefined) => money && pay({ ...money, amount: decimal(money.amount) });
  for (const [at, booking] of understood.bookings.entries()) {
    const outcome = outcomes[at]!;
    if ((booking.account ?? '') !== account || outcome.state === 'duplicate') continue;
    if (outcome.state === 'import') {
      for (const draft of outcome.drafts) for (const move of movesOf(draft)) pay(move);
    } else {
      asMoney(booking.cash);
      asMoney(booking.received);
    }
    const id = outcome.instrument?.id;
    if (!id || !booking.units || outcome.state === 'ignored') continue;
    const brings = booking.kind === 'buy' || booking.kind === 'transfer-in' || booking.kind === 'staking';
    const takes = booking.kind === 'sell' || booking.kind === 'transfer-out';
    if (brings) units.set(id, plus(units.get(id) ?? zero, decimal(booking.units)));
    else if (takes) units.set(id, minus(units.get(id) ?? zero, decimal(booking.units)));
  }
  return { cash, units };
}

function movesOf(draft: Draft) {
  const maybe = (text: DecimalText | null) => (text === null ? null : decimal(text));
  return cashMoves({
    type: draft.type,
    currency: draft.currency,
    gross: grossOf({ units: maybe(draft.units), price: maybe(draft.price), total: maybe(draft.total) }),
    fee: decimal(draft.fee),
    tax: decimal(draft.tax),
    toTotal: maybe(draft.toTotal),
    toCurrency: draft.toCurrency,
  });
}
