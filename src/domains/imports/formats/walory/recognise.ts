import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';
import { type TemplateField, templateColumns } from '../../template.ts';

const names: ColumnNames<TemplateField> = templateColumns;

/** Other files have some of these columns too: only with nearly all that are needed is it ours. */
export const { columnsOf, recognise } = layoutOf<TemplateField>({
  names,
  needed: ['day', 'type', 'isin', 'ticker', 'units', 'price', 'amount', 'currency', 'received', 'ratio'],
  mostMissing: 2,
});
