import type { Booking, Bookings } from '../../booking.ts';
import { coinOf, isFiat } from '../../kit/coins.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, isZeroText, negative, numberOf } from '../../kit/numbers.ts';
import type { SourceFile } from '../../source-file.ts';
import { convertedTo, type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  collector.each(columns.rows, (row) => {
    const line = lineOf(columns, row);
    if (isZeroText(line.units)) collector.ignore(row, 'nothing');
    else if (/^(retail )?(un)?staking transfer$/.test(line.type)) collector.ignore(row, 'internal');
    else
      for (const content of contentsOf(line))
        collector.book(row, { day: line.day, time: line.time, ...content });
  });
  return collector.result;
}

type Content = Omit<Booking, 'at' | 'text' | 'day'>;

const income: readonly [RegExp, string | undefined][] = [
  [/^(staking income|rewards? income|inflation reward|interest payout)$/, undefined],
  [
    /^(learning reward|coinbase earn|incentives rewards payout|subscription rebates?( \(24 hours\))?)$/,
    'reward',
  ],
];

function contentsOf(line: Line): Content[] {
  const { type } = line;
  if (/^(advanced? trade )?buy$/.test(type)) return [tradeOf('buy', line)];
  if (/^(advanced? trade )?sell$/.test(type)) return [tradeOf('sell', line)];
  if (type === 'convert') return converted(line);
  const earned = income.find(([pattern]) => pattern.test(type));
  if (earned) return [earnedOf(line, earned[1])];
  switch (type) {
    case 'receive':
    case 'deposit':
      return [movedOf(line, true)];
    case 'send':
    case 'withdrawal':
      return [movedOf(line, false)];
    // To and from the trading platform of the same house, which has a file of its own.
    case 'pro withdrawal':
    case 'exchange withdrawal':
      return [{ ...movedOf(line, true), subtype: 'platform' }];
    case 'pro deposit':
    case 'exchange deposit':
      return [{ ...movedOf(line, false), subtype: 'platform' }];
    case 'card spend':
      return [{ ...movedOf(line, false), subtype: 'payment' }];
    case 'subscription':
      return [subscriptionOf(line)];
    // One coin becomes another by decision of its makers; both sides have lines of their own, with a sign.
    case 'asset migration':
    case 'retail eth2 deprecation':
    case 'retail simple dust':
      return [{ ...movedOf(line, !line.units.startsWith('-')), subtype: 'migration' }];
    default:
      throw new Unreadable('kindUnknown', { word: type });
  }
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

/** The older and the newer Ether are one coin under two names. */
function isRenamed(a: string, b: string): boolean {
  return a !== b && [a, b].every((one) => one === 'ETH' || one === 'ETH2');
}

/**
 * Two bookings: what was given and what came for it, at the value that the file states for both. The spread is the
 * difference between the two coins and no fee in money.
 */
function converted(line: Line): Content[] {
  const come = needed(convertedTo(line.notes), 'incomplete');
  const units = absolute(needed(numberOf(come.units, '.'), 'numberUnreadable', { cell: come.units }));
  const given = coinsOf(line);
  const received = { instrument: coinOf(come.asset), units };
  const note = line.notes;
  if (isRenamed(line.asset, come.asset))
    return [
      { kind: 'transfer-out', ...given, subtype: 'convert', note },
      { kind: 'transfer-in', ...received, subtype: 'convert', note },
    ];
  const value = line.subtotal;
  if (!value || isZeroText(value.amount))
    return [
      { kind: 'sell', ...given, subtype: 'swap', note },
      { kind: 'buy', ...received, subtype: 'swap', note },
    ];
  const common = { cashIs: 'net' as const, subtype: 'convert', note };
  return [
    { kind: 'sell', ...given, cash: { ...value, amount: absolute(value.amount) }, ...common },
    { kind: 'buy', ...received, cash: { ...value, amount: negative(value.amount) }, ...common },
  ];
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
