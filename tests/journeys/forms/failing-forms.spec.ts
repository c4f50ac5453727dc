import type { Page } from '@playwright/test';
import en from '../../../src/i18n/catalogues/en/ledger.ts';
import { expect, send, test, toast, visit } from '../journey.ts';

const broker = '/dashboard/broker-investments';

async function newPortfolio(page: Page, name: string): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!;
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: pln.id });
  expect(made.status).toBe(200);
  return (made.body.data as { id: string }).id;
}

async function buyShares(page: Page, portfolioId: string): Promise<void> {
  const found = await send(page, 'GET', '/api/assets?search=PKO&limit=1');
  const [asset] = found.body.data as { id: string; currency_id: string }[];
  const bought = await send(page, 'POST', '/api/portfolio-assets', {
    parent_id: asset!.id,
    portfolio_id: portfolioId,
    currency_id: asset!.currency_id,
    value: '60',
    volume: '10',
    added_at: '2026-01-05',
  });
  expect(bought.status).toBe(200);
}

test('all wrong fields are told at once, and any edit clears them (U-13)', async ({ page, newAccount }) => {
  await visit(page, '/register');
  const create = page.getByRole('button', { name: 'Create account' });
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('bursztyn-1919');
  await page.getByRole('textbox', { name: 'Password again' }).fill('other');
  await create.click();
  for (const fault of [
    'Username cannot be empty',
    'Invalid email address',
    'Passwords do not match',
    'You must accept the terms and conditions',
  ])
    await expect(page.getByText(fault)).toBeVisible();
  await page.getByLabel('Username').fill('J');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(page.getByText('Passwords do not match')).toBeHidden();

  await newAccount();
  await newPortfolio(page, 'Brokerage');
  await newPortfolio(page, 'Savings');
  await visit(page, `${broker}/assets`);
  await page.getByRole('button', { name: 'Add asset', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('PKO');
  await page.getByRole('option', { name: /\(PKO\)/ }).click();
  const form = page.getByRole('dialog', { name: 'Add an asset' });
  await form.getByLabel('Day of purchase').fill('');
  await form.getByLabel('Price per unit').fill('0');
  await form.getByRole('button', { name: 'Add asset' }).click();
  await expect(form.getByText('Invalid date')).toBeVisible();
  await expect(form.getByText('Choose a portfolio', { exact: true }).last()).toBeVisible();
  await expect(form.getByText('The number of units must be greater than zero')).toBeVisible();
  await expect(form.getByText('The price must be greater than zero')).toBeVisible();
  await form.getByLabel('Units').fill('3');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
});

/** Lets the next request of this kind be answered with nothing. */
async function emptyOnce(page: Page, method: string, path: string | RegExp): Promise<void> {
  let isDone = false;
  await page.route(
    (url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)),
    async (route) => {
      if (isDone || route.request().method() !== method) return route.fallback();
      isDone = true;
      await route.fulfill({ status: 200, contentType: 'application/json', body: '' });
    },
  );
}

test('an answer with nothing in it is told in the words of its call (U-14)', async ({ page, newAccount }) => {
  await newAccount();
  await visit(page, `${broker}/portfolios`);
  const dialog = page.getByRole('dialog');
  await emptyOnce(page, 'POST', '/api/portfolios');
  await dialog.getByLabel('Name').fill('Brokerage');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Portfolio not valid');
  await dialog.getByLabel('Name').fill('Brokerage 2');
  await expect(dialog.getByRole('alert'), 'an edit clears it').toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();

  await page.locator('main [aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await emptyOnce(page, 'PUT', /^\/api\/portfolios\//);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Could not edit portfolio');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const { body } = await send(page, 'GET', '/api/portfolios?simplified=1');
  await buyShares(page, (body.data as { id: string }[])[0]!.id);
  await visit(page, `${broker}/assets`);
  const row = page.getByRole('row').filter({ hasText: 'PKO' });
  await row.locator('[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await emptyOnce(page, 'PUT', /^\/api\/portfolio-assets\//);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Could not edit asset');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.locator('[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await emptyOnce(page, 'DELETE', /^\/api\/portfolio-assets\//);
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await toast(page, 'Could not delete asset');

  await visit(page, `${broker}/transactions`);
  const add = page.getByRole('button', { name: 'Add transaction' }).first();
  await emptyOnce(page, 'GET', '/api/currencies/all');
  await add.click();
  await expect(dialog.getByText('Could not get currencies')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('combobox', { name: 'Asset' }).fill('PKO');
  await dialog.getByRole('option', { name: /PKO/ }).first().click();
  await dialog.getByLabel('Units').fill('2');
  await dialog.getByLabel('Price per unit').fill('60');
  await emptyOnce(page, 'POST', '/api/transactions');
  await dialog.getByRole('button', { name: /^Add (buy|purchase)$/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Transaction not valid');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await visit(page, '/dashboard/add-new-module');
  const bonds = page.getByRole('button', { name: /: .*bonds/i });
  await emptyOnce(page, 'POST', '/api/investment-modules');
  await bonds.click();
  await toast(page, 'Could not connect investment module');

  await visit(page, '/dashboard/settings');
  await emptyOnce(page, 'PUT', /^\/api\/user\//);
  await page.getByLabel('Name').first().fill('Hanna Nowak');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await toast(page, 'Could not edit user personal information');
});

test('a price that does not come leaves the form as it is, and the asset can be added (decision 27)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await newPortfolio(page, 'Brokerage');
  await page.route('**/api/assets-info*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await visit(page, `${broker}/assets`);
  await page.getByRole('button', { name: 'Add asset', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('PKO');
  await page.getByRole('option', { name: /\(PKO\)/ }).click();
  const form = page.getByRole('dialog', { name: 'Add an asset' });
  await expect(form.getByText(en.asset.priceFailed)).toBeVisible();
  await form.getByLabel('Units').fill('3');
  await form.getByLabel('Price per unit').fill('60');
  await form.getByRole('button', { name: 'Add asset' }).click();
  await toast(page, 'Added: PKO Bank Polski');
});
