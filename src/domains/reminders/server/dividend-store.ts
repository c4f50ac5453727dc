import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type Dividend = {
  instrument_id: string;
  /** Whoever holds it at the end of the day before gets it. */
  ex_day: string;
  payment_day: string | null;
  amount: string;
  currency: string;
  source: string;
};

/** Dividends with an ex-day or a payment on one of these days. */
export function dividendsOn(
  on: Queries,
  days: { ex: readonly string[]; payment: readonly string[] },
): Promise<Dividend[]> {
  return on.many<Dividend>(sql`
    select e.instrument_id, e.day as ex_day, e.payment_day, trim_scale(e.amount)::text as amount,
      coalesce(c.title, p.title) as currency, e.source
    from corporate_events e join instruments i on i.id = e.instrument_id join currencies p on p.id = i.currency_id
    left join currencies c on c.id = e.currency_id
    where e.kind = 'dividend' and e.undone_at is null
      and (e.day = any(${[...days.ex]}::date[]) or e.payment_day = any(${[...days.payment]}::date[]))
    order by e.day, e.instrument_id`);
}

export type Holder = {
  user_id: string;
  holding_id: string;
  portfolio_id: string;
  /** A sample is as quiet as a paper portfolio. */
  is_virtual: boolean;
  /** Of the portfolio. */
  currency: string;
  instrument_id: string;
  ticker: string;
  names: Record<string, string>;
};

/** Who of these people has something of these instruments, in which portfolio. */
export function holdersOf(
  on: Queries,
  userIds: readonly string[],
  instrumentIds: readonly string[],
): Promise<Holder[]> {
  return on.many<Holder>(sql`
    select h.user_id, h.id as holding_id, h.portfolio_id, p.is_virtual or p.is_sample as is_virtual, c.title as currency, i.id as instrument_id, i.ticker,
      i.names
    from holdings h
    join portfolios p on p.user_id = h.user_id and p.id = h.portfolio_id join currencies c on c.id = p.currency_id
    join instruments own on own.id = h.instrument_id
    join instruments i on i.id = coalesce(own.replaced_by, own.id)
    where h.user_id = any(${[...userIds]}::uuid[]) and i.id = any(${[...instrumentIds]}::uuid[])
    order by h.user_id, h.created_at, h.id`);
}
