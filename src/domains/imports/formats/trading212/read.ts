import type { Charge, Money } from '../../booking.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf, labelOf } from '../../kit/columns.ts';
import { momentOf } from '../../kit/moments.ts';
import { isEmpty, numberOf } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line as Trading 212 means it. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const text = (field: Field) => cellOf(columns, row, field) || undefined;
  const number = (field: Field) => {
    const cell = cellOf(columns, row, field);
    // The rate of a dividend is "Not available".
    if (isEmpty(cell) || /^not available$/i.test(cell)) return undefined;
    return needed(numberOf(cell, '.'), 'numberUnreadable', { cell });
  };
  const money = (field: Field, currencyField: Field): Money | undefined => {
    // Most files have few of the columns, and long ones have many rows.
    if (columns.at[field] === undefined) return undefined;
    const amount = number(field);
    if (amount === undefined) return undefined;
    const [, inLabel] = /\(([A-Z]{3})\)$/.exec(labelOf(columns, field)) ?? [];
    return { amount, currency: needed(text(currencyField) ?? inLabel, 'currencyMissing') };
  };
  const moment = needed(momentOf(text('time') ?? ''), 'dayUnreadable', { cell: text('time') ?? '' });
  const fees: Charge[] = [
    money('conversionFee', 'conversionFeeCurrency'),
    money('finraFee', 'finraFeeCurrency'),
    money('transactionFee', 'transactionFeeCurrency'),
    money('depositFee', 'depositFeeCurrency'),
    money('levy', 'levyCurrency'),
    money('stampDuty', 'stampDutyCurrency'),
    money('frenchTax', 'frenchTaxCurrency'),
  ].filter((fee) => fee !== undefined);
  return {
    ...moment,
    action: text('action') ?? '',
    isin: text('isin'),
    ticker: text('ticker'),
    name: text('name'),
    units: number('units'),
    price: money('price', 'priceCurrency'),
    rate: number('rate'),
    total: money('total', 'totalCurrency'),
    tax: money('tax', 'taxCurrency'),
    fees,
    from: money('from', 'fromCurrency'),
    to: money('to', 'toCurrency'),
    notes: text('notes'),
    id: text('id'),
  };
}
