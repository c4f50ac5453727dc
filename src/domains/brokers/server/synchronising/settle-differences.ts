import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId, newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { requireActive } from '../../../billing/server/policies/policies.ts';
import { noteAddition } from '../../../changes/server/note-change.ts';
import { userPortfolioChanged } from '../../../instruments/server/instrument-events.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { countedPortfolios } from '../../../ledger/server/counted-portfolios.ts';
import { aboutRows } from '../../../ledger/server/history/change-names.ts';
import { holdingsOf, insertHoldings, touchLedger } from '../../../ledger/server/holding-store.ts';
import { refuseOverdraft } from '../../../ledger/server/refuse-overdraft.ts';
import { insertTransactions, type NewTransaction } from '../../../ledger/server/transaction-store.ts';
import type { settleDifferences as settleCall } from '../../open-questions-contract.ts';
import { isSameAmount } from '../../recognise-accepted.ts';
import type { Explanation } from '../../sync-result.ts';
import { lockFed } from '../connecting/choose-portfolio.ts';
import { integrationAnswer } from '../integration-answer.ts';
import { integrationChanged } from '../integration-events.ts';
import { isOpen } from '../integration-output.ts';
import {
  type IntegrationRow,
  integrationById,
  lockIntegration,
  storeComparison,
} from '../integration-store.ts';
import { countedIntegrations } from '../paused.ts';

/** Records what would explain differences, or lets them stand until they are others. */
export async function settleDifferences(context: Context, { params, body }: CallInput<typeof settleCall>) {
  const { database, events } = context.services;
  const { userId } = actorOf(context);
  const seen = isId(params.id) ? await integrationById(database, userId, params.id) : undefined;
  if (!seen) throw notFound();
  await database.transaction(async (tx) => {
    const fed = await lockFed(tx, seen);
    const row = await lockIntegration(tx, userId, seen.id);
    const comparison = row?.differences;
    await requireActive(tx, context.services, userId, countedIntegrations, [seen.id]);
    if (!row || !comparison) throw invalid({ differences: ['differenceChanged'] });
    const open = comparison.differences.filter((one) => isOpen(one, row.kept));
    const meant = body.differences.map((given) =>
      open.find((one) => one.of === given.of && isSameAmount(one, given.difference)),
    );
    // As the person saw them: a synchronisation since may have found others.
    if (meant.some((one) => !one)) throw invalid({ differences: ['differenceChanged'] });
    const chosen = new Set(meant.map((one) => one!.of));
    if (body.action === 'keep') {
      const kept = { ...row.kept, ...Object.fromEntries(meant.map((one) => [one!.of, one!.difference])) };
      await storeComparison(tx, userId, row.id, { ...row, differences: comparison, kept });
    } else {
      const rows = comparison.explanations.filter(({ explains }) => explains.every((of) => chosen.has(of)));
      const explained = new Set(rows.flatMap(({ explains }) => explains));
      const isThere = rows.every(({ portfolioId = row.portfolio_id }) =>
        fed.portfolios.some(({ id }) => id === portfolioId),
      );
      if (explained.size !== chosen.size || !isThere) throw invalid({ differences: ['differenceChanged'] });
      const written = rows.flatMap(({ portfolioId = row.portfolio_id }) => portfolioId ?? []);
      await requireActive(tx, context.services, userId, countedPortfolios, written);
      const recorded = await record(tx, context, row, rows);
      const differences = {
        ...comparison,
        differences: comparison.differences.filter(({ of }) => !explained.has(of)),
        explanations: comparison.explanations.filter((one) => !rows.includes(one)),
        agreeing: comparison.agreeing + explained.size,
      };
      const accepted = [...row.accepted, ...recorded];
      await storeComparison(tx, userId, row.id, { ...row, differences, accepted });
    }
    await events.publish(tx, integrationChanged.of(userId));
  });
  return { data: await integrationAnswer(context, seen.id) };
}

/**
 * As rows the person typed: they can be changed, and when the broker tells of the same trade after all, it is known
 * to be there.
 */
async function record(
  tx: Tx,
  context: Context,
  { user_id: userId, portfolio_id, broker }: IntegrationRow,
  rows: readonly Explanation[],
): Promise<string[]> {
  const { clock, events } = context.services;
  const at = clock.now();
  const currencies = new Map(
    (await currenciesWithRates(tx, '9999-12-31')).map(({ title, id }) => [title.toUpperCase(), id]),
  );
  const holdings = await heldBy(tx, userId, broker);
  const touched: string[] = [];
  const fresh: NewTransaction[] = [];
  for (const one of rows) {
    const currency_id = currencies.get(one.currency);
    if (!currency_id) throw invalid({ differences: ['currencyError'] });
    const portfolioId = one.portfolioId ?? portfolio_id;
    if (!portfolioId) throw invalid({ differences: ['portfolioError'] });
    let holding_id: string | null = null;
    if (one.instrumentId) {
      const key = `${portfolioId} ${one.instrumentId}`;
      holding_id = holdings.get(key) ?? newId(at.getTime());
      if (!holdings.has(key)) {
        holdings.set(key, holding_id);
        const made = { portfolio_id: portfolioId, instrument_id: one.instrumentId, broker_id: broker };
        await insertHoldings(tx, userId, [
          { ...made, currency_id, id: holding_id, notify_email: false, notify_sms: false, created_at: at },
        ]);
      }
      touched.push(holding_id);
    }
    fresh.push(transactionOf(one, { portfolio_id: portfolioId, holding_id, currency_id, at }));
  }
  await insertTransactions(tx, userId, fresh, at);
  await refuseOverdraft(tx, userId, touched, null);
  await touchLedger(tx, userId, [...new Set(fresh.map((one) => one.portfolio_id))], touched);
  const ids = fresh.map(({ id }) => id);
  await noteAddition(tx, context, {
    kind: 'transaction-added',
    about: await aboutRows(tx, userId, ids),
  });
  await events.publish(tx, userPortfolioChanged.of(userId));
  return ids;
}

/** Holdings by portfolio and asset; the broker's own before others. */
async function heldBy(tx: Tx, userId: string, broker: string): Promise<Map<string, string>> {
  const holdings = new Map<string, string>();
  for (const one of await holdingsOf(tx, userId)) {
    const key = `${one.portfolio_id} ${one.instrument_id}`;
    if (!holdings.has(key) || one.broker_id === broker) holdings.set(key, one.id);
  }
  return holdings;
}

type Where = { portfolio_id: string; holding_id: string | null; currency_id: string; at: Date };

function transactionOf(one: Explanation, { at, ...where }: Where): NewTransaction {
  return {
    ...where,
    id: newId(at.getTime()),
    type: one.type,
    day: one.day,
    time: null,
    rank: 0,
    units: one.units,
    price: one.price,
    total: one.total,
    fee: one.fee,
    tax: '0',
    to_total: null,
    to_currency_id: null,
    numerator: null,
    denominator: null,
    note: null,
    origin: 'typed',
    submission_id: null,
    link_id: null,
  };
}
