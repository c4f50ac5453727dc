import { wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { readOnlyOf } from '../../billing/server/policies/policies.ts';
import { countedPortfolios } from '../../ledger/server/counted-portfolios.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { strategiesOfPortfolios } from '../../strategies/server/strategy-store.ts';
import type { listPortfolios as listCall } from '../contract.ts';
import { totalsOf } from '../figures/ledger-values.ts';
import { type Around, portfolioOutputs, rememberedPortfolios } from './portfolio-outputs.ts';
import { valueLedger } from './value-ledger.ts';

export async function listPortfolios(context: Context, { query }: CallInput<typeof listCall>) {
  const { database } = context.services;
  if (query.simplified === '1') {
    const { userId } = actorOf(context);
    const [rows, readOnly] = await Promise.all([
      portfoliosOf(database, userId),
      readOnlyOf(database, context.services, userId, countedPortfolios),
    ]);
    return wholeList(
      rows.map(({ id, name, currency_id, currency, is_virtual, is_sample, follows_cash, lot_method }) => ({
        id,
        name,
        currency_id,
        currency,
        is_virtual,
        is_sample,
        follows_cash,
        lot_method,
        is_read_only: readOnly.has(id),
      })),
    );
  }
  return rememberedPortfolios(context, ['portfolios', query], (around) =>
    reckon(context, query.currency, around),
  );
}

async function reckon(context: Context, currency: string | undefined, around: Around) {
  const { database } = context.services;
  const ledger = await valueLedger(context, { currency });
  const strategies = await strategiesOfPortfolios(
    database,
    actorOf(context).userId,
    ledger.portfolios.map((portfolio) => portfolio.id),
  );
  return wholeList(portfolioOutputs(ledger, totalsOf(ledger), { strategies, ...around }, context.locale));
}
