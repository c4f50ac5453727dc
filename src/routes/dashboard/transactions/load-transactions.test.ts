import { describe, expect, it } from 'vitest';
import { noFilter } from '../../../domains/performance/ui/transactions/transactions-filter.ts';
import { pageInstead } from './load-transactions.ts';

type Page = Parameters<typeof pageInstead>[0]['page'];
const answer = (rows: number, total: number) =>
  ({ data: Array.from({ length: rows }), meta: { total, start: 0, limit: 50 } }) as Page;

describe('a page beyond the last', () => {
  it('gives way to the last, with the same filters', () => {
    const filter = { ...noFilter, search: 'pko', page: 9 };
    expect(pageInstead({ page: answer(0, 101), filter })).toEqual({ ...filter, page: 3 });
  });

  it('is none where rows came, where there are none at all, or where nothing loaded', () => {
    expect(pageInstead({ page: answer(1, 101), filter: { ...noFilter, page: 3 } })).toBeNull();
    expect(pageInstead({ page: answer(0, 0), filter: { ...noFilter, page: 3 } })).toBeNull();
    expect(pageInstead({ page: null, filter: { ...noFilter, page: 3 } })).toBeNull();
  });

  it('does not lead in circles when rows went away between two readings', () => {
    expect(pageInstead({ page: answer(0, 101), filter: { ...noFilter, page: 3 } })).toBeNull();
  });
});
