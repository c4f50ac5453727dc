import type { Page } from '@playwright/test';
import { storePrice } from '../support/records/store-price.ts';
import { expect, test, visit } from './journey.ts';

function headOf(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
    alternates: [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
      (link) => `${link.getAttribute('hreflang')} ${new URL(link.getAttribute('href')!).pathname}`,
    ),
    facts: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'),
  }));
}

test('a visitor goes from the list of symbols to a class and a share, and reads it in the other language', async ({
  page,
}) => {
  await visit(page, '/symbols');
  await expect(page).toHaveTitle(/^Symbols: shares/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbols');
  await expect(page.getByText('Simulated prices').first()).toBeVisible();
  await page.getByRole('heading', { name: 'Shares' }).getByRole('link').click();

  await expect(page).toHaveURL(/\/symbols\/stocks$/);
  await expect(page).toHaveTitle(/^Shares: prices/);
  await page.getByRole('textbox', { name: 'Filter by name or ticker' }).fill('pko');
  const table = page.getByRole('table', { name: 'Shares: prices and changes' });
  await expect(table.getByRole('row'), 'the header and one share').toHaveCount(2);
  await table.getByRole('link', { name: 'PKO Bank Polski' }).click();

  await expect(page).toHaveURL(/\/symbols\/stocks\/pko$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PKO Bank Polski');
  await expect(page).toHaveTitle(/^PKO Bank Polski \(PKO\): share price/);
  const price = page.locator('main figure').first();
  await expect(price).toContainText(/\d+,\d{2}\szł/);
  await expect(price).toContainText('Simulated prices');
  await expect(page.getByRole('heading', { name: 'Related symbols' })).toBeVisible();
  expect((await headOf(page)).facts, 'nothing of the page before').toEqual({});
  await visit(page, '/symbols/stocks/pko');
  const english = await headOf(page);
  expect(english).toMatchObject({ lang: 'en', robots: 'noindex' });
  expect(english.description).toContain('PKO Bank Polski');
  expect(english.alternates).toEqual([
    'en /symbols/stocks/pko',
    'pl /pl/symbole/stocks/pko',
    'x-default /symbols/stocks/pko',
  ]);
  expect(JSON.stringify(english.facts)).toContain('PLPKO0000016');
  expect(JSON.stringify(english.facts), 'simulated prices are not given to search engines').not.toContain(
    '"price"',
  );

  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(/\/pl\/symbole\/stocks\/pko$/);
  await expect(page).toHaveTitle(/kurs akcji/);
  await expect(price).toContainText('Ceny symulowane');
  expect((await headOf(page)).lang).toBe('pl');
  const way = page.getByRole('navigation', { name: 'Ścieżka' });
  await way.getByRole('link', { name: 'Akcje' }).click();
  await expect(page).toHaveURL(/\/pl\/symbole\/stocks$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akcje');
  await way.getByRole('link', { name: 'Notowania' }).click();
  await expect(page).toHaveURL(/\/pl\/symbole$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notowania');
});

test('a symbol that does not exist is a page of its own, in both languages', async ({ page }) => {
  for (const address of ['/symbols/stocks/no-such', '/symbols/no-such', '/pl/symbole/stocks/no-such']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
  }
});

test('a symbol can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/pl/symbole/stocks/pko');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PKO Bank Polski');
  await expect(page.locator('main figure').first()).toContainText(/\d+,\d{2}\szł/);
  await context.close();
});

test('the tape of the public site follows the market, through one stream for all tabs', async ({ page }) => {
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (/\/api\/(market\/)?events$/.test(request.url())) streams.push(new URL(request.url()).pathname);
  });
  const quote = (of: Page) =>
    of
      .getByRole('region', { name: /^(Market quotes|Notowania)$/ })
      .getByRole('listitem')
      .filter({ hasText: 'XAU' });
  // The page may come from the cache, so the tape is read once when the stream is open.
  const read = page.waitForResponse('**/api/market/tape');
  await page.goto('/');
  await read;
  const before = await storePrice('XAU', '4321.09');
  try {
    await expect(quote(page)).toContainText(/\$4,321\.09/);
    const second = await page.context().newPage();
    await second.goto('/pl');
    await expect(quote(second)).toContainText(/\$4,321\.09/);
    await storePrice('XAU', '4322.18');
    await expect(quote(second)).toContainText(/\$4,322\.18/);
    await page.bringToFront();
    await expect(quote(page)).toContainText(/\$4,322\.18/);
  } finally {
    await storePrice('XAU', before);
  }
  await expect(quote(page)).not.toContainText(/32[12],/);
  expect(new Set(streams), 'a visitor asks for nothing else').toEqual(new Set(['/api/market/events']));
  expect(streams.length, 'the second tab shares the stream of the first, or has taken it over').toBeLessThan(
    4,
  );
});

test('the page is painted and usable before the stream is opened', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/market/events')) order.push('stream');
  });
  await page.exposeFunction('noteReady', () => order.push('ready'));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.ready !== 'yes') return;
      observer.disconnect();
      (window as unknown as { noteReady(): void }).noteReady();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
  const answer = await page.goto('/');
  expect(answer?.headers()['cache-control']).toBe('no-cache');
  await expect.poll(() => order).toEqual(['ready', 'stream']);
});
