import * as z from 'zod/mini';
import type { ConnectOptions, Credentials } from '../../broker-port.ts';
import { shaped } from '../../kit/ask-broker.ts';
import { openExchange } from '../../kit/ccxt-exchange.ts';
import { figure } from '../../kit/figures.ts';

const keyShape = z.object({ result: z.object({ permissions: z.array(z.string()) }) });
const balanceShape = z.object({ result: z.record(z.string(), figure) });
const entryShape = z.object({
  refid: z.nullish(z.string()),
  time: figure,
  type: z.string(),
  subtype: z.nullish(z.string()),
  aclass: z.nullish(z.string()),
  asset: z.string(),
  amount: figure,
  fee: figure,
  balance: z.nullish(figure),
});
const ledgersShape = z.object({
  result: z.object({ ledger: z.record(z.string(), entryShape), count: z.nullish(figure) }),
});

export type LedgerEntry = z.infer<typeof entryShape> & { txid: string };

/** As many entries as one answer has. */
export const pageSize = 50;

export function createKrakenClient(credentials: Credentials, options: ConnectOptions) {
  const exchange = openExchange('kraken', credentials, options);
  return {
    async permissions(): Promise<string[]> {
      const answer = await exchange.call('privatePostGetApiKeyInfo');
      return shaped(keyShape, answer).result.permissions;
    },
    async balance() {
      return shaped(balanceShape, await exchange.call('privatePostBalance')).result;
    },
    /** Newest first. */
    async ledgers(query: { ofs: number; end: number; start?: number | undefined }): Promise<LedgerEntry[]> {
      const answer = await exchange.call('privatePostLedgers', {
        ofs: query.ofs,
        end: query.end,
        ...(query.start !== undefined && { start: query.start }),
      });
      const { ledger } = shaped(ledgersShape, answer).result;
      return Object.entries(ledger)
        .map(([txid, entry]) => ({ txid, ...entry }))
        .sort((a, b) => Number(b.time) - Number(a.time));
    },
  };
}
