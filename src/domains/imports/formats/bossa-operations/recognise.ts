import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

export const names = {
  day: ['data'],
  title: ['tytuł operacji'],
  details: ['szczegóły'],
  amount: ['kwota'],
  currency: ['waluta'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

/** Days, amounts and currencies are in every bank's file; the titles of operations are not. */
export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['day', 'title', 'details', 'amount', 'currency'],
  marks: ['title'],
  kinds: ['csv'],
});
