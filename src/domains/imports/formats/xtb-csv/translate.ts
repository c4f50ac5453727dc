import type { Bookings } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import { currencyByPurchases } from '../../kit/xtb/account-currency.ts';
import { bookOperations } from '../../kit/xtb/book-operations.ts';
import type { SourceFile } from '../../source-file.ts';
import { operationsOf } from './read.ts';

export function translate(file: SourceFile): Bookings {
  const collector = new Collector();
  const operations = operationsOf(file, collector);
  const currency = currencyByPurchases(operations);
  bookOperations(collector, operations, { currency: currency ?? '' });
  return { ...collector.result, currency };
}
