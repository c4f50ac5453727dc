import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Direction, Side, Way } from '../price-level.ts';

/** Of those that were told today: whom, what kind and about what. */
export type SentToday = { user_id: string; kind: string; subject: string };

export function sentToday(
  on: Queries,
  userIds: readonly string[],
  kinds: readonly string[],
  day: string,
): Promise<SentToday[]> {
  return on.many<SentToday>(sql`
    select user_id, kind, subject from notifications
    where user_id = any(${[...userIds]}::uuid[]) and kind = any(${[...kinds]}::text[]) and day = ${day} and subject <> ''`);
}

export type SentMove = {
  user_id: string;
  subject: string;
  told_to: string;
  told_on: string;
  before_to: string | null;
};

export function sentMoves(on: Queries, userIds: readonly string[]): Promise<SentMove[]> {
  return on.many<SentMove>(sql`
    select user_id, subject, told_to, told_on, before_to from alert_moves where user_id = any(${[...userIds]}::uuid[])`);
}

export async function saveMoves(tx: Tx, moves: readonly SentMove[]): Promise<void> {
  if (moves.length === 0) return;
  await tx.run(sql`
    insert into alert_moves (user_id, subject, told_to, told_on, before_to)
    select * from unnest(${moves.map((one) => one.user_id)}::uuid[], ${moves.map((one) => one.subject)}::text[],
      ${moves.map((one) => one.told_to)}::date[], ${moves.map((one) => one.told_on)}::date[],
      ${moves.map((one) => one.before_to)}::date[])
    on conflict (user_id, subject) do update set told_to = excluded.told_to, told_on = excluded.told_on,
      before_to = excluded.before_to`);
}

export async function forgetMoves(tx: Tx, userId: string, subjects: readonly string[]): Promise<void> {
  await tx.run(
    sql`delete from alert_moves where user_id = ${userId} and subject = any(${[...subjects]}::text[])`,
  );
}

/** No session is so old that it could be told again. */
export function forgetOldMoves(on: Queries, before: string): Promise<number> {
  return on.run(sql`delete from alert_moves where told_on < ${before}`);
}

export type SeenCoverage = {
  user_id: string;
  portfolio_id: string;
  strategy_id: string;
  is_below: boolean;
};

export function seenCoverages(on: Queries, userIds: readonly string[]): Promise<SeenCoverage[]> {
  return on.many<SeenCoverage>(sql`
    select user_id, portfolio_id, strategy_id, is_below from alert_coverages where user_id = any(${[...userIds]}::uuid[])`);
}

/** A portfolio that was removed meanwhile is passed over. */
export async function saveCoverages(tx: Tx, seen: readonly SeenCoverage[]): Promise<void> {
  if (seen.length === 0) return;
  await tx.run(sql`
    insert into alert_coverages (user_id, portfolio_id, strategy_id, is_below)
    select g.* from unnest(${seen.map((one) => one.user_id)}::uuid[], ${seen.map((one) => one.portfolio_id)}::uuid[],
      ${seen.map((one) => one.strategy_id)}::uuid[], ${seen.map((one) => one.is_below)}::boolean[])
      as g (user_id, portfolio_id, strategy_id, is_below)
    join portfolios p on p.user_id = g.user_id and p.id = g.portfolio_id for key share of p skip locked
    on conflict (user_id, portfolio_id) do update set strategy_id = excluded.strategy_id, is_below = excluded.is_below`);
}

export type SeenBands = { user_id: string; portfolio_id: string; strategy_id: string; outside: string[] };

export function seenBands(on: Queries, userIds: readonly string[]): Promise<SeenBands[]> {
  return on.many<SeenBands>(sql`
    select user_id, portfolio_id, strategy_id, outside from alert_bands where user_id = any(${[...userIds]}::uuid[])`);
}

