import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { byteOrderMark } from '../../../foundation/csv/write-csv.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import { requireFeature } from '../../billing/server/policies/policies.ts';
import type { exportTransactions as exportCall } from '../journal/transactions-contract.ts';
import { transactionsCsv } from '../journal/transactions-csv.ts';
import { journalOf } from './journal-memory.ts';
import { filterOf, transactionOutputs } from './list-transactions.ts';
import { valueLedger } from './value-ledger.ts';

/** The list as it is filtered, as a file of comma-separated values; plans without exports are refused. */
export async function exportTransactions(context: Context, { query }: CallInput<typeof exportCall>) {
  const { userId } = actorOf(context);
  await requireFeature(context.services, userId, 'export');
  const [ledger, filter] = await Promise.all([
    valueLedger(context, { currency: query.currency }),
    filterOf(context, query),
  ]);
  const { matching } = journalOf(context.services, userId, ledger).find(filter);
  const ordered = query.sort === 'oldest' ? matching.toReversed() : matching;
  const rows = await transactionOutputs(context, ledger, ordered);
  const bytes = Buffer.from(byteOrderMark + transactionsCsv(rows));
  const name = `walory-transactions-${dayInWarsaw(context.services.clock.now())}.csv`;
  return new FileAnswer('text/csv; charset=utf-8', bytes, name);
}
