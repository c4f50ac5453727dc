import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type ConnectionRow = {
  strategy_id: string;
  portfolio_id: string;
  name: string;
  is_virtual: boolean;
  connected_at: Date;
};

/** The caller's portfolios that follow a strategy. */
export function connectionsOf(on: Queries, userId: string): Promise<ConnectionRow[]> {
  return on.many<ConnectionRow>(sql`
    select c.strategy_id, c.portfolio_id, p.name, p.is_virtual, c.connected_at
    from portfolio_strategies c join portfolios p on p.user_id = c.user_id and p.id = c.portfolio_id
    where c.user_id = ${userId} order by p.created_at, p.id`);
}

/** One connection at a time for each user, so that two at once cannot both fit under the limit. After the portfolio (SF-11). */
export async function lockConnections(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('strategies:' || ${userId}, 0))`);
}

/** How many of the user's other portfolios count against the plan's limit: paper ones do not. */
export async function countOtherConnections(tx: Tx, userId: string, portfolioId: string): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*) from portfolio_strategies c join portfolios p on p.user_id = c.user_id and p.id = c.portfolio_id
    where c.user_id = ${userId} and not p.is_virtual and p.id <> ${portfolioId}`);
  return count;
}

/** Another strategy takes the place of the one before; the same again changes nothing. Tells which it was. */
export async function connect(
  tx: Tx,
  userId: string,
  portfolioId: string,
  strategyId: string,
  at: Date,
): Promise<'added' | 'replaced' | 'unchanged'> {
  const changed = await tx.maybe<{ added: boolean }>(sql`
    insert into portfolio_strategies (user_id, portfolio_id, strategy_id, connected_at)
    values (${userId}, ${portfolioId}, ${strategyId}, ${at})
    on conflict (user_id, portfolio_id) do update set strategy_id = excluded.strategy_id, connected_at = excluded.connected_at
    where portfolio_strategies.strategy_id <> excluded.strategy_id
    returning xmax = 0 as added`);
  return !changed ? 'unchanged' : changed.added ? 'added' : 'replaced';
}

export function disconnect(tx: Tx, userId: string, portfolioId: string, strategyId: string): Promise<number> {
  return tx.run(sql`
    delete from portfolio_strategies
    where user_id = ${userId} and portfolio_id = ${portfolioId} and strategy_id = ${strategyId}`);
}
