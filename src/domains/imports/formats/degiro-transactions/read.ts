import type { DecimalSign } from '../../../../foundation/csv/column-numbers.ts';
import { decimalSignOf } from '../../../../foundation/csv/column-numbers.ts';
import { decimal, negated, plus, textOf } from '../../../../foundation/decimal.ts';
import type { Charge, Money } from '../../booking.ts';
import { numberBy } from '../../kit/cell-sign.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf, labelOf } from '../../kit/columns.ts';
import { momentOf } from '../../kit/moments.ts';
import { inMainUnit, isEmpty, isZeroText } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf> & { row: SourceRow };

/** Which sign parts the decimals in this file: prices have four of them. */
export function signOf(columns: Columns<Field>): DecimalSign {
  const cells = columns.rows
    .slice(0, 500)
    .flatMap((row) => [
      cellOf(columns, row, 'price'),
      cellOf(columns, row, 'total'),
      cellOf(columns, row, 'rate'),
    ]);
  return decimalSignOf(cells, ',');
}

/** A line as DEGIRO means it. */
export function lineOf(columns: Columns<Field>, row: SourceRow, sign: DecimalSign) {
  const text = (field: Field) => cellOf(columns, row, field) || undefined;
  const number = (field: Field) => {
    const cell = cellOf(columns, row, field);
    return isEmpty(cell) ? undefined : needed(numberBy(cell, sign), 'numberUnreadable', { cell });
  };
  const money = (field: Field): Money | undefined => {
    const amount = number(field);
    if (amount === undefined) return undefined;
    return { amount, currency: needed(currencyOf(columns, row, field), 'currencyMissing') };
  };
  const printed = `${text('date') ?? ''} ${text('time') ?? ''}`.trim();
  const moment = needed(momentOf(printed, 'dayFirst'), 'dayUnreadable', { cell: printed });
  const price = money('price');
  return {
    ...moment,
    product: text('product'),
    isin: text('isin'),
    reference: text('reference'),
    venue: text('venue'),
    units: number('units'),
    price: price && inMainUnit(price),
    localValue: money('localValue'),
    rate: number('rate'),
    fee: together(money('fee'), money('autoFx')),
    total: money('total'),
    order: orderOf(columns, row),
  };
}

/** The unnamed column after an amount has its currency; newer files name it in the label: `Total EUR`. */
function currencyOf(columns: Columns<Field>, row: SourceRow, field: Field): string | undefined {
  const [, inLabel] = /\s([A-Z]{3})$/.exec(labelOf(columns, field)) ?? [];
  const at = columns.at[field]!;
  const isUnnamed = (columns.header.cells[at + 1]?.trim() ?? '') === '';
  const after = isUnnamed ? row.cells[at + 1]?.trim() : undefined;
  if (after && /^[A-Z]{3}$/i.test(after)) return after;
  // `AutoFX Fee` stands between columns in the account's currency and does not repeat it.
  if (inLabel) return inLabel;
  return field === 'autoFx' || field === 'fee' ? accountCurrency(columns) : undefined;
}

function accountCurrency(columns: Columns<Field>): string | undefined {
  return /\s([A-Z]{3})$/.exec(labelOf(columns, 'total'))?.[1];
}

/** Fees are negative numbers in the account's currency. */
function together(...parts: readonly (Money | undefined)[]): Charge | undefined {
  const paid = parts.filter((one) => one !== undefined && !isZeroText(one.amount)) as Money[];
  const [first] = paid;
  if (!first) return undefined;
  const sum = paid.reduce((so, { amount }) => plus(so, negated(decimal(amount))), decimal('0'));
  return { amount: textOf(sum), currency: first.currency };
}

/** Newer files have one column more than names: the order then stands behind its name. */
function orderOf(columns: Columns<Field>, row: SourceRow): string | undefined {
  const at = columns.at.order!;
  return row.cells[at]?.trim() || row.cells[at + 1]?.trim() || undefined;
}
