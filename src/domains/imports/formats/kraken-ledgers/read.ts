import { decimal, zero } from '../../../../foundation/decimal.ts';
import { needed } from '../../kit/collector.ts';
import type { Columns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import { plainAsset } from '../../kit/kraken-assets.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line as Kraken means it: so much of one asset in one wallet, and a fee apart from it. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, moment } = fieldsOf(columns, row, { sign: '.' });
  const code = needed(text('asset'), 'instrumentMissing');
  const fee = number('fee');
  const feeCurrency = text('feeCurrency');
  return {
    row,
    ...moment('time'),
    txid: text('txid'),
    // A movement that the exchange has not confirmed has no id yet.
    isUnconfirmed: columns.at.txid !== undefined && text('txid') === undefined,
    refid: text('refid'),
    type: (text('type') ?? '').toLowerCase(),
    subtype: (text('subtype') ?? '').toLowerCase(),
    code,
    asset: plainAsset(code),
    wallet: text('wallet') ?? '',
    amount: decimal(needed(number('amount'), 'amountMissing')),
    fee: fee === undefined ? zero : decimal(fee),
    feeAsset: feeCurrency === undefined ? plainAsset(code) : plainAsset(feeCurrency),
    balance: number('balance'),
  };
}
