import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { apiAreaNames } from '../../../src/routes/api/api-areas.ts';
import { expect, hydrated, send, test, visit } from '../journey.ts';

const run = promisify(execFile);

test('somebody makes a key, copies the first call and gets an answer (PS-13)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const made = await send(page, 'POST', '/api/user/api-key');
  const key = (made.body as { api_key: string }).api_key;
  const currencies = (await send(page, 'GET', '/api/currencies')).body.data as { id: string }[];
  const portfolio = { name: 'Pierwszy portfel', currency_id: currencies[0]!.id };
  expect((await send(page, 'POST', '/api/portfolios', portfolio)).status).toBe(200);

  await visit(page, '/api-docs');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByRole('link', { name: 'Settings, Security' })).toHaveAttribute(
    'href',
    '/dashboard/settings?tab=security',
  );
  const code = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(code('curl')).toBeVisible();
  await page.getByRole('radio', { name: 'Python' }).check();
  await expect(code('Python')).toContainText('from urllib.request import');
  await page.getByRole('radio', { name: 'JavaScript' }).check();
  await expect(code('curl')).toBeHidden();
  await page.getByRole('button', { name: 'Copy: JavaScript' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`fetch('${new URL(page.url()).origin}/api/portfolios'`);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', copied], {
    env: { ...process.env, WALORY_KEY: key },
  });
  expect(stdout).toContain('Pierwszy portfel 0');
});

test('a call is found as one types and read in its area, in both languages (PS-14)', async ({ page }) => {
  await visit(page, '/pl/api-docs');
  const field = page.getByRole('searchbox', { name: 'Szukaj wywołań' });
  await field.fill('wyplaty xyz');
  await expect(page.getByRole('status').filter({ hasText: 'Nic nie pasuje' })).toBeVisible();
  await expect(page.getByText('Spróbuj krótszego słowa')).toBeVisible();
  await field.fill('zapisuje transakcje zakup');
  await expect(page.getByRole('status').filter({ hasText: '1 wywołanie pasuje' })).toBeVisible();
  await page.getByRole('region', { name: 'Wyniki wyszukiwania' }).getByRole('link').click();
  await page.waitForURL('**/pl/api-docs/transactions#transactions.create');
  const call = page.getByRole('article', { name: 'POST /api/transactions', exact: true });
  await expect(call.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(call.getByText('Klucz API')).toBeVisible();
  await expect(call.getByRole('region', { name: /^Przykładowe zapytanie/ })).toContainText(
    '"price": "62.50"',
  );
  await expect(call.getByRole('region', { name: /^Przykładowa odpowiedź/ })).toContainText('"version": 1');

  // On the page of an area too, by a field, and with a way back.
  await field.fill('submission_id');
  await expect(page.getByRole('status').filter({ hasText: 'submission_id' })).toBeVisible();
  await expect(call).toBeHidden();
  await page.getByRole('button', { name: 'Wyczyść wyszukiwanie' }).click();
  await expect(call).toBeVisible();

  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/api-docs/transactions');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the calls' }).fill('post bonds');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/api-docs?q=post+bonds');
  await expect(page.getByRole('status').filter({ hasText: 'match “post bonds”' })).toBeVisible();
});

test('without scripts it is read, searched and switched all the same (PS-14)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/api-docs');
  await page.getByRole('radio', { name: 'Python' }).check();
  await expect(page.getByRole('region', { name: 'Python', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'curl', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search the calls' }).fill('market_value');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('calls match “market_value”');
  await page.getByRole('region', { name: 'Search results' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/api-docs\/[a-z-]+#[\w.-]+$/);
  await page.getByText('Contents').click();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Bonds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonds' })).toBeVisible();
  // Code scrolls inside itself.
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await context.close();
});

test('each area has a page in both languages that search engines know, and a search has an end (PS-13, PS-14)', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const area of apiAreaNames) {
    for (const address of [`/api-docs/${area}`, `/pl/api-docs/${area}`]) {
      expect((await request.get(address)).status(), address).toBe(200);
      expect(sitemap).toContain(`${address}</loc>`);
    }
  }
  expect((await request.get('/api-docs/nothing')).status()).toBe(404);
  const long = await request.get(`/api-docs?q=${'a'.repeat(5000)}`);
  expect(long.status()).toBe(200);
  const html = await long.text();
  expect(html).toContain(`value="${'a'.repeat(60)}"`);
  expect(html).toContain('<meta name="robots" content="noindex"');
});
