import * as z from 'zod/mini';
import { decimal, isZero, plus, textOf, zero } from '../../../../foundation/decimal.ts';
import type { Bookings } from '../../../imports/booking.ts';
import { coinOf, isFiat } from '../../../imports/kit/coins.ts';
import { mergedBookings } from '../../../imports/kit/merged-bookings.ts';
import { dayIn } from '../../../imports/kit/moments.ts';
import type { BrokerAdapter } from '../../broker-port.ts';
import { latest, pageOf, readCursor, withOverlap } from '../../kit/activity-page.ts';
import { stated } from '../../kit/figures.ts';
import { validated } from '../../kit/validation.ts';
import { type CoinbaseClient, createCoinbaseClient, isOn } from './client.ts';
import { isCancelled, translate } from './translate.ts';

/**
 * Wallets are read one after the other, each from the newest back. `until` is how far back each must be read this
 * time, `newest` what was seen of it, and both change places after the last one.
 */
const cursorShape = z.object({
  wallets: z.optional(z.array(z.string())),
  wallet: z.number(),
  after: z.optional(z.string()),
  until: z.record(z.string(), z.string()),
  newest: z.record(z.string(), z.string()),
});
type Cursor = z.infer<typeof cursorShape>;

const account = 'coinbase';
/** Most wallets are empty: so many are asked for in one go. */
const mostRequests = 10;

export const coinbase: BrokerAdapter = {
  name: 'coinbase',
  title: 'Coinbase',
  hasDemo: false,
  hasReal: true,
  fields: [
    { name: 'applicationId', label: 'applicationId', brokersWord: 'API key name' },
    { name: 'accessKey', label: 'secretKey', brokersWord: 'Private key' },
  ],
  connect(credentials, options) {
    const client = createCoinbaseClient(credentials, options);
    async function holdings() {
      const sums = new Map<string, ReturnType<typeof decimal>>();
      for (const { currency, balance } of await client.wallets())
        sums.set(currency, plus(sums.get(currency) ?? zero, decimal(stated(balance, 'balance'))));
      return [...sums].filter(([, sum]) => !isZero(sum));
    }
    return {
      validate: () =>
        validated(async () => {
          const may = await client.permissions();
          if (isOn(may.can_transfer)) return { is: 'refused', reason: 'canWithdraw' };
          if (!isOn(may.can_view)) return { is: 'refused', reason: 'noPermission' };
          return { is: 'ok', warnings: isOn(may.can_trade) ? ['canTrade'] : [] };
        }),
      async accounts() {
        await client.permissions();
        return [{ id: account }];
      },
      async balances() {
        return (await holdings())
          .filter(([currency]) => isFiat(currency))
          .map(([currency, sum]) => ({ amount: textOf(sum), currency }));
      },
      async positions() {
        return (await holdings())
          .filter(([currency]) => !isFiat(currency))
          .map(([currency, sum]) => ({ instrument: coinOf(currency), units: textOf(sum) }));
      },
      async activities(_, text) {
        let cursor: Cursor = readCursor(cursorShape, text) ?? { wallet: 0, until: {}, newest: {} };
        let isLast = false;
        const parts: Bookings[] = [];
        const cancelled: string[] = [];
        for (let request = 0; request < mostRequests && !isLast; request++) {
          const step = await readOn(client, cursor);
          ({ cursor, isLast } = step);
          parts.push(step.found);
          cancelled.push(...step.cancelled);
          if (step.found.bookings.length > 0) break;
        }
        return pageOf(mergedBookings(parts), { cursor, isLast, cancelled });
      },
    };
  },
};

type Step = { found: Bookings; cancelled: string[]; cursor: Cursor; isLast: boolean };

/** One request more. */
async function readOn(client: CoinbaseClient, cursor: Cursor): Promise<Step> {
  if (!cursor.wallets) {
    const wallets = (await client.wallets()).filter(({ isUsed }) => isUsed).map(({ id }) => id);
    const found = { bookings: [], ignored: [], rejected: [] };
    return { found, cancelled: [], cursor: { ...cursor, wallets, wallet: 0 }, isLast: wallets.length === 0 };
  }
  const id = cursor.wallets[cursor.wallet]!;
  const { items, next } = await client.transactions(id, cursor.after);
  const days = items.map(({ created_at }) => dayIn(created_at));
  const newest = latest(cursor.newest[id], ...days);
  const seen = newest ? { ...cursor.newest, [id]: newest } : cursor.newest;
  const until = cursor.until[id];
  const isFarEnough = until !== undefined && days.some((day) => day && day < withOverlap(until));
  const read = { found: translate(items), cancelled: items.filter(isCancelled).map((one) => one.id) };
  if (next && !isFarEnough)
    return { ...read, cursor: { ...cursor, newest: seen, after: next }, isLast: false };
  const { after: _, ...rest } = cursor;
  if (cursor.wallet + 1 < cursor.wallets.length)
    return { ...read, cursor: { ...rest, newest: seen, wallet: cursor.wallet + 1 }, isLast: false };
  return {
    ...read,
    cursor: { wallet: 0, until: { ...cursor.until, ...seen }, newest: {} },
    isLast: true,
  };
}
