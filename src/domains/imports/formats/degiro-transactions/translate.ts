import { decimal, sign } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings, InstrumentHint } from '../../booking.ts';
import { Collector, needed } from '../../kit/collector.ts';
import { absolute, isZeroText } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { micOf } from './exchanges.ts';
import { type Line, lineOf, signOf } from './read.ts';
import { columnsOf } from './recognise.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const decimalSign = signOf(columns);
  const collector = new Collector();
  const lines = new Map<SourceRow, Line>();
  collector.each(columns.rows, (row) => {
    const line = { ...lineOf(columns, row, decimalSign), row };
    needed(line.isin ?? line.product, 'instrumentMissing');
    needed(line.units, 'unitsMissing');
    needed(line.price, 'priceMissing');
    lines.set(row, line);
  });
  const pairs = pairsOf([...lines.values()]);
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    const pair = pairs.get(line);
    if (!pair) collector.book(row, tradeOf(line));
    else if (!isSameInstrument(line, pair)) collector.book(row, changeOf(line));
    // A split is told once, at its first line.
    else if (row.line < pair.row.line) collector.book(row, splitOf(line, pair), [pair.row]);
  });
  return collector.result;
}

/**
 * Corporate actions have no order: the old units go and the new ones come in the same minute and for the same money. Of
 * the same instrument that is a split, of another one its successor.
 */
function pairsOf(lines: readonly Line[]): ReadonlyMap<Line, Line> {
  const pairs = new Map<Line, Line>();
  const moved = lines.filter(
    ({ order, localValue }) => !order && localValue && !isZeroText(localValue.amount),
  );
  const groups = Map.groupBy(moved, ({ day, time, localValue }) =>
    [day, time, localValue!.currency, absolute(localValue!.amount)].join('|'),
  );
  for (const [first, second, ...more] of groups.values()) {
    if (!first || !second || more.length > 0) continue;
    if (sign(decimal(first.units!)) === sign(decimal(second.units!))) continue;
    pairs.set(first, second).set(second, first);
  }
  return pairs;
}

function isSameInstrument(a: Line, b: Line): boolean {
  return a.isin === b.isin;
}

function instrumentOf(line: Line): InstrumentHint {
  return {
    isin: line.isin,
    name: line.product,
    mic: micOf(line.reference),
    currency: line.price?.currency,
  };
}

function tradeOf(line: Line): Draft {
  const units = line.units!;
  const isBought = sign(decimal(units)) > 0;
  const common = {
    day: line.day,
    time: line.time,
    instrument: instrumentOf(line),
    units: absolute(units),
    // All fills of an order have its id.
    id: line.order,
  };
  const total = needed(line.total, 'amountMissing');
  // Units for nothing and without an order came by a corporate action.
  if (!line.order && isZeroText(total.amount))
    return { kind: isBought ? 'transfer-in' : 'transfer-out', ...common, subtype: 'corporate_action' };
  return {
    kind: isBought ? 'buy' : 'sell',
    ...common,
    price: line.price,
    cash: total,
    cashIs: 'net',
    fee: line.fee,
    rate: line.rate,
    subtype: line.order ? undefined : 'corporate_action',
  };
}

function splitOf(line: Line, pair: Line): Draft {
  const isNew = sign(decimal(line.units!)) > 0;
  const [now, before] = isNew ? [line, pair] : [pair, line];
  return {
    kind: 'split',
    day: line.day,
    instrument: instrumentOf(now),
    ratio: { numerator: absolute(now.units!), denominator: absolute(before.units!) },
  };
}

function changeOf(line: Line): Draft {
  return {
    kind: sign(decimal(line.units!)) > 0 ? 'transfer-in' : 'transfer-out',
    day: line.day,
    instrument: instrumentOf(line),
    units: absolute(line.units!),
    price: line.price,
    subtype: 'product_change',
  };
}
