import * as z from 'zod/mini';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import { micOf } from '../../../imports/formats/exante-trades/exchanges.ts';
import type { BrokerAdapter, BrokerPosition } from '../../broker-port.ts';
import { latest, pageOf, readCursor, withOverlap } from '../../kit/activity-page.ts';
import { momentAt, stated } from '../../kit/figures.ts';
import { validated } from '../../kit/validation.ts';
import { wholeGroups } from '../../kit/whole-groups.ts';
import { createExanteClient, type Summary, type Transaction } from './client.ts';
import { tradeOf, translate } from './translate.ts';

const pageSize = 200;

/** `from` stays while `offset` counts on; after the last page the days before `latest` are read again. */
const cursorShape = z.object({
  from: z.optional(z.string()),
  offset: z.number(),
  latest: z.optional(z.string()),
});
type Cursor = z.infer<typeof cursorShape>;

export const exante: BrokerAdapter = {
  name: 'exante',
  title: 'Exante',
  hasDemo: true,
  hasReal: true,
  hasSeveralAccounts: true,
  fields: [
    { name: 'applicationId', label: 'applicationId', brokersWord: 'Application ID' },
    { name: 'accessKey', label: 'sharedKey', brokersWord: 'Shared Key' },
    { name: 'clientId', label: 'clientId', brokersWord: 'Client ID' },
  ],
  connect(credentials, options) {
    const client = createExanteClient(credentials, options);
    return {
      validate: () =>
        validated(async () => {
          await client.accounts();
          return undefined;
        }),
      async accounts() {
        const accounts = await client.accounts();
        return accounts.map(({ accountId }) => ({ id: accountId }));
      },
      async balances(account) {
        const { currencies } = await client.summary(account);
        return currencies.map(({ code, value, price }) => ({
          amount: stated(value ?? price, 'cash'),
          currency: code,
        }));
      },
      async positions(account) {
        const { positions } = await client.summary(account);
        return positions.map(positionOf);
      },
      async activities(account, text) {
        const cursor: Cursor = readCursor(cursorShape, text) ?? { offset: 0 };
        const { offset, from } = cursor;
        const { items: transactions, isLast } = await wholeGroups({
          read: (skip) => client.transactions({ account, offset: offset + skip, limit: pageSize, from }),
          pageSize,
          groupOf: tradeOf,
          momentOf: ({ timestamp }) => timestamp,
        });
        const newest = latest(cursor.latest, ...transactions.map(dayOf));
        const next = isLast
          ? { offset: 0, ...(newest && { from: withOverlap(newest), latest: newest }) }
          : { ...cursor, offset: cursor.offset + transactions.length, ...(newest && { latest: newest }) };
        return pageOf(translate(transactions), { account, cursor: next, isLast });
      },
    };
  },
};

const dayOf = ({ timestamp }: Transaction) => {
  const ms = Number(timestamp);
  return Number.isFinite(ms) ? momentAt(ms).day : undefined;
};

function positionOf(position: Summary['positions'][number]): BrokerPosition {
  const { symbolId, currency } = position;
  const [price, average] = [sentDecimal(position.price), sentDecimal(position.averagePrice)];
  return {
    instrument: { symbol: symbolId, mic: micOf(symbolId), currency },
    units: stated(position.quantity, 'quantity'),
    ...(price && { price: { amount: price, currency } }),
    ...(average && { averagePrice: { amount: average, currency } }),
  };
}
