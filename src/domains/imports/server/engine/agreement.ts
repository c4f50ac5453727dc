import { dayNumber } from '../../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  type DecimalText,
  decimal,
  magnitude,
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
import type { Booking, InstrumentHint, Stated } from '../../booking.ts';
import type { NewRow } from '../../check-rows.ts';
import { type Draft, draftsOf } from '../../to-ledger.ts';
import { type Known, newRow, type OldRow, type Outcome } from './check.ts';
import { heldBeside, isSameHint } from './held-instruments.ts';
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
  known: Pick<Known, 'portfolios' | 'rows' | 'held'>,
): Agreement[] {
  const ids = idsOfHints(understood, outcomes, known.held);
  return understood.stated.flatMap((stated) => {
    const account = stated.account ?? '';
    const until = stated.day ? dayNumber(stated.day) : Number.POSITIVE_INFINITY;
    const rows = known.rows.filter(
      ({ portfolioId, day }) => portfolioId === known.portfolios[account]?.id && day <= until,
    );
    const booked = understood.bookings.flatMap((booking, at): Booked[] => {
      const outcome = outcomes[at]!;
      const isCounted =
        (booking.account ?? '') === account &&
        outcome.state !== 'duplicate' &&
        dayNumber(booking.day) <= until;
      return isCounted ? [{ booking, outcome, drafts: draftsFor(booking, outcome), at }] : [];
    });
    return [
      ...cashOf(stated, reckonedCash(rows, booked)),
      ...positionsOf(stated, unitsByInstrument(rows, booked, understood), understood, ids),
    ];
  });
}

/** A booking of the file that is not in the ledger; without drafts where the person has to say something first. */
type Booked = { booking: Booking; outcome: Outcome; drafts: readonly Draft[] | undefined; at: number };

function draftsFor(booking: Booking, { drafts }: Outcome): readonly Draft[] | undefined {
  if (drafts.length) return drafts;
  const drafted = draftsOf(booking);
  return 'drafts' in drafted ? drafted.drafts : undefined;
}

function cashOf(stated: Stated, reckoned: ReadonlyMap<string, Decimal>): Agreement[] {
  return (stated.cash ?? []).map((money) =>
    agreement(stated, { cash: money.currency }, money.amount, reckoned.get(money.currency) ?? zero),
  );
}

function reckonedCash(rows: readonly OldRow[], booked: readonly Booked[]): ReadonlyMap<string, Decimal> {
  const cash = new Map([...cashBalances(rows)].map(([title, amount]) => [title.toUpperCase(), amount]));
  const pay = (currency: string, amount: Decimal) =>
    cash.set(currency, plus(cash.get(currency) ?? zero, amount));
  for (const { booking, drafts } of booked)
    if (drafts) for (const { currency, amount } of drafts.flatMap(movesOf)) pay(currency, amount);
    else
      for (const money of [booking.cash, booking.received])
        if (money) pay(money.currency, decimal(money.amount));
  return cash;
}

/** Rows and bookings of each instrument. */
function unitsByInstrument(rows: readonly OldRow[], booked: readonly Booked[], { hintOf }: Understood) {
  return {
    rows: groupedBy(rows, ({ instrumentId }) => instrumentId),
    ofHint: groupedBy(booked, ({ at }) => hintOf[at] ?? null),
    ofId: groupedBy(booked, ({ outcome }) => outcome.instrument?.id),
  };
}

function positionsOf(
  stated: Stated,
  { rows, ofHint, ofId }: ReturnType<typeof unitsByInstrument>,
  { hints }: Understood,
  idsOf: ReadonlyMap<InstrumentHint, string>,
): Agreement[] {
  return (stated.positions ?? []).map(({ instrument, units }) => {
    const label = instrument.symbol ?? instrument.isin ?? instrument.name ?? '';
    const same = [...hints.entries()].filter(([, hint]) => isSameHint(hint, instrument));
    const id = [instrument, ...same.map(([, hint]) => hint)].map((hint) => idsOf.get(hint)).find(Boolean);
    const fresh = new Set(same.flatMap(([at]) => ofHint.get(at) ?? []));
    if (id) for (const one of ofId.get(id) ?? []) fresh.add(one);
    const old = (id && rows.get(id)) || [];
    return agreement(
      stated,
      { position: label },
      units,
      unitsIn([...old, ...[...fresh].flatMap(movedUnits)]),
    );
  });
}

/** Which instruments the names of the file are. */
function idsOfHints(
  understood: Understood,
  outcomes: readonly Outcome[],
  held: Known['held'],
): ReadonlyMap<InstrumentHint, string> {
  const ids = new Map<InstrumentHint, string>();
  for (const [at, { instrument }] of outcomes.entries()) {
    const hint = understood.hintOf[at];
    if (instrument && hint !== null && hint !== undefined) ids.set(understood.hints[hint]!, instrument.id);
  }
  for (const [at, hint] of heldBeside(understood).entries()) if (held[at]) ids.set(hint, held[at]);
  return ids;
}

/** What moves units, waiting for a price or not. */
const typeOf: Partial<Record<Booking['kind'], Draft['type']>> = {
  buy: 'buy',
  staking: 'buy',
  'transfer-in': 'transfer-in',
  sell: 'sell',
  'transfer-out': 'transfer-out',
  short: 'short',
  cover: 'cover',
  split: 'split',
};

function movedUnits({ booking, drafts, at }: Booked): NewRow[] {
  const type = typeOf[booking.kind];
  if (!type) return [];
  const draft = drafts?.find((one) => one.type === type);
  const { units = null, ratio } = booking;
  const asBooked = {
    type,
    units,
    numerator: ratio?.numerator ?? null,
    denominator: ratio?.denominator ?? null,
  };
  return [newRow(booking, draft ?? asBooked, String(at))];
}

/** In the ledger's order, also where more is sold than is there: the rest may stand in a file before this one. */
function unitsIn(rows: readonly (OldRow | NewRow)[]): Decimal {
  return inOrder<OldRow | NewRow>(rows).reduce((units, row) => {
    const isRatioOpen = row.type === 'split' && row.numerator === null;
    if (!isRatioOpen) return unitsAfter(units, row);
    return plus(units, ('added' in row && row.added) || zero);
  }, zero);
}

function agreement(
  stated: Stated,
  of: Agreement['of'],
  says: DecimalText,
  reckonedAmount: Decimal,
): Agreement {
  const off = minus(decimal(says), reckonedAmount);
  const size = magnitude(off);
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
