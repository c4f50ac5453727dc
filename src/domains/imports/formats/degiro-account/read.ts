import { type DecimalSign, decimalSignOf } from '../../../../foundation/csv/column-numbers.ts';
import type { Money } from '../../booking.ts';
import { numberBy } from '../../kit/cell-sign.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { dayIn, momentOf } from '../../kit/moments.ts';
import { isEmpty } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line that was broken in two: the rest of a long id or text stands alone in the next row. */
export type Wrapped = { row: SourceRow; rest: SourceRow[] };

export function joinedRows(columns: Columns<Field>): Wrapped[] {
  const found: Wrapped[] = [];
  for (const row of columns.rows) {
    const last = found.at(-1);
    const isRest = !cellOf(columns, row, 'date') && !cellOf(columns, row, 'time');
    if (!isRest || !last) found.push({ row, rest: [] });
    else {
      const cells = last.row.cells.map((cell, index) => cell + (row.cells[index]?.trim() ?? ''));
      last.row = { line: last.row.line, cells };
      last.rest.push(row);
    }
  }
  return found;
}

/** Which sign parts the decimals: English files have a dot. */
export function signOf(columns: Columns<Field>): DecimalSign {
  const cells = columns.rows
    .slice(0, 500)
    .flatMap((row) => [
      row.cells[columns.at.change! + 1] ?? '',
      row.cells[columns.at.balance! + 1] ?? '',
      cellOf(columns, row, 'rate'),
    ]);
  return decimalSignOf(cells, ',');
}

/** Two abbreviations that are no codes. */
const currencies: Readonly<Record<string, string>> = { NO: 'NOK', SG: 'SGD' };

/** A line as DEGIRO means it. */
export function lineOf(columns: Columns<Field>, row: SourceRow, sign: DecimalSign) {
  const text = (field: Field) => cellOf(columns, row, field) || undefined;
  const printed = `${text('date') ?? ''} ${text('time') ?? ''}`.trim();
  const moment = needed(momentOf(printed, 'dayFirst'), 'dayUnreadable', { cell: printed });
  const rate = text('rate') ?? '';
  return {
    ...moment,
    row,
    settlesOn: dayIn(text('valueDate') ?? '', 'dayFirst'),
    product: text('product'),
    isin: text('isin'),
    description: (text('description') ?? '').replace(/\s+/g, ' '),
    rate: isEmpty(rate) ? undefined : numberBy(rate, sign),
    change: changeOf(columns, row, sign),
    order: text('order'),
  };
}

function changeOf(columns: Columns<Field>, row: SourceRow, sign: DecimalSign): Money | undefined {
  const currency = cellOf(columns, row, 'change').toUpperCase();
  const cell = row.cells[columns.at.change! + 1]?.trim() ?? '';
  if (isEmpty(cell)) return undefined;
  const amount = needed(numberBy(cell, sign), 'numberUnreadable', { cell });
  return { amount, currency: needed((currencies[currency] ?? currency) || undefined, 'currencyMissing') };
}
