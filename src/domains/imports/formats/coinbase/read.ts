import type { Money } from '../../booking.ts';
import { isFiat } from '../../kit/coins.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, labelOf } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line as Coinbase means it, in any of its four generations. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, money, moment } = fieldsOf(columns, row, { sign: '.' });
  const currency = text('currency')?.toUpperCase();
  const inCurrency = (field: Field): Money | undefined => {
    const found = money(field);
    if (!found) return undefined;
    const inLabel = labelOf(columns, field).slice(0, 3);
    const said = currency ?? found.currency ?? (isFiat(inLabel) ? inLabel : undefined);
    return { amount: found.amount, currency: needed(said, 'currencyMissing') };
  };
  return {
    ...moment('timestamp'),
    id: text('id'),
    type: (text('type') ?? '').toLowerCase(),
    asset: needed(text('asset'), 'instrumentMissing').toUpperCase(),
    units: needed(number('units'), 'unitsMissing'),
    price: inCurrency('price'),
    subtotal: inCurrency('subtotal'),
    total: inCurrency('total'),
    fees: inCurrency('fees'),
    notes: text('notes'),
  };
}

/** What came for what was given stands in words only: `Converted 0.002 BTC to 0.09 ETH`. */
export function convertedTo(notes: string | undefined): { units: string; asset: string } | undefined {
  const words = (notes ?? '').slice(0, 300).split(' ');
  const at = words.indexOf('to');
  const [units, asset] = at > 0 ? [words[at + 1], words[at + 2]] : [];
  if (!/^converted$/i.test(words[0] ?? '') || !units || !asset) return undefined;
  return { units, asset: asset.toUpperCase() };
}
