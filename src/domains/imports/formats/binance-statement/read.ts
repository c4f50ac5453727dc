import { decimal } from '../../../../foundation/decimal.ts';
import { needed } from '../../kit/collector.ts';
import type { Columns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import type { SourceRow } from '../../source-file.ts';
import { type Family, familyOf } from './operations.ts';
import type { Field } from './recognise.ts';

export type Line = {
  row: SourceRow;
  day: string;
  time?: string;
  /** To measure how far lines lie apart. */
  seconds: number;
  user: string | undefined;
  account: string;
  operation: string;
  family: Family;
  coin: string;
  change: ReturnType<typeof decimal>;
  remark: string | undefined;
};

/** A line as Binance means it: one coin came or went in one pocket. */
export function lineOf(columns: Columns<Field>, row: SourceRow): Line {
  // Newer files write the year with two digits, before the month.
  const { text, number, moment } = fieldsOf(columns, row, { sign: '.', order: 'shortYearFirst' });
  const { day, time } = moment('time');
  const operation = text('operation') ?? '';
  return {
    row,
    day,
    ...(time && { time }),
    seconds: Date.parse(`${day}T${time ?? '00:00:00'}Z`) / 1000,
    user: text('user'),
    account: (text('account') ?? '').toLowerCase(),
    operation,
    family: familyOf(operation),
    coin: needed(text('coin'), 'instrumentMissing').toUpperCase(),
    change: decimal(needed(number('change'), 'amountMissing')),
    remark: text('remark'),
  };
}
