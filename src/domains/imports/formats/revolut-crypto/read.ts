import { needed } from '../../kit/collector.ts';
import type { Columns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line as Revolut means it: a number carries its currency, and where the coin alone moved there is none. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, money, moment } = fieldsOf(columns, row);
  const withCurrency = (field: Field) => {
    const found = money(field);
    if (!found) return undefined;
    return { amount: found.amount, currency: needed(found.currency, 'currencyMissing') };
  };
  return {
    ...moment('date'),
    type: (text('type') ?? '').toLowerCase(),
    symbol: needed(text('symbol'), 'instrumentMissing').toUpperCase(),
    units: needed(number('units'), 'unitsMissing'),
    price: withCurrency('price'),
    value: withCurrency('value'),
    fees: withCurrency('fees'),
  };
}
