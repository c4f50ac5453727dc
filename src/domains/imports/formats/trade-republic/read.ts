import type { InstrumentHint, Money } from '../../booking.ts';
import { needed } from '../../kit/collector.ts';
import type { Columns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import { momentOf } from '../../kit/moments.ts';
import { isZeroText } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line as Trade Republic means it: amount, fee, tax and shares have the sign of the account. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, moment } = fieldsOf(columns, row);
  const currency = text('currency');
  const money = (field: Field): Money | undefined => {
    const amount = number(field);
    if (amount === undefined || isZeroText(amount)) return undefined;
    return { amount, currency: needed(currency, 'currencyMissing') };
  };
  const shares = number('shares');
  return {
    row,
    // The date is the day on which it counts, the moment beside it is in UTC.
    day: moment('date').day,
    time: momentOf(text('datetime') ?? '')?.time,
    account: text('account'),
    category: (text('category') ?? '').toUpperCase(),
    type: (text('type') ?? '').toUpperCase(),
    assetClass: (text('assetClass') ?? '').toUpperCase(),
    instrument: instrumentOf(text('symbol'), text('name'), text('assetClass')),
    shares: shares === undefined || isZeroText(shares) ? undefined : shares,
    // Of papers that are moved the file tells a price without its currency.
    price: currency === undefined ? undefined : money('price'),
    amount: money('amount'),
    fee: money('fee'),
    tax: money('tax'),
    rate: number('rate'),
    description: text('description'),
    id: text('id'),
  };
}

/** Funds are those traded on an exchange as well as others: the file does not tell which. */
const kinds: Readonly<Record<string, InstrumentHint['kind']>> = {
  STOCK: 'stock',
  BOND: 'bond',
  CRYPTO: 'crypto',
};

function instrumentOf(
  symbol: string | undefined,
  name: string | undefined,
  assetClass: string | undefined,
): InstrumentHint | undefined {
  if (!symbol) return undefined;
  const kind = kinds[(assetClass ?? '').toUpperCase()];
  if (kind === 'crypto') return { symbol: coinIn(symbol), name, kind };
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(symbol) ? { isin: symbol, name, kind } : { symbol, name, kind };
}

/** `XF000BTC0017` is a code in the form of an ISIN with the coin in its middle. */
function coinIn(symbol: string): string {
  return /^XF0{1,3}([A-Z]{2,6})\d{1,5}$/.exec(symbol)?.[1] ?? symbol;
}
