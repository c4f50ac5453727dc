import type { Deviation } from '../../file-format.ts';
import { deviationOf } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';
import { names } from './names.ts';
import { hasTransactions, tradesIn } from './read.ts';

/** A report with both trades and transactions is read by the other format. */
export function recognise(beginning: SourceFile, whole: SourceFile): Deviation | undefined {
  const columns = tradesIn(beginning);
  if (columns?.at.side === undefined || columns.at.symbol === undefined) return undefined;
  return hasTransactions(whole) ? undefined : deviationOf(columns, names);
}
