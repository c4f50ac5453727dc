import * as z from 'zod/mini';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import { dayIn } from '../../../imports/kit/moments.ts';
import type { BrokerAdapter, BrokerPosition } from '../../broker-port.ts';
import { latest, pageOf, readCursor, withOverlap } from '../../kit/activity-page.ts';
import { stated } from '../../kit/figures.ts';
import { validated } from '../../kit/validation.ts';
import { createAlpacaClient, type Position, pageSize } from './client.ts';
import { instrumentOf, isCancelled, translate } from './translate.ts';

/** `token` is the last activity read, `after` the day from which this time is read. */
const cursorShape = z.object({
  token: z.optional(z.string()),
  after: z.optional(z.string()),
  latest: z.optional(z.string()),
  currency: z.optional(z.string()),
});

const mics: Readonly<Record<string, string>> = {
  NASDAQ: 'XNAS',
  NYSE: 'XNYS',
  ARCA: 'ARCX',
  AMEX: 'XASE',
  BATS: 'BATS',
};

export const alpaca: BrokerAdapter = {
  name: 'alpaca',
  title: 'Alpaca',
  hasDemo: true,
  hasReal: true,
  fields: [
    { name: 'applicationId', label: 'applicationId', brokersWord: 'API Key ID' },
    { name: 'accessKey', label: 'secretKey', brokersWord: 'Secret Key' },
  ],
  connect(credentials, options) {
    const client = createAlpacaClient(credentials, options);
    return {
      validate: () =>
        validated(async () => {
          const account = await client.account();
          if (account.account_blocked) return { is: 'refused', reason: 'noPermission' };
          return { is: 'ok', warnings: account.trading_blocked ? [] : ['canTrade'] };
        }),
      async accounts() {
        const { id, account_number, currency } = await client.account();
        return [{ id, name: account_number, currency }];
      },
      async balances() {
        const { cash, currency } = await client.account();
        return [{ amount: stated(cash, 'cash'), currency }];
      },
      async positions() {
        const { currency } = await client.account();
        return (await client.positions()).map((position) => positionOf(position, currency));
      },
      async activities(account, text) {
        const cursor = readCursor(cursorShape, text) ?? {};
        const currency = cursor.currency ?? (await client.account()).currency;
        const items = await client.activities(cursor);
        const days = items.map(({ date, transaction_time }) => dayIn(date ?? transaction_time ?? ''));
        const newest = latest(cursor.latest, ...days);
        const isLast = items.length < pageSize;
        const next = isLast
          ? { currency, latest: newest, after: newest && withOverlap(newest) }
          : { ...cursor, currency, latest: newest, token: items.at(-1)!.id };
        const cancelled = items.filter(isCancelled).map(({ id }) => id);
        return pageOf(translate(items, currency), { account, cursor: next, isLast, cancelled });
      },
    };
  },
};

function positionOf(position: Position, currency: string): BrokerPosition {
  const instrument = instrumentOf(position.symbol, currency, position.asset_class);
  const money = (value: unknown) => {
    const amount = sentDecimal(value);
    return amount ? { amount, currency } : undefined;
  };
  return {
    instrument: { ...instrument, mic: mics[position.exchange ?? ''] },
    units: stated(position.qty, 'qty'),
    price: money(position.current_price),
    averagePrice: money(position.avg_entry_price),
  };
}
