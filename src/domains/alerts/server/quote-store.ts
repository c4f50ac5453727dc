import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { SplitDay } from '../price-level.ts';

export type QuotedRow = {
  id: string;
  ticker: string;
  names: Record<string, string>;
  isin: string | null;
  class_slug: string;
  subclass_slug: string | null;
  country: string | null;
  is_custom: boolean;
  price_currency: string;
  price_unit: 'unit' | 'pence' | 'percent';
  nominal: string | null;
  price: string | null;
  at: Date | null;
  day: string | null;
  previous: string | null;
  previous_day: string | null;
  source: string | null;
  splits: SplitDay[] | null;
};

/** Instruments with their newest price, and the splits that may lie between it and what was seen before. */
export function quotedInstruments(on: Queries, ids: readonly string[]): Promise<QuotedRow[]> {
  return on.many<QuotedRow>(sql`
    select i.id, i.ticker, i.names, i.isin, k.slug as class_slug, s.slug as subclass_slug, i.country, i.owner_id is not null as is_custom,
      c.title as price_currency, i.price_unit, i.nominal, p.price, p.at, p.day, p.previous, p.previous_day, p.source,
      (select jsonb_agg(jsonb_build_object('day', e.day, 'numerator', e.numerator::text, 'denominator', e.denominator::text)
        order by e.day) from corporate_events e
        where e.instrument_id = i.id and e.kind = 'split' and e.undone_at is null) as splits
    from instruments i join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
    left join asset_classes s on s.id = i.subclass_id left join latest_prices p on p.instrument_id = i.id
    where i.id = any(${[...ids]}::uuid[])`);
}

export type ShortRate = { id: string; currency: string; day: number | null; pln: string | null };

/** Rates since a day, with the one that held then; a currency that never had one is in it without a day. */
export function ratesSince(on: Queries, since: string): Promise<ShortRate[]> {
  return on.many<ShortRate>(sql`
    select c.id, c.title as currency, r.day - date '1970-01-01' as day, trim_scale(r.pln)::text as pln
    from currencies c left join currency_rates r on r.currency_id = c.id and r.day >= coalesce(
      (select max(o.day) from currency_rates o where o.currency_id = c.id and o.day <= ${since}::date), '-infinity')
    where c.title <> 'pln'`);
}
