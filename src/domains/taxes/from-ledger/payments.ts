import { dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, isZero, sign } from '../../../foundation/decimal.ts';
import { grossOf } from '../../ledger/gross-of.ts';
import type { DatedMoney } from '../reckoning/tax-events.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { isCrypto } from './trades.ts';
import type { Translation } from './translation.ts';

/** Interest that is paid and not received. */
const charges = new Set(['margin_interest', 'interest_charge']);
/** Tax is booked, and given back, within so many days of what it was taken from. */
const correctedWithin = 400;

/** Which taxes that are rows of their own were taken from which payment (rule TX-8). */
export function taxesByPayment(to: Translation): Map<string, LedgerEntry[]> {
  const payers = Map.groupBy(
    to.input.entries.filter(({ type }) => type === 'dividend' || type === 'interest'),
    (entry) => payerOf(to, entry),
  );
  const found = new Map<string, LedgerEntry[]>();
  for (const tax of to.input.entries) {
    if (tax.type !== 'tax') continue;
    const payment = nearest(payers.get(payerOf(to, tax)) ?? [], tax.day);
    if (payment) found.set(payment.id, [...(found.get(payment.id) ?? []), tax]);
    else if (tax.instrument === null) to.leave(tax, 'own-tax');
    else to.miss(tax, { what: 'payment', instrument: tax.instrument });
  }
  return found;
}

const payerOf = (to: Translation, entry: LedgerEntry) => `${to.accounts.of(entry)} ${entry.instrument}`;

/** The last payment up to the day of the tax, or else the first after it. */
function nearest(payments: readonly LedgerEntry[], day: number): LedgerEntry | undefined {
  const close = payments.filter((one) => Math.abs(one.day - day) <= correctedWithin);
  return close.findLast((one) => one.day <= day) ?? close[0];
}

/** A dividend or interest, unless a Polish payer took the tax (rule TX-8). */
export function payment(to: Translation, entry: LedgerEntry, taxes: readonly LedgerEntry[]): void {
  if (isCrypto(to.instrumentOf(entry))) {
    to.leave(entry, 'reward');
    return;
  }
  const kind = entry.type === 'dividend' ? 'dividend' : 'interest';
  const gross = grossOf(entry);
  const subtype = entry.source?.subtype;
  if (kind === 'interest' && subtype && charges.has(subtype)) {
    to.leave(entry, 'charge');
    return;
  }
  const withheld = withheldFrom(entry, taxes);
  const isTaxed = withheld.some(({ amount }) => sign(amount) > 0);
  const country = to.countryOf(entry);
  const isPolish = country === 'PL' || (country === null && entry.instrument === null && isZloty(entry));
  // Of a Polish payer the net may have been typed: then nobody knows whether the tax was taken.
  if (isPolish && !isTaxed && sign(gross) > 0) {
    to.miss(entry, { what: 'withheld', instrument: entry.instrument ?? '' });
    return;
  }
  if (!isPolish && !isTaxed && kind === 'dividend' && sign(gross) > 0) askWithheld(to, entry, country);
  to.events.push({
    ...{ kind, id: entry.id, day: dayOf(entry.day), account: to.accounts.of(entry) },
    ...{ instrument: entry.instrument, country, withheld },
    gross: { amount: gross, currency: entry.currency.toUpperCase() },
    payerWithheld: isPolish,
  });
}

const isZloty = ({ currency }: LedgerEntry) => currency.toLowerCase() === 'pln';

/** Where a country keeps something of every dividend, one without it lacks it. */
function askWithheld(to: Translation, entry: LedgerEntry, country: string | null): void {
  if (country === null || to.accounts.wrapperOf(to.accounts.of(entry))) return;
  const isFund = to.instrumentOf(entry)?.class_slug === 'etf';
  if (to.input.usuallyWithheld(country, isFund) > 0)
    to.miss(entry, { what: 'withheld', instrument: entry.instrument! });
}

/** What was kept of it: with the payment, on its own day if the file tells one, and in rows of its own. */
function withheldFrom(entry: LedgerEntry, taxes: readonly LedgerEntry[]): DatedMoney[] {
  const { source } = entry;
  const day = source?.taxDay ?? dayOf(entry.day);
  const inRow = { amount: entry.tax, currency: entry.currency.toUpperCase() };
  const own = source?.tax && source.tax.currency !== inRow.currency ? source.tax : inRow;
  return [...(isZero(entry.tax) ? [] : [{ ...own, day }]), ...taxes.map((tax) => dated(tax, tax.total!))];
}

const dated = (entry: LedgerEntry, amount: Decimal): DatedMoney => ({
  amount,
  currency: entry.currency.toUpperCase(),
  day: dayOf(entry.day),
});

/** Types that a fee in another currency is part of. */
const charged: ReadonlySet<string> = new Set(['buy', 'sell', 'short', 'cover']);

/** Fees that stand for themselves are cost of the year; one that a trade brought is of that trade already. */
export function fee(to: Translation, entry: LedgerEntry): void {
  if (entry.terms?.isCharge) return;
  const siblings = entry.source ? (to.booked.get(entry.source.key) ?? []) : [];
  if (siblings.some(({ type }) => charged.has(type))) return;
  accountFee(to, entry, entry.total!);
}

export function accountFee(to: Translation, entry: LedgerEntry, amount: Decimal): void {
  if (isZero(amount) || isCrypto(to.instrumentOf(entry))) return;
  to.events.push({
    ...{ kind: 'fee', id: entry.id, day: dayOf(entry.day), account: to.accounts.of(entry) },
    fee: { amount, currency: entry.currency.toUpperCase() },
  });
}
