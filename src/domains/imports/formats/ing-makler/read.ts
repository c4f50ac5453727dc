import { needed, Unreadable } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { momentOf } from '../../kit/moments.ts';
import { amountIn, type PolishTrade, positiveIn, sideIn } from '../../kit/polish-trade.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

/** Trades are in PLN only. */
const currency = 'PLN';

export function tradeOf(columns: Columns<Field>, row: SourceRow): PolishTrade {
  const text = (field: Field) => cellOf(columns, row, field);
  // Without names of columns a cell too many or too few moves all others.
  const { length } = columns.header.cells;
  if (row.cells.length < length || row.cells.slice(length).some((cell) => cell.trim()))
    throw new Unreadable('incomplete');
  const time = text('time').replace(/ (\d{2})-(\d{2})-(\d{2})$/, ' $1:$2:$3');
  return {
    ...needed(momentOf(time, 'dayFirst'), 'dayUnreadable', { cell: time }),
    name: needed(text('paper') || undefined, 'instrumentMissing'),
    side: sideIn(text('side')),
    units: positiveIn(text('units'), 'unitsMissing'),
    price: positiveIn(text('price'), 'priceMissing'),
    priceCurrency: currency,
    gross: amountIn(text('value'), currency),
    fee: amountIn(text('fee'), currency),
    net: needed(amountIn(text('total'), currency), 'amountMissing'),
  };
}
