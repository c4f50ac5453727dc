import type { Queries } from '../../../platform/database/database.ts';
import { transactionsAfter } from './export-store.ts';
import { groupsOf } from './groups/group-store.ts';
import { holdingsOf } from './holding-store.ts';
import { channelsOf } from './manage-holdings.ts';
import { portfolioOutput } from './manage-portfolios.ts';
import { portfoliosOf } from './portfolio-store.ts';

/** The book of record in the archive of one's own data: never limited by a plan. */
export async function exportLedger(on: Queries, user: { id: string }) {
  const portfolios = await portfoliosOf(on, user.id);
  const holdings = await holdingsOf(on, user.id);
  return {
    portfolios: portfolios.map(portfolioOutput),
    'portfolio-groups': await groupsOf(on, user.id),
    'portfolio-assets': holdings.map((row) => ({
      id: row.id,
      portfolio_id: row.portfolio_id,
      ticker: row.ticker,
      isin: row.isin,
      mic: row.mic,
      names: row.names,
      currency: row.currency,
      broker_id: row.broker_id,
      notifications: channelsOf(row),
      created_at: row.created_at,
    })),
    transactions: everyTransaction(on, user.id),
  };
}

const atOnce = 2000;

/** Part by part: a long ledger is never in memory as a whole. */
async function* everyTransaction(on: Queries, userId: string) {
  for (let after: string | null = null; ; ) {
    const rows: { id: string }[] = await transactionsAfter(on, userId, after, atOnce);
    yield rows;
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.id;
  }
}
