import * as z from 'zod/mini';
import { decimal, isZero, plus, textOf, zero } from '../../../../foundation/decimal.ts';
import { translate } from '../../../imports/formats/kraken-ledgers/translate.ts';
import { coinOf, isFiat } from '../../../imports/kit/coins.ts';
import { plainAsset } from '../../../imports/kit/kraken-assets.ts';
import type { BrokerAdapter } from '../../broker-port.ts';
import { overlapDays, pageOf, readCursor } from '../../kit/activity-page.ts';
import { stated } from '../../kit/figures.ts';
import { validated } from '../../kit/validation.ts';
import { wholeGroups } from '../../kit/whole-groups.ts';
import { createKrakenClient, pageSize } from './client.ts';
import { ledgerFile } from './ledger-file.ts';

/** Entries are told from `end` back to `start`, in seconds of 1970; `newest` begins the next synchronisation. */
const cursorShape = z.object({
  ofs: z.number(),
  end: z.optional(z.number()),
  start: z.optional(z.number()),
  newest: z.optional(z.number()),
});
type Cursor = z.infer<typeof cursorShape>;

const account = 'spot';
const neededPermissions = ['query-funds', 'query-ledger'];

export const kraken: BrokerAdapter = {
  name: 'kraken',
  title: 'Kraken',
  hasDemo: false,
  hasReal: true,
  fields: [
    { name: 'applicationId', label: 'applicationId', brokersWord: 'API Key' },
    { name: 'accessKey', label: 'secretKey', brokersWord: 'Private Key' },
  ],
  connect(credentials, options) {
    const client = createKrakenClient(credentials, options);
    const now = options.now ?? (() => new Date());
    async function holdings() {
      const sums = new Map<string, ReturnType<typeof decimal>>();
      for (const [code, amount] of Object.entries(await client.balance())) {
        const asset = plainAsset(code);
        // Credits for fees are neither money nor a coin.
        if (asset === 'KFEE') continue;
        sums.set(asset, plus(sums.get(asset) ?? zero, decimal(stated(amount, 'balance'))));
      }
      return [...sums].filter(([, sum]) => !isZero(sum));
    }
    return {
      validate: () =>
        validated(async () => {
          const has = new Set(await client.permissions());
          if (has.has('withdraw-funds')) return { is: 'refused', reason: 'canWithdraw' };
          if (neededPermissions.some((one) => !has.has(one)))
            return { is: 'refused', reason: 'noPermission' };
          return { is: 'ok', warnings: has.has('modify-trades') ? ['canTrade'] : [] };
        }),
      async accounts() {
        await client.balance();
        return [{ id: account }];
      },
      async balances() {
        return (await holdings())
          .filter(([asset]) => isFiat(asset))
          .map(([currency, sum]) => ({ amount: textOf(sum), currency }));
      },
      async positions() {
        return (await holdings())
          .filter(([asset]) => !isFiat(asset))
          .map(([asset, sum]) => ({ instrument: coinOf(asset), units: textOf(sum) }));
      },
      async activities(_, text) {
        const cursor: Cursor = readCursor(cursorShape, text) ?? { ofs: 0 };
        const end = cursor.end ?? Math.ceil(now().getTime() / 1000);
        const { items: entries, isLast } = await wholeGroups({
          read: (skip) => client.ledgers({ ofs: cursor.ofs + skip, end, start: cursor.start }),
          pageSize,
          // Sides of a trade share it.
          groupOf: ({ refid }) => refid ?? undefined,
          momentOf: ({ time }) => time,
        });
        const newest = Math.max(cursor.newest ?? 0, ...entries.map(({ time }) => Number(time) || 0));
        const next = isLast
          ? { ofs: 0, ...(newest > 0 && { newest, start: Math.floor(newest) - overlapDays * 86_400 }) }
          : { ...cursor, ofs: cursor.ofs + entries.length, end, newest };
        return pageOf(translate(ledgerFile(entries)), { cursor: next, isLast });
      },
    };
  },
};
