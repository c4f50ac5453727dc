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

/** Lets no such call through until it is released. */
async function heldBack(page: Page, method: string, path: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.startsWith(path),
    async (route) => {
      if (route.request().method() === method) await released.promise;
      await route.continue();
    },
  );
  return released.resolve;
}

/** A purchase of PKO with what was thought of it, and one of CDR before it. */
async function purchase(page: Page) {
  const currencies = (await send(page, 'GET', '/api/currencies')).body.data as {
    id: string;
    title: string;
  }[];
  const currency_id = currencies.find(({ title }) => title === 'pln')!.id;
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Maklerskie', currency_id });
  const portfolio_id = (made.body.data as { id: string }).id;
  const buy = async (ticker: string, more: object) => {
    const found = await send(page, 'GET', `/api/assets?search=${ticker}&limit=1`);
    const asset_id = (found.body.data as { id: string }[])[0]!.id;
    const order = { amount: '10', price: '40', ...more };
    const answer = await send(page, 'POST', '/api/transactions', {
      ...{ type: 'buy', portfolio_id, asset_id, currency_id, ...order },
    });
    return { asset: asset_id, holding: (answer.body.data as { asset_value_id: string }).asset_value_id };
  };
  await buy('CDR', { created_at: '2024-01-12' });
  return buy('PKO', {
    created_at: '2024-01-15',
    decision: { why: 'Half of what it earns is paid out', change_mind: 'Two years without a dividend' },
  });
}

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

  const release = await heldBack(page, 'PUT', '/api/watchlists/');
  const ticks: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/watchlists/'))
      ticks.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Year' }).check();
  await page.getByRole('checkbox', { name: 'Sector' }).check();
  await page.keyboard.press('Escape');
  // The list is read anew before the tick is saved: it holds.
  await page.getByRole('button', { name: /^Tag/ }).click();
  await page.getByRole('menuitemcheckbox', { name: '#poland' }).click();
  await expect(page).toHaveURL(/tag=poland/);
  await expect(table.getByRole('columnheader', { name: /Year/ })).toBeVisible();
  expect(ticks, 'the second tick waits for the first').toHaveLength(1);
  release();
  const both = /"year".*"sector"/;
  await page.waitForResponse((answer) => both.test(answer.request().postData() ?? ''));
  expect(ticks).toEqual([expect.not.stringMatching(/"sector"/), expect.stringMatching(both)]);
  for (const name of [/Year/, /Sector/])
    await expect(table.getByRole('columnheader', { name })).toBeVisible();

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
  const { holding } = await purchase(page);

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

test('tags are typed with a transaction, renamed, deleted and had back; assets and reports are filtered by them (WL-6, WL-10)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const { asset } = await purchase(page);
  await send(page, 'PUT', '/api/asset-tags', { asset_id: asset, tags: ['banks'] });

  await visit(page, `${broker}/transactions`);
  const table = page.getByRole('table').first();
  await table
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: /note and tags$/ }).click();
  await form.getByLabel('Tags').fill(`core, ${'x'.repeat(10_240)}`);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('A tag has 1 to 30 characters, without commas and #')).toBeVisible();
  await form.getByLabel('Tags').fill('core, mistake');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await expect(table).toContainText('#core · #mistake');

  await page.getByRole('button', { name: /^Tag any/ }).click();
  await page.getByRole('menuitem', { name: 'Manage tags' }).click();
  const own = page.getByRole('dialog', { name: 'Your tags' });
  await own.getByRole('button', { name: 'Rename mistake' }).click();
  await own.getByLabel('New name for mistake').fill('a,b');
  await own.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(own.getByText('A tag has 1 to 30 characters, without commas and #')).toBeVisible();
  await own.getByLabel('New name for mistake').fill('lesson');
  await own.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(own.getByText('#lesson')).toBeVisible();
  await expect(own.getByText('1 asset')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await own.getByRole('button', { name: 'Delete core' }).click();
  await expect(own).toBeHidden();
  await expect(table).toContainText('#lesson');
  await expect(table).not.toContainText('#core');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(table).toContainText('#core · #lesson');

  await visit(page, `${broker}/assets?tag=banks`);
  const assets = page.getByRole('table', { name: /^Holdings of/ });
  await expect(assets).toContainText('PKO');
  await expect(assets).not.toContainText('CDR');
  await expect(assets.getByRole('row').last()).toContainText('1 asset');
  await page.getByRole('button', { name: /^Tag #banks/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'any' }).click();
  await expect(assets).toContainText('CDR');

  await visit(page, `${broker}/reports?kind=transactions&period=start`);
  await expect(page.getByRole('table', { name: /ransactions/ }).first()).toContainText('CDR');
  await page.getByRole('button', { name: /^Tag any/ }).click();
  await page.getByRole('menuitemcheckbox', { name: '#banks' }).click();
  await expect(page).toHaveURL(/tag=banks/);
  await expect(page.getByRole('article')).not.toContainText('CDR');
  await expect(page.getByRole('article')).toContainText('PKO');
  // One that nothing has any more is said to be so, instead of zeros.
  await visit(page, `${broker}/reports?kind=transactions&period=start&tag=gone`);
  await expect(page.getByText('Nothing here has the tag #gone')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('article')).toContainText('CDR');
});

test.describe('on a phone', () => {
  test.use({ viewport: page390, hasTouch: true });

  test('the demo’s lists fit, in Polish too', async ({ page }) => {
    await signInAsDemo(page);
    await visit(page, `/pl${broker}/watchlists`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obserwowane');
    await expect(page.getByRole('table', { name: /^Walory na liście/ })).toContainText('ASML');
    const asml = page.getByRole('row').filter({ hasText: 'ASML' });
    await expect(asml.getByText('Half a position there, the rest after results').first()).toBeVisible();
    await expect(asml.getByRole('img', { name: /brakuje/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await barriersIn(page)).toEqual([]);

    await visit(page, `${broker}/transactions?tag=mistake`);
    await expect(
      page.getByRole('row').filter({ hasText: 'Allegro' }).getByText('#mistake').first(),
    ).toBeVisible();
    await visit(page, `${broker}/assets?tag=dividends`);
    await page
      .getByRole('link', { name: /PKO Bank Polski/ })
      .first()
      .click();
    await expect(card(page, 'Why you bought')).toContainText('Two years without a dividend');
  });
});
