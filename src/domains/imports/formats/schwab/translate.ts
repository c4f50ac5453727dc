import { decimal, sign } from '../../../../foundation/decimal.ts';
import type { Booking, BookingKind, Bookings, InstrumentHint } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, isZeroText, negative } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { accountIn, isTotal, type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';
import { type Meaning, meaningOf } from './words.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  const account = accountIn(file);
  const lines = new Map<SourceRow, Line>();
  collector.each(columns.rows, (row) => {
    if (isTotal(columns, row)) collector.ignore(row, 'total');
    else lines.set(row, lineOf(columns, row));
  });
  const mergers = mergersOf([...lines.values()]);
  const joined = new Set([...mergers.values()]);
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    if (joined.has(line)) return;
    const meaning = needed(meaningOf(line.action), 'kindUnknown', { word: line.action });
    const units = mergers.get(line);
    if (units) collector.book(row, { account, ...mergedOf(line, units) }, [units.row]);
    else collector.book(row, { account, ...bookingOf(line, meaning) });
  });
  return { ...collector.result, currency: 'USD', ...(account && { account }) };
}

/** Money of a merger and the units it took stand in two lines of one day: by the first, the second. */
function mergersOf(lines: readonly Line[]): ReadonlyMap<Line, Line> {
  const found = new Map<Line, Line>();
  const parts = lines.filter(({ action, symbol }) => symbol && meaningOf(action)?.kind === 'merger');
  const groups = Map.groupBy(parts, ({ day, symbol }) => `${day}|${symbol}`);
  for (const group of groups.values()) {
    const money = group.filter(({ amount }) => amount !== undefined);
    const units = group.filter((line) => line.amount === undefined && line.units !== undefined);
    if (money.length === 1 && units.length === 1) found.set(money[0]!, units[0]!);
  }
  return found;
}

function instrumentOf({ symbol, description }: Line): InstrumentHint {
  return { symbol: needed(symbol, 'instrumentMissing'), name: description, currency: 'USD' };
}

function mergedOf(money: Line, units: Line): Draft {
  return {
    kind: 'sell',
    day: money.day,
    instrument: instrumentOf(money),
    units: absolute(units.units!),
    cash: money.amount,
    cashIs: 'net',
    subtype: 'corporate_action',
  };
}

function bookingOf(line: Line, meaning: Meaning): Draft {
  switch (meaning.kind) {
    case 'buy':
    case 'sell':
      return tradeOf(line, meaning.kind, meaning.subtype);
    case 'units':
      return unitsOf(line, meaning.subtype);
    case 'merger':
    // The units that came are told, but not for how many.
    case 'split':
      throw new Unreadable('incomplete');
    case 'money':
      return cashOf(
        line,
        sign(decimal(needed(line.amount, 'amountMissing').amount)) > 0 ? 'deposit' : 'withdrawal',
      );
    default:
      return cashOf(line, meaning.kind, meaning.subtype);
  }
}

function tradeOf(line: Line, kind: 'buy' | 'sell', subtype: string | undefined): Draft {
  const total = needed(line.amount, 'amountMissing');
  const fee = line.fee;
  return {
    kind,
    day: line.day,
    instrument: instrumentOf(line),
    units: absolute(needed(line.units, 'unitsMissing')),
    price: needed(line.price, 'priceMissing'),
    cash: {
      amount: kind === 'buy' ? negative(total.amount) : absolute(total.amount),
      currency: total.currency,
    },
    cashIs: 'net',
    fee:
      fee && !isZeroText(fee.amount) ? { amount: absolute(fee.amount), currency: fee.currency } : undefined,
    subtype,
  };
}

function unitsOf(line: Line, subtype: string | undefined): Draft {
  const units = needed(line.units, 'unitsMissing');
  return {
    kind: sign(decimal(units)) > 0 ? 'transfer-in' : 'transfer-out',
    day: line.day,
    instrument: instrumentOf(line),
    units: absolute(units),
    price: line.price,
    subtype,
  };
}

const ofAnAsset = new Set<BookingKind>(['dividend']);

function cashOf(line: Line, kind: BookingKind, subtype?: string): Draft {
  return {
    kind,
    day: line.day,
    ...((ofAnAsset.has(kind) || line.symbol) && { instrument: instrumentOf(line) }),
    cash: needed(line.amount, 'amountMissing'),
    subtype,
    note: line.symbol ? undefined : line.description,
  };
}
