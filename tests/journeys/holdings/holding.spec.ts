import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { expect, send, signInAsDemo, test, toast, visit } from '../journey.ts';

const broker = '/dashboard/broker-investments';

type Made = { id: string; asset_value_id: string };

/** What a person would enter, through the API. */
async function make(page: Page, path: string, body: object): Promise<Made> {
  const { status, body: answer } = await send(page, 'POST', path, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data as Made;
}

/** Two portfolios with PKO: three rows in the first, one in the second. */
async function holdTwice(page: Page): Promise<string> {
  const currencies = (await send(page, 'GET', '/api/currencies')).body.data as {
    id: string;
    title: string;
  }[];
  const currency_id = currencies.find(({ title }) => title === 'pln')!.id;
  const assets = (await send(page, 'GET', '/api/assets?search=PKO&limit=1')).body.data as { id: string }[];
  const asset_id = assets[0]!.id;
  const first = await make(page, '/api/portfolios', { name: 'Maklerskie', currency_id });
  const second = await make(page, '/api/portfolios', { name: 'Dla dzieci', currency_id });
  const row = { currency_id, asset_id, portfolio_id: first.id, type: 'buy', price: '40', fee: '4' };
  const { asset_value_id } = await make(page, '/api/transactions', {
    ...row,
    amount: '10',
    created_at: '2024-01-15',
  });
  await make(page, '/api/transactions', {
    ...row,
    amount: '30',
    price: '50',
    created_at: '2025-03-03',
    fee: '15',
  });
  const dividend = { ...row, type: 'dividend', total: '100', tax: '19', created_at: '2026-09-01' };
  await make(page, '/api/transactions', { ...dividend, price: undefined, amount: undefined, fee: undefined });
  await make(page, '/api/transactions', {
    ...row,
    portfolio_id: second.id,
    amount: '5',
    created_at: '2025-06-02',
  });
  return asset_value_id;
}

const card = (page: Page, name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });

test('a holding has a page: its lots, a sale that is thought of, a note, and the asset elsewhere (HO-1 to HO-12)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await holdTwice(page);
  await visit(page, `${broker}/assets`);
  const table = page.getByRole('table', { name: /^Holdings of/ });
  const row = table.getByRole('row').filter({ hasText: 'Maklerskie' });
  // Wherever in the row one clicks (HO-12).
  await row.getByRole('cell').nth(3).click({ force: true });
  await expect(page).toHaveURL(/\/holdings\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PKO');
  expect(await barriersIn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Explain Unrealised' }).click();
  const why = page.getByRole('dialog', { name: 'Explain this number' });
  await expect(why.getByRole('link', { name: 'All transactions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider', { name: /your average cost/ })).toHaveAttribute(
    'aria-valuetext',
    /your average cost 47,50/,
  );

  const sale = card(page, 'What if I sell today?');
  await expect(sale).toContainText('Cost of 2 lots, oldest first');
  await sale.getByLabel('Units, of 40').fill('5');
  await expect(sale).toContainText('Cost, 5 of the lot of 15 Jan 2024');
  await expect(sale).toContainText(/−200,00\szł/);
  await sale.getByLabel('Units, of 40').fill('41');
  await expect(sale.getByText('You hold 40')).toBeVisible();
  await sale.getByRole('button', { name: 'All', exact: true }).click();
  await expect(sale).toContainText('Cost of 2 lots, oldest first');

  await card(page, 'Your note').getByRole('button', { name: 'Write a note' }).click();
  const form = page.getByRole('dialog', { name: /^Note on .* in Maklerskie/ });
  await form.getByRole('button', { name: 'Save note' }).click();
  await expect(form.getByText('Write something first')).toBeVisible();
  await form.getByLabel('Note').fill('For the dividends.\nTwo years without one would change my mind.');
  await form.getByRole('button', { name: 'Save note' }).click();
  await toast(page, 'Note saved');
  await expect(form).toBeHidden();
  await expect(card(page, 'Your note')).toContainText('Two years without one');
  await card(page, 'Your note').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Your note').getByRole('button', { name: 'Write a note' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(card(page, 'Your note')).toContainText('Two years without one');

  await expect(card(page, 'Dividends')).toContainText(/81,00\szł in 12 months/);
  await expect(page.getByRole('table', { name: /^Newest transactions/ }).getByRole('row')).toHaveCount(4);

  await page.getByRole('link', { name: 'Also in 1 other portfolio' }).click();
  await expect(page).toHaveURL(/\/held-assets\/[^/]+$/);
  const portfolios = page.getByRole('table', { name: /by portfolio$/ });
  await expect(portfolios.getByRole('row').last()).toContainText('45');
  await expect(card(page, 'Your note')).toContainText('In Maklerskie');
  expect(await barriersIn(page)).toEqual([]);
  await portfolios.getByRole('link', { name: 'Dla dzieci' }).click();
  await expect(page).toHaveURL(/\/holdings\/[^/]+$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Dla dzieci');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the page of a holding fits, in Polish too, and what is sold keeps its page', async ({ page }) => {
    await signInAsDemo(page);
    await visit(page, `/pl${broker}/assets`);
    await page.getByRole('link', { name: 'PKO Bank Polski' }).first().click();
    await expect(page).toHaveURL(/\/pl\/.*\/holdings\/[^/]+$/);
    await expect(card(page, 'A gdyby dziś sprzedać?')).toContainText('Na rękę po podatku');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
    expect(await barriersIn(page)).toEqual([]);
    await visit(page, `/pl${broker}/assets`);
    await page
      .getByRole('table', { name: /^Zamknięte/ })
      .getByRole('link', { name: 'Allegro' })
      .click();
    await expect(page.getByText('Sprzedane w całości')).toBeVisible();
    await expect(card(page, 'A gdyby dziś sprzedać?')).toHaveCount(0);
    expect(await width()).toBe(390);
    // What is sold short says what it gained, and there is nothing of it to sell (L-23, P-19).
    await visit(page, `/pl${broker}/assets`);
    await page.getByRole('link', { name: 'Tesla' }).first().click();
    await expect(page.getByText('Wartość poniżej zera to dzisiejszy koszt odkupienia.')).toBeVisible();
    await expect(page.getByText('kwoty ze sprzedaży')).toBeVisible();
    await expect(card(page, 'A gdyby dziś sprzedać?')).toHaveCount(0);
    expect(await barriersIn(page)).toEqual([]);
  });
});
