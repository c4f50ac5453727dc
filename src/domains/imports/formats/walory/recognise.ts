import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';
import { type TemplateField, templateColumns } from '../../template.ts';

const names: ColumnNames<TemplateField> = templateColumns;
const needed = [
  'day',
  'type',
  'isin',
  'ticker',
  'units',
  'price',
  'amount',
  'currency',
  'received',
  'ratio',
] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<TemplateField>(file.tables[0], names, needed);
}

/** Other files have some of these columns too: only with all that are needed is it ours. */
export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind === 'xml' || file.kind === 'json') return undefined;
  const columns = columnsOf(file);
  return columns && columns.missing.length <= 2 ? deviationOf(columns, names) : undefined;
}
