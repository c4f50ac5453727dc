import { type Day, dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import {
  type Decimal,
  type DecimalText,
  decimal,
  negated,
  sign,
  textOf,
} from '../../../../foundation/decimal.ts';
import { groupedBy } from '../../../../foundation/grouped.ts';
import { unitDecimals } from '../../../ledger/figure-limits.ts';
import { grossOf } from '../../../ledger/gross-of.ts';
import type { LedgerRow } from '../../../ledger/ledger-row.ts';
import { secondsOf } from '../../../ledger/ledger-row.ts';
import { type Booking, type Money, reverseSplit } from '../../booking.ts';
import {
  type Comparable,
  checkHolding,
  findConfirmed,
  findTwins,
  type NewRow,
  type TaxedIncome,
} from '../../check-rows.ts';
import { fillCurrency } from '../../fill-currency.ts';
import type { RowReason, RowState, ShownInstrument } from '../../preview-row.ts';
import { type Answer, type Draft, draftsOf } from '../../to-ledger.ts';
import type { Understood } from './understand.ts';

/** A row of the ledger that is there already, with what tells whether a file brought it. */
export type OldRow = LedgerRow & {
  portfolioId: string;
  instrumentId: string | null;
  source: string | null;
  /** A dividend or interest that the person confirmed before anybody told of it (rule IN-4). */
  isConfirmed: boolean;
};

export type RowAnswer = Answer & {
  /** Leave it out. */
  skip?: boolean | undefined;
  /** Take it in although it looks like one that is there. */
  take?: boolean | undefined;
};

/** All that is known beside the file; whoever asks for the check has it from the database. */
export type Known = {
  today: Day;
  /** By the number of a hint: the one it is, or those it could be. */
  instruments: readonly ({ is: ShownInstrument } | { could: readonly ShownInstrument[] })[];
  /** Of those the file states to be held and has no line of, in their order: which they are. */
  held: readonly (string | null)[];
  /** By account, `''` for a file without any. */
  portfolios: Readonly<Record<string, { id: string; name: string }>>;
  /** Keys of bookings that are in the ledger. */
  keys: ReadonlyMap<string, { id: string; day: Day; portfolio: string; isTaxed: boolean }>;
  rows: readonly OldRow[];
  answers: Readonly<Record<string, RowAnswer>>;
  /** Of the account, where the file does not tell it and the person did. */
  currency: string | null;
  /** Codes that have rates, in capitals. */
  currencies: ReadonlySet<string>;
  /** `2025-01-31 USD PLN` to what one of the first is in the second. */
  rates: Readonly<Record<string, DecimalText>>;
};

export type Outcome = {
  state: RowState;
  reason: RowReason | null;
  portfolioId: string | null;
  instrument: ShownInstrument | null;
  drafts: Draft[];
  twin: { id: string; day: Day; portfolio: string } | null;
};

/** What becomes of each booking of a file, and why; in their order. */
export function checkBookings(understood: Understood, known: Known): Outcome[] {
  const outcomes = understood.bookings.map((booking, at) => firstLook(understood, known, booking, at));
  findOldOnes(understood, known, outcomes);
  holdToRules(understood, known, outcomes);
  return outcomes;
}

/** Some files name the currency nowhere: their bookings have an empty one. */
export function withCurrency(understood: Understood, currency: string): Understood {
  return { ...understood, bookings: understood.bookings.map((one) => fillCurrency(one, currency)) };
}

/** What can be said of a booking without looking at the others. */
function firstLook(understood: Understood, known: Known, booking: Booking, at: number): Outcome {
  const key = understood.keys[at]!;
  const answer = known.answers[key] ?? {};
  const hint = understood.hintOf[at];
  const meant = hint === null || hint === undefined ? undefined : known.instruments[hint];
  const instrument = meant && 'is' in meant ? meant.is : null;
  const portfolio = known.portfolios[booking.account ?? ''];
  const outcome = (state: RowState, reason: RowReason | null, drafts: Draft[] = []): Outcome => ({
    state,
    reason,
    portfolioId: portfolio?.id ?? null,
    instrument,
    drafts,
    twin: null,
  });
  const asks = (code: RowReason['code'], values?: Record<string, string>) =>
    outcome('asks', values ? { code, values } : ({ code } as RowReason));
  if (answer.skip) return outcome('ignored', { code: 'skipped' });
  const there = known.keys.get(key);
  if (there) {
    const { id, day, portfolio: name } = there;
    return { ...outcome('duplicate', { code: 'known' }), twin: { id, day, portfolio: name } };
  }
  if (booking.day > known.today) return asks('future');
  if (booking.instrument && !instrument) return asks('instrument');
  if (!portfolio) return asks('portfolio');
  const drafted = draftsOf(booking, answer, (money, currency, day) => converted(known, money, currency, day));
  if ('question' in drafted) return asks(drafted.question.ask);
  if (drafted.drafts.length === 0) return outcome('ignored', { code: 'nothing' });
  // A split moves no money: its row has the currency of its asset.
  for (const draft of drafted.drafts) draft.currency ||= instrument?.currency ?? '';
  const foreign = drafted.drafts.flatMap(({ currency, toCurrency }) => [currency, toCurrency ?? []].flat());
  const unknown = foreign.find((code) => !known.currencies.has(code));
  if (unknown !== undefined) return asks('currency', { currency: unknown });
  // What a corporate action leaves over is as fine as the split it comes from (rule CA-6).
  if (!booking.action && drafted.drafts.some(({ units }) => units && decimal(units).places > unitDecimals))
    return asks('tooFine');
  return outcome('import', null, drafted.drafts);
}

function converted({ rates }: Known, { amount, currency: from }: Money, to: string, day: Day) {
  if (from === to) return amount;
  const rate = rates[`${day} ${from} ${to}`];
  if (rate === undefined) return undefined;
  const [value, by] = [decimal(amount), decimal(rate)];
  return textOf({ digits: value.digits * by.digits, places: value.places + by.places });
}

const maybe = (text: DecimalText | null): Decimal | null => (text === null ? null : decimal(text));

/** Rows that were typed, or came in another way, are not taken in a second time. */
function findOldOnes(understood: Understood, known: Known, outcomes: Outcome[]): void {
  // Equal rows of one format are two; the same trade in two formats, or typed, is one.
  const own = understood.mappingId ? understood.broker : understood.format;
  const old = known.rows
    .filter(({ source }) => source !== own)
    .map((row) => ({
      isConfirmed: row.isConfirmed,
      isTaxed: sign(row.tax) > 0,
      id: row.id,
      portfolioId: row.portfolioId,
      instrumentId: row.instrumentId,
      type: row.type,
      day: row.day,
      units: row.units && textOf(row.units),
      gross: textOf(grossOf(row)),
      currency: row.currency.toUpperCase(),
    }));
  if (old.length === 0) return;
  const fresh = outcomes.flatMap((outcome, at) => freshRow(understood, known, outcome, at) ?? []);
  const { confirmed = [], recorded = [] } = Object.groupBy(old, ({ isConfirmed }) =>
    isConfirmed ? 'confirmed' : 'recorded',
  );
  const twins = findTwins(recorded, fresh);
  const left = fresh.filter(({ id }) => !twins.has(id));
  const names = new Map(Object.values(known.portfolios).map(({ id, name }) => [id, name]));
  for (const [at, twin] of [...twins, ...findConfirmed(confirmed, left)]) {
    const outcome = outcomes[Number(at)]!;
    outcome.state = 'duplicate';
    outcome.reason = { code: 'twin' };
    outcome.twin = {
      id: twin.id,
      day: dayOf(twin.day),
      portfolio: names.get(twin.portfolioId) ?? '',
    };
  }
}

/** A booking that would come in, as it is held against what is there; nothing where the person wants it in any case. */
function freshRow(
  understood: Understood,
  known: Known,
  { state, drafts, portfolioId, instrument }: Outcome,
  at: number,
): Comparable | undefined {
  const [draft] = drafts;
  const isAsked = understood.keys[at] && known.answers[understood.keys[at]]?.take;
  if (state !== 'import' || !draft || isAsked) return undefined;
  const gross = grossOf({ units: maybe(draft.units), price: maybe(draft.price), total: maybe(draft.total) });
  return {
    id: String(at),
    portfolioId: portfolioId!,
    instrumentId: draft.ofAsset ? instrument!.id : null,
    type: draft.type,
    day: dayNumber(understood.bookings[at]!.day),
    units: draft.units,
    gross: textOf(gross),
    currency: draft.currency,
    taxOf: taxOf(understood.bookings[at]!, instrument?.id ?? null),
  };
}

/** What a tax that stands alone was taken from, where the broker says so. */
function taxOf({ kind, subtype, cash }: Booking, instrumentId: string | null): TaxedIncome | undefined {
  if (kind !== 'tax' || !cash || sign(decimal(cash.amount)) >= 0) return undefined;
  if (subtype === 'interest_tax') return { type: 'interest', instrumentId };
  const isDividends = subtype === 'withholding_tax' || subtype === 'dividend_tax';
  return isDividends && instrumentId !== null ? { type: 'dividend', instrumentId } : undefined;
}

/** The ledger's own rules, before anything is stored (L-3). */
function holdToRules(understood: Understood, known: Known, outcomes: Outcome[]): void {
  const fresh = new Map<string, NewRow[]>();
  for (const [at, outcome] of outcomes.entries()) {
    if (outcome.state !== 'import') continue;
    for (const [part, draft] of outcome.drafts.entries()) {
      if (!draft.ofAsset) continue;
      const key = `${outcome.portfolioId} ${outcome.instrument!.id}`;
      const rows = fresh.get(key) ?? [];
      fresh.set(key, rows);
      rows.push(newRow(understood.bookings[at]!, draft, `${at}:${part}`));
    }
  }
  const old = groupedBy(known.rows, ({ portfolioId, instrumentId }) => `${portfolioId} ${instrumentId}`);
  for (const [key, rows] of fresh) {
    const { overdrawn, ratios } = checkHolding(old.get(key) ?? [], rows);
    for (const [id, missing] of overdrawn) {
      const outcome = outcomes[Number(id.split(':')[0])]!;
      outcome.state = 'asks';
      outcome.reason = { code: 'overdrawn', values: { missing } };
    }
    for (const [id, ratio] of ratios) {
      const [at, part] = id.split(':').map(Number) as [number, number];
      Object.assign(outcomes[at]!.drafts[part]!, ratio);
    }
  }
}

/** A row as the rules of a holding see it. */
export function newRow(
  booking: Booking,
  draft: Pick<Draft, 'type' | 'units' | 'numerator' | 'denominator'>,
  id: string,
): NewRow {
  return {
    id,
    type: draft.type,
    day: dayNumber(booking.day),
    second: booking.time ? secondsOf(booking.time) : null,
    rank: booking.at.line,
    units: maybe(draft.units),
    numerator: maybe(draft.numerator),
    denominator: maybe(draft.denominator),
    link: null,
    added: draft.type === 'split' ? addedUnits(booking) : undefined,
  };
}

/** What a split added, or took away where several became one. */
function addedUnits({ units, subtype }: Booking): Decimal | undefined {
  if (!units) return undefined;
  return subtype === reverseSplit ? negated(decimal(units)) : decimal(units);
}
