import { type Decimal, decimal } from '../../../foundation/decimal.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { type BareRow, bare, ledgerRow, withCurrencies } from '../../ledger/server/transaction-store.ts';
import type { TransactionType } from '../../ledger/transaction-types.ts';

export type WatchedPortfolio = {
  user_id: string;
  locale: 'en' | 'pl';
  id: string;
  name: string;
  /** Lowercase title. */
  currency: string;
  /** A sample is as quiet as a paper portfolio. */
  is_virtual: boolean;
  follows_cash: boolean;
  notify_email: boolean;
  notify_sms: boolean;
  notify_percent: string | null;
  notify_coverage: string | null;
  /** Of the catalogue's or of one's own. */
  strategy_id: string | null;
  /** Whether one's own strategy tells when a part leaves its band. */
  tells_bands: boolean;
  ledger_version: number;
};

export function watchedPortfolios(on: Queries, userIds: readonly string[]): Promise<WatchedPortfolio[]> {
  return on.many<WatchedPortfolio>(sql`
    select p.user_id, u.locale, p.id, p.name, c.title as currency,
      p.is_virtual or p.is_sample as is_virtual, p.follows_cash, p.notify_email, p.notify_sms,
      p.notify_percent, p.notify_coverage, coalesce(s.strategy_id, s.own_strategy_id) as strategy_id,
      coalesce((v.rules ->> 'tells')::boolean, false) as tells_bands, p.ledger_version
    from portfolios p join users u on u.id = p.user_id join currencies c on c.id = p.currency_id
    left join portfolio_strategies s on s.user_id = p.user_id and s.portfolio_id = p.id
    left join own_strategies o on o.user_id = s.user_id and o.id = s.own_strategy_id
    left join own_strategy_versions v on v.user_id = o.user_id and v.strategy_id = o.id and v.version = o.version
    where p.user_id = any(${[...userIds]}::uuid[])`);
}

export type WatchedHolding = {
  user_id: string;
  id: string;
  portfolio_id: string;
  instrument_id: string;
  notify_email: boolean;
  notify_sms: boolean;
  notify_percent: string | null;
};

/** In the order in which the pages have them. */
export function watchedHoldings(on: Queries, userIds: readonly string[]): Promise<WatchedHolding[]> {
  return on.many<WatchedHolding>(sql`
    select h.user_id, h.id, h.portfolio_id, coalesce(i.replaced_by, i.id) as instrument_id, h.notify_email, h.notify_sms,
      h.notify_percent
    from holdings h join instruments i on i.id = h.instrument_id
    where h.user_id = any(${[...userIds]}::uuid[]) order by h.created_at, h.id`);
}

/** Something of somebody's, in lists for a statement. */
export type Owned = { user_id: string; id: string };
const owners = (list: readonly Owned[]) => list.map(({ user_id }) => user_id);
const idsOf = (list: readonly Owned[]) => list.map(({ id }) => id);

/** Rows of holdings since a day, or all of them; one look into an index for each. */
export async function rowsSince(
  on: Queries,
  holdings: readonly Owned[],
  since: string | null,
): Promise<Map<string, LedgerRow[]>> {
  const rows = await on.many<BareRow>(sql`
    select ${bare} from unnest(${owners(holdings)}::uuid[], ${idsOf(holdings)}::uuid[]) as wanted (user_id, id)
    cross join lateral (select * from transactions x where x.user_id = wanted.user_id and x.holding_id = wanted.id
      and x.day > coalesce(${since}::date, '-infinity') offset 0) t ${withCurrencies}`);
  return grouped(rows, (row) => row.holding_id!);
}

/** Rows since a day that belong to no asset, by portfolio. */
export async function cashSince(
  on: Queries,
  portfolios: readonly Owned[],
  since: string,
): Promise<Map<string, LedgerRow[]>> {
  const rows = await on.many<BareRow & { portfolio_id: string }>(sql`
    select ${bare}, t.portfolio_id
    from unnest(${owners(portfolios)}::uuid[], ${idsOf(portfolios)}::uuid[]) as wanted (user_id, id)
    cross join lateral (select * from transactions x where x.user_id = wanted.user_id and x.portfolio_id = wanted.id
      and x.holding_id is null and x.day > ${since}::date offset 0) t ${withCurrencies}`);
  return grouped(rows, (row) => row.portfolio_id);
}

function grouped<Row extends BareRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, LedgerRow[]> {
  const groups = new Map<string, LedgerRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(ledgerRow(row));
    else groups.set(key, [ledgerRow(row)]);
  }
  return groups;
}

export type Past = { before: Decimal; has_split: boolean; has_link: boolean; is_unknown: boolean };

/**
 * What the past of each holding comes to: its units up to a day, whether they were ever split or moved from or to another
 * portfolio, and whether one of these currencies is in it. Added up where the rows are.
 */
export async function pastOf(
  on: Queries,
  holdings: readonly Owned[],
  until: string,
  unknownCurrencies: readonly string[],
): Promise<Map<string, Past>> {
  const rows = await on.many<Omit<Past, 'before'> & { id: string; before: string }>(sql`
    select wanted.id, t.before, t.has_split, t.has_link, t.is_unknown
    from unnest(${owners(holdings)}::uuid[], ${idsOf(holdings)}::uuid[]) as wanted (user_id, id)
    cross join lateral (select
        coalesce(sum(case when x.type in ('buy', 'transfer-in', 'cover') then x.units when x.type in ('sell', 'transfer-out', 'short') then -x.units end)
          filter (where x.day <= ${until}::date), 0) as before,
        coalesce(bool_or(x.type = 'split'), false) as has_split, coalesce(bool_or(x.link_id is not null), false) as has_link,
        coalesce(bool_or(x.currency_id = any(${[...unknownCurrencies]}::uuid[])), false) as is_unknown
      from transactions x where x.user_id = wanted.user_id and x.holding_id = wanted.id) t`);
  return new Map(rows.map(({ id, before, ...rest }) => [id, { ...rest, before: decimal(before) }]));
}

/** What all rows of a kind in a portfolio come to: what they do to its cash is a sum of them. */
export type CashSum = {
  portfolio_id: string;
  type: TransactionType;
  currency: string;
  to_currency: string | null;
  gross: string;
  fee: string;
  tax: string;
  to_total: string | null;
};

export function cashSums(on: Queries, portfolios: readonly Owned[]): Promise<CashSum[]> {
  return on.many<CashSum>(sql`
    select wanted.id as portfolio_id, t.type, c.title as currency, tc.title as to_currency, t.gross, t.fee, t.tax, t.to_total
    from unnest(${owners(portfolios)}::uuid[], ${idsOf(portfolios)}::uuid[]) as wanted (user_id, id)
    cross join lateral (select x.type, x.currency_id, x.to_currency_id, sum(coalesce(x.total, x.units * x.price, 0)) as gross,
        sum(x.fee) as fee, sum(x.tax) as tax, sum(x.to_total) as to_total
      from transactions x where x.user_id = wanted.user_id and x.portfolio_id = wanted.id
      group by x.type, x.currency_id, x.to_currency_id) t
    join currencies c on c.id = t.currency_id left join currencies tc on tc.id = t.to_currency_id`);
}
