import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { type DayOrder, momentOf } from '../../kit/moments.ts';
import { isEmpty, numberOf } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Leg = ReturnType<typeof legOf>;

/** One movement: of an instrument, whose symbol is the asset, or of money, whose currency is. */
export function legOf(columns: Columns<Field>, row: SourceRow, order: DayOrder | undefined) {
  const text = (field: Field) => {
    const cell = cellOf(columns, row, field);
    return isEmpty(cell) ? undefined : cell;
  };
  const printed = text('when') ?? '';
  const moment = needed(order && momentOf(printed, order), 'dayUnreadable', { cell: printed });
  const cell = text('sum') ?? '';
  const asset = needed(text('asset'), 'currencyMissing');
  return {
    ...moment,
    row,
    printed,
    id: text('id'),
    account: text('account'),
    symbol: text('symbol'),
    isin: text('isin'),
    operation: (text('operation') ?? '').toUpperCase(),
    sum: needed(cell ? numberOf(cell, '.') : undefined, cell ? 'numberUnreadable' : 'amountMissing', {
      cell,
    }),
    asset,
    isMoney: /^[A-Z]{3}$/.test(asset),
    comment: text('comment')?.replace(/\s+/g, ' '),
  };
}