/** A portfolio that was removed meanwhile is passed over. */
export async function saveBands(tx: Tx, seen: readonly SeenBands[]): Promise<void> {
  if (seen.length === 0) return;
  await tx.run(sql`
    insert into alert_bands (user_id, portfolio_id, strategy_id, outside)
    select g.user_id, g.portfolio_id, g.strategy_id, array(select jsonb_array_elements_text(g.outside))
    from unnest(${seen.map((one) => one.user_id)}::uuid[], ${seen.map((one) => one.portfolio_id)}::uuid[],
      ${seen.map((one) => one.strategy_id)}::uuid[], ${seen.map((one) => JSON.stringify(one.outside))}::jsonb[])
      as g (user_id, portfolio_id, strategy_id, outside)
    join portfolios p on p.user_id = g.user_id and p.id = g.portfolio_id for key share of p skip locked
    on conflict (user_id, portfolio_id) do update set strategy_id = excluded.strategy_id, outside = excluded.outside
    where (alert_bands.strategy_id, alert_bands.outside) is distinct from (excluded.strategy_id, excluded.outside)`);
}

export type OpenLevel = {
  user_id: string;
  locale: 'en' | 'pl';
  id: string;
  instrument_id: string;
  level: string;
  direction: Direction;
  repeats: boolean;
  side: Side | null;
  seen_day: string | null;
  crossed_way: Way | null;
  crossed_quote_at: Date | null;
};

/** Levels that are still waited for, and those crossed lately, whose price may be corrected; held until the transaction ends. */
export function lockOpenLevels(tx: Tx, userIds: readonly string[], crossedSince: Date): Promise<OpenLevel[]> {
  return tx.many<OpenLevel>(sql`
    select l.user_id, u.locale, l.id, coalesce(i.replaced_by, i.id) as instrument_id, l.level, l.direction, l.repeats, l.side,
      l.seen_day, l.crossed_way, l.crossed_quote_at
    from price_levels l join users u on u.id = l.user_id join instruments i on i.id = l.instrument_id
    where l.user_id = any(${[...userIds]}::uuid[]) and (l.repeats or l.crossed_at is null or l.crossed_at >= ${crossedSince})
    order by l.user_id, l.id for update of l`);
}

export type LevelChange = {
  user_id: string;
  id: string;
  level: string;
  side: Side;
  seen_day: string;
  /** Kept as it was where nothing crossed. */
  crossing: { at: Date; price: string; way: Way; quoteAt: Date } | 'back' | null;
};

export async function saveLevels(tx: Tx, changes: readonly LevelChange[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  const crossings = changes.map(({ crossing }) => (crossing === 'back' ? null : crossing));
  await tx.run(sql`
    update price_levels l set level = g.level, side = g.side, seen_day = g.seen_day, updated_at = ${at},
      version = l.version + (g.crosses or g.level <> l.level)::int,
      crossed_at = case when g.crosses then g.crossed_at else l.crossed_at end,
      crossed_price = case when g.crosses then g.crossed_price else l.crossed_price end,
      crossed_way = case when g.crosses then g.crossed_way else l.crossed_way end,
      crossed_quote_at = case when g.crosses then g.crossed_quote_at else l.crossed_quote_at end
    from unnest(${changes.map((one) => one.user_id)}::uuid[], ${changes.map((one) => one.id)}::uuid[],
      ${changes.map((one) => one.level)}::numeric[], ${changes.map((one) => one.side)}::smallint[],
      ${changes.map((one) => one.seen_day)}::date[], ${changes.map(({ crossing }) => crossing !== null)}::boolean[],
      ${crossings.map((one) => one?.at ?? null)}::timestamptz[], ${crossings.map((one) => one?.price ?? null)}::numeric[],
      ${crossings.map((one) => one?.way ?? null)}::text[], ${crossings.map((one) => one?.quoteAt ?? null)}::timestamptz[])
      as g (user_id, id, level, side, seen_day, crosses, crossed_at, crossed_price, crossed_way, crossed_quote_at)
    where l.user_id = g.user_id and l.id = g.id`);
}
