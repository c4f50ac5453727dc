import type { Booking, Bookings } from '../../booking.ts';
import { coinOf } from '../../kit/coins.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, isZeroText, negative } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector(file.kind === 'csv' ? undefined : file.tables[0]!.name);
  const read: { row: SourceRow; line: Line }[] = [];
  collector.each(columns.rows, (row) => read.push({ row, line: lineOf(columns, row) }));
  const own = sentToOneself(read.map(({ line }) => line));
  const lines = new Map(read.map(({ row, line }) => [row, line]));
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    if (own.has(line) || /^(un)?stake$/.test(line.type)) collector.ignore(row, 'internal');
    else collector.book(row, bookingOf(line));
  });
  return collector.result;
}

/** Coins that left and came in the same second went from one company of Revolut to another. */
function sentToOneself(lines: readonly Line[]): Set<Line> {
  const keyOf = ({ day, time, symbol, units }: Line) => [day, time, symbol, units].join(' ');
  const sent = Map.groupBy(
    lines.filter(({ type }) => type === 'send'),
    keyOf,
  );
  const own = new Set<Line>();
  for (const line of lines) {
    const match = line.type === 'receive' ? sent.get(keyOf(line))?.pop() : undefined;
    if (match) own.add(line).add(match);
  }
  return own;
}

type Content = Omit<Booking, 'at' | 'text'>;

function bookingOf(line: Line): Content {
  const common = {
    day: line.day,
    time: line.time,
    instrument: coinOf(line.symbol),
    units: absolute(line.units),
    price: line.price,
  };
  switch (line.type) {
    case 'buy':
    case 'sell':
      return { ...common, ...moneyOf(line.type, line) };
    case 'send':
      return { ...common, kind: 'transfer-out' };
    case 'receive':
      return { ...common, kind: 'transfer-in' };
    case 'staking reward':
      return { ...common, kind: 'staking' };
    case 'learn reward':
      return { ...common, kind: 'staking', subtype: 'reward' };
    case 'payment':
      return { ...common, kind: 'transfer-out', subtype: 'payment' };
    default:
      throw new Unreadable('kindUnknown', { word: line.type });
  }
}

/** The value is units times price; the fee comes on top of a purchase and off a sale. */
function moneyOf(kind: 'buy' | 'sell', { value, fees }: Line) {
  const { amount, currency } = needed(value, 'amountMissing');
  return {
    kind,
    cash: { amount: kind === 'buy' ? negative(amount) : absolute(amount), currency },
    cashIs: 'gross' as const,
    fee: fees && !isZeroText(fees.amount) ? { ...fees, amount: absolute(fees.amount) } : undefined,
  };
}
