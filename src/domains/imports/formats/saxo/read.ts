import type { DecimalSign } from '../../../../foundation/csv/column-numbers.ts';
import { numberBy } from '../../kit/cell-sign.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { dayIn } from '../../kit/moments.ts';
import { isEmpty } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** Workbooks have numbers; whoever made a CSV of one wrote them with a comma. */
export function signOf(file: SourceFile): DecimalSign {
  return file.kind === 'csv' ? ',' : '.';
}

/** A line as Saxo means it. */
export function lineOf(columns: Columns<Field>, row: SourceRow, sign: DecimalSign) {
  const text = (field: Field) => {
    const cell = cellOf(columns, row, field);
    return isEmpty(cell) ? undefined : cell;
  };
  const number = (field: Field) => {
    const cell = text(field);
    return cell === undefined ? undefined : needed(numberBy(cell, sign), 'numberUnreadable', { cell });
  };
  const printed = text('date') ?? '';
  return {
    row,
    day: needed(dayIn(printed, 'dayFirst'), 'dayUnreadable', { cell: printed }),
    settlesOn: dayIn(text('valueDate') ?? '', 'dayFirst'),
    client: text('client'),
    type: text('type') ?? '',
    instrument: text('instrument'),
    isin: text('isin'),
    symbol: text('symbol'),
    priceCurrency: text('priceCurrency'),
    event: (text('event') ?? '').replace(/\s+/g, ' '),
    amount: number('amount'),
    order: text('order'),
    rate: rateIn(text('rate')),
    currency: text('currency'),
    cost: number('cost'),
  };
}

/** Below ten a rate has no thousands: `0,921` is not 921. */
function rateIn(cell: string | undefined): string | undefined {
  return cell === undefined ? undefined : numberBy(cell, cell.includes(',') ? ',' : '.');
}
