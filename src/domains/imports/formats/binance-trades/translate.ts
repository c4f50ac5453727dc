import { negated, zero } from '../../../../foundation/decimal.ts';
import type { Bookings } from '../../booking.ts';
import { tradeOfLegs } from '../../kit/coin-legs.ts';
import { isFiat } from '../../kit/coins.ts';
import { Collector, needed } from '../../kit/collector.ts';
import type { SourceFile } from '../../source-file.ts';
import { type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector(file.kind === 'csv' ? undefined : file.tables[0]!.name);
  collector.each(columns.rows, (row) => {
    const line = lineOf(columns, row);
    for (const booked of needed(tradeOfLegs(legsOf(line)), 'incomplete'))
      collector.book(row, {
        day: line.day,
        time: line.time,
        ...booked,
        price: booked.instrument?.symbol === line.base ? priceOf(line) : undefined,
      });
  });
  return collector.result;
}

function legsOf({ base, quote, isBuy, executed, amount, fee }: Line) {
  return [
    { asset: base, amount: isBuy ? executed : negated(executed), fee: zero },
    { asset: quote, amount: isBuy ? negated(amount) : amount, fee: zero },
    ...(fee ? [fee] : []),
  ];
}

/** A price in a coin is none in money. */
function priceOf({ quote, price }: Line) {
  return price === undefined || !isFiat(quote) ? undefined : { amount: price, currency: quote };
}
