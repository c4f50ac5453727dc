import { decimal } from '../../../../foundation/decimal.ts';
import { needed, Unreadable } from '../../kit/collector.ts';
import type { Columns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import { sidesOfPair } from '../../kit/kraken-assets.ts';
import { isZeroText } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A trade as Kraken means it: price, cost and fee are in the second asset of the pair. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, moment } = fieldsOf(columns, row, { sign: '.' });
  const pair = text('pair') ?? '';
  const type = (text('type') ?? '').toLowerCase();
  if (type !== 'buy' && type !== 'sell') throw new Unreadable('kindUnknown', { word: type });
  const margin = number('margin');
  // What is put up is told, not what was bought: the result is in the ledgers alone.
  if (margin !== undefined && !isZeroText(margin)) throw new Unreadable('kindUnknown', { word: 'margin' });
  return {
    ...moment('time'),
    ...needed(sidesOfPair(pair), 'instrumentMissing', { cell: pair }),
    isBuy: type === 'buy',
    txid: text('txid'),
    price: number('price'),
    cost: decimal(needed(number('cost'), 'amountMissing')),
    fee: decimal(number('fee') ?? '0'),
    volume: decimal(needed(number('vol'), 'unitsMissing')),
  };
}
