import { dayOf } from '../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  isZero,
  minus,
  over,
  sign,
  smaller,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { grossOf } from '../../ledger/gross-of.ts';
import type { DatedMoney, Money } from '../reckoning/tax-events.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { feeOf, tradedOf } from './trades.ts';
import type { Translation } from './translation.ts';

/** An option that was written and has not ended: what is left of it. */
export type OpenOption = { quantity: Decimal; premium: DatedMoney; fee: DatedMoney | null };

const moneyIn = ({ currency }: LedgerEntry, amount: Decimal): Money => ({
  amount,
  currency: currency.toUpperCase(),
});
const dated = (entry: LedgerEntry, money: Money): DatedMoney => ({ ...money, day: dayOf(entry.day) });

/** The result of a contract when it is closed, with both its legs where they are told (rule TC-1). */
export function result(to: Translation, entry: LedgerEntry): void {
  const account = to.accounts.of(entry);
  const total = entry.total!;
  const legs = entry.terms?.legs;
  const isShort = legs && compare(minus(legs.closeValue, legs.openValue), total) !== 0;
  const fee = isZero(entry.fee) ? [] : [dated(entry, moneyIn(entry, entry.fee))];
  to.events.push({
    ...{ kind: 'derivative', id: entry.id, day: dayOf(entry.day), account, instrument: entry.instrument! },
    ...{ opened: legs?.opened ?? null, side: isShort ? 'short' : 'long' },
    ...{ openValue: legs?.openValue ?? zero, closeValue: legs?.closeValue ?? total },
    ...{ currency: entry.currency.toUpperCase(), fees: fee },
  });
}

/** Sold short, or an option written (rules TC-2, TC-3). */
export function short(to: Translation, entry: LedgerEntry): void {
  const instrument = to.instrumentOf(entry);
  if (!instrument) return;
  const account = to.accounts.of(entry);
  to.take(account, instrument.id, entry.units!);
  if (entry.terms?.occasion !== 'option') {
    to.events.push({ kind: 'short', ...tradedOf(entry, instrument, account) });
    return;
  }
  const premium = moneyIn(entry, grossOf(entry));
  const fee = feeOf(entry);
  const open = { quantity: entry.units!, premium: dated(entry, premium), fee: fee && dated(entry, fee) };
  to.optionsIn(account, instrument.id).push(open);
  to.events.push({
    ...{ kind: 'option-written', id: entry.id, day: dayOf(entry.day), account, instrument: instrument.id },
    ...{ premium, fee },
  });
}

/** Covered; an option that was written ends so, bought back or for nothing, the oldest first. */
export function cover(to: Translation, entry: LedgerEntry): void {
  const instrument = to.instrumentOf(entry);
  if (!instrument) return;
  const account = to.accounts.of(entry);
  to.add(account, instrument.id, entry.units!);
  const written = takeOptions(to.optionsIn(account, instrument.id), entry.units!);
  if (!written.length) {
    to.events.push({ kind: 'cover', ...tradedOf(entry, instrument, account) });
    return;
  }
  to.events.push({
    ...{ kind: 'written-option', id: entry.id, day: dayOf(entry.day), account, instrument: instrument.id },
    premiums: written.map(({ premium }) => premium),
    openingFees: written.flatMap(({ fee }) => fee ?? []),
    ...{ closeCost: moneyIn(entry, grossOf(entry)), fee: feeOf(entry) },
  });
}

/** So many of the options that are open; the last part of each takes what is left of its premium. */
function takeOptions(open: OpenOption[], wanted: Decimal): OpenOption[] {
  const taken: OpenOption[] = [];
  let left = wanted;
  while (open.length && sign(left) > 0) {
    const first = open[0]!;
    const quantity = smaller(first.quantity, left);
    const part = partOf(first, quantity);
    taken.push(part);
    left = minus(left, quantity);
    if (compare(quantity, first.quantity) === 0) open.shift();
    else open[0] = without(first, part);
  }
  return taken;
}

function partOf(option: OpenOption, quantity: Decimal): OpenOption {
  if (compare(quantity, option.quantity) === 0) return option;
  const share = (money: DatedMoney): DatedMoney => ({
    ...money,
    amount: over(times(money.amount, quantity), option.quantity),
  });
  return { quantity, premium: share(option.premium), fee: option.fee && share(option.fee) };
}

function without(option: OpenOption, part: OpenOption): OpenOption {
  const less = (all: DatedMoney, gone: DatedMoney): DatedMoney => ({
    ...all,
    amount: minus(all.amount, gone.amount),
  });
  return {
    quantity: minus(option.quantity, part.quantity),
    premium: less(option.premium, part.premium),
    fee: option.fee && less(option.fee, part.fee!),
  };
}

/** What was given or left to somebody costs what the law says (rule TC-4). */
export function given(to: Translation, entry: LedgerEntry): void {
  const { terms, instrument, units } = entry;
  const account = to.accounts.of(entry);
  to.add(account, instrument!, units!);
  const base = { kind: 'acquire', id: entry.id, day: dayOf(entry.day), account } as const;
  const lot = { ...base, instrument: instrument!, quantity: units!, taxPaid: terms!.priorTax };
  if (terms!.occasion === 'gift') to.events.push({ ...lot, cost: zero, donorCost: terms!.priorCost });
  else if (terms!.priorCost) to.events.push({ ...lot, cost: terms!.priorCost });
  // Without what it had cost the deceased nobody knows what it costs: its sale lacks its lots.
  else to.lose(account, entry);
}
