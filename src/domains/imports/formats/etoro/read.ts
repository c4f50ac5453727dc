import type { Columns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import { inMainUnit } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line as eToro means it. A dash is empty, brackets are a minus, and either sign may part the decimals. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, moment } = fieldsOf(columns, row, { order: 'dayFirst' });
  const details = text('details');
  return {
    ...moment('date'),
    type: (text('type') ?? '').toLowerCase(),
    details,
    traded: details === undefined ? undefined : tradedIn(details),
    amount: number('amount'),
    units: number('units'),
    change: number('change'),
    position: text('position'),
    asset: (text('asset') ?? '').toLowerCase(),
  };
}

/** `KER/EUR`, `NVDA/USD x2`, `NVDA/USD 10:1`: what is traded, in which currency, and what is said of it. */
function tradedIn(details: string) {
  const [, symbol, currency, rest = ''] =
    /^(\S+)\/([A-Za-z]{3})(?:\s+(.*))?$/s.exec(details.slice(0, 200)) ?? [];
  if (!symbol || !currency) return undefined;
  // Quoted in pence, the paper's currency is the pound all the same.
  return { symbol, currency: inMainUnit({ amount: '0', currency: currency.toUpperCase() }).currency, rest };
}
