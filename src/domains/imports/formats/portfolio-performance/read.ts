import { type DecimalSign, decimalSignOf } from '../../../../foundation/csv/column-numbers.ts';
import type { Charge, InstrumentHint } from '../../booking.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import { absolute, isZeroText } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** Every value has two decimals, so that column tells the sign; of shares `1.234` may be either. */
export function signIn(file: SourceFile, columns: Columns<Field>): DecimalSign {
  const cells = columns.rows.map((row) => cellOf(columns, row, 'value'));
  return decimalSignOf(cells, file.separator ?? ',');
}

/** A line as Portfolio Performance means it. */
export function lineOf(columns: Columns<Field>, row: SourceRow, sign: DecimalSign) {
  const { text, number, moment } = fieldsOf(columns, row, { sign });
  const { day, time } = moment('date');
  const currency = text('currency');
  const charge = (field: Field): Charge | undefined => {
    const amount = number(field);
    if (amount === undefined || isZeroText(amount)) return undefined;
    return { amount: absolute(amount), currency: needed(currency, 'currencyMissing') };
  };
  const shares = number('shares');
  const isin = text('isin');
  const name = text('name');
  const symbol = text('ticker') ?? (isin ? undefined : text('wkn'));
  const instrument: InstrumentHint | undefined =
    isin || symbol || name
      ? // The gross amount is told only for papers in another currency than the booking.
        { isin, symbol, name, currency: text('grossCurrency') ?? currency }
      : undefined;
  return {
    day,
    // The program writes midnight for a day without a time.
    time: time === '00:00:00' ? undefined : time,
    type: text('type') ?? '',
    value: number('value'),
    currency,
    rate: number('rate'),
    fee: charge('fees'),
    tax: charge('taxes'),
    shares: shares === undefined || isZeroText(shares) ? undefined : absolute(shares),
    instrument,
    note: text('note'),
  };
}
