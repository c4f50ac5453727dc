import { type Booking, type Bookings, type Money, reverseSplit } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, isZeroText, negative } from '../../kit/numbers.ts';
import type { SourceFile } from '../../source-file.ts';
import { type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector(file.kind === 'csv' ? undefined : file.tables[0]!.name);
  collector.each(columns.rows, (row) => {
    const line = lineOf(columns, row);
    // Holdings and cash went along when Revolut moved its customers to another of its companies.
    if (line.type.startsWith('TRANSFER FROM ')) collector.ignore(row, 'internal');
    else collector.book(row, { day: line.day, time: line.time, rate: line.rate, ...contentOf(line) });
  });
  return collector.result;
}

type Content = Omit<Booking, 'at' | 'text' | 'day'>;

function contentOf(line: Line): Content {
  const { type } = line;
  if (/^BUY\b/.test(type)) return traded('buy', line);
  if (/^SELL\b/.test(type)) return traded('sell', line);
  switch (type) {
    case 'DIVIDEND':
      return { kind: 'dividend', instrument: instrumentOf(line), cash: cashOf(line), cashIs: 'net' };
    case 'DIVIDEND TAX (CORRECTION)':
      return { kind: 'tax', instrument: instrumentOf(line), cash: cashOf(line), subtype: 'dividend_tax' };
    case 'CASH TOP-UP':
      return { kind: 'deposit', cash: cashOf(line) };
    case 'CASH WITHDRAWAL':
      return { kind: 'withdrawal', cash: cashOf(line) };
    case 'CUSTODY FEE':
    case 'CUSTODY FEE REVERSAL':
    case 'ROBO MANAGEMENT FEE':
      return { kind: 'fee', cash: cashOf(line) };
    case 'STOCK SPLIT':
      return splitOf(line);
    case 'MERGER - STOCK':
      return moved(line, 'merger');
    case 'SPINOFF':
      return moved(line, 'spinoff');
    case 'MERGER - CASH':
    case 'POSITION CLOSURE':
      return closed(line);
    default:
      throw new Unreadable('kindUnknown', { word: type });
  }
}

function instrumentOf({ ticker, price }: Line) {
  return { symbol: needed(ticker, 'instrumentMissing'), currency: price?.currency };
}

function cashOf({ total }: Line): Money {
  return needed(total, 'amountMissing');
}

function unitsOf({ units }: Line): string {
  if (units === undefined || isZeroText(units)) throw new Unreadable('unitsMissing');
  return units;
}

/** The total of a trade has no sign and is what the account paid or got; fees of the exchange are in it unnamed. */
function traded(kind: 'buy' | 'sell', line: Line): Content {
  const { amount, currency } = cashOf(line);
  return {
    kind,
    instrument: instrumentOf(line),
    units: absolute(unitsOf(line)),
    price: line.price,
    cash: { amount: kind === 'buy' ? negative(amount) : absolute(amount), currency },
    cashIs: 'net',
  };
}

/** The units that were added or taken away; of how many is not told. */
function splitOf(line: Line): Content {
  const units = unitsOf(line);
  return {
    kind: 'split',
    instrument: instrumentOf(line),
    units: absolute(units),
    subtype: units.startsWith('-') ? reverseSplit : undefined,
  };
}

/** Shares of one company go and those of another come, each in a line of its own, without cash. */
function moved(line: Line, subtype: string): Content {
  const units = unitsOf(line);
  return {
    kind: units.startsWith('-') ? 'transfer-out' : 'transfer-in',
    instrument: instrumentOf(line),
    units: absolute(units),
    subtype,
  };
}

/** The rest of a company that is gone, paid out. How many shares it was for is often not told. */
function closed(line: Line): Content {
  const subtype = line.type === 'POSITION CLOSURE' ? 'position_closure' : 'merger';
  if (line.units !== undefined && !isZeroText(line.units)) return { ...traded('sell', line), subtype };
  return { kind: 'other', instrument: instrumentOf(line), cash: cashOf(line), subtype };
}
