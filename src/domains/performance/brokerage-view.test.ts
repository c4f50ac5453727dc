import { expect, it } from 'vitest';
import { twoPortfolios } from '../../../tests/support/valued-ledger/two-portfolios.ts';
import { brokerageView } from './brokerage-view.ts';
import type { HoldingOutput, PortfolioOutput } from './contract.ts';
import { cashIn } from './figures/cash-in.ts';
import { holdingFigures } from './figures/holding-figures.ts';
import { homeHoldings, homePortfolios } from './home-figures.ts';

const ledger = twoPortfolios();
const portfolios = ledger.portfolios.filter(({ is_virtual }) => !is_virtual);
const held = ledger.holdings.filter(({ portfolio_id }) => portfolio_id !== 'paper');
const holdings = holdingFigures(ledger, portfolios, held, 'en') as HoldingOutput[];
const words = { portfolioNote: () => '', holdingNote: () => '' };
const cash_value = cashIn(ledger, portfolios)[0]!.value;

function portfolioOf(id: string, cash: string): PortfolioOutput {
  return { id, cash_value: cash, is_virtual: false, class_names: [], changes: { '24h': null } } as never;
}

it('home has the gain, percentage and share of the table of assets, under the same words', () => {
  const view = brokerageView(
    {
      portfolios: homePortfolios([portfolioOf('pension', cash_value), portfolioOf('dollars', '0')]),
      holdings: homeHoldings(holdings),
    },
    words,
  )!;
  for (const row of view.holdings.rows) {
    const asset = holdings.find(({ id }) => id === row.id)!;
    expect(row.unrealised).toEqual({ amount: asset.unrealised, percent: asset.unrealised_percent });
    expect(row.share).toBe(asset.share);
  }
  const { more, rows } = view.holdings;
  expect(rows.reduce((sum, { share }) => sum + share!, more!.share)).toBeCloseTo(100, 9);
  expect(more).toMatchObject({ value: '511.2', with: 'cash' });
});
