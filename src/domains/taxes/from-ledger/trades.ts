import { dayOf } from '../../../foundation/calendar-day.ts';
import { compare, type Decimal, isZero, minus, plus, sign } from '../../../foundation/decimal.ts';
import { grossOf } from '../../ledger/gross-of.ts';
import type { Money, Purchase, Sale } from '../reckoning/tax-events.ts';
import type { KnownInstrument, LedgerEntry } from './ledger-entry.ts';
import type { Translation } from './translation.ts';

/** What is no security and no virtual currency is sold outside of PIT-38: metal, goods, money at a bank. */
export const otherClasses: ReadonlySet<string> = new Set(['commodities', 'indices', 'deposits']);
/** Coins for coins, or coins as a fee. */
const swaps = new Set(['swap', 'convert', 'dust', 'fee']);
/** Funds withheld the tax themselves until then. */
const fundsDeclareFrom = '2024-01-01';

/** Whether selling it is a matter of PIT-38 at all. */
export const isTaxed = ({ class_slug }: Pick<KnownInstrument, 'class_slug'>): boolean =>
  !otherClasses.has(class_slug);

export const isCrypto = (instrument: Pick<KnownInstrument, 'class_slug'> | undefined): boolean =>
  instrument?.class_slug === 'crypto';

/** A purchase or a sale (rules TX-4, TX-5, TX-10). */
export function trade(to: Translation, entry: LedgerEntry): void {
  const instrument = to.instrumentOf(entry);
  if (!instrument) return;
  if (isCrypto(instrument)) {
    coins(to, entry);
    return;
  }
  const account = entry.type === 'sell' ? sellerOf(to, entry) : to.accounts.of(entry);
  if (otherClasses.has(instrument.class_slug)) {
    to.leave(entry, 'not-a-security');
    return;
  }
  if (entry.type === 'buy') {
    to.add(account, instrument.id, entry.units!);
    to.events.push({ kind: 'buy', ...tradedOf(entry, instrument, account) } satisfies Purchase);
    return;
  }
  to.take(account, instrument.id, entry.units!);
  // Worthless shares that are struck off were not sold: who files decides what they are.
  if (entry.eventKind === 'delisting' && isZero(entry.price!)) {
    to.miss(entry, { what: 'decision', instrument: instrument.id });
    return;
  }
  to.events.push(saleOf(entry, instrument, account, to.countryOf(entry)));
}

function saleOf(
  entry: LedgerEntry,
  instrument: KnownInstrument,
  account: string,
  country: string | null,
): Sale {
  const traded = tradedOf(entry, instrument, account);
  const occasion = entry.terms?.occasion;
  const isWithheld =
    instrument.class_slug === 'funds' && country === 'PL' && dayOf(entry.day) < fundsDeclareFrom;
  if (isWithheld) return { kind: 'redeem', ...traded, payerWithheld: true };
  // Of a Polish bond the payer takes the tax on what it brings above its price.
  if (occasion === 'redemption') return { kind: 'redeem', ...traded, payerWithheld: country === 'PL' };
  return {
    kind: 'sell',
    ...traded,
    ...(occasion === 'expired' && { isExpired: true }),
    ...(entry.named && { lots: entry.named.map((lot) => ({ lot, quantity: entry.units! })) }),
    ...(sign(entry.tax) > 0 &&
      country !== 'PL' && {
        foreignTax: { amount: entry.tax, currency: entry.currency.toUpperCase() },
      }),
  };
}

/** What was typed into a portfolio of several accounts is sold where there is enough of it. */
export function sellerOf(to: Translation, entry: LedgerEntry): string {
  const own = to.accounts.of(entry);
  const enough = (account: string) => compare(to.heldIn(account, entry.instrument!), entry.units!) >= 0;
  if (entry.source?.account || enough(own)) return own;
  return to.accounts.in(entry.portfolio).find(enough) ?? own;
}

export function tradedOf(entry: LedgerEntry, instrument: KnownInstrument, account: string) {
  const { source } = entry;
  // One literal: a ledger has thousands of them.
  const base = {
    id: entry.id,
    day: dayOf(entry.day),
    account,
    instrument: instrument.id,
    quantity: entry.units!,
    settled: source?.settlesOn ?? null,
    fee: feeOf(entry),
  };
  const currency = entry.currency.toUpperCase();
  const asTraded = source?.price;
  // The broker's own rate is no cost and no revenue: what was traded counts, at the rate of the National Bank (TX-5).
  if (asTraded && asTraded.currency !== currency && instrument.class_slug !== 'bonds')
    return { ...base, price: asTraded.amount, currency: asTraded.currency, accrued: null };
  const stated = source?.accrued?.currency === currency ? source.accrued.amount : null;
  const accrued = entry.terms?.accrued ?? stated;
  const gross = grossOf(entry);
  const isPlain = entry.total === null && !accrued;
  const rest = isPlain ? undefined : accrued ? minus(gross, accrued) : gross;
  return { ...base, price: entry.price!, currency, accrued, gross: rest };
}

/** Fee, and at a purchase the tax on it; in the row's currency, or as the file told it in another one. */
export function feeOf(entry: LedgerEntry): Money | null {
  const currency = entry.currency.toUpperCase();
  const stated = entry.terms?.otherFee ?? entry.source?.fee;
  const isPaid = entry.type === 'buy' || entry.type === 'cover';
  const amount: Decimal = isPaid ? plus(entry.fee, entry.tax) : entry.fee;
  if (isZero(amount)) return stated && stated.currency !== currency && !isZero(stated.amount) ? stated : null;
  return { amount, currency };
}

/** Bought or sold for money; what came as a reward, or for other coins, is neither. */
function coins(to: Translation, entry: LedgerEntry): void {
  const subtype = entry.source?.subtype;
  if (entry.terms?.occasion === 'swap' || (subtype && swaps.has(subtype))) to.leave(entry, 'swap');
  else if (entry.type === 'buy' && isReward(to, entry)) to.leave(entry, 'reward');
  else
    to.events.push({
      kind: entry.type === 'buy' ? 'crypto-buy' : 'crypto-sell',
      ...{ id: entry.id, day: dayOf(entry.day), account: to.accounts.of(entry), fee: feeOf(entry) },
      amount: { amount: grossOf(entry), currency: entry.currency.toUpperCase() },
    });
}

/** Coins that came of themselves are booked as income that bought them. */
function isReward(to: Translation, entry: LedgerEntry): boolean {
  const siblings = entry.source ? (to.booked.get(entry.source.key) ?? []) : [];
  return siblings.some((other) => other.type === 'dividend' && compare(grossOf(other), grossOf(entry)) === 0);
}
