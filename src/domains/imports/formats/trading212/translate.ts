import {
  type Decimal,
  decimal,
  isZero,
  over,
  plus,
  rounded,
  textOf,
  zero,
} from '../../../../foundation/decimal.ts';
import type { Booking, BookingKind, Bookings, Charge } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, inMainUnit, isZeroText, negative } from '../../kit/numbers.ts';
import type { SourceFile } from '../../source-file.ts';
import { type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  collector.each(columns.rows, (row) => {
    const line = lineOf(columns, row);
    const kind = kindOf(line.action);
    if (kind === 'card') collector.ignore(row, 'notInvestment');
    else if (line.total === undefined || (isZeroText(line.total.amount) && !line.units))
      collector.ignore(row, 'nothing');
    else collector.book(row, bookingOf(kind, line));
  });
  return collector.result;
}

const kinds: readonly [RegExp, BookingKind | 'card'][] = [
  [/^(market|limit|stop|stop limit) buy$/i, 'buy'],
  [/^(market|limit|stop|stop limit) sell$/i, 'sell'],
  [/^dividend\b/i, 'dividend'],
  [/^(interest on cash|lending interest|share lending interest)/i, 'interest'],
  [/^deposit$/i, 'deposit'],
  [/^withdrawal$/i, 'withdrawal'],
  [/^currency conversion$/i, 'exchange'],
  [/^(card debit|card credit|spending cashback|new card cost)$/i, 'card'],
  [/^(transfer in)$/i, 'transfer-in'],
  [/^(transfer out)$/i, 'transfer-out'],
  [/^(result adjustment|adjustment)$/i, 'other'],
];

function kindOf(action: string): BookingKind | 'card' {
  const found = kinds.find(([pattern]) => pattern.test(action))?.[1];
  if (!found) throw new Unreadable('kindUnknown', { word: action });
  return found;
}

const takesMoney = new Set<BookingKind>(['buy', 'withdrawal', 'fee', 'tax']);
const ofAnAsset = new Set<BookingKind>(['buy', 'sell', 'dividend', 'transfer-in', 'transfer-out']);
const traded = new Set<BookingKind>(['buy', 'sell', 'transfer-in', 'transfer-out']);

/** Cash of an exchange is what went, with its fee in it; files without the two amounts tell one side only. */
function exchangeOf(line: Line): Omit<Booking, 'at' | 'text'> | undefined {
  const { from, to } = line;
  if (!from || !to) return undefined;
  return {
    kind: 'exchange',
    day: line.day,
    time: line.time,
    cash: { ...from, amount: negative(from.amount) },
    received: { ...to, amount: absolute(to.amount) },
    cashIs: 'net',
    fee: feeIn(line, from.currency),
    id: line.id,
  };
}

/** The sign of trades and payments follows from the action: files of all years write trades without one. */
function signed(kind: BookingKind, amount: string): string {
  if (takesMoney.has(kind)) return negative(amount);
  return kind === 'sell' || kind === 'deposit' ? absolute(amount) : amount;
}

function bookingOf(kind: BookingKind, line: Line): Omit<Booking, 'at' | 'text'> {
  const exchange = kind === 'exchange' ? exchangeOf(line) : undefined;
  if (exchange) return exchange;
  const total = needed(line.total, 'amountMissing');
  const price = line.price && inMainUnit(line.price);
  return {
    kind,
    day: line.day,
    time: line.time,
    ...(ofAnAsset.has(kind) && {
      instrument: {
        symbol: needed(line.ticker, 'instrumentMissing'),
        isin: line.isin,
        name: line.name,
        currency: price?.currency,
      },
    }),
    ...(traded.has(kind) && {
      units: needed(line.units, 'unitsMissing'),
      price: needed(price, 'priceMissing'),
    }),
    cash: { amount: signed(kind, total.amount), currency: total.currency },
    cashIs: 'net',
    fee: feeIn(line, total.currency),
    tax: line.tax && !isZeroText(line.tax.amount) ? line.tax : undefined,
    rate: line.rate,
    id: line.id,
    note: kind === 'deposit' || kind === 'interest' ? undefined : line.notes,
  };
}

/** Fees are in the total already. One in the currency of the price is turned by the line's rate; without one it is left. */
function feeIn({ fees, price, rate }: Line, currency: string): Charge | undefined {
  const [first, ...more] = fees;
  if (!first) return undefined;
  if (more.length === 0 && first.currency === currency)
    return isZeroText(first.amount) ? undefined : { amount: absolute(first.amount), currency };
  const inCurrency = fees.flatMap((fee): Decimal[] => {
    if (fee.currency === currency) return [decimal(absolute(fee.amount))];
    if (!rate || isZeroText(rate) || fee.currency !== price?.currency) return [];
    return [rounded(over(decimal(absolute(fee.amount)), decimal(rate)), 2)];
  });
  const sum = inCurrency.reduce(plus, zero);
  return isZero(sum) ? undefined : { amount: textOf(sum), currency };
}
