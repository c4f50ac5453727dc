import { expect, send, signInAsDemo, test, visit } from './journey.ts';

const broker = '/dashboard/broker-investments';

test('an empty portfolio leads on, and the home page has the way to the next transaction', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!;
  await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id: pln.id });

  await visit(page, '/dashboard');
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add transaction' }).first().click();
  await expect(dialog.getByLabel('Portfolio')).toHaveValue(/.+/);
  await page.keyboard.press('Escape');

  await visit(page, `${broker}/assets`);
  const empty = main.getByText('No transactions yet').locator('..').locator('..');
  await expect(empty.getByRole('button', { name: 'Add transaction' })).toBeVisible();
  await empty.getByRole('button', { name: 'Add asset' }).click();
  await expect(page.getByRole('dialog', { name: 'Which asset?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await empty.getByRole('link', { name: 'Show an example' }).click();
  await expect(page).toHaveURL(/\/dashboard\?example=1$/);
  await expect(main.getByText('412 386', { exact: false }).first()).toBeVisible();
});

test('rows of the home page are links to what they show', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard');
  const row = page.getByRole('table', { name: 'Holdings' }).locator('tbody tr').first();
  const name = await row.getByRole('link').textContent();
  // Wherever in the row one clicks.
  await row.locator('td').last().click({ force: true });
  await expect(page).toHaveURL(/\/holdings\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!);
  await page.goBack();
  await page.getByRole('button', { name: 'Add transaction' }).click();
  await expect(page.getByRole('dialog', { name: 'Add transaction' })).toBeVisible();
});

test('all assets have one row of tabs; the class is a choice beside the search', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, `${broker}/all-assets`);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Market views' })).toBeVisible();
  await page.getByLabel('Asset class').selectOption({ label: 'Crypto' });
  await expect(page).toHaveURL(/class=crypto/);
  await expect(page.getByRole('row', { name: /BTC/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /PKO Bank/ })).toHaveCount(0);
});

test('help leads only to pages that are built, and the home page promises nothing that is not (U-19)', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard/help');
  for (const answer of await page.locator('main summary').all()) await answer.click();
  const addresses = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    const drawn = /<main.*<\/main>/s.exec(await answer.text())?.[0];
    expect(drawn, address).toBeDefined();
    expect(drawn, address).not.toContain('>In preparation<');
  }
  await visit(page, '/dashboard/add-new-module');
  await expect(page.getByRole('heading', { name: 'Real estate' })).toBeVisible();
  await expect(page.getByText('In preparation')).toHaveCount(0);

  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of [
    'Treasury bonds to the grosz',
    'PIT-38 with NBP rates',
    'IKE, IKZE, PPK',
    'Złoty first',
  ])
    await expect(main.getByRole('heading', { name }), name).toBeVisible();
  await expect(main.getByText('In preparation')).toHaveCount(0);
});
