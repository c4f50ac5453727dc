import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { requireActive, requireRoom } from '../../billing/server/policies/policies.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { lockToWrite } from '../../ledger/server/counted-portfolios.ts';
import { portfolioById } from '../../ledger/server/portfolio-store.ts';
import type { connectStrategy as connectCall, disconnectStrategy as disconnectCall } from '../contract.ts';
import { mostOwnStrategies, mostVersions } from '../own/own-strategy.ts';
import { connect, connectionsOf, disconnect, type Followed } from './connection-store.ts';
import { countedConnections } from './counted-connections.ts';
import { ownStrategiesOf, ownStrategyById, versionsOf } from './own/own-strategy-store.ts';
import { givenBy } from './rating-store.ts';
import { strategies, strategyExists } from './strategy-store.ts';

/** A portfolio follows one strategy; paper portfolios do not count against the plan's limit (rule S-9). */
export async function connectStrategy(context: Context, { body }: CallInput<typeof connectCall>) {
  const { database, events, clock } = context.services;
  const { userId } = actorOf(context);
  const { strategyId, portfolioId } = body;
  const strategy = isId(strategyId) ? await findStrategy(database, userId, strategyId) : undefined;
  if (!strategy) throw invalid({ strategyId: ['strategyUnknown'] });
  if (!isId(portfolioId)) throw invalid({ portfolioId: ['portfolioError'] });
  await database.transaction(async (tx) => {
    // Before the portfolio (SF-11).
    await lockUser(tx, userId);
    const [portfolio] = await lockToWrite(tx, context.services, [portfolioId], userId);
    if (!portfolio) throw invalid({ portfolioId: ['portfolioError'] });
    const before = (await connectionsOf(tx, userId)).find((row) => row.portfolio_id === portfolioId);
    if (before?.strategy_id === strategyId) return;
    if (before) await requireActive(tx, context.services, userId, countedConnections, [portfolioId]);
    else if (!portfolio.is_virtual && !portfolio.is_sample)
      await requireRoom(tx, context.services, userId, countedConnections);
    await connect(tx, userId, portfolioId, strategy, clock.now());
    await events.publish(tx, userPortfolioChanged.of(userId));
  });
  return isDone;
}

/** One of the catalogue or of this person's own; somebody else's is none. */
async function findStrategy(on: Queries, userId: string, id: string): Promise<Followed | undefined> {
  if (await strategyExists(on, id)) return { id, isOwn: false };
  return (await ownStrategyById(on, userId, id)) && { id, isOwn: true };
}

/** A paper portfolio that becomes a real one counts from then on, if it follows a strategy. The account is locked. */
export async function admitRealPortfolio(tx: Tx, context: Context, portfolioId: string): Promise<void> {
  const { userId } = actorOf(context);
  const follows = (await connectionsOf(tx, userId)).some((row) => row.portfolio_id === portfolioId);
  if (follows) await requireRoom(tx, context.services, userId, countedConnections);
}

export async function disconnectStrategy(
  context: Context,
  { params, query }: CallInput<typeof disconnectCall>,
) {
  const { database, events } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id) || !isId(query.portfolioId)) throw notFound();
  await database.transaction(async (tx) => {
    const portfolio = await portfolioById(tx, query.portfolioId, userId);
    if (!portfolio) throw notFound();
    await noteForMinutes(tx, context, { kind: 'strategy-left', about: { portfolio: portfolio.name } });
    const gone = await disconnect(tx, userId, query.portfolioId, params.id);
    if (gone === 0) throw notFound();
    await events.publish(tx, userPortfolioChanged.of(userId));
  });
  return isDone;
}

export async function exportStrategies(on: Queries, user: { id: string }) {
  // One after the other: an export reads in one transaction.
  const connections = await connectionsOf(on, user.id);
  const ratings = await givenBy(on, user.id);
  const known = await strategies(on);
  const own = await ownStrategiesOf(on, user.id);
  const versions = await versionsOf(on, user.id, null, mostOwnStrategies * mostVersions);
  const slugs = new Map(known.map(({ id, slug }) => [id, slug]));
  return {
    strategies: {
      connections: connections.map(({ strategy_id, portfolio_id, connected_at }) => ({
        strategy: slugs.get(strategy_id) ?? strategy_id,
        portfolio_id,
        connected_at,
      })),
      ratings,
      own: own.map(({ id, name, created_at }) => ({
        id,
        name,
        created_at,
        versions: versions
          .filter(({ strategy_id }) => strategy_id === id)
          .map(({ version, saved_at, components, rules }) => ({ version, saved_at, components, rules })),
      })),
    },
  };
}
