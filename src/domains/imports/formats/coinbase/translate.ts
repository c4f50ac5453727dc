import type { Booking, Bookings } from '../../booking.ts';
import { coinOf, isFiat } from '../../kit/coins.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, isZeroText, negative } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { type Conversion, contentsOfConversion, conversionsIn } from './convert.ts';
import { type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  const lines = new Map<SourceRow, Line>();
  collector.each(columns.rows, (row) => lines.set(row, lineOf(columns, row)));
  const conversions = conversionsIn([...lines.values()]);
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    const conversion = conversions.get(line);
    if (isZeroText(line.units)) collector.ignore(row, 'nothing');
    else if (internal.test(line.type)) collector.ignore(row, 'internal');
    else if (!conversion) collector.book(row, { day: line.day, time: line.time, ...contentOf(line) });
    else if (conversion.main === line) bookConversion(collector, conversion);
  });
  return collector.result;
}

const internal =
  /^((retail )?(un)?staking transfer|vault withdrawal|cash to savings|savings to cash|eth2 deposit)$/;

function bookConversion(collector: Collector, conversion: Conversion): void {
  const { main, other } = conversion;
  const contents = contentsOfConversion(conversion);
  collector.bookAll(
    main.row,
    contents.map((content) => ({ day: main.day, time: main.time, ...content })),
    other ? [other.row] : [],
  );
}

type Content = Omit<Booking, 'at' | 'text' | 'day'>;

const income: readonly [RegExp, string | undefined][] = [
  [/^(staking income|rewards? income|inflation reward|interest payout)$/, undefined],
  [
    /^(learning reward|coinbase earn|incentives rewards payout|subscription rebates?( \(24 hours\))?)$/,
    'reward',
  ],
  [/^(credit card reward|retail simple price improvement)$/, 'reward'],
];

function contentOf(line: Line): Content {
  const { type } = line;
  if (/^(advanced? trade )?buy$/.test(type)) return tradeOf('buy', line);
  if (/^(advanced? trade )?sell$/.test(type)) return tradeOf('sell', line);
  const earned = income.find(([pattern]) => pattern.test(type));
  if (earned) return earnedOf(line, earned[1]);
  const isOut = line.units.startsWith('-');
  switch (type) {
    case 'convert':
      throw new Unreadable('incomplete');
    case 'receive':
    case 'deposit':
      return movedOf(line, true);
    case 'send':
    case 'withdrawal':
      return movedOf(line, false);
    // To and from the trading platform of the same house, which has a file of its own.
    case 'pro withdrawal':
    case 'exchange withdrawal':
      return { ...movedOf(line, true), subtype: 'platform' };
    case 'pro deposit':
    case 'prime deposit':
    case 'exchange deposit':
      return { ...movedOf(line, false), subtype: 'platform' };
    case 'card spend':
      return { ...movedOf(line, false), subtype: 'payment' };
    case 'subscription':
      return subscriptionOf(line);
    // One coin becomes another by decision of its makers; both sides have lines of their own, with a sign.
    case 'asset migration':
    case 'retail eth2 deprecation':
      return { ...movedOf(line, !isOut), subtype: 'migration' };
    case 'retail simple dust':
      if (isOut) return { ...tradeOf('sell', line), subtype: 'dust' };
      break;
    default:
  }
  throw new Unreadable('kindUnknown', { word: type });
}

function coinsOf(line: Line) {
  return { instrument: coinOf(line.asset), units: absolute(line.units), price: line.price, id: line.id };
}

function feeOf({ fees }: Line) {
  return fees && !isZeroText(fees.amount) ? { ...fees, amount: absolute(fees.amount) } : undefined;
}

function tradeOf(kind: 'buy' | 'sell', line: Line): Content {
  const { amount, currency } = needed(line.total, 'amountMissing');
  return {
    kind,
    ...coinsOf(line),
    cash: { amount: kind === 'buy' ? negative(amount) : absolute(amount), currency },
    cashIs: 'net',
    fee: feeOf(line),
    note: line.notes,
  };
}

function earnedOf(line: Line, subtype: string | undefined): Content {
  if (!isFiat(line.asset)) return { kind: 'staking', ...coinsOf(line), subtype };
  return {
    kind: 'interest',
    cash: { amount: absolute(line.units), currency: line.asset },
    id: line.id,
    subtype,
  };
}

function movedOf(line: Line, isIn: boolean): Content {
  if (!isFiat(line.asset))
    return { kind: isIn ? 'transfer-in' : 'transfer-out', ...coinsOf(line), note: line.notes };
  return {
    kind: isIn ? 'deposit' : 'withdrawal',
    cash: { amount: isIn ? absolute(line.units) : negative(line.units), currency: line.asset },
    id: line.id,
    note: line.notes,
  };
}

function subscriptionOf(line: Line): Content {
  const moved = movedOf(line, false);
  return isFiat(line.asset) ? { ...moved, kind: 'fee' } : { ...moved, subtype: 'payment' };
}
