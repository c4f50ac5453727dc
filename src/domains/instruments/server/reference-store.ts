import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type CurrencyRow = {
  id: string;
  title: string;
  display_title: string;
  names: Record<string, string>;
  /** Offered to whoever has not chosen. */
  is_usual: boolean;
  pln: string | null;
  day: string | null;
  source: string | null;
};

/** Each currency with its newest rate up to a day. */
export function currenciesWithRates(on: Queries, day: string): Promise<CurrencyRow[]> {
  return on.many<CurrencyRow>(sql`
    select c.id, c.title, c.display_title, c.names, c.is_usual, r.pln, r.day, r.source
    from currencies c
    left join lateral (
      select pln, day, source from currency_rates where currency_id = c.id and day <= ${day} order by day desc limit 1
    ) r on true
    order by c.position`);
}

/** The last rate that NBP published for a currency before a day; older than ten days there is a gap, and none. */
export function rateOfNbp(
  on: Queries,
  currency: string,
  before: string,
): Promise<{ rate: string; day: string } | undefined> {
  return on.maybe(sql`
    select trim_scale(r.pln)::text as rate, r.day from currency_rates r join currencies c on c.id = r.currency_id
    where c.title = ${currency} and (r.source = 'nbp' or r.source like '%/NBP%') and r.day < ${before} and r.day >= ${before}::date - 10
    order by r.day desc limit 1`);
}

export type Rate = { title: string; day: string; pln: string; source: string };

/** What was stored for a day before is replaced. */
export async function upsertRates(on: Queries, rates: Rate[]): Promise<void> {
  await on.run(sql`
    insert into currency_rates (currency_id, day, pln, source)
    select c.id, given.day, given.pln, given.source
    from unnest(${rates.map((rate) => rate.title)}::text[], ${rates.map((rate) => rate.day)}::date[],
      ${rates.map((rate) => rate.pln)}::numeric[], ${rates.map((rate) => rate.source)}::text[]) as given (title, day, pln, source)
    join currencies c on c.title = given.title
    on conflict (currency_id, day) do update set pln = excluded.pln, source = excluded.source`);
}

/** Up to which day the sources were asked for all rates; nothing where one currency was never asked for. */
export async function ratesAskedThrough(on: Queries): Promise<string | null> {
  const { day } = await on.one<{ day: string | null }>(sql`
    select case when count(*) = count(rates_asked_through) then min(rates_asked_through) end as day
    from currencies where title <> 'pln'`);
  return day;
}

export async function noteRatesAsked(on: Queries, through: string): Promise<void> {
  await on.run(sql`
    update currencies set rates_asked_through = ${through}::date
    where title <> 'pln' and rates_asked_through is distinct from ${through}::date`);
}

export function deleteRatesFrom(on: Queries, source: string): Promise<number> {
  return on.run(sql`delete from currency_rates where source = ${source}`);
}

export type AssetClassRow = {
  id: string;
  slug: string;
  parent_id: string | null;
  names: Record<string, string>;
};

export function assetClasses(on: Queries): Promise<AssetClassRow[]> {
  return on.many<AssetClassRow>(sql`select id, slug, parent_id, names from asset_classes order by position`);
}
