import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type DecisionRow = {
  id: string;
  asset_id: string;
  portfolio_id: string;
  portfolio_name: string;
  day: string;
  units: string;
  price: string;
  comparable_price: string;
  currency: string;
  why: string;
  change_mind: string;
  version: number;
  updated_at: Date;
};

/** What is compared with a price of today, so that a split is no loss. */
const comparable = sql`trim_scale(round(t.price / coalesce((
    select exp(sum(ln(s.numerator / s.denominator))) from transactions s
    where s.user_id = t.user_id and s.holding_id = t.holding_id and s.type = 'split' and s.day > t.day), 1), 10))`;

const columns = sql`d.transaction_id as id, coalesce(i.replaced_by, i.id) as asset_id, t.portfolio_id, p.name as portfolio_name,
  t.day, t.units, t.price, ${comparable} as comparable_price, c.title as currency, d.why, d.change_mind, d.version, d.updated_at`;

const joined = sql`decisions d join transactions t on t.user_id = d.user_id and t.id = d.transaction_id
  join holdings h on h.user_id = t.user_id and h.id = t.holding_id join instruments i on i.id = h.instrument_id
  join portfolios p on p.user_id = t.user_id and p.id = t.portfolio_id join currencies c on c.id = t.currency_id`;

/** What was written at purchases of an instrument, in one portfolio or in all, newest first. */
export function decisionsOn(
  on: Queries,
  userId: string,
  { instrumentId, portfolioId }: { instrumentId: string; portfolioId: string | null },
): Promise<DecisionRow[]> {
  return on.many<DecisionRow>(sql`
    select ${columns} from ${joined}
    where d.user_id = ${userId} and t.type = 'buy' and ${instrumentId}::uuid in (i.id, i.replaced_by)
      and (${portfolioId}::uuid is null or t.portfolio_id = ${portfolioId})
    order by t.day desc, d.transaction_id desc limit 100`);
}

export function decisionById(on: Queries, userId: string, id: string): Promise<DecisionRow | undefined> {
  return on.maybe<DecisionRow>(
    sql`select ${columns} from ${joined} where d.user_id = ${userId} and d.transaction_id = ${id}`,
  );
}

/** The last one of each holding. */
export async function newestPurchases(on: Queries, userId: string): Promise<Map<string, string>> {
  const rows = await on.many<{ holding_id: string; id: string }>(sql`
    select distinct on (holding_id) holding_id, id from transactions
    where user_id = ${userId} and type = 'buy' order by holding_id, day desc, id desc`);
  return new Map(rows.map(({ holding_id, id }) => [holding_id, id]));
}

export function putDecision(
  tx: Tx,
  userId: string,
  decision: { id: string; why: string; change_mind: string; at: Date },
): Promise<number> {
  const { id, why, change_mind, at } = decision;
  return tx.run(sql`
    insert into decisions (user_id, transaction_id, why, change_mind, created_at, updated_at)
    values (${userId}, ${id}, ${why}, ${change_mind}, ${at}, ${at})
    on conflict (user_id, transaction_id) do update set why = excluded.why, change_mind = excluded.change_mind,
      version = decisions.version + 1, updated_at = excluded.updated_at`);
}

export function removeDecision(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from decisions where user_id = ${userId} and transaction_id = ${id}`);
}

/** For the archive of one's own data. */
export function everyDecision(on: Queries, userId: string): Promise<object[]> {
  return on.many(sql`
    select transaction_id, why, change_mind, created_at, updated_at from decisions
    where user_id = ${userId} order by created_at, transaction_id`);
}
