import type { Bookings } from '../../booking.ts';
import { Collector, Unreadable } from '../../kit/collector.ts';
import { bookingOfTrade } from '../../kit/polish-trade.ts';
import type { SourceFile } from '../../source-file.ts';
import { accountIn, tradeOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const account = accountIn(file, columns.header);
  const collector = new Collector();
  collector.each(columns.rows, (row) => {
    const trade = tradeOf(columns, row, account);
    // A price in no currency and no amount beside it: nothing is known of the money.
    if (!trade.priceCurrency && !trade.gross) throw new Unreadable('currencyMissing');
    collector.book(row, bookingOfTrade(trade));
  });
  return { ...collector.result, account };
}
