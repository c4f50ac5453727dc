import * as z from 'zod/mini';
import { decimal, sum, textOf } from '../../../../foundation/decimal.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import { dayIn } from '../../../imports/kit/moments.ts';
import { inMainUnit } from '../../../imports/kit/numbers.ts';
import type { BrokerAdapter, BrokerPosition } from '../../broker-port.ts';
import { latest, pageOf, readCursor, withOverlap } from '../../kit/activity-page.ts';
import { stated } from '../../kit/figures.ts';
import { validated } from '../../kit/validation.ts';
import { createTrading212Client, type Position, type StreamPage, streams } from './client.ts';
import { instrumentOf, translate } from './translate.ts';

/**
 * Histories are told from the newest back, one after the other. `until` is how far back each must be read this time,
 * `newest` what was seen of it, and both change places after the last page.
 */
const cursorShape = z.object({
  stream: z.number(),
  path: z.optional(z.string()),
  currency: z.optional(z.string()),
  until: z.record(z.string(), z.string()),
  newest: z.record(z.string(), z.string()),
});
type Cursor = z.infer<typeof cursorShape>;

export const trading212: BrokerAdapter = {
  name: 'trading212',
  title: 'Trading 212',
  hasDemo: true,
  hasReal: true,
  fields: [
    { name: 'applicationId', label: 'applicationId', brokersWord: 'API Key ID' },
    { name: 'accessKey', label: 'secretKey', brokersWord: 'Secret Key' },
  ],
  connect(credentials, options) {
    const client = createTrading212Client(credentials, options);
    return {
      validate: () =>
        validated(async () => {
          await client.summary();
          // A key may see the account and not its history.
          await client.history('orders');
          return undefined;
        }),
      async accounts() {
        const { id, currency } = await client.summary();
        return [{ id: String(id), currency }];
      },
      async balances() {
        const { cash, currency } = await client.summary();
        const parts = [cash.availableToTrade, cash.inPies ?? '0', cash.reservedForOrders ?? '0'];
        const amount = textOf(sum(parts.map((part) => decimal(stated(part, 'cash')))));
        return [{ amount, currency }];
      },
      positions: async () => (await client.positions()).map(positionOf),
      async activities(_, text) {
        const cursor = readCursor(cursorShape, text) ?? { stream: 0, until: {}, newest: {} };
        const currency = cursor.currency ?? (await client.summary()).currency;
        const page = await client.history(streams[cursor.stream] ?? 'orders', cursor.path);
        const next = nextOf({ ...cursor, currency }, page);
        return pageOf(translate(page, currency), next);
      },
    };
  },
};

function positionOf({ instrument, quantity, averagePricePaid, currentPrice }: Position): BrokerPosition {
  const hint = instrumentOf(instrument.ticker, instrument);
  const money = (value: unknown) => {
    const amount = sentDecimal(value);
    return amount && instrument.currency ? inMainUnit({ amount, currency: instrument.currency }) : undefined;
  };
  return {
    instrument: hint,
    units: stated(quantity, 'quantity'),
    price: money(currentPrice),
    averagePrice: money(averagePricePaid),
  };
}

function daysIn(page: StreamPage): string[] {
  const texts =
    page.stream === 'orders'
      ? page.items.map(({ fill }) => fill?.filledAt)
      : page.stream === 'dividends'
        ? page.items.map(({ paidOn }) => paidOn)
        : page.items.map(({ dateTime }) => dateTime);
  return texts.map((text) => text && dayIn(text)).filter((day) => !!day) as string[];
}

function nextOf(cursor: Cursor, page: StreamPage): { cursor: Cursor; isLast: boolean } {
  const days = daysIn(page);
  const until = cursor.until[page.stream];
  const newest = latest(cursor.newest[page.stream], ...days);
  const seen = newest ? { ...cursor.newest, [page.stream]: newest } : cursor.newest;
  const isFarEnough = until !== undefined && days.some((day) => day < withOverlap(until));
  if (page.next && !isFarEnough)
    return { cursor: { ...cursor, newest: seen, path: page.next }, isLast: false };
  const { path: _, ...rest } = cursor;
  if (cursor.stream + 1 < streams.length)
    return { cursor: { ...rest, newest: seen, stream: cursor.stream + 1 }, isLast: false };
  return {
    cursor: { ...rest, stream: 0, until: { ...cursor.until, ...seen }, newest: {} },
    isLast: true,
  };
}
