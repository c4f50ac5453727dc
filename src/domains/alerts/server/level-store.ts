import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Direction, Side, Way } from '../price-level.ts';

export type LevelRow = {
  id: string;
  /** What it is quoted as: one's own instrument may have been linked to the catalogue. */
  instrument_id: string;
  level: string;
  direction: Direction;
  repeats: boolean;
  note: string;
  side: Side | null;
  seen_day: string | null;
  crossed_at: Date | null;
  crossed_price: string | null;
  crossed_way: Way | null;
  crossed_quote_at: Date | null;
  version: number;
  created_at: Date;
  ticker: string;
  names: Record<string, string>;
  class_slug: string;
  slug: string;
  is_custom: boolean;
  mic: string;
  currency: string;
  price_unit: 'unit' | 'pence' | 'percent';
  price: string | null;
  price_at: Date | null;
  price_day: string | null;
  price_source: string | null;
};

const columns = sql`l.id, i.id as instrument_id, l.level, l.direction, l.repeats, l.note, l.side, l.seen_day, l.crossed_at,
  l.crossed_price, l.crossed_way, l.crossed_quote_at, l.version, l.created_at, i.ticker, i.names, k.slug as class_slug, i.slug,
  i.owner_id is not null as is_custom, i.mic, c.title as currency, i.price_unit, p.price, p.at as price_at, p.day as price_day,
  p.source as price_source`;

const joined = sql`price_levels l join instruments own on own.id = l.instrument_id
  join instruments i on i.id = coalesce(own.replaced_by, own.id)
  join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
  left join latest_prices p on p.instrument_id = i.id`;

/** Those one still waits for first, then by name and height. */
export function levelsOf(on: Queries, userId: string, instrumentId: string | null): Promise<LevelRow[]> {
  return on.many<LevelRow>(sql`
    select ${columns} from ${joined}
    where l.user_id = ${userId} and (${instrumentId}::uuid is null or ${instrumentId}::uuid in (own.id, i.id))
    order by l.crossed_at is not null and not l.repeats, i.ticker, l.level, l.id`);
}

export function levelById(on: Queries, userId: string, id: string): Promise<LevelRow | undefined> {
  return on.maybe<LevelRow>(
    sql`select ${columns} from ${joined} where l.user_id = ${userId} and l.id = ${id}`,
  );
}

/** Holds it until the transaction ends. */
export async function lockLevel(tx: Tx, userId: string, id: string): Promise<LevelRow | undefined> {
  await tx.run(sql`select from price_levels where user_id = ${userId} and id = ${id} for update`);
  return levelById(tx, userId, id);
}

/** One creation at a time for each person, so that two at once cannot both fit under the limit. */
export async function lockLevelCount(tx: Tx, userId: string): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('price-levels:' || ${userId}, 0))`);
  return (await tx.one<{ count: number }>(sql`select count(*) from price_levels where user_id = ${userId}`))
    .count;
}

export function levelOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(
    sql`select id from price_levels where user_id = ${userId} and submission_id = ${submissionId}`,
  );
}

export type LevelFields = Pick<LevelRow, 'level' | 'direction' | 'repeats' | 'note' | 'side' | 'seen_day'>;

export function insertLevel(
  tx: Tx,
  userId: string,
  level: LevelFields & { id: string; instrument_id: string; submission_id: string | null; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into price_levels (user_id, id, instrument_id, level, direction, repeats, note, side, seen_day, submission_id,
      created_at, updated_at)
    values (${userId}, ${level.id}, ${level.instrument_id}, ${level.level}, ${level.direction}, ${level.repeats}, ${level.note},
      ${level.side}, ${level.seen_day}, ${level.submission_id}, ${level.at}, ${level.at})`);
}

export function changeLevel(
  tx: Tx,
  userId: string,
  id: string,
  fields: LevelFields,
  waitsAnew: boolean,
  at: Date,
): Promise<number> {
  const anew = waitsAnew
    ? sql`, crossed_at = null, crossed_price = null, crossed_way = null, crossed_quote_at = null`
    : sql``;
  return tx.run(sql`
    update price_levels set level = ${fields.level}, direction = ${fields.direction}, repeats = ${fields.repeats},
      note = ${fields.note}, side = ${fields.side}, seen_day = ${fields.seen_day}, version = version + 1, updated_at = ${at} ${anew}
    where user_id = ${userId} and id = ${id}`);
}

export function removeLevel(on: Queries, userId: string, id: string): Promise<number> {
  return on.run(sql`delete from price_levels where user_id = ${userId} and id = ${id}`);
}
