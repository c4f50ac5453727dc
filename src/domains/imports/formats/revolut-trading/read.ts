import { needed } from '../../kit/collector.ts';
import type { Columns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line as Revolut means it. Money carries its currency as a sign or, in newer files, as a word. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, money, moment } = fieldsOf(columns, row);
  const currency = text('currency')?.toUpperCase();
  const inCurrency = (field: Field) => {
    const found = money(field);
    if (!found) return undefined;
    return {
      amount: found.amount,
      currency: needed(currency ?? found.currency, 'currencyMissing'),
    };
  };
  return {
    ...moment('date'),
    type: (text('type') ?? '').replaceAll('_', ' ').toUpperCase(),
    ticker: text('ticker'),
    // A decimal comma occurs in this column alone.
    units: number('units'),
    price: inCurrency('price'),
    total: inCurrency('total'),
    rate: number('rate'),
  };
}
