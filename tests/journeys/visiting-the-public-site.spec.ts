import { expect, hydrated, test } from './journey.ts';

test('a visitor reads the home page in English and switches to Polish and back', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Everything you invest in/);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(/\/pl$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wszystkie inwestycje/);
  await page.getByRole('navigation', { name: 'Język' }).getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Everything you invest in/);
});

test('the root path speaks the language of the browser, other paths do not guess', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/login$/);
  await context.clearCookies();
  await page.goto('/');
  await expect(page).toHaveURL(/\/pl$/);
  await context.close();
});

test('the home page can be read without JavaScript and has no sideways scrolling', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,

    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Simple prices')).toBeVisible();
  await context.close();
});

test('an unknown address shows the 404 page with a way home', async ({ page }) => {
  const answer = await page.goto('/there-is-no-such-page');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await page.getByRole('link', { name: 'Go back to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('Polish addresses without a prefix lead to their proper form', async ({ request }) => {
  const answer = await request.get('/symbole/akcje', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/pl/symbole/akcje');
});
