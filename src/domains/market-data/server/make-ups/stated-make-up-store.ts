import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { FundMakeUp, SourceName } from '../../source-port/source-port.ts';
import type { QuotableInstrument } from '../quotes/quote-store.ts';

/** A position with what the catalogue knows of it. */
export type StatedPosition = FundMakeUp['positions'][number] & {
  isin: string | null;
  sector: string | null;
  country: string | null;
};
export type StatedLists = Omit<FundMakeUp, 'positions'> & { positions: StatedPosition[] };

/** Funds among these that sources are to be asked about, in the order given. */
export function fundsToAskAbout(
  on: Queries,
  wanted: readonly string[],
  now: Date,
  most: number,
): Promise<QuotableInstrument[]> {
  return on.many<QuotableInstrument>(sql`
    select i.id, i.ticker, i.mic, c.title as currency, i.price_unit, k.slug as class_slug, coalesce((
        select jsonb_object_agg(s.provider, s.symbol) from provider_symbols s where s.instrument_id = i.id), '{}') as symbols
    from unnest(${[...wanted]}::uuid[]) with ordinality as given (id, place) join instruments i using (id)
    join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
    left join told_make_ups t on t.instrument_id = i.id
    where i.owner_id is null and k.slug in ('etf', 'funds') and (t.ask_after is null or t.ask_after <= ${now})
    order by given.place limit ${most}`);
}

export function storeStatedMakeUp(
  on: Queries,
  instrumentId: string,
  stated: { source: SourceName; lists: StatedLists; at: Date; askAfter: Date },
): Promise<number> {
  return on.run(sql`
    insert into told_make_ups (instrument_id, ask_after, source, told_at, lists)
    values (${instrumentId}, ${stated.askAfter}, ${stated.source}, ${stated.at}, ${JSON.stringify(stated.lists)}::jsonb)
    on conflict (instrument_id) do update set ask_after = excluded.ask_after, source = excluded.source,
      told_at = excluded.told_at, lists = excluded.lists`);
}

/** That nobody told anything; what was told before stays. */
export function storeNothingStated(on: Queries, instrumentId: string, askAfter: Date): Promise<number> {
  return on.run(sql`
    insert into told_make_ups (instrument_id, ask_after) values (${instrumentId}, ${askAfter})
    on conflict (instrument_id) do update set ask_after = excluded.ask_after`);
}

export type StatedMakeUp = {
  instrument_id: string;
  isin: string | null;
  source: SourceName;
  told_at: Date;
  lists: StatedLists;
};

/** What sources told of these instruments, and of others that are the same fund by ISIN; the newest first. */
export function statedMakeUps(
  on: Queries,
  instrumentIds: readonly string[],
  isins: readonly string[],
): Promise<StatedMakeUp[]> {
  return on.many<StatedMakeUp>(sql`
    select t.instrument_id, i.isin, t.source, t.told_at, t.lists
    from told_make_ups t join instruments i on i.id = t.instrument_id
    where t.lists is not null
      and (t.instrument_id = any(${[...instrumentIds]}::uuid[]) or i.isin = any(${[...isins]}::text[]))
    order by t.told_at desc, t.instrument_id`);
}

type Company = Pick<QuotableInstrument, 'ticker' | 'mic' | 'currency' | 'price_unit' | 'symbols'> &
  Pick<StatedPosition, 'isin' | 'sector' | 'country'>;

/** Shares of the catalogue by their tickers in small letters. */
export function companiesByTicker(on: Queries, tickers: readonly string[]): Promise<Company[]> {
  return on.many<Company>(sql`
    select i.ticker, i.mic, c.title as currency, i.price_unit, i.isin, i.sector, i.country, coalesce((
        select jsonb_object_agg(s.provider, s.symbol) from provider_symbols s where s.instrument_id = i.id), '{}') as symbols
    from instruments i join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
    where lower(i.ticker) = any(${[...tickers]}::text[]) and i.owner_id is null and i.status <> 'renamed' and k.slug = 'stocks'
    order by i.popularity, i.id`);
}
