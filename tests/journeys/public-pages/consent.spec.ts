import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ownSharedReport } from '../../support/records/shared-report.ts';
import { type RunningProduct, runProduct, temporaryFolder } from '../../support/running-product.ts';
import { startThirdParties, type ThirdParties } from '../../support/third-parties.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, send, signInAsDemo, test, visit } from '../journey.ts';

// One product with every service set up, and one browser at a time: who was asked for what is counted.
test.describe.configure({ mode: 'default' });

let parties: ThirdParties;
let product: RunningProduct;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
test.beforeAll(async () => {
  folder = await temporaryFolder();
  parties = await startThirdParties();
  product = await runProduct(
    { ...parties.env, WALORY_LIMIT_FACTOR: '1000', WALORY_API_PER_MINUTE: '1000000' },
    folder.path,
  );
});
test.afterAll(async () => {
  await product.stop();
  await parties.close();
  await folder.remove();
});
test.beforeEach(() => parties.forget());

const viewport = { width: 1440, height: 900 };

/** A browser that has never been here. What the policy refuses is an error of the page, and no error is expected. */
async function newVisitor(browser: Browser, options: BrowserContextOptions = {}) {
  const usual = { baseURL: product.url, locale: 'en-GB', viewport };
  // Who wants less motion is never asked for live quotes.
  const context = await browser.newContext({ ...usual, reducedMotion: 'no-preference', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  return {
    page,
    async leave() {
      await context.close();
      expect(problems, 'errors in the browser').toEqual([]);
    },
  };
}

const question = (page: Page) => page.getByRole('region', { name: 'May we load third-party services?' });
const button = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Answers, and waits for the page that begins anew because of it. */
async function answerAnew(page: Page, name: string): Promise<void> {
  const begun = page.waitForEvent('load');
  await button(page, name).click();
  await begun;
  await hydrated(page);
}

async function agree(page: Page): Promise<void> {
  await visit(page, '/en');
  await answerAnew(page, 'Accept all');
  await expect.poll(parties.asked).toEqual(['statistics', 'recording', 'charts']);
}

test('every answer stands whole on a small phone, also in the font of a system (SF-18)', async ({
  browser,
}) => {
  const { page, leave } = await newVisitor(browser, {
    viewport: { width: 320, height: 700 },
    locale: 'pl-PL',
  });
  await page.route('**/*.woff2', (route) => route.abort());
  await visit(page, '/pl');
  const asked = page.getByRole('region', { name: 'Czy wczytać usługi innych firm?' });
  await asked.getByRole('button', { name: 'Wybierz pojedynczo' }).click();
  for (const name of ['Zapisz wybór', 'Akceptuję wszystko', 'Odrzucam wszystko'])
    await expect(asked.getByRole('button', { name })).toBeAttached();
  expect(await asked.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await leave();
});

test('nothing leaves before one agrees; closing and refusing agree to nothing, and one can be asked again (SF-18)', async ({
  browser,
}) => {
  const { page, leave } = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  await visit(page, '/en');
  await expect(question(page)).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await button(page, 'Choose one by one').click();
  expect(await barriersIn(page)).toEqual([]);
  // Neither the language nor the menu is covered, and the page can be read to its end.
  await page.getByRole('link', { name: /Polski/ }).click({ trial: true });
  await page.getByLabel('Menu').click({ trial: true });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click({ trial: true });
  await button(page, 'Close without choosing').click();
  await expect(question(page)).toHaveCount(0);
  await visit(page, '/en/pricing');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(question(page)).toHaveCount(0);
  expect(await cookieNames(page)).not.toContain('consent');

  // By the keyboard alone: there, through it, and back.
  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await button(page, 'Refuse all').click();
  await expect(question(page)).toHaveCount(0);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'consent')!;
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(kept.value).toMatch(/^v1\.0000\./);
  const days = (kept.expires - Date.now() / 1000) / 86_400;
  expect([Math.floor(days), Math.ceil(days)]).toContain(183);
  expect(parties.asked()).toEqual([]);
  await leave();
});

test('what is agreed to loads on public pages, and never where one signs in, in the dashboard or on a shared report (SF-19)', async ({
  browser,
}) => {
  const { page, leave } = await newVisitor(browser);
  await agree(page);
  await expect.poll(() => parties.recording.requests).toContain('/record?masked=true');
  await expect(page.getByRole('link', { name: 'TradingView' })).toBeVisible();
  await expect(page.frameLocator('iframe[title=ticker]').getByText('Live quotes')).toBeVisible();

  // Walking on, the page stays the same document, and the visit of the next page is counted.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await hydrated(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => parties.statistics.requests.join()).toContain('faq');

  // Towards the password it is another one, without them; and the way back is again one with them.
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.waitForURL('**/login');
  await hydrated(page);
  expect(await page.evaluate(() => 'dataLayer' in window || 'clarity' in window)).toBe(false);
  parties.forget();
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => parties.statistics.requests.join()).toContain('/collect');
  await expect.poll(() => parties.recording.requests.join()).toContain('/record');

  parties.forget();
  const isQuiet = async (path: string) => {
    await visit(page, path);
    expect(await page.evaluate(() => 'dataLayer' in window || 'clarity' in window), path).toBe(false);
    expect(parties.asked(), path).toEqual([]);
  };
  await isQuiet('/register');
  await isQuiet('/forgot-password');
  await signInAsDemo(page);
  const portfolio = (await send(page, 'GET', '/api/portfolios')).body.data as { id: string }[];
  const { link } = await ownSharedReport(
    { post: async (path, body) => (await send(page, 'POST', path, body)) as never },
    portfolio[0]!.id,
  );
  await isQuiet(`/reports/${link}`);
  await visit(page, '/dashboard');
  await expect(page.getByRole('link', { name: 'TradingView' })).toBeVisible();
  expect(parties.asked()).toEqual(['charts']);
  // On the way to a public page the address one comes from is not told.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => parties.statistics.requests.join()).toContain('contact');
  const counted = decodeURIComponent(parties.statistics.requests.join());
  expect(counted).toContain(`/contact from ${product.url}/`);
  expect(counted).not.toMatch(/dashboard|reports/);
  await leave();
});

test('withdrawing takes effect at once, with what they had left in the browser', async ({ browser }) => {
  const { page, leave } = await newVisitor(browser);
  await agree(page);
  await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(['_ga', '_clck']));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(question(page).getByRole('checkbox', { checked: true })).toHaveCount(4);
  parties.forget();
  await question(page).getByRole('checkbox', { name: 'Statistics' }).uncheck();
  await question(page).getByRole('checkbox', { name: 'Session recording' }).uncheck();
  await answerAnew(page, 'Save my choice');
  await expect.poll(parties.asked).toEqual(['charts']);
  expect((await cookieNames(page)).filter((name) => /^_/.test(name))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('_cltk'))).toBeNull();
  expect(await page.evaluate(() => 'dataLayer' in window || 'clarity' in window)).toBe(false);
  await leave();
});

