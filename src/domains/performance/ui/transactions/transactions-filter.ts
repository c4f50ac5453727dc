import { addDays, addMonths, type Day, isDay } from '../../../../foundation/calendar-day.ts';
import { type TransactionType, transactionTypes } from '../../../ledger/transaction-types.ts';

export const filterPeriods = ['30d', 'ytd', '1y', 'last-year'] as const;
export type FilterPeriod = (typeof filterPeriods)[number];

/** What is asked of the list; all of it stands in the address, so that it can be linked to and gone back to. */
export type TransactionsFilter = {
  search: string;
  portfolioId: string | null;
  type: TransactionType | null;
  /** A named period, or days of one's own in `from` and `to`; never both. */
  period: FilterPeriod | null;
  from: Day | null;
  to: Day | null;
  /** Lowercase title of the transactions' own currency. */
  inCurrency: string | null;
  assetId: string | null;
  /** One of one's own. */
  tag: string | null;
  sort: 'newest' | 'oldest';
  /** From 1 on. */
  page: number;
};

export const rowsPerPage = 50;
const longestSearch = 100;

export const noFilter: TransactionsFilter = {
  search: '',
  portfolioId: null,
  type: null,
  period: null,
  from: null,
  to: null,
  inCurrency: null,
  assetId: null,
  tag: null,
  sort: 'newest',
  page: 1,
};

/** Reads an address; what makes no sense in it counts as not said. */
export function filterOf(params: URLSearchParams): TransactionsFilter {
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === params.get(name)) ?? null;
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  const period = one('period', filterPeriods);
  const page = Number(params.get('page') ?? '1');
  return {
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    portfolioId: params.get('portfolioId') || params.get('portfolio_id') || null,
    type: one('type', transactionTypes),
    period,
    from: period ? null : day('from'),
    to: period ? null : day('to'),
    inCurrency: params.get('inCurrency')?.toLowerCase().slice(0, 10) || null,
    assetId: params.get('assetId') || params.get('asset_id') || null,
    tag: params.get('tag')?.trim().slice(0, 30) || null,
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: Number.isInteger(page) && page > 0 && page < 200_000 ? page : 1,
  };
}

/** Writes the address; what is as usual is left out. */
export function addressOf(filter: TransactionsFilter): URLSearchParams {
  const params = new URLSearchParams();
  const { page, sort, ...said } = filter;
  for (const [name, value] of Object.entries(said)) if (value) params.set(name, value);
  if (sort === 'oldest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** A filter changed: the list begins at its first page again, unless the page itself was asked for. */
export function changed(
  filter: TransactionsFilter,
  changes: Partial<TransactionsFilter>,
): TransactionsFilter {
  const days = changes.period ? { from: null, to: null } : changes.from || changes.to ? { period: null } : {};
  return { ...filter, page: 1, ...days, ...changes };
}

/** The first and last day of what is asked for; nothing where it is open. */
export function daysOf(filter: TransactionsFilter, today: Day): { from?: Day; to?: Day } {
  const year = Number(today.slice(0, 4));
  switch (filter.period) {
    case '30d':
      return { from: addDays(today, -30) };
    case 'ytd':
      return { from: `${year}-01-01` };
    case '1y':
      return { from: addMonths(today, -12) };
    case 'last-year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    default:
      return { ...(filter.from && { from: filter.from }), ...(filter.to && { to: filter.to }) };
  }
}

/** The same as the call wants it, without paging. */
export function queryOf(filter: TransactionsFilter, today: Day) {
  const { search, portfolioId, type, inCurrency, assetId, tag, sort } = filter;
  return {
    ...(search && { search }),
    ...(portfolioId && { portfolioId }),
    ...(type && { type }),
    ...(inCurrency && { inCurrency }),
    ...(assetId && { assetId }),
    ...(tag && { tag }),
    ...daysOf(filter, today),
    sort,
  };
}

/** How many filters hold something back, the search apart. */
export function countFilters(filter: TransactionsFilter): number {
  const { portfolioId, type, period, from, to, inCurrency, assetId, tag } = filter;
  return [portfolioId, type, period ?? from ?? to, inCurrency, assetId, tag].filter(Boolean).length;
}

export function isFiltered(filter: TransactionsFilter): boolean {
  return filter.search !== '' || countFilters(filter) > 0;
}

/** The change to another portfolio: an asset of another one would leave nothing to show. */
export function ofPortfolio(
  portfolioId: string | null,
  { assetId }: TransactionsFilter,
  assets: readonly { id: string; portfolioId: string }[],
): Partial<TransactionsFilter> {
  const asset = assets.find(({ id }) => id === assetId);
  const isElsewhere = portfolioId !== null && asset?.portfolioId !== portfolioId;
  return { portfolioId, ...(isElsewhere && { assetId: null }) };
}
