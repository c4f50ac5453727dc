import type { Day } from '../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  decimal,
  magnitude,
  minus,
  over,
  plus,
  rounded,
  sign,
  textOf,
  times,
  zero,
} from '../../foundation/decimal.ts';
import type { Money } from '../imports/booking.ts';
import { priceDecimals } from '../ledger/figure-limits.ts';
import type { Difference, Explanation } from './sync-result.ts';

/** What is known of an instrument that differs. */
export type Quoted = {
  /** In capitals. */
  currency: string;
  /** Closes of the last days, newest first. */
  closes: readonly { day: Day; price: string }[];
  /** What one cost, as the broker says. */
  cost?: Money | undefined;
};

const grosz = decimal('0.01');
/** More than this of a trade is no fee. */
const [feeShare, leastFee] = [decimal('0.02'), decimal('10')];
/** As far as a price without a fee may be from the last close. */
const farthest = decimal('0.2');

/**
 * Rows that would make the ledger agree: one trade where units and cash differ in opposite directions by what such a
 * trade may have cost, a transfer where only units differ, a payment where only cash does.
 */
export function explainDifferences(
  differences: readonly Difference[],
  quoted: ReadonlyMap<string, Quoted>,
  today: Day,
): Explanation[] {
  const cash = new Map(differences.filter(({ kind }) => kind === 'cash').map((one) => [one.of, one]));
  const found: Explanation[] = [];
  for (const units of differences.filter(({ kind }) => kind === 'units')) {
    const of = quoted.get(units.of);
    if (!of) continue;
    const paid = cash.get(of.currency);
    const trade = paid && tradeOf(units, paid, of, today);
    if (trade) cash.delete(of.currency);
    const row = trade ?? transferOf(units, of, today);
    if (row) found.push(row);
  }
  return [...found, ...[...cash.values()].map((one) => paymentOf(one, today))];
}

function tradeOf(units: Difference, paid: Difference, of: Quoted, today: Day): Explanation | undefined {
  const [came, money] = [decimal(units.difference), decimal(paid.difference)];
  if (sign(came) === sign(money)) return undefined;
  const isBuy = sign(came) > 0;
  const [count, amount] = [magnitude(came), magnitude(money)];
  const shared = {
    type: isBuy ? ('buy' as const) : ('sell' as const),
    instrumentId: units.of,
    label: units.label,
    units: textOf(count),
    currency: of.currency,
    explains: [units.of, paid.of],
  };
  for (const { day, price } of of.closes) {
    const gross = times(count, decimal(price));
    const fee = rounded(isBuy ? minus(amount, gross) : minus(gross, amount), 2);
    const isExact = compare(isBuy ? plus(gross, fee) : minus(gross, fee), amount) === 0;
    if (sign(fee) < 0 || compare(fee, plus(times(gross, feeShare), leastFee)) > 0 || !isExact) continue;
    return { ...shared, day, price, total: null, fee: textOf(fee) };
  }
  const price = rounded(over(amount, count), priceDecimals);
  const last = of.closes[0] && decimal(of.closes[0].price);
  if (last && compare(magnitude(minus(price, last)), times(last, farthest)) > 0) return undefined;
  const isExact = compare(times(price, count), amount) === 0;
  const day = of.closes[0]?.day ?? today;
  return { ...shared, day, price: textOf(price), total: isExact ? null : textOf(amount), fee: '0' };
}

function transferOf(units: Difference, of: Quoted, today: Day): Explanation | undefined {
  const came = decimal(units.difference);
  const price = of.cost?.amount ?? of.closes[0]?.price;
  if (price === undefined || sign(decimal(price)) <= 0) return undefined;
  return {
    type: sign(came) > 0 ? 'transfer-in' : 'transfer-out',
    instrumentId: units.of,
    label: units.label,
    day: today,
    units: textOf(magnitude(came)),
    price: textOf(rounded(decimal(price), priceDecimals)),
    total: null,
    fee: '0',
    currency: of.cost?.currency ?? of.currency,
    explains: [units.of],
  };
}

function paymentOf({ of, difference }: Difference, today: Day): Explanation {
  const amount = decimal(difference);
  return {
    type: sign(amount) > 0 ? 'deposit' : 'withdrawal',
    instrumentId: null,
    label: null,
    day: today,
    units: null,
    price: null,
    total: textOf(magnitude(amount)),
    fee: '0',
    currency: of,
    explains: [of],
  };
}

/** What the broker states beside what the ledger has; nothing where they agree, cash to the grosz. */
export function differenceOf(
  about: Pick<Difference, 'of' | 'kind' | 'label' | 'title'>,
  broker: Decimal | undefined,
  ledger: Decimal | undefined,
): Difference | undefined {
  const off = minus(broker ?? zero, ledger ?? zero);
  const isSame = about.kind === 'cash' ? compare(magnitude(off), grosz) < 0 : sign(off) === 0;
  if (isSame) return undefined;
  const difference = about.kind === 'cash' ? rounded(off, 2) : off;
  return {
    ...about,
    broker: textOf(broker ?? zero),
    ledger: textOf(ledger ?? zero),
    difference: textOf(difference),
  };
}
