import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transactionTypes } from '../../../ledger/transaction-types.ts';
import {
  addressOf,
  changed,
  countFilters,
  daysOf,
  filterOf,
  filterPeriods,
  isFiltered,
  noFilter,
  ofPortfolio,
  queryOf,
  type TransactionsFilter,
} from './transactions-filter.ts';

const read = (address: string) => filterOf(new URLSearchParams(address));

describe('the filters in the address', () => {
  it('are none in a bare address, and a bare address is none', () => {
    expect(read('')).toEqual(noFilter);
    expect(addressOf(noFilter).toString()).toBe('');
  });

  it('come back as they were written', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    const filters: fc.Arbitrary<TransactionsFilter> = fc
      .record({
        search: fc.stringMatching(/^[a-zł&=%+]{0,10}$/),
        portfolioId: fc.option(word),
        type: fc.option(fc.constantFrom(...transactionTypes)),
        period: fc.option(fc.constantFrom(...filterPeriods)),
        from: fc.option(fc.constantFrom('2024-02-29', '2026-11-15')),
        to: fc.option(fc.constantFrom('2026-11-15')),
        inCurrency: fc.option(fc.constantFrom('pln', 'eur')),
        assetId: fc.option(word),
        tag: fc.option(word),
        sort: fc.constantFrom('newest' as const, 'oldest' as const),
        page: fc.integer({ min: 1, max: 2000 }),
      })
      .map((filter) => (filter.period ? { ...filter, from: null, to: null } : filter));
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(addressOf(filter).toString())).toEqual(filter);
      }),
    );
  });

  it('ignore what makes no sense', () => {
    expect(read('type=gift&period=always&from=2026-02-30&to=soon&sort=sideways&page=-3')).toEqual(noFilter);
    expect(read('page=1e9').page).toBe(1);
    expect(read('page=2.5').page).toBe(1);
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
  });

  it('take a link by the names other pages use', () => {
    expect(read('portfolio_id=p1&asset_id=a1')).toMatchObject({ portfolioId: 'p1', assetId: 'a1' });
  });
});

describe('a changed filter', () => {
  it('begins at the first page again', () => {
    expect(changed({ ...noFilter, page: 7 }, { type: 'sell' })).toMatchObject({ type: 'sell', page: 1 });
    expect(changed({ ...noFilter, type: 'buy' }, { page: 3 })).toMatchObject({ type: 'buy', page: 3 });
  });

  it('has a named period or own days, never both', () => {
    const own = changed({ ...noFilter, period: 'ytd' }, { from: '2026-01-01' });
    expect(own).toMatchObject({ period: null, from: '2026-01-01' });
    expect(changed(own, { period: '1y' })).toMatchObject({ period: '1y', from: null, to: null });
  });
});

describe('another portfolio', () => {
  const assets = [{ id: 'a1', portfolioId: 'p1' }];
  const filter = { ...noFilter, assetId: 'a1' };
  it('keeps an asset that is in it', () => {
    expect(ofPortfolio('p1', filter, assets)).toEqual({ portfolioId: 'p1' });
    expect(ofPortfolio(null, filter, assets)).toEqual({ portfolioId: null });
  });
  it('lets go of an asset that is not', () => {
    expect(ofPortfolio('p2', filter, assets)).toEqual({ portfolioId: 'p2', assetId: null });
  });
});

describe('the days of a period', () => {
  const today = '2026-03-31';
  it.each([
    ['30d', { from: '2026-03-01' }],
    ['ytd', { from: '2026-01-01' }],
    ['1y', { from: '2025-03-31' }],
    ['last-year', { from: '2025-01-01', to: '2025-12-31' }],
    [null, {}],
  ] as const)('%s', (period, days) => {
    expect(daysOf({ ...noFilter, period }, today)).toEqual(days);
  });
});

describe('what the call is asked', () => {
  it('is only what was said', () => {
    expect(queryOf(noFilter, '2026-11-15')).toEqual({ sort: 'newest' });
    expect(
      queryOf({ ...noFilter, search: 'pko', period: 'last-year', inCurrency: 'eur' }, '2026-11-15'),
    ).toEqual({ search: 'pko', inCurrency: 'eur', from: '2025-01-01', to: '2025-12-31', sort: 'newest' });
  });

  it('counts filters without the search, and two days as one', () => {
    const filter = { ...noFilter, search: 'pko', type: 'buy', from: '2026-01-01', to: '2026-02-01' } as const;
    expect(countFilters(filter)).toBe(2);
    expect(isFiltered({ ...noFilter, search: 'x' })).toBe(true);
    expect(isFiltered({ ...noFilter, sort: 'oldest', page: 3 })).toBe(false);
  });
});
