import { listChanges } from '../../../domains/changes/contract.ts';
import { type ChangeFilter, changeFilters } from '../../../domains/changes/ui/history/change-filters.tsx';
import type { PageContext } from '../../page-context.ts';

/** How many come at a time. */
export const step = 50;

/** Which changes the address asks for. */
export type Asked = { filter: ChangeFilter; transactionId: string | undefined };

export function askedIn(search: URLSearchParams): Asked {
  return {
    filter: changeFilters.find((name) => name === search.get('show')) ?? 'all',
    transactionId: search.get('transaction') ?? undefined,
  };
}

export function searchOf({ filter, transactionId }: Asked): URLSearchParams {
  const search = new URLSearchParams();
  if (transactionId !== undefined) search.set('transaction', transactionId);
  if (filter !== 'all') search.set('show', filter);
  return search;
}

export function queryOf({ filter, transactionId }: Asked, start: number) {
  return {
    start: `${start}`,
    limit: `${step}`,
    ...(filter === 'key' ? { origin: filter } : filter !== 'all' && { group: filter }),
    ...(transactionId !== undefined && { transaction_id: transactionId }),
  };
}

/** The first of them; nothing where they could not be had, which the page says. */
export async function loadChanges({ call, onFault }: Pick<PageContext, 'call' | 'onFault'>, asked: Asked) {
  try {
    return await call(listChanges, { query: queryOf(asked, 0) });
  } catch (fault) {
    onFault(fault);
    return null;
  }
}
