import type { Page } from '@playwright/test';
import { endTrial } from '../support/records/end-trial.ts';
import { expect, hydrated, send, signInAsDemo, test, toast, visit } from './journey.ts';

const phone = { width: 390, height: 844 };
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' }).first();

test.describe('on a desk', () => {
  test('the sidebar is narrow, opens under the pointer and under the keyboard, and leads around', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await visit(page, '/dashboard');
    const width = () => sidebar(page).evaluate((element) => element.getBoundingClientRect().width);
    expect(await width()).toBe(72);
    await sidebar(page).getByRole('link', { name: 'Settings' }).hover();
    await expect.poll(width).toBe(256);
    await page.mouse.move(900, 500);
    await expect.poll(width).toBe(72);
    await sidebar(page).getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL(/\/dashboard\/help$/);
    await expect(sidebar(page).getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page');

    await page.mouse.move(900, 500);
    await page.goto('/dashboard/broker-investments/strategies/0193277e-0000-7000-8000-000000000401');
    await expect(sidebar(page).getByRole('link', { name: 'Strategies' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect.poll(width).toBe(256);
  });

  test('Ctrl+K finds a page with the keyboard alone', async ({ page, newAccount }) => {
    await newAccount();
    await visit(page, '/dashboard');
    const palette = page.getByRole('dialog', { name: 'Find an asset, portfolio or report' });
    const input = palette.getByRole('combobox');
    const options = palette.getByRole('option');
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await expect(options.first()).toContainText('Add a transaction');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();

    await page.keyboard.press('Control+k');
    await input.fill('prywatność');
    await expect(options.filter({ hasText: 'Privacy' })).toHaveAttribute('aria-selected', 'true');

    await input.fill('my assets');
    await expect(options.first()).toContainText('My assets');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/broker-investments\/assets$/);
    await expect(palette).toBeHidden();
  });

  test('the bell opens while there is something to read and closes with the last notification', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    const stream = page.waitForResponse('**/api/events');
    await visit(page, '/dashboard');
    expect((await stream).headers()['content-type'], 'the page listens for new ones').toContain(
      'event-stream',
    );
    await page.getByRole('button', { name: 'Notifications: 1 new' }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list).toContainText('Welcome to Walory');
    await list.getByRole('button', { name: /^Remove: / }).click();
    await expect(list).toBeHidden();
    const bell = page.getByRole('button', { name: 'Notifications: none' });
    await bell.click();
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
    await page.reload();
    await expect(bell).toBeVisible();
  });

  test('the chosen currency is remembered, and the server already renders it', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await visit(page, '/dashboard');
    const currency = page.getByRole('button', { name: /^Currency:/ });
    await expect(currency).toContainText(/PLN\s*· 1 EUR = \d\.\d{4}/);
    await currency.click();
    await page.getByRole('menuitemcheckbox', { name: /^EUR/ }).click();
    await expect(currency).toContainText(/EUR\s*· 1 EUR = \d\.\d{4} PLN/);
    expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('eur');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'currency')?.value).toBe('eur');
    const html = await (await page.request.get('/dashboard')).text();
    expect(html).toContain('<b>EUR</b>');
    expect(html).not.toContain('<b>PLN</b>');

    await page.context().clearCookies({ name: 'currency' });
    await page.reload();
    await expect(currency, 'local storage wins over a lost cookie').toContainText('EUR');
  });

  test('menus are fetched when somebody comes near, and open at the first press of pointer or key', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
    const menuCode = () => fetched.filter((path) => path.includes('opening-menu')).length;
    await visit(page, '/dashboard');
    const account = page.getByRole('button', { name: /^Account:/ });
    await expect(account).toHaveAttribute('aria-haspopup', 'menu');
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    expect(menuCode(), 'not with the page').toBe(0);
    await account.focus();
    await expect.poll(menuCode).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    const items = page.getByRole('menu').getByRole('menuitem');
    await expect(items.first(), 'the keyboard begins at the first line').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(account, 'the focus comes back').toBeFocused();

    await visit(page, '/dashboard');
    await account.click();
    await expect(items.first()).toBeVisible();
    await account.click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('language and appearance are switched without losing the page', async ({ page, newAccount }) => {
    await newAccount();
    await visit(page, '/dashboard/settings?tab=security');
    await page.getByRole('link', { name: 'Language: Polski' }).click();
    await expect(page).toHaveURL(/\/pl\/dashboard\/settings\?tab=security$/);
    await expect(page.getByRole('tab', { name: 'Bezpieczeństwo' })).toHaveAttribute('aria-selected', 'true');
    await hydrated(page);
    await page.getByRole('button', { name: /^Konto:/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Ciemny' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
    await hydrated(page);
    await page.getByRole('button', { name: /^Konto:/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Jak na tym urządzeniu' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await page.getByRole('link', { name: 'Język: English' }).click();
    await expect(page).toHaveURL(/\/dashboard\/settings\?tab=security$/);
  });

  test('connecting a module adds its menu at once, disconnecting takes it away', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await visit(page, '/dashboard/add-new-module');
    const bonds = sidebar(page).getByRole('link', { name: 'My bonds' });
    await expect(bonds).toBeHidden();
    await page.getByRole('button', { name: /^Turn on: .*bonds/i }).click();
    await expect(bonds).toBeVisible();
    await toast(page, / is on$/);
    const portfolios = sidebar(page).getByRole('link', { name: 'Portfolios' });
    await expect(portfolios).toBeVisible();
    await page.getByRole('button', { name: /^Turn off: .*(broker|stock)/i }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Its pages disappear from the menu. Your data stays');
    await dialog.getByRole('button', { name: 'Turn off module' }).click();
    await expect(portfolios).toBeHidden();
    await expect(bonds).toBeVisible();
    await page.goto('/dashboard/broker-investments/portfolios');
    await expect(page.getByText('Module is not active')).toBeVisible();
  });

  test('a line at the top says that a slow page is on its way', async ({ page, newAccount }) => {
    await newAccount();
    await visit(page, '/dashboard');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/dashboard/help.data*', async (route) => {
      await held;
      await route.continue();
    });
    await sidebar(page).getByRole('link', { name: 'Help' }).click();
    const line = page.getByRole('progressbar', { name: 'Loading…' });
    await expect(line).toBeVisible();
    answer();
    await expect(page).toHaveURL(/\/dashboard\/help$/);
    await expect(line).toBeHidden();
  });

  test('a page opened for export shows only itself, prints, and comes back', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { printed: number };
      seen.printed = 0;
      window.print = () => {
        seen.printed++;
      };
    });
    await signInAsDemo(page);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.goto('/dashboard?export_reports=1');
    await hydrated(page);
    const printed = () => page.evaluate(() => (window as unknown as { printed: number }).printed);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByText('Report for print or PDF.')).toBeVisible();
    await page.clock.runFor(240);
    expect(await printed()).toBe(0);
    await page.clock.runFor(10);
    expect(await printed()).toBe(1);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(sidebar(page)).toBeVisible();
    expect(await printed()).toBe(0);
  });

  test('after the trial nothing prints and market tables stay here (A-25)', async ({ page, newAccount }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { printed: number };
      seen.printed = 0;
      window.print = () => {
        seen.printed++;
      };
    });
    const { email } = await newAccount();
    await visit(page, '/dashboard/broker-investments/markets/commodities');
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    await endTrial(email);
    await visit(page, '/dashboard/broker-investments/markets/commodities');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
    await visit(page, '/dashboard?export_reports=1');
    await expect(page.getByText('Your plan does not include reports for print or PDF.')).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(0);
    await page.getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL(/payment/);
  });

  test('two tabs share one event stream, and what it tells reaches both', async ({ page, newAccount }) => {
    await newAccount();
    let streams = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The real stream says something only when something happens; here it is made to.
    await page.context().route('**/api/events', async (route) => {
      streams++;
      if (streams > 1) return;
      await released;
      await route.fulfill({
        contentType: 'text/event-stream',
        body: 'retry: 600000\nevent: NotificationAdded\ndata: {}\n\n',
      });
    });
    await visit(page, '/dashboard');
    const second = await page.context().newPage();
    await visit(second, '/dashboard/help');
    await expect(second.getByRole('button', { name: 'Notifications: 1 new' })).toBeVisible();
    await expect.poll(() => streams).toBe(1);

    const { body } = await send(page, 'GET', '/api/notifications');
    const [welcome] = body.data as { id: string }[];
    await send(page, 'DELETE', `/api/notifications/${welcome?.id}`);
    await expect(second.getByRole('button', { name: 'Notifications: 1 new' })).toBeVisible();
    release();
    await expect(second.getByRole('button', { name: 'Notifications: none' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications: none' })).toBeVisible();
    expect(streams).toBe(1);
    await second.close();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the menu lies over the page and closes by backdrop, cross, Escape and choice', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await visit(page, '/dashboard');
    const open = page.getByRole('button', { name: 'Open the menu' });
    const overlay = page.getByRole('dialog', { name: 'Main navigation' });
    await expect(overlay).toBeHidden();

    await open.click();
    await expect(overlay).toBeVisible();
    await page.touchscreen.tap(370, 500);
    await expect(overlay).toBeHidden();

    await open.click();
    await overlay.getByRole('button', { name: 'Close the menu' }).click();
    await expect(overlay).toBeHidden();
    await expect(open, 'the focus comes back').toBeFocused();

    await page.getByRole('button', { name: 'More' }).click();
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();

    await open.click();
    await overlay.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/dashboard\/privacy$/);
    await expect(overlay).toBeHidden();
  });

  test('the currency has only its short label', async ({ page, newAccount }) => {
    await newAccount();
    await visit(page, '/dashboard');
    const currency = page.getByRole('button', { name: /^Currency:/ });
    await expect(currency).toBeVisible();
    await expect(currency.getByText(/1 EUR =/)).toBeHidden();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(currency.getByText(/1 EUR =/)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(currency.getByText(/1 EUR =/)).toBeHidden();
  });
});
