import type { Bookings } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import { bookingOfTrade } from '../../kit/polish-trade.ts';
import type { SourceFile } from '../../source-file.ts';
import { tradeOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  collector.each(columns.rows, (row) => collector.book(row, bookingOfTrade(tradeOf(columns, row))));
  return collector.result;
}
