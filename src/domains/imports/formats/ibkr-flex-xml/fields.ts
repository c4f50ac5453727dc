import type { DecimalText } from '../../../../foundation/decimal.ts';
import { needed } from '../../kit/collector.ts';
import { type DayOrder, type Moment, momentOf } from '../../kit/moments.ts';
import { isEmpty, numberOf } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';

/** What Flex calls a line: values by the names of its XML attributes, wherever they were read. */
export type FlexFields = ReadonlyMap<string, string>;

export type FlexLine = { row: SourceRow; fields: FlexFields };

export const flexKinds = [
  'trades',
  'cash',
  'actions',
  'transfers',
  'positions',
  'cashReport',
  /** Figures that follow from other sections. */
  'figures',
  /** The bookings of other sections once more. */
  'copies',
  'unknown',
] as const;
export type FlexKind = (typeof flexKinds)[number];

/** A section with its lines; `sheet` is its name where the document has names. */
export type FlexSection = { kind: FlexKind; sheet?: string; lines: readonly FlexLine[] };

export function textIn(fields: FlexFields, name: string): string | undefined {
  return fields.get(name)?.trim() || undefined;
}

/** The first of several fields that says something. */
export function firstIn(fields: FlexFields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = textIn(fields, name);
    if (text !== undefined) return text;
  }
  return undefined;
}

export function numberIn(fields: FlexFields, name: string): DecimalText | undefined {
  const cell = textIn(fields, name);
  if (cell === undefined || isEmpty(cell)) return undefined;
  return needed(numberOf(cell, '.'), 'numberUnreadable', { cell });
}

/** The columns in which days stand; people choose how Flex writes them, once for the whole query. */
export const dayFields = ['tradeDate', 'dateTime', 'settleDate', 'settleDateTarget', 'reportDate', 'date'];

export function momentIn(
  fields: FlexFields,
  order: DayOrder | undefined,
  ...names: readonly string[]
): Moment | undefined {
  const cell = firstIn(fields, ...names);
  if (cell === undefined) return undefined;
  // `05/06/25` alone may be May or June.
  const isOpen = order === undefined && /^\d{1,2}[-./]\d{1,2}[-./]/.test(cell);
  return needed(isOpen ? undefined : momentOf(cell, order), 'dayUnreadable', { cell });
}

export function currencyIn(fields: FlexFields): string {
  const currency = textIn(fields, 'currency');
  return needed(currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined, 'currencyMissing');
}
