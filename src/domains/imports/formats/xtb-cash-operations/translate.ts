import type { Bookings } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import { currencyByPurchases } from '../../kit/xtb/account-currency.ts';
import { bookOperations } from '../../kit/xtb/book-operations.ts';
import { operationsIn } from '../../kit/xtb/operation.ts';
import type { SourceFile } from '../../source-file.ts';
import { accountIn, currencyIn, statedIn } from './read.ts';
import { sheetOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const { table, columns } = sheetOf(file)!;
  const collector = new Collector(table.name);
  const operations = operationsIn(columns, collector);
  const currency = currencyIn(file) ?? currencyByPurchases(operations);
  const account = accountIn(table);
  bookOperations(collector, operations, { currency: currency ?? '', account });
  return { ...collector.result, currency, account, stated: statedIn(file) };
}
