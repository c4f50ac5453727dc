import { dayOf } from '../../../foundation/calendar-day.ts';
import { onceFor } from '../../../foundation/once-for.ts';
import type { Readings } from '../readings.ts';
import type { Missing, Outcome, Outside } from '../reckoning/outcome.ts';
import { yearOf } from '../reckoning/outcome.ts';
import { reckon } from '../reckoning/reckon.ts';
import type { TaxInput } from '../reckoning/tax-books.ts';
import type { TaxEvent } from '../reckoning/tax-events.ts';
import type { RateTables } from '../reckoning/tax-rates.ts';
import { Accounts, type NamedAccount } from './accounts.ts';
import { cover, result, short } from './contracts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { moveIn, moveOut, spinOff, split } from './lot-moves.ts';
import { closedDays } from './markets.ts';
import { accountFee, fee, payment, taxesByPayment } from './payments.ts';
import { strandsOf } from './strands.ts';
import { trade } from './trades.ts';
import { type LedgerInput, Translation, taxInstrument } from './translation.ts';

/** Rows that hang on each other as events of the tax, with what is already known to be outside or missing. */
export type Strand = {
  translation: Translation;
  /** Every currency some amount is in, but złoty. */
  currencies: ReadonlySet<string>;
};

/** What every strand of a ledger is translated and reckoned by. */
type Circumstances = {
  stamp: string | undefined;
  given: Omit<LedgerInput, 'entries'>;
  accounts: Accounts;
  instruments: TaxInput['instruments'];
};

/** A ledger as events of the tax, strand by strand. */
export type TranslatedLedger = {
  /** In the ledger's order, without portfolios that are left out. */
  entries: readonly LedgerEntry[];
  strands: readonly Strand[];
  /** Rows of portfolios that are left out. */
  leftOut: readonly Outside[];
  accounts: NamedAccount[];
  input: Omit<TaxInput, 'rates' | 'events'>;
  currencies: Set<string>;
  circumstances: Circumstances;
};

/**
 * Rows of every type become what the tax sees in them (rule TX-13). Strands whose rows and circumstances are those of the
 * ledger before are taken over as they are.
 */
export function translateLedger(ledger: LedgerInput, before?: TranslatedLedger): TranslatedLedger {
  const leftOut = new Set(ledger.portfolios.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id));
  // What comes from a portfolio that is left out comes from nowhere: its lots are in no account of the return.
  const entries = leftOut.size
    ? ledger.entries.filter(({ portfolio }) => !leftOut.has(portfolio))
    : ledger.entries;
  const circumstances = circumstancesOf({ ...ledger, entries }, before?.circumstances);
  const { accounts, instruments } = circumstances;
  const known = before?.circumstances === circumstances ? before.strands : [];
  const strands = translateStrands(strandsOf({ ...ledger, entries }), circumstances, known);
  const [first, last] = entries.length ? [entries[0]!.day, entries.at(-1)!.day] : [0, 0];
  return {
    ...{ entries, strands, accounts: accounts.all(), circumstances },
    leftOut: ledger.entries
      .filter(({ portfolio }) => leftOut.has(portfolio))
      .map(({ id }) => ({ ref: id, reason: 'left-out' })),
    input: {
      accounts: [...accounts.all(), { id: 'elsewhere', wrapper: null }],
      instruments,
      arePlaced: true,
      closed: closedDays(yearOf(dayOf(first)), yearOf(dayOf(last)) + 1),
    },
    currencies: new Set(strands.flatMap(({ currencies }) => [...currencies])),
  };
}

/** The same object as before where nothing of it changed. */
function circumstancesOf({ entries, ...given }: LedgerInput, before?: Circumstances): Circumstances {
  const accounts = new Accounts(entries, given.portfolios);
  const stamp = given.stamp && `${given.stamp} ${JSON.stringify(accounts.all())}`;
  if (before && stamp !== undefined && before.stamp === stamp) return before;
  const instruments = new Map([...given.instruments].map(([id, known]) => [id, taxInstrument(known)]));
  return { stamp, given, accounts, instruments };
}

function translateStrands(
  rows: readonly (readonly LedgerEntry[])[],
  circumstances: Circumstances,
  before: readonly Strand[],
): Strand[] {
  const known = new Map(before.map((strand) => [strand.translation.input.entries[0], strand]));
  return rows.map((entries) => {
    const strand = known.get(entries[0]);
    return strand && areSame(strand.translation.input.entries, entries)
      ? strand
      : translateStrand(entries, circumstances);
  });
}

const areSame = (a: readonly LedgerEntry[], b: readonly LedgerEntry[]): boolean =>
  a.length === b.length && a.every((entry, at) => entry === b[at]);

export function translateStrand(
  entries: readonly LedgerEntry[],
  { given, accounts }: Pick<Circumstances, 'given' | 'accounts'>,
): Strand {
  const translation = new Translation({ ...given, entries }, accounts);
  const taxes = taxesByPayment(translation);
  for (const entry of entries) translate(translation, entry, taxes);
  return { translation, currencies: currenciesIn(translation) };
}

