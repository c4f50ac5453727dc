import type { Page } from '@playwright/test';
import { addDays, dayInWarsaw } from '../../src/foundation/calendar-day.ts';
import { expect, send, test, toast, visit } from './journey.ts';

const address = '/dashboard/broker-investments/transactions';
const daysAgo = (days: number) => addDays(dayInWarsaw(new Date()), -days);

async function newPortfolio(page: Page, name: string): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!;
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: pln.id });
  expect(made.status).toBe(200);
  return (made.body.data as { id: string }).id;
}

async function bought(page: Page, portfolioId: string, ticker: string, units: string, day: string) {
  const found = await send(page, 'GET', `/api/assets?search=${ticker}&limit=5`);
  const assets = found.body.data as { id: string; ticker: string; currency_id: string }[];
  const asset = assets.find((one) => one.ticker === ticker)!;
  const made = await send(page, 'POST', '/api/transactions', {
    type: 'buy',
    portfolio_id: portfolioId,
    asset_id: asset.id,
    currency_id: asset.currency_id,
    amount: units,
    price: '80',
    created_at: day,
  });
  expect(made.status).toBe(200);
}

const rows = (page: Page) => page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');

test('an asset moves to another own portfolio in one act, is unlinked, linked again and removed', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const broker = await newPortfolio(page, 'Brokerage');
  await newPortfolio(page, 'Pension');
  await bought(page, broker, 'PKO', '20', daysAgo(60));
  await visit(page, address);

  await page.getByRole('button', { name: 'Add transaction' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('More types').selectOption('transfer-out');
  await form.getByLabel('Portfolio', { exact: true }).selectOption({ label: 'Brokerage' });
  await form.getByRole('combobox', { name: 'Asset' }).click();
  await page.getByRole('option', { name: /PKO/ }).first().click();
  await expect(form.getByLabel('Cost per unit')).toBeVisible();
  await form.getByLabel('To', { exact: true }).selectOption({ label: 'Pension' });
  await expect(form.getByLabel('Cost per unit')).toHaveCount(0);
  await expect(form).toContainText('Your overall result does not change');
  await form.getByLabel('Units', { exact: true }).fill('8');
  await form.getByRole('button', { name: 'Add transfer' }).click();
  await toast(page, 'Transaction added');

  await expect(rows(page)).toHaveCount(3);
  const left = rows(page).filter({ hasText: 'to Pension' });
  const came = rows(page).filter({ hasText: 'from Brokerage' });
  await expect(left).toHaveCount(1);
  await expect(came).toHaveCount(1);

  await left.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Unlink' }).click();
  await toast(page, 'Transfer unlinked');
  await expect(left).toHaveCount(0);

  // With Shift everything between two boxes is selected.
  const boxes = rows(page).getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  for (const at of [0, 1, 2]) await expect(boxes.nth(at)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Link as one transfer' })).toHaveCount(0);
  await rows(page).filter({ hasText: 'Buy' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Link as one transfer' }).click();
  await toast(page, 'Linked as one transfer');
  await expect(left).toHaveCount(1);

  await came.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('The other half in Brokerage');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete transaction' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('money paid into a portfolio that does not track cash: the form says so and offers to', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const id = await newPortfolio(page, 'Brokerage');
  await visit(page, address);
  await page.getByRole('button', { name: 'Add transaction' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('More types').selectOption('deposit');
  await expect(form).toContainText('Brokerage does not track cash');
  await form.getByLabel('Amount').fill('1500');
  await form.getByRole('checkbox', { name: /^Track cash/ }).check();
  await form.getByRole('button', { name: 'Add deposit' }).click();
  await toast(page, 'Transaction added');
  await expect(page.getByRole('table', { name: 'Transactions' })).toContainText(/deposits 1.500,00/);
  await visit(page, `/dashboard/broker-investments/assets?portfolio_id=${id}`);
  await expect(page.getByRole('main')).toContainText(/1.500,00/);
});

test('a split that is missing is offered where the asset is shown', async ({ page, newAccount }) => {
  await newAccount();
  const id = await newPortfolio(page, 'Brokerage');
  await bought(page, id, 'NVDA', '5', '2023-03-01');
  for (const where of ['', `?portfolio_id=${id}`]) {
    await visit(page, `/dashboard/broker-investments/assets${where}`);
    await expect(page.getByText(/NVDA had a .* split/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add split' }).click();
  await toast(page, 'Split of NVDA added');
  await expect(page.getByText(/NVDA had a .* split/)).toHaveCount(0);
});
