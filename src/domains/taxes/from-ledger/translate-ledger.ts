import { dayOf } from '../../../foundation/calendar-day.ts';
import type { Readings } from '../readings.ts';
import type { Missing, Outcome } from '../reckoning/outcome.ts';
import { yearOf } from '../reckoning/outcome.ts';
import { reckon } from '../reckoning/reckon.ts';
import type { TaxInput } from '../reckoning/tax-books.ts';
import type { RateTables } from '../reckoning/tax-rates.ts';
import type { NamedAccount } from './accounts.ts';
import { cover, result, short } from './contracts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { moveIn, moveOut, spinOff, split } from './lot-moves.ts';
import { closedDays } from './markets.ts';
import { accountFee, fee, payment, taxesByPayment } from './payments.ts';
import { trade } from './trades.ts';
import { type LedgerInput, Translation, taxInstrument } from './translation.ts';

/** A ledger as events of the tax, with what is already known to be outside or missing. */
export type TranslatedLedger = {
  translation: Translation;
  accounts: NamedAccount[];
  input: Omit<TaxInput, 'rates'>;
  /** Every currency some amount is in, but złoty. */
  currencies: Set<string>;
};

/** Rows of every type become what the tax sees in them (rule TX-13). */
export function translateLedger(ledger: LedgerInput): TranslatedLedger {
  const leftOut = new Set(ledger.portfolios.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id));
  // What comes from a portfolio that is left out comes from nowhere: its lots are in no account of the return.
  const given = { ...ledger, entries: ledger.entries.filter(({ portfolio }) => !leftOut.has(portfolio)) };
  const to = new Translation(given);
  for (const { id, portfolio } of ledger.entries)
    if (leftOut.has(portfolio)) to.outside.push({ ref: id, reason: 'left-out' });
  const taxes = taxesByPayment(to);
  for (const entry of given.entries) translate(to, entry, taxes);
  const days = given.entries.map(({ day }) => day);
  const [first, last] = days.length ? [days[0]!, days.at(-1)!] : [0, 0];
  return {
    translation: to,
    accounts: to.accounts.all(),
    input: {
      accounts: [...to.accounts.all(), { id: 'elsewhere', wrapper: null }],
      instruments: new Map([...given.instruments].map(([id, known]) => [id, taxInstrument(known)])),
      events: to.events,
      arePlaced: true,
      closed: closedDays(yearOf(dayOf(first)), yearOf(dayOf(last)) + 1),
    },
    currencies: currenciesIn(to),
  };
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

/** What a translated ledger comes to under some readings. */
export function reckonLedger(
  { translation, input }: TranslatedLedger,
  rates: RateTables,
  readings: Readings,
): Outcome {
  const outcome = reckon({ ...input, rates }, readings);
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
