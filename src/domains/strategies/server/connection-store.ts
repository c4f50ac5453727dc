import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { LimitedThing } from '../../billing/server/limited-things.ts';

export type ConnectionRow = {
  /** Of the catalogue's or of one's own. */
  strategy_id: string;
  is_own: boolean;
  portfolio_id: string;
  name: string;
  is_virtual: boolean;
  connected_at: Date;
};

/** The caller's portfolios that follow a strategy. */
export function connectionsOf(on: Queries, userId: string): Promise<ConnectionRow[]> {
  return on.many<ConnectionRow>(sql`
    select coalesce(c.strategy_id, c.own_strategy_id) as strategy_id, c.own_strategy_id is not null as is_own, c.portfolio_id, p.name, p.is_virtual, c.connected_at
    from portfolio_strategies c join portfolios p on p.user_id = c.user_id and p.id = c.portfolio_id
    where c.user_id = ${userId} order by p.created_at, p.id`);
}

/** As a plan counts them: portfolios, except paper ones and samples, by their age and not by that of the strategy they follow now. */
export function limitedConnections(on: Queries, userId: string): Promise<LimitedThing[]> {
  return on.many<LimitedThing>(sql`
    select p.id, p.name, p.created_at as since, c.is_kept as "isChosen"
    from portfolio_strategies c join portfolios p on p.user_id = c.user_id and p.id = c.portfolio_id
    where c.user_id = ${userId} and not p.is_virtual and not p.is_sample`);
}

/** In place of an earlier choice. */
export function keepConnections(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  return tx.run(sql`
    update portfolio_strategies set is_kept = not is_kept
    where user_id = ${userId} and is_kept <> (portfolio_id = any(${ids}::uuid[]))`);
}

/** A strategy of the catalogue, or one of this person's. */
export type Followed = { id: string; isOwn: boolean };

/** Another strategy takes the place of the one before. */
export function connect(
  tx: Tx,
  userId: string,
  portfolioId: string,
  strategy: Followed,
  at: Date,
): Promise<number> {
  const [listed, own] = strategy.isOwn ? [null, strategy.id] : [strategy.id, null];
  return tx.run(sql`
    insert into portfolio_strategies (user_id, portfolio_id, strategy_id, own_strategy_id, connected_at)
    values (${userId}, ${portfolioId}, ${listed}, ${own}, ${at})
    on conflict (user_id, portfolio_id) do update set strategy_id = excluded.strategy_id,
      own_strategy_id = excluded.own_strategy_id, connected_at = excluded.connected_at
    where (portfolio_strategies.strategy_id, portfolio_strategies.own_strategy_id)
      is distinct from (excluded.strategy_id, excluded.own_strategy_id)`);
}

export function disconnect(tx: Tx, userId: string, portfolioId: string, strategyId: string): Promise<number> {
  return tx.run(sql`
    delete from portfolio_strategies
    where user_id = ${userId} and portfolio_id = ${portfolioId}
      and (strategy_id = ${strategyId} or own_strategy_id = ${strategyId})`);
}
