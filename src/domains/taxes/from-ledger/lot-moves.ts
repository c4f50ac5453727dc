import { dayOf } from '../../../foundation/calendar-day.ts';
import { isZero, minus, over, sign, times, zero } from '../../../foundation/decimal.ts';
import { given } from './contracts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { isCrypto, sellerOf } from './trades.ts';
import type { Translation } from './translation.ts';

/** Where units go that left for nobody knows where. */
const elsewhere = 'elsewhere';

/** More or fewer units in each account of the portfolio; a dividend in shares are units that cost nothing (rule TX-12). */
export function split(to: Translation, entry: LedgerEntry): void {
  const { instrument, numerator, denominator, eventKind } = entry;
  const base = { id: entry.id, day: dayOf(entry.day), instrument: instrument! };
  for (const account of to.accounts.in(entry.portfolio)) {
    const held = to.heldIn(account, instrument!);
    if (isZero(held)) continue;
    const after = over(times(held, numerator!), denominator!);
    to.hold(account, instrument!, after);
    for (const option of to.optionsIn(account, instrument!))
      option.quantity = over(times(option.quantity, numerator!), denominator!);
    if (eventKind === 'stock-dividend' && sign(held) > 0)
      to.events.push({ kind: 'acquire', ...base, account, quantity: minus(after, held), cost: zero });
    else to.events.push({ kind: 'split', ...base, account, ratio: { fresh: numerator!, old: denominator! } });
  }
}

/** Units that leave: for another account, for another paper, or for nobody knows where. */
export function moveOut(to: Translation, entry: LedgerEntry): void {
  const { instrument, units } = entry;
  if (isCrypto(to.instrumentOf(entry))) return;
  const from = sellerOf(to, entry);
  const base = { id: entry.id, day: dayOf(entry.day), instrument: instrument! };
  const other = arrivalOf(to, entry);
  to.take(from, instrument!, units!);
  if (!other) {
    to.events.push({ kind: 'transfer', ...base, from, to: elsewhere, quantity: units! });
    return;
  }
  const target = to.accounts.of(other);
  to.add(target, other.instrument!, other.units!);
  if (other.instrument === instrument)
    to.events.push({ kind: 'transfer', ...base, from, to: target, quantity: units! });
  else
    to.events.push({
      ...{ kind: 'exchange', ...base, into: other.instrument!, account: from },
      ratio: { fresh: other.units!, old: units! },
    });
}

/** Units that arrive without telling from where: what they cost is not known before somebody says so. */
export function moveIn(to: Translation, entry: LedgerEntry): void {
  if (entry.link !== null || isCrypto(to.instrumentOf(entry))) return;
  if (entry.terms?.occasion) {
    given(to, entry);
    return;
  }
  const account = to.accounts.of(entry);
  to.add(account, entry.instrument!, entry.units!);
  to.lose(account, entry);
}

export function spinOff(to: Translation, entry: LedgerEntry): void {
  const other = arrivalOf(to, entry);
  if (!other) return;
  const account = to.accounts.of(entry);
  const held = to.heldIn(account, entry.instrument!);
  to.add(account, other.instrument!, other.units!);
  if (sign(held) <= 0) return;
  to.events.push({
    ...{ kind: 'spin-off', id: entry.id, day: dayOf(entry.day), instrument: entry.instrument! },
    ...{ into: other.instrument!, account, costShare: entry.share },
    ratio: { fresh: other.units!, old: held },
    value: { amount: other.price!, currency: other.currency.toUpperCase() },
  });
}

const arrivalOf = (to: Translation, { link }: LedgerEntry): LedgerEntry | undefined =>
  link === null ? undefined : to.linked.get(link)?.find(({ type }) => type === 'transfer-in');
