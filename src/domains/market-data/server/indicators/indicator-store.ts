import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type ReportPeriod = 'annual' | 'quarterly';

export type EarningsRow = {
  instrument_id: string;
  period: ReportPeriod;
  fiscal_date_ending: string;
  reported_date: string | null;
  reported_eps: string | null;
  estimated_eps: string | null;
  surprise: string | null;
  surprise_percentage: string | null;
  currency_id: string | null;
  source: string;
};

export type CashFlowRow = {
  instrument_id: string;
  period: ReportPeriod;
  fiscal_date_ending: string;
  currency_id: string | null;
  items: Record<string, string | null>;
  source: string;
};

export type NewsRow = {
  id: string;
  instrument_id: string;
  titles: Record<string, string>;
  url: string | null;
  time_published: Date;
  sentiment_score: number | null;
  is_sample: boolean;
  source: string;
};

export type DividendRow = {
  day: string;
  declaration_day: string | null;
  record_day: string | null;
  payment_day: string | null;
  amount: string;
  currency_id: string | null;
  source: string;
};

export function earningsOf(on: Queries, id: string): Promise<EarningsRow[]> {
  return on.many<EarningsRow>(
    sql`select * from earnings where instrument_id = ${id} order by fiscal_date_ending desc`,
  );
}

export function cashFlowsOf(on: Queries, id: string): Promise<CashFlowRow[]> {
  return on.many<CashFlowRow>(
    sql`select * from cash_flows where instrument_id = ${id} order by fiscal_date_ending desc`,
  );
}

export function newsOf(on: Queries, id: string, until: Date): Promise<NewsRow[]> {
  return on.many<NewsRow>(sql`
    select * from news where instrument_id = ${id} and time_published <= ${until} order by time_published desc, id limit 50`);
}

export function dividendsOf(on: Queries, id: string): Promise<DividendRow[]> {
  return on.many<DividendRow>(sql`
    select day, declaration_day, record_day, payment_day, amount, currency_id, source from corporate_events
    where instrument_id = ${id} and kind = 'dividend' and undone_at is null order by day desc`);
}

export async function storeEarnings(on: Queries, rows: EarningsRow[]): Promise<void> {
  await on.run(sql`
    insert into earnings (instrument_id, period, fiscal_date_ending, reported_date, reported_eps, estimated_eps, surprise, surprise_percentage, currency_id, source)
    select instrument_id, period, fiscal_date_ending, reported_date, reported_eps, estimated_eps, surprise, surprise_percentage, currency_id, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (instrument_id uuid, period text, fiscal_date_ending date,
      reported_date date, reported_eps numeric, estimated_eps numeric, surprise numeric, surprise_percentage numeric, currency_id uuid, source text)
    on conflict (instrument_id, period, fiscal_date_ending) do nothing`);
}

export async function storeCashFlows(on: Queries, rows: CashFlowRow[]): Promise<void> {
  await on.run(sql`
    insert into cash_flows (instrument_id, period, fiscal_date_ending, currency_id, items, source)
    select instrument_id, period, fiscal_date_ending, currency_id, items, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (instrument_id uuid, period text, fiscal_date_ending date,
      currency_id uuid, items jsonb, source text)
    on conflict (instrument_id, period, fiscal_date_ending) do nothing`);
}

export async function storeNews(on: Queries, rows: NewsRow[]): Promise<void> {
  await on.run(sql`
    insert into news (id, instrument_id, titles, url, time_published, sentiment_score, is_sample, source)
    select id, instrument_id, titles, url, time_published, sentiment_score, is_sample, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, instrument_id uuid, titles jsonb, url text,
      time_published timestamptz, sentiment_score real, is_sample boolean, source text)
    on conflict (id) do nothing`);
}

export type EventRow = {
  id: string;
  instrument_id: string;
  kind: 'split' | 'dividend';
  day: string;
  numerator: string | null;
  denominator: string | null;
  amount: string | null;
  currency_id: string | null;
  declaration_day: string | null;
  record_day: string | null;
  payment_day: string | null;
  source: string;
};

/** An event is stored once for an instrument, kind and day; one that was undone stays undone. */
export async function storeEvents(on: Queries, rows: EventRow[]): Promise<void> {
  await on.run(sql`
    insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, amount, currency_id, declaration_day, record_day, payment_day, source)
    select id, instrument_id, kind, day, numerator, denominator, amount, currency_id, declaration_day, record_day, payment_day, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, instrument_id uuid, kind text, day date,
      numerator numeric, denominator numeric, amount numeric, currency_id uuid, declaration_day date, record_day date, payment_day date, source text)
    on conflict (instrument_id, kind, day) do nothing`);
}
