import type { Money } from '../../booking.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { dayIn } from '../../kit/moments.ts';
import { isEmpty, moneyOf, numberOf } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

export function isTotal(columns: Columns<Field>, row: SourceRow): boolean {
  return /^transactions total$/i.test(cellOf(columns, row, 'date'));
}

/** A line as Schwab means it; all money is in dollars. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const text = (field: Field) => {
    const cell = cellOf(columns, row, field);
    return isEmpty(cell) ? undefined : cell;
  };
  const money = (field: Field): Money | undefined => {
    const cell = text(field);
    if (cell === undefined) return undefined;
    const { amount, currency } = needed(moneyOf(cell, '.'), 'numberUnreadable', { cell });
    return { amount, currency: currency ?? 'USD' };
  };
  const units = text('units');
  const printed = text('date') ?? '';
  // `08/18/2023 as of 08/15/2023`: booked on the first, done on the second.
  const [booked = '', done] = printed.split(/ as of /i, 2);
  return {
    row,
    day: needed(dayIn((done ?? booked).trim(), 'monthFirst'), 'dayUnreadable', { cell: printed }),
    action: text('action') ?? '',
    symbol: text('symbol'),
    description: text('description'),
    units:
      units === undefined ? undefined : needed(numberOf(units, '.'), 'numberUnreadable', { cell: units }),
    price: money('price'),
    fee: money('fee'),
    amount: money('amount'),
  };
}

/** The title of older files names the account: `Transactions  for account Individual XXXX-1234 as of ...`. */
export function accountIn(file: SourceFile): string | undefined {
  const title = file.tables[0]?.rows[0]?.cells[0] ?? '';
  return /^Transactions\s+for account (.{1,80}) as of /i.exec(title)?.[1]?.trim();
}
