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
  const collector = new Collector();
  collector.each(columns.rows, (row) => {
    const line = lineOf(columns, row);
    for (const booked of needed(tradeOfLegs(legsOf(line)), 'incomplete'))
      collector.book(row, {
        day: line.day,
        time: line.time,
        ...booked,
        price: priceOf(line, booked.kind),
      });
  });
  return collector.result;
}

/** The first asset has the id of the trade; the second side of a swap has none of its own. */
function legsOf({ base, quote, isBuy, volume, cost, fee, txid }: Line) {
  return [
    { asset: base, amount: isBuy ? volume : negated(volume), fee: zero, id: txid },
    { asset: quote, amount: isBuy ? negated(cost) : cost, fee, id: isFiat(base) ? txid : undefined },
  ];
}

/** A price in a coin is none in money. */
function priceOf({ base, quote, price }: Line, kind: string) {
  if (price === undefined || !isFiat(quote) || isFiat(base) || kind === 'exchange') return undefined;
  return { amount: price, currency: quote };
}
