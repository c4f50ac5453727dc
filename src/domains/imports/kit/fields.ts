import type { DecimalSign } from '../../../foundation/csv/column-numbers.ts';
import type { DecimalText } from '../../../foundation/decimal.ts';
import type { SourceRow } from '../source-file.ts';
import { needed } from './collector.ts';
import { type Columns, cellOf } from './columns.ts';
import { type DayOrder, type Moment, momentOf } from './moments.ts';
import { isEmpty, moneyOf, numberOf } from './numbers.ts';

export type Fields<Field extends string> = {
  /** Nothing where the cell is empty, a dash or `None`. */
  text(field: Field): string | undefined;
  number(field: Field): DecimalText | undefined;
  /** A number that may carry its currency. */
  money(field: Field): { amount: DecimalText; currency?: string } | undefined;
  moment(field: Field): Moment;
};

/** The cells of a row by what they mean. One that is filled and cannot be read makes the whole row unreadable. */
export function fieldsOf<Field extends string>(
  columns: Columns<Field>,
  row: SourceRow,
  { sign, order }: { sign?: DecimalSign; order?: DayOrder } = {},
): Fields<Field> {
  const text = (field: Field) => {
    const cell = cellOf(columns, row, field);
    return isEmpty(cell) ? undefined : cell;
  };
  const read =
    <T>(reader: (cell: string) => T | undefined) =>
    (field: Field): T | undefined => {
      const cell = text(field);
      return cell === undefined ? undefined : needed(reader(cell), 'numberUnreadable', { cell });
    };
  return {
    text,
    number: read((cell) => numberOf(cell, sign)),
    money: read((cell) => moneyOf(cell, sign)),
    moment: (field) => {
      const cell = text(field) ?? '';
      return needed(momentOf(cell, order), 'dayUnreadable', { cell });
    },
  };
}
