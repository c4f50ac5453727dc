import type { InstrumentHint } from '../../booking.ts';
import type { Columns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import type { Activity } from '../../kit/ghostfolio-activity.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

/** A line as Ghostfolio means it: numbers count without their sign. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, moment } = fieldsOf(columns, row, { sign: '.', order: 'dayFirst' });
  const activity: Activity = {
    type: (text('action') ?? '').toUpperCase(),
    instrument: instrumentOf(text('code'), text('dataSource')),
    currency: text('currency'),
    units: number('quantity'),
    price: number('price'),
    fee: number('fee'),
  };
  return { ...moment('date'), ...activity, account: text('account'), comment: text('note') };
}

/** Of an own instrument the code is its name; of others the symbol of the source, or an ISIN. */
function instrumentOf(code: string | undefined, dataSource: string | undefined): InstrumentHint | undefined {
  if (!code) return undefined;
  if (/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(code)) return { isin: code };
  return dataSource?.toUpperCase() === 'MANUAL' ? { name: code } : { symbol: code };
}
