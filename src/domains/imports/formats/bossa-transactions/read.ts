import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { momentOf } from '../../kit/moments.ts';
import {
  amountIn,
  currencyIn,
  isinIn,
  type PolishTrade,
  positiveIn,
  sideIn,
} from '../../kit/polish-trade.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

/** A line as DM BOŚ means it: everything in one currency. */
export function tradeOf(columns: Columns<Field>, row: SourceRow): PolishTrade {
  const text = (field: Field) => cellOf(columns, row, field);
  const currency = needed(currencyIn(text('currency')), 'currencyMissing');
  return {
    ...needed(momentOf(text('time'), 'dayFirst'), 'dayUnreadable', { cell: text('time') }),
    name: needed(text('paper') || undefined, 'instrumentMissing'),
    isin: isinIn(text('isin')),
    side: sideIn(text('side')),
    units: positiveIn(text('units'), 'unitsMissing'),
    price: positiveIn(text('price'), 'priceMissing'),
    priceCurrency: currency,
    gross: amountIn(text('value'), currency),
    fee: amountIn(text('fee'), currency),
    net: needed(amountIn(text('total'), currency), 'amountMissing'),
  };
}
