import { decimal, plus, textOf } from '../../../../foundation/decimal.ts';
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

function bookingOf(kind: BookingKind, line: Line): Omit<Booking, 'at' | 'text'> {
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
    cash: {
      // The sign follows from the action: files of all years write trades without one.
      amount: takesMoney.has(kind)
        ? negative(total.amount)
        : kind === 'other'
          ? total.amount
          : absolute(total.amount),
      currency: total.currency,
    },
    cashIs: 'net',
    fee: together(line.fees),
    tax: line.tax && !isZeroText(line.tax.amount) ? line.tax : undefined,
    rate: line.rate,
    id: line.id,
    note: kind === 'deposit' || kind === 'interest' ? undefined : line.notes,
  };
}

/** Fees of a line are all in the account's currency. */
function together(fees: readonly Charge[]): Charge | undefined {
  const paid = fees.filter(({ amount }) => !isZeroText(amount));
  const [first] = paid;
  if (!first) return undefined;
  const sum = paid.reduce((so, { amount }) => plus(so, decimal(absolute(amount))), decimal('0'));
  return { amount: textOf(sum), currency: first.currency };
}
