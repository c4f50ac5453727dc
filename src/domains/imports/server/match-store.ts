import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type MatchRow = {
  id: string;
  isin: string | null;
  ticker: string;
  mic: string;
  currency: string;
  names: Record<string, string>;
  class: string;
  class_names: Record<string, string>;
  is_own: boolean;
};

const described = sql`i.id, i.isin, i.ticker, i.mic, upper(c.title) as currency, i.names, k.slug as class,
  coalesce(s.names, k.names) as class_names, i.owner_id is not null as is_own`;
const withNames = sql`join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
  left join asset_classes s on s.id = i.subclass_id`;

/** Instruments that names of a file may mean: by ISIN, ticker or whole name, the catalogue's and one's own. */
export function instrumentsNamed(
  on: Queries,
  userId: string,
  wanted: { isins: string[]; tickers: string[]; names: string[] },
): Promise<MatchRow[]> {
  return on.many<MatchRow>(sql`
    with alike as (
      select id from instruments where isin = any(${wanted.isins}::text[])
      union select id from instruments where lower(ticker) = any(${wanted.tickers.map((one) => one.toLowerCase())}::text[])
      union select i.id from unnest(${wanted.names}::text[]) as given (name) join instruments i
        on i.search like '%' || given.name || '%' and length(given.name) >= 4
    )
    select ${described} from alike join instruments i using (id) ${withNames}
    where (i.owner_id is null or i.owner_id = ${userId}) and i.status <> 'renamed'
    order by i.popularity desc, i.id limit 5000`);
}

export function instrumentsById(on: Queries, userId: string, ids: string[]): Promise<MatchRow[]> {
  return on.many<MatchRow>(sql`
    select ${described} from instruments i ${withNames}
    where i.id = any(${ids}::uuid[]) and (i.owner_id is null or i.owner_id = ${userId})`);
}

export async function aliasesOf(on: Queries, userId: string, broker: string): Promise<Map<string, string>> {
  const rows = await on.many<{ name: string; instrument_id: string }>(
    sql`select name, instrument_id from import_aliases where user_id = ${userId} and broker = ${broker}`,
  );
  return new Map(rows.map(({ name, instrument_id }) => [name, instrument_id]));
}

export async function rememberAliases(
  tx: Tx,
  userId: string,
  broker: string,
  aliases: readonly { name: string; instrumentId: string }[],
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into import_aliases (user_id, broker, name, instrument_id, created_at)
    select ${userId}, ${broker}, name, instrument_id, ${at} from unnest(${aliases.map(({ name }) => name)}::text[],
      ${aliases.map(({ instrumentId }) => instrumentId)}::uuid[]) as given (name, instrument_id)
    on conflict (user_id, broker, name) do update set instrument_id = excluded.instrument_id`);
}

/** What one of the first currency was in the second, by the newest rates up to each day. */
export function ratesOn(
  on: Queries,
  wanted: readonly { day: string; from: string; to: string }[],
): Promise<{ day: string; from: string; to: string; rate: string }[]> {
  return on.many(sql`
    select w.day, w.from_code as from, w.to_code as to, round(a.pln / b.pln, 12) as rate
    from unnest(${wanted.map(({ day }) => day)}::date[], ${wanted.map(({ from }) => from)}::text[],
      ${wanted.map(({ to }) => to)}::text[]) as w (day, from_code, to_code)
    cross join lateral (select case when lower(w.from_code) = 'pln' then 1 else (select r.pln from currency_rates r
      join currencies c on c.id = r.currency_id where c.title = lower(w.from_code) and r.day <= w.day order by r.day desc limit 1) end as pln) a
    cross join lateral (select case when lower(w.to_code) = 'pln' then 1 else (select r.pln from currency_rates r
      join currencies c on c.id = r.currency_id where c.title = lower(w.to_code) and r.day <= w.day order by r.day desc limit 1) end as pln) b
    where a.pln is not null and b.pln is not null`);
}
