import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { expect, send, signInAsDemo, test, toast, visit } from '../journey.ts';

const broker = '/dashboard/broker-investments';
const page390 = { width: 390, height: 844 };

const card = (page: Page, name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });

/** Waits until a write has been answered, so that nothing is left behind when the page is left. */
const answered = (page: Page, method: string, path: string) =>
  page.waitForResponse((answer) => answer.request().method() === method && answer.url().includes(path));

test('an asset is watched with a target, a note and a tag, moved and taken off (WL-1 to WL-7)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, `${broker}/watchlists`);
  await expect(page.getByText('You watch nothing yet')).toBeVisible();
  await page.getByRole('button', { name: 'Watch something' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Name, ticker or ISIN' }).fill('PKO');
  await dialog.getByRole('option', { name: /PKO/ }).first().click();
  await expect(dialog.getByText(/^Last price/)).toBeVisible();
  await dialog.getByLabel('Price to wait for').fill('0');
  await dialog.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(dialog.getByLabel('Price to wait for')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Price to wait for').fill('50');
  await dialog.getByLabel('Note to yourself').fill('Only if margins hold');
  await dialog.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(dialog).toBeHidden();
  const table = page.getByRole('table', { name: 'Assets in Watchlist' });
  const row = table.getByRole('row').filter({ hasText: 'PKO' });
  await expect(row).toContainText('Only if margins hold');
  await expect(row).toContainText(/below 50,00\szł/);
  expect(await barriersIn(page)).toEqual([]);

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await page.getByLabel('New tag').fill('#poland');
  await page.getByLabel('New tag').press('Enter');
  await page.getByRole('button', { name: 'Save tags' }).click();
  await toast(page, 'Tags saved');
  await expect(row).toContainText('#poland');

  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = answered(page, 'PUT', '/api/watchlists/');
  await page.getByRole('checkbox', { name: 'Year' }).check({ force: true });
  await columns;
  await page.keyboard.press('Escape');
  await expect(table.getByRole('columnheader', { name: /Year/ })).toBeVisible();

  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Funds');
  await page.getByRole('button', { name: 'Add the list' }).click();
  await expect(page.getByText('This list is empty')).toBeVisible();
  await page.getByRole('button', { name: /^Watchlist/, pressed: false }).click();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Move to Funds' }).click();
  await expect(page.getByText('This list is empty')).toBeVisible();
  await page.getByRole('button', { name: /^Funds/, pressed: false }).click();
  const funds = page
    .getByRole('table', { name: 'Assets in Funds' })
    .getByRole('row')
    .filter({ hasText: 'PKO' });
  await funds.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Take off the list' }).click();
  await expect(page.getByText('This list is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(funds).toBeVisible();
});

test('what was written at a purchase comes back at the sale, and transactions are tagged together (WL-6 to WL-9)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const currencies = (await send(page, 'GET', '/api/currencies')).body.data as {
    id: string;
    title: string;
  }[];
  const currency_id = currencies.find(({ title }) => title === 'pln')!.id;
  const assets = (await send(page, 'GET', '/api/assets?search=PKO&limit=1')).body.data as { id: string }[];
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Maklerskie', currency_id });
  const portfolio = (made.body.data as { id: string }).id;
  const bought = await send(page, 'POST', '/api/transactions', {
    ...{ type: 'buy', portfolio_id: portfolio, asset_id: assets[0]!.id, currency_id },
    ...{ amount: '10', price: '40', created_at: '2024-01-15' },
    decision: { why: 'Half of what it earns is paid out', change_mind: 'Two years without a dividend' },
  });
  const holding = (bought.body.data as { asset_value_id: string }).asset_value_id;

  await visit(page, `${broker}/holdings/${holding}`);
  await expect(card(page, 'Why you bought')).toContainText('Two years without a dividend');
  await expect(card(page, 'What if I sell today?')).toContainText('Half of what it earns is paid out');
  await card(page, 'What if I sell today?')
    .getByRole('button', { name: /Record/ })
    .click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('What you wrote when you bought')).toBeVisible();
  await expect(form).toContainText('Two years without a dividend');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await card(page, 'Why you bought').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Why I bought').fill('For the dividends');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Saved');
  await expect(card(page, 'Why you bought')).toContainText('For the dividends');

  await visit(page, `${broker}/transactions`);
  const table = page.getByRole('table').first();
  await table.getByRole('checkbox').nth(1).check({ force: true });
  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  await page.getByLabel('New tag').fill('mistake');
  const tagged = answered(page, 'POST', '/api/transaction-tags');
  await page.getByRole('button', { name: 'Save tags' }).click();
  await tagged;
  await expect(table).toContainText('#mistake');
  await page.getByRole('button', { name: /^Tag any/ }).click();
  await page.getByRole('menuitemcheckbox', { name: '#mistake' }).click();
  await expect(page).toHaveURL(/tag=mistake/);
  await expect(table).toContainText('#mistake');
});

test.describe('on a phone', () => {
  test.use({ viewport: page390, hasTouch: true });

  test('the demo’s lists fit, in Polish too', async ({ page }) => {
    await signInAsDemo(page);
    await visit(page, `/pl${broker}/watchlists`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obserwowane');
    await expect(page.getByRole('table', { name: /^Walory na liście/ })).toContainText('ASML');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await barriersIn(page)).toEqual([]);
  });
});
