import { decimal, over, textOf } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings, Money } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { dayOrderIn } from '../../kit/day-order.ts';
import { absolute, isZeroText, negative } from '../../kit/numbers.ts';
import type { SourceFile } from '../../source-file.ts';
import { micOf } from './exchanges.ts';
import type { Field } from './names.ts';
import { type Line, lineOf, tradesIn } from './read.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

export function translate(file: SourceFile): Bookings {
  return translateTrades(tradesIn(file)!);
}

export function translateTrades(columns: Columns<Field>): Bookings {
  const order = dayOrderIn(columns.rows.map((row) => cellOf(columns, row, 'time')));
  const collector = new Collector();
  collector.each(columns.rows, (row) => {
    const line = lineOf(columns, row, order);
    if (line.units !== undefined && isZeroText(line.units)) collector.ignore(row, 'nothing');
    else collector.book(row, { ...tradeOf(line), id: idOf(line) });
  });
  return collector.result;
}

/** What is not paid when opened: its volume is no cash. */
const notPaid = new Set(['FUTURE', 'CFD', 'CALENDAR_SPREAD', 'FUTURE_OPTION']);
/** Quoted otherwise than for one unit: a share of the contract, percent of the nominal. */
const quotedOtherwise = new Set(['OPTION', 'BOND']);
const pair = /^([A-Z]{3})\/([A-Z]{3})\b/;

function tradeOf(line: Line): Draft {
  if (line.type && notPaid.has(line.type)) throw new Unreadable('kindUnknown', { word: line.type });
  if (line.side !== 'buy' && line.side !== 'sell') throw new Unreadable('kindUnknown', { word: line.side });
  const isBought = line.side === 'buy';
  const units = absolute(needed(line.units, 'unitsMissing'));
  const currency = needed(line.currency, 'currencyMissing');
  const common = {
    day: line.day,
    time: line.time,
    account: line.account,
    settlesOn: line.settlesOn,
    fee:
      line.fee === undefined || isZeroText(line.fee)
        ? undefined
        : { amount: absolute(line.fee), currency: line.feeCurrency ?? currency },
  };
  const [, base] = pair.exec(line.symbol ?? '') ?? [];
  if (base)
    return { kind: 'exchange', ...common, ...exchanged(line, { amount: units, currency: base }, isBought) };
  needed(line.symbol ?? line.isin, 'instrumentMissing');
  const volume = line.volume;
  return {
    kind: line.side,
    ...common,
    instrument: {
      symbol: line.symbol,
      isin: line.isin,
      mic: micOf(line.symbol),
      currency,
      // Shares and ETFs are both STOCK.
      kind: line.type === 'BOND' ? 'bond' : undefined,
    },
    units,
    price: priceOf(line, units, currency),
    cash:
      volume === undefined ? undefined : { amount: isBought ? negative(volume) : absolute(volume), currency },
    cashIs: volume === undefined ? undefined : 'gross',
    subtype: line.tradeType === 'EXERCISE' ? 'exercise' : undefined,
  };
}

function priceOf(line: Line, units: string, currency: string): Money {
  const printed = needed(line.price, 'priceMissing');
  if (!line.type || !quotedOtherwise.has(line.type) || line.volume === undefined)
    return { amount: printed, currency };
  return { amount: textOf(over(decimal(absolute(line.volume)), decimal(units), 12)), currency };
}

/** The units are of the first currency of the pair, price and volume of the second. */
function exchanged(line: Line, base: Money, isBought: boolean): Partial<Draft> {
  const volume = needed(line.volume, 'amountMissing');
  const currency = needed(line.currency, 'currencyMissing');
  const out = isBought ? { amount: volume, currency } : base;
  const into = isBought ? base : { amount: volume, currency };
  return {
    cash: { amount: negative(out.amount), currency: out.currency },
    received: { amount: absolute(into.amount), currency: into.currency },
    cashIs: 'gross',
    rate: line.price,
  };
}

/** An order has several fills, numbered by their position in it where that is told. */
function idOf({ order, position, uti }: Line): string | undefined {
  if (order === undefined) return uti;
  return position === undefined ? order : `${order}/${position}`;
}
