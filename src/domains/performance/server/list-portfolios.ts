import { wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { FeedingRow } from '../../brokers/server/integration-store.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { strategiesOfPortfolios } from '../../strategies/server/strategy-store.ts';
import type { listPortfolios as listCall } from '../contract.ts';
import { totalsOf } from '../figures/ledger-values.ts';
import { portfolioOutputs, rememberedPortfolios } from './portfolio-outputs.ts';
import { valueLedger } from './value-ledger.ts';

export async function listPortfolios(context: Context, { query }: CallInput<typeof listCall>) {
  const { database } = context.services;
  if (query.simplified === '1') {
    const rows = await portfoliosOf(database, actorOf(context).userId);
    return wholeList(
      rows.map(({ id, name, currency_id, currency, is_virtual, follows_cash }) => ({
        id,
        name,
        currency_id,
        currency,
        is_virtual,
        follows_cash,
      })),
    );
  }
  return rememberedPortfolios(context, ['portfolios', query], (feeding) =>
    reckon(context, query.currency, feeding),
  );
}

async function reckon(context: Context, currency: string | undefined, feeding: readonly FeedingRow[]) {
  const { database } = context.services;
  const ledger = await valueLedger(context, { currency });
  const strategies = await strategiesOfPortfolios(
    database,
    actorOf(context).userId,
    ledger.portfolios.map((portfolio) => portfolio.id),
  );
  return wholeList(portfolioOutputs(ledger, totalsOf(ledger), { strategies, feeding }, context.locale));
}
