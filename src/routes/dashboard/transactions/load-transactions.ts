import { listCurrencies } from '../../../domains/instruments/contract.ts';
import { listProposedSplits } from '../../../domains/ledger/contract.ts';
import { listHoldings, listPortfolios } from '../../../domains/performance/contract.ts';
import { listTransactions } from '../../../domains/performance/journal/transactions-contract.ts';
import {
  filterOf,
  queryOf,
  rowsPerPage,
  type TransactionsFilter,
} from '../../../domains/performance/ui/transactions/transactions-filter.ts';
import type { TransactionsChoices } from '../../../domains/performance/ui/transactions/transactions-view.ts';
import { listTags } from '../../../domains/remarks/tags-contract.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { PageContext } from '../../page-context.ts';
import { chooseCurrency } from '../shell/currency/currency-choice.ts';

/** Everything the page shows, asked for at once. What fails is null and reported in its place; the rest is shown. */
export async function loadTransactions(
  { call, currency: saved, now, onFault }: PageContext,
  address: string,
) {
  const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
    answer.catch((fault: unknown) => {
      onFault(fault);
      return null;
    });
  const filter = filterOf(new URL(address).searchParams);
  const today = dayInWarsaw(new Date(now));
  const currencies = (await orNull(call(listCurrencies, {})))?.data ?? [];
  const currency = chooseCurrency(currencies, saved);
  const query = {
    ...queryOf(filter, today),
    start: String((filter.page - 1) * rowsPerPage),
    limit: String(rowsPerPage),
    currency,
  };
  const [page, portfolios, holdings, splits, tags] = await Promise.all([
    orNull(call(listTransactions, { query })),
    orNull(call(listPortfolios, { query: { simplified: '1' } })),
    orNull(call(listHoldings, { query: { simplified: '1', closed: '1' } })),
    orNull(call(listProposedSplits, {})),
    orNull(call(listTags, {})),
  ]);
  const choices: TransactionsChoices = {
    portfolios: portfolios?.data.map(({ id, name }) => ({ id, name })) ?? [],
    assets:
      holdings?.data.map(({ id, name, title, portfolio_id }) => ({
        id,
        ticker: name,
        name: title,
        portfolioId: portfolio_id,
      })) ?? [],
    currencies: currencies.map(({ title }) => title),
    tags: tags?.data.map(({ name }) => name) ?? [],
  };
  return {
    filter,
    today,
    currency,
    page,
    choices,
    splits: splits?.data ?? [],
  };
}

type Loaded = Awaited<ReturnType<typeof loadTransactions>>;

/** The last page, where the one asked for lies beyond it: rows may have been removed since. */
export function pageInstead({ page, filter }: Pick<Loaded, 'page' | 'filter'>): TransactionsFilter | null {
  if (!page || page.meta.total === 0 || page.data.length > 0) return null;
  const last = Math.ceil(page.meta.total / rowsPerPage);
  return filter.page > last ? { ...filter, page: last } : null;
}
