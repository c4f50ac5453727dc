import type { Deviation } from '../../file-format.ts';
import { deviationOf } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';
import { names } from './names.ts';
import { hasTransactions, tradesIn } from './read.ts';

/** A report with both trades and transactions is read by the other format. */
export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind === 'xml' || file.kind === 'json' || hasTransactions(file)) return undefined;
  const columns = tradesIn(file);
  if (columns?.at.side === undefined || columns.at.symbol === undefined) return undefined;
  return deviationOf(columns, names);
}
