import { readFile } from 'node:fs/promises';
import { barriersIn } from '../barriers.ts';
import { expect, test, visit } from '../journey.ts';

/** The amount in graphite, without the spaces that part thousands. */
const amount = (text: string | null) => (text ?? '').replace(/[\s\u00a0\u202f]/g, '');

const loan = '/tools/housing-loan-subsidy';

test('the tools are found from the footer, each by a card of its own', async ({ page }) => {
  await visit(page, '/pl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Narzędzia' }).click();
  await expect(page).toHaveURL(/\/pl\/narzedzia$/);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(4);
  await page.getByRole('link', { name: /Ile odkładać na cel/ }).click();
  await expect(page).toHaveURL(/\/pl\/narzedzia\/procent-skladany$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/2\s*164,32/);
  await page.getByRole('navigation', { name: 'Ścieżka' }).getByRole('link', { name: 'Narzędzia' }).click();
  await expect(page).toHaveURL(/\/pl\/narzedzia$/);
});

test('what is typed changes the result and the address; the link shows the same elsewhere', async ({
  page,
}) => {
  await visit(page, loan);
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toHaveText(/2\s*412,04/);
  await page.getByLabel('Loan amount').fill('200000');
  await page.getByLabel('Term').fill('360');
  await page.getByLabel('City').selectOption('other');
  await page.getByLabel('Monthly income').fill('9000');
  await page.getByLabel('Bank interest rate').fill('7,5');
  await page.getByLabel('BGK indicator').fill('6.5');
  const borrowers = page.getByRole('button', { name: 'One fewer' }).first();
  await borrowers.click();
  await page.getByRole('button', { name: 'One fewer' }).nth(1).click();
  await expect(page.getByLabel('People in the household')).toHaveValue('1');
  await expect(result).toHaveText(/972,22/);
  await expect(page).toHaveURL(/amount=200000.*borrowers=1.*children=0.*rate=7\.5.*months=360/);
  const shown = amount(await result.textContent());
  await page.reload();
  await expect(result).toHaveText(/972,22/);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(/\/pl\/narzedzia\/kalkulator-kredyt-na-start\?.*months=360/);
  expect(amount(await result.textContent())).toBe(shown);
});

test('without JavaScript there is a result, and a button for the next one', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/tools/mortgage-overpayment');
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toHaveText(/zł/);
  const before = await result.textContent();
  await page.getByLabel('Overpay each month').fill('1 000,50');
  await page.getByText('lower instalments', { exact: true }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page).toHaveURL(/effect=lower.*monthly=1/);
  await expect(page.getByText(/next instalment/)).toBeVisible();
  expect(await result.textContent()).not.toBe(before);
  await context.close();
});

test('bonds are compared for the time and inflation of the reader', async ({ page }) => {
  await visit(page, '/tools/treasury-bonds');
  await expect(page.getByText('Most: EDO')).toBeVisible();
  await page.getByLabel('For', { exact: true }).fill('2');
  await expect(page.getByText('Most: EDO')).toBeHidden();
  await page.getByText('show (800+)').click();
  await expect(page.getByRole('table', { name: 'Bond by bond' }).getByRole('row')).toHaveCount(9);
  await expect(page).toHaveURL(/months=2.*family=yes/);
});

test('an address with nonsense in it is answered, and says what fits', async ({ page }) => {
  const answer = await page.goto(`${loan}?months=7000&amount=-1&rate=%00&location=__proto__&household=1e9`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/2\s*412,04/);
  await expect(page.getByLabel('Term')).toHaveValue('7000');
  await expect(page.getByText('Enter a whole number from 12 to 600. Until then we use 300.')).toBeVisible();
  await page.getByLabel('Term').fill('240');
  await expect(page.getByText('Enter a whole number from 12 to 600')).toBeHidden();
});

test('the schedule is shown by year or month and leaves as a file', async ({ page }) => {
  await visit(page, `${loan}?amount=300000&months=180`);
  const table = page.getByRole('table', { name: 'Schedule' });
  await expect(table.getByRole('row')).toHaveCount(17);
  await page.getByText('By month').click();
  await expect(table).toHaveAttribute('aria-rowcount', '181');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('nastart-by-month.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(181);
  expect(lines[0]).toContain('After subsidy');
  expect(lines.at(-1)).toMatch(/^180,.*,0\.00$/);
});

test('each page tells search engines and paper what it is', async ({ page, request }) => {
  for (const address of [
    '/tools',
    loan,
    '/tools/compound-interest',
    '/tools/mortgage-overpayment',
    '/tools/treasury-bonds',
    '/pl/narzedzia/nadplata-kredytu',
  ]) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain('<meta name="description"');
    expect(html, address).toContain('property="og:title"');
    expect(html, address).toContain('hrefLang="pl"');
    const preview = new URL(/property="og:image" content="([^"]+)"/.exec(html)![1]!).pathname;
    expect((await request.get(preview)).headers()['content-type'], preview).toBe('image/png');
    expect(html, address).not.toContain('noindex');
    if (address !== '/tools') expect(html, address).toMatch(/WebApplication.*FAQPage/s);
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    '/pl/narzedzia/kalkulator-kredyt-na-start<',
  );
  await visit(page, loan);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Schedule' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the result comes before the form, and nothing scrolls sideways', async ({ page }) => {
    for (const address of [
      '/tools',
      loan,
      '/pl/narzedzia/procent-skladany',
      '/tools/mortgage-overpayment',
      '/tools/treasury-bonds',
    ]) {
      await visit(page, address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(390);
      if (address === '/tools') continue;
      const result = await page.getByRole('main').getByRole('status').boundingBox();
      const form = await page.locator('form').boundingBox();
      expect(result!.y, address).toBeLessThan(form!.y);
    }
  });
});

test('no tool has barriers', async ({ page }) => {
  for (const address of [
    '/tools',
    `${loan}?months=7000`,
    '/pl/narzedzia/procent-skladany',
    '/tools/mortgage-overpayment',
    '/tools/treasury-bonds',
  ]) {
    await visit(page, address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Only colours differ in the dark.
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
      expect.soft(await barriersIn(page, { rules, always: true }), `${address} ${colorScheme}`).toEqual([]);
    }
  }
});
