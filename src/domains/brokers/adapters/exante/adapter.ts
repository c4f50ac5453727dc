import * as z from 'zod/mini';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import { micOf } from '../../../imports/formats/exante-trades/exchanges.ts';
import type { BrokerAdapter, BrokerPosition } from '../../broker-port.ts';
import { latest, pageOf, readCursor, withOverlap } from '../../kit/activity-page.ts';
import { momentAt, stated } from '../../kit/figures.ts';
import { validated } from '../../kit/validation.ts';
import { createExanteClient, type ExanteClient, type Summary, type Transaction } from './client.ts';
import { tradeOf, translate } from './translate.ts';

const pageSize = 200;
/** A page that is all one trade asks for the next with it; more than so many belong to no trade. */
const mostPages = 5;

/** `from` stays while `offset` counts on; after the last page the days before `latest` are read again. */
const cursorShape = z.object({
  from: z.optional(z.string()),
  offset: z.number(),
  latest: z.optional(z.string()),
});

export const exante: BrokerAdapter = {
  name: 'exante',
  title: 'Exante',
  hasDemo: true,
  hasReal: true,
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
        const cursor = readCursor(cursorShape, text) ?? { offset: 0 };
        const { transactions, isLast } = await wholeTrades(client, account, cursor);
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

/** A page that ends between two legs of a trade is cut before that trade: the next one begins with it. */
async function wholeTrades(
  client: ExanteClient,
  account: string,
  { offset, from }: z.infer<typeof cursorShape>,
): Promise<{ transactions: Transaction[]; isLast: boolean }> {
  const found: Transaction[] = [];
  for (let page = 0; page < mostPages; page++) {
    const more = await client.transactions({ account, offset: offset + found.length, limit: pageSize, from });
    found.push(...more);
    if (more.length < pageSize) return { transactions: found, isLast: true };
    const cut = firstOpen(found);
    if (cut > 0) return { transactions: found.slice(0, cut), isLast: false };
  }
  return { transactions: found, isLast: false };
}

/** Where the first trade begins that has a leg at the moment of the last transaction, and may have more to come. */
function firstOpen(transactions: readonly Transaction[]): number {
  const { timestamp } = transactions.at(-1)!;
  const open = new Set(transactions.filter((one) => one.timestamp === timestamp).map(tradeOf));
  return transactions.findIndex((one) => {
    const trade = tradeOf(one);
    return one.timestamp === timestamp || (trade !== undefined && open.has(trade));
  });
}
