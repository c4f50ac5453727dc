import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { expect, send, signInAsDemo, test, visit } from '../journey.ts';

const basis = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Show amounts' }).getByRole('radio', { name, exact: true });

/** Chooses a basis and waits for the figures on it. */
async function choose(page: Page, name: string): Promise<void> {
  const loaded = page.waitForResponse((answer) => answer.url().includes('.data'));
  await basis(page, name).check();
  expect((await loaded).status()).toBe(200);
}

/** One share of PKO in a portfolio of somebody else. */
async function buyShares(page: Page): Promise<void> {
  const read = async (path: string) => (await send(page, 'GET', path)).body.data;
  const currencies = (await read('/api/currencies')) as { id: string; title: string }[];
  const currency_id = currencies.find(({ title }) => title === 'pln')!.id;
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Shares', currency_id });
  const assets = (await read('/api/assets?search=PKO')) as { id: string; ticker: string }[];
  const bought = await send(page, 'POST', '/api/transactions', {
    ...{ type: 'buy', portfolio_id: (made.body.data as { id: string }).id, currency_id },
    asset_id: assets.find(({ ticker }) => ticker === 'PKO')!.id,
    ...{ amount: '1', price: '60', created_at: '2026-01-15' },
  });
  expect(bought.status).toBe(200);
}

test('amounts are seen above inflation and after tax on home, portfolio and report, and stay so (BA-1, BA-8)', async ({
  page,
  newAccount,
}) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard');
  await expect(basis(page, 'Nominal')).toBeChecked();
  await choose(page, 'Real');
  const card = page.getByRole('region', { name: 'Total value' });
  await expect(card.getByText('Total profit, real')).toBeVisible();
  await expect(card.getByText('Invested, in today’s złoty')).toBeVisible();
  await expect(card.getByText(/Added by inflation .*CPI to \w+ \d{4}/)).toBeVisible();
  await expect(card.getByText('Added by inflation').first()).toBeVisible();
  await page.getByRole('button', { name: 'How these amounts are reckoned' }).click();
  await expect(page.getByRole('dialog')).toContainText('real profit = value −');
  expect(await barriersIn(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await visit(page, '/dashboard/broker-investments/assets');
  await expect(basis(page, 'Real')).toBeChecked();
  await choose(page, 'After tax');
  await expect(page.getByText('Total profit, after tax')).toBeVisible();
  await expect(page.getByText(/Tax if sold .*As if everything was sold on the day shown/)).toBeVisible();
  // Another period is read on the same basis.
  const read = page.waitForResponse((answer) => /\/history\?.*basis=after-tax/.test(answer.url()));
  await page.getByRole('radio', { name: /^3M/ }).check();
  expect((await read).status()).toBe(200);
  await expect(page.getByText('Tax if sold').first()).toBeVisible();

  await visit(page, '/dashboard/broker-investments/reports');
  await expect(basis(page, 'After tax')).toBeChecked();
  await expect(page.getByText('Profit, after tax').first()).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);

  await page.getByRole('button', { name: /^Currency:/ }).click();
  const loaded = page.waitForResponse((answer) => answer.url().includes('.data'));
  await page.getByRole('menuitemcheckbox', { name: /^EUR/ }).click();
  await loaded;
  await expect(basis(page, 'Real')).toBeDisabled();
  await expect(page.getByText(/Real and after tax are in złoty only/)).toBeVisible();
  await expect(page.getByText('Profit, after tax')).toHaveCount(0);

  // Somebody else in this browser has a choice of their own.
  await newAccount();
  await buyShares(page);
  await page.context().addCookies([{ name: 'currency', value: 'pln', url: page.url() }]);
  await page.evaluate(() => localStorage.setItem('currency', 'pln'));
  await visit(page, '/dashboard');
  await expect(basis(page, 'Nominal')).toBeChecked();
});
