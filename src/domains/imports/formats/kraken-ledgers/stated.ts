import type { Day } from '../../../../foundation/calendar-day.ts';
import {
  type Decimal,
  decimal,
  isZero,
  negated,
  plus,
  textOf,
  zero,
} from '../../../../foundation/decimal.ts';
import type { Stated } from '../../booking.ts';
import { coinOf, isFiat } from '../../kit/coins.ts';
import type { Line } from './read.ts';

/** The wallet of futures has no lines of its own in this file: what went there is still owned. */
const toFutures = /^spot(to|from)futures$/;

/** The last balance that the file prints for each asset and wallet, wallets and staked coins taken together. */
export function statedIn(lines: readonly Line[]): Stated[] {
  const last = new Map<string, Line>();
  const isNewestFirst = lines.length > 1 && momentOf(lines[0]!) > momentOf(lines.at(-1)!);
  let day: Day | undefined;
  for (const line of isNewestFirst ? lines.toReversed() : lines) {
    if (line.balance === undefined || line.asset === 'KFEE') continue;
    const key = `${line.code} ${line.wallet}`;
    const known = last.get(key);
    if (!known || momentOf(line) >= momentOf(known)) last.set(key, line);
    if (day === undefined || line.day > day) day = line.day;
  }
  if (day === undefined) return [];
  const sums = new Map<string, Decimal>();
  const add = (asset: string, amount: Decimal) => sums.set(asset, plus(sums.get(asset) ?? zero, amount));
  for (const { asset, balance } of last.values()) add(asset, decimal(balance!));
  for (const { type, subtype, asset, amount } of lines)
    if (type === 'transfer' && toFutures.test(subtype)) add(asset, negated(amount));
  const all = [...sums].filter(([, sum]) => !isZero(sum));
  const cash = all.filter(([asset]) => isFiat(asset));
  const coins = all.filter(([asset]) => !isFiat(asset));
  return [
    {
      day,
      cash: cash.map(([currency, sum]) => ({ amount: textOf(sum), currency })),
      positions: coins.map(([asset, sum]) => ({ instrument: coinOf(asset), units: textOf(sum) })),
    },
  ];
}

function momentOf({ day, time = '' }: Line): string {
  return `${day} ${time}`;
}
