import type { DecimalSign } from '../../../foundation/csv/column-numbers.ts';
import { foldToWords } from '../../../foundation/fold-text.ts';
import type { MappedKind } from '../booking.ts';
import type { DayOrder } from '../kit/moments.ts';
import type { SourceRow } from '../source-file.ts';

/** What a column can mean. */
export const mappedFields = [
  'day',
  'time',
  'kind',
  'symbol',
  'isin',
  'name',
  'units',
  'price',
  'amount',
  'fee',
  'tax',
  'currency',
  'account',
  'note',
  'id',
] as const;
export type MappedField = (typeof mappedFields)[number];

/** What somebody said that a file of some shape means. */
export type Mapping = {
  /** The sheet of a workbook; the largest one by default. */
  sheet?: string | undefined;
  /** Places of columns, from zero. */
  columns: Partial<Record<MappedField, number>>;
  decimal: DecimalSign;
  dayOrder: DayOrder;
  /** Kinds by the folded words of the file. */
  words: Readonly<Record<string, MappedKind | 'ignore'>>;
  /** For all rows, where no column tells. */
  currency?: string | undefined;
};

/** Files of one shape have the same columns in the same order. */
export function shapeOf(header: SourceRow): string {
  return header.cells.map(foldToWords).join('|').slice(0, 2000);
}

/** What a mapping still lacks before rows can be read by it. */
export function lackingIn({ columns, currency }: Pick<Mapping, 'columns' | 'currency'>): MappedField[] {
  const has = (field: MappedField) => columns[field] !== undefined;
  const lacking: MappedField[] = [];
  if (!has('day')) lacking.push('day');
  // Without a word for the kind the sign of the amount tells a purchase from a sale.
  if (!has('kind') && !has('amount')) lacking.push('kind');
  if (!has('symbol') && !has('isin') && !has('name')) lacking.push('symbol');
  if (!has('units') && !has('amount')) lacking.push('units');
  if (!has('price') && !has('amount')) lacking.push('price');
  if (!has('currency') && !currency) lacking.push('currency');
  return lacking;
}
