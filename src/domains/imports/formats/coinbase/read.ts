import type { DecimalText } from '../../../../foundation/decimal.ts';
import type { Money } from '../../booking.ts';
import { isFiat } from '../../kit/coins.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, labelOf } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import { moneyOf, numberOf } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line as Coinbase means it, in any of its four generations. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, moment } = fieldsOf(columns, row, { sign: '.' });
  const currency = text('currency')?.toUpperCase();
  const inCurrency = (field: Field): Money | undefined => {
    const cell = text(field);
    if (cell === undefined) return undefined;
    const amount = needed(amountIn(cell), 'numberUnreadable', { cell });
    const inLabel = labelOf(columns, field).slice(0, 3);
    const said = currency ?? moneyOf(cell, '.')?.currency ?? (isFiat(inLabel) ? inLabel : undefined);
    return { amount, currency: needed(said, 'currencyMissing') };
  };
  return {
    row,
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

/** `-€1,234.56`, `CA$14.95`, `kr450000`: whatever sign stands before, the column beside names the currency. */
function amountIn(cell: string): DecimalText | undefined {
  const [, minus, , second, digits] = /^(-?)([^\d\s.,+-]{0,4})\s?(-?)(\d[\d,]*(?:\.\d+)?)$/u.exec(cell) ?? [];
  return digits === undefined ? undefined : numberOf(`${minus || second}${digits}`, '.');
}

export type Side = { units: DecimalText; asset: string };

/** `Converted 0.002 BTC to 0.09 ETH`: what was given and what came, where a file tells it in words only. */
export function conversionIn(notes: string | undefined): { given: Side; come: Side } | undefined {
  const words = (notes ?? '').slice(0, 300).split(' ');
  const [verb = '', units, asset, to, comeUnits, comeAsset] = words;
  if (!/^converted$/i.test(verb) || to !== 'to' || !units || !asset || !comeUnits || !comeAsset)
    return undefined;
  const [many, comeMany] = [numberOf(units, '.'), numberOf(comeUnits, '.')];
  if (!many || !comeMany) return undefined;
  return {
    given: { units: many, asset: asset.toUpperCase() },
    come: { units: comeMany, asset: comeAsset.toUpperCase() },
  };
}