test('a forged cookie agrees to nothing, and who agreed leaves nothing to others in kept pages', async ({
  browser,
}) => {
  const forger = await newVisitor(browser);
  await forger.page.context().addCookies([
    {
      name: 'consent',
      value: `v1.1111.${Math.floor(Date.now() / 86_400_000)}.c2lnbmF0dXJl`,
      url: product.url,
    },
  ]);
  await visit(forger.page, '/en');
  await expect(question(forger.page)).toBeVisible();
  expect(parties.asked()).toEqual([]);
  await forger.leave();

  const { page, leave } = await newVisitor(browser);
  const strange = [parties.statistics, parties.recording, parties.charts].map(({ address }) => address);
  const read = async (who: Page) => {
    const answer = await who.request.get('/tools');
    const text = (await answer.text()) + answer.headers()['content-security-policy'];
    return strange.filter((address) => text.includes(address));
  };
  const stranger = await newVisitor(browser);
  expect(await read(stranger.page)).toEqual([]);
  await agree(page);
  expect(await read(page)).toEqual(strange);
  expect(await read(stranger.page)).toEqual([]);
  expect(await read(page)).toEqual(strange);
  await stranger.leave();
  await leave();
});

test('a browser that asks not to be tracked is asked about the rest alone; from the footer about everything', async ({
  browser,
}) => {
  const { page, leave } = await newVisitor(browser, { extraHTTPHeaders: { 'sec-gpc': '1' } });
  await visit(page, '/en');
  await button(page, 'Choose one by one').click();
  await expect(question(page).getByRole('checkbox')).toHaveCount(2);
  await answerAnew(page, 'Accept all');
  await expect.poll(parties.asked).toEqual(['charts']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(question(page).getByRole('checkbox')).toHaveCount(4);
  await leave();
});

test('the own tape stays where the other fails, moves too much, or is stopped', async ({ browser }) => {
  const own = (page: Page) =>
    page.getByRole('region', { name: 'Market quotes' }).getByText('WIG20', { exact: true });
  const { page, leave } = await newVisitor(browser);
  await agree(page);
  await expect(page.frameLocator('iframe[title=ticker]').getByText('Live quotes')).toBeVisible();
  await expect(own(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(own(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show live quotes' }).click();
  await expect(page.locator('iframe')).toBeVisible();

  parties.charts.broken = true;
  await visit(page, '/en');
  await expect(own(page)).toBeVisible();
  await expect.poll(() => parties.charts.requests.at(-1)).toBe('/tape.js');
  await expect(page.locator('iframe')).toHaveCount(0);

  parties.forget();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/pl');
  await expect(
    page.getByRole('region', { name: 'Notowania' }).getByText('WIG20', { exact: true }),
  ).toBeVisible();
  await expect.poll(() => parties.statistics.requests.length).toBeGreaterThan(0);
  expect(parties.charts.requests).toEqual([]);
  await leave();
});

test('a map of somebody else is drawn after one agrees to it on the spot', async ({ browser }) => {
  const { page, leave } = await newVisitor(browser);
  await signInAsDemo(page);
  await visit(page, '/dashboard/real-estate/properties');
  await page.getByRole('button', { name: 'Flat, Bałuty', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Show streets' }).scrollIntoViewIfNeeded();
  expect(await barriersIn(page)).toEqual([]);
  expect(parties.asked()).toEqual([]);
  await page.getByRole('button', { name: 'Show streets' }).press('Enter');
  await expect.poll(parties.asked).toEqual(['maps']);
  // The rest is as open as before.
  await visit(page, '/en');
  await button(page, 'Choose one by one').click();
  await expect(question(page).getByRole('checkbox')).toHaveCount(3);
  await leave();
});

test('where nothing is set up there is no question, no link to it, no cookie and no code of it', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await visit(page, '/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('contentinfo')).not.toContainText('Cookie settings');
  expect(
    files.filter((file) => /consent-banner|send-choice|load-scripts|charting-widget/.test(file)),
  ).toEqual([]);
  const answer = await page.request.put('/api/consent', {
    data: { agreed: ['statistics'] },
    headers: {
      'x-xsrf-token': decodeURIComponent(
        (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')!.value,
      ),
    },
  });
  expect(await answer.json()).toEqual({ data: { agreed: [] } });
  expect(await cookieNames(page)).not.toContain('consent');
});
