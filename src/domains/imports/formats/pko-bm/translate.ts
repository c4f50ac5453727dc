import type { Bookings } from '../../booking.ts';
import { Collector, needed } from '../../kit/collector.ts';
import { cellOf } from '../../kit/columns.ts';
import { bookingOfTrade } from '../../kit/polish-trade.ts';
import type { SourceFile } from '../../source-file.ts';
import { isExecuted, isTotal, tradeOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  collector.each(columns.rows, (row) => {
    const status = cellOf(columns, row, 'status');
    if (isTotal(columns, row)) collector.ignore(row, 'total');
    else if (needed(isExecuted(status), 'kindUnknown', { word: status }))
      collector.book(row, bookingOfTrade(tradeOf(columns, row)));
    else collector.ignore(row, 'notExecuted');
  });
  return collector.result;
}
