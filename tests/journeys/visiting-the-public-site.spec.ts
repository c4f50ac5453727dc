import { expect, hydrated, test, visit } from './journey.ts';

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
  for (const [path, shown] of [
    ['/login', /\/login$/],
    ['/', /\/pl$/],
  ] as const) {
    // A visitor each: the page of the first remembers its language.
    const context = await browser.newContext({ locale: 'pl-PL' });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page).toHaveURL(shown);
    await context.close();
  }
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

test('an unknown address shows the 404 page with a way home (PS-17)', async ({ page }) => {
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

test('the newsletter is asked for from the footer of any page', async ({ page }) => {
  await visit(page, '/pl/kontakt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Newsletter raz w\u00a0miesiącu' });
  await dialog.getByLabel('E-mail').fill('jan@');
  await dialog.getByRole('button', { name: 'Zapisz mnie' }).click();
  await expect(dialog.getByText('Nieprawidłowy adres e-mail')).toBeVisible();
  await dialog.getByLabel('E-mail').fill('jan@poczta.example');
  await dialog.getByRole('button', { name: 'Zapisz mnie' }).click();
  await expect(dialog.getByRole('status')).toContainText('jan@poczta.example');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('who is signed in goes from the public pages to the dashboard, or logs out', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, '/');
  await header.getByRole('button', { name: 'Log out' }).click();
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, leads around and closes', async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('banner').locator('summary');
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' });
    await expect(contact).toBeHidden();
    await menu.click();
    await expect(contact).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
    await menu.click();
    await contact.click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(contact).toBeHidden();
    await menu.click();
    await expect(contact).toHaveAttribute('aria-current', 'page');
  });
});

test('the footer lists the classes of symbols, in the language of the page', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const symbols = footer.getByRole('navigation', { name: 'Symbols' });
  await expect(symbols.getByRole('link')).toHaveText([
    'All symbols',
    'Shares',
    'Indices',
    'ETFs',
    'Crypto',
    'Commodities',
    'Futures',
    'Bonds',
  ]);
  await symbols.getByRole('link', { name: 'Crypto' }).click();
  await expect(page).toHaveURL(/\/symbols\/crypto$/);
  await visit(page, '/pl');
  await footer.getByRole('link', { name: 'Kryptowaluty' }).click();
  await expect(page).toHaveURL(/\/pl\/symbole\/crypto$/);
});