function translate(to: Translation, entry: LedgerEntry, taxes: ReadonlyMap<string, LedgerEntry[]>): void {
  switch (entry.type) {
    case 'buy':
    case 'sell':
      trade(to, entry);
      break;
    case 'short':
      short(to, entry);
      break;
    case 'cover':
      cover(to, entry);
      break;
    case 'result':
      result(to, entry);
      break;
    case 'dividend':
    case 'interest':
      payment(to, entry, taxes.get(entry.id) ?? []);
      break;
    case 'fee':
      fee(to, entry);
      break;
    case 'split':
      split(to, entry);
      break;
    case 'transfer-out':
      moveOut(to, entry);
      accountFee(to, entry, entry.fee);
      break;
    case 'transfer-in':
      moveIn(to, entry);
      accountFee(to, entry, entry.fee);
      break;
    case 'spin-off':
      spinOff(to, entry);
      break;
    case 'repayment':
      // Capital, a dividend or the price of rights: the law leaves it to whoever files.
      to.miss(entry, { what: 'decision', instrument: entry.instrument! });
      break;
    default:
  }
}

function currenciesIn({ events }: Translation): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    if ('currency' in event) found.add(event.currency);
    if ('fee' in event && event.fee) found.add(event.fee.currency);
    if ('foreignTax' in event && event.foreignTax) found.add(event.foreignTax.currency);
    if ('gross' in event && event.gross && 'currency' in event.gross) found.add(event.gross.currency);
    if ('withheld' in event) for (const { currency } of event.withheld) found.add(currency);
    if ('amount' in event && event.amount) found.add(event.amount.currency);
    if (event.kind === 'spin-off' && event.value) found.add(event.value.currency);
    if ('premium' in event) found.add(event.premium.currency);
    if ('closeCost' in event) found.add(event.closeCost.currency);
  }
  found.delete('PLN');
  return found;
}

/** All events in the ledger's order. */
export const eventsOf = onceFor((ledger: TranslatedLedger): TaxEvent[] =>
  inOrderOfRows(
    ledger,
    ledger.strands.map(({ translation }) => translation.events),
    ({ id }) => id,
  ),
);

/** What each strand comes to under some readings. */
export type StrandOutcomes = ReadonlyMap<Strand, Outcome>;

/** What a translated ledger comes to under some readings. */
export function reckonLedger(ledger: TranslatedLedger, rates: RateTables, readings: Readings): Outcome {
  return together(ledger, reckonStrands(ledger, rates, readings));
}

/** What all strands come to, in the ledger's order. */
export function together(ledger: TranslatedLedger, strands: StrandOutcomes): Outcome {
  const outcomes = [...strands.values()];
  const all = <Row extends { ref: string }>(of: (outcome: Outcome) => Row[]): Row[] =>
    inOrderOfRows(ledger, outcomes.map(of), ({ ref }) => ref);
  return {
    sales: all(({ sales }) => sales),
    crypto: all(({ crypto }) => crypto),
    flat: all(({ flat }) => flat),
    fees: all(({ fees }) => fees),
    outside: [...ledger.leftOut, ...all(({ outside }) => outside)],
    missing: all(({ missing }) => missing),
    open: new Map(outcomes.flatMap(({ open }) => [...open])),
  };
}

/** Strands that were reckoned before, by the same rates and readings, are not reckoned again. */
export function reckonStrands(
  { strands, input }: TranslatedLedger,
  rates: RateTables,
  readings: Readings,
  before?: StrandOutcomes,
): StrandOutcomes {
  const given = { ...input, rates };
  return new Map(
    strands.map((strand) => [strand, before?.get(strand) ?? reckonStrand(strand, given, readings)]),
  );
}

export function reckonStrand(
  { translation }: Strand,
  input: Omit<TaxInput, 'events'>,
  readings: Readings,
): Outcome {
  const outcome = reckon({ ...input, events: translation.events }, readings);
  return {
    ...outcome,
    outside: [...translation.outside, ...outcome.outside],
    missing: [...translation.missing, ...outcome.missing.map((lack) => orLots(translation, lack))],
  };
}

/** A sale of what was moved here without its lots lacks those, not a purchase. */
function orLots(to: Translation, lack: Missing): Missing {
  if (lack.what !== 'purchase') return lack;
  const [moved] = to.looseIn(lack.account, lack.instrument);
  return moved ? { ...lack, what: 'lots', ref: moved.ref } : lack;
}

const placesIn = onceFor(
  ({ entries }: TranslatedLedger) => new Map(entries.map(({ id }, place) => [id, place])),
);

/** What strands have, as one list in the order of the rows it is of. */
function inOrderOfRows<One>(
  ledger: TranslatedLedger,
  lists: readonly (readonly One[])[],
  rowOf: (one: One) => string,
): One[] {
  const places = placesIn(ledger);
  return lists
    .flat()
    .map((one) => ({ one, place: places.get(rowOf(one))! }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
