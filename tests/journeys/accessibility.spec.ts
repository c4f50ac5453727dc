import type { BrowserContext, Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { type PageName, pageNames, path, pattern } from '../../src/i18n/paths.ts';
import { oneIn } from '../support/chance/chance.ts';
import { barriersIn } from './barriers.ts';
import { expect, hydrated, signInAsDemo, test, visit } from './journey.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A desk by day, a phone at night, and the other way round. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

/** What stands in somebody's way. A short run looks at each page once, at the next one in another way; a soak in all ways. */
async function faultsOf(page: Page, turn: number): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme } of oneIn(looks.length, looks, turn)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const barriers = await barriersIn(page, { always: true });
    faults.push(...barriers.map((barrier) => `${barrier} at ${width} ${colorScheme}`));
  }
  return faults;
}

async function lookAt(page: Page, addresses: readonly string[]): Promise<void> {
  for (const [turn, address] of addresses.entries()) {
    await visit(page, address);
    expect.soft(await faultsOf(page, addresses.length + turn), address).toEqual([]);
  }
}

test('the public pages have no barriers', async ({ page }) => {
  await lookAt(page, ['/', '/no-such-page']);
});

test('the API documentation has no barriers', async ({ page }) => {
  await lookAt(page, ['/api-docs', '/pl/api-docs/deposits', '/api-docs?q=bonds']);
});

test('the pages of the company have no barriers', async ({ page }) => {
  await lookAt(page, ['/about-us', '/pl/kontakt', '/faq', '/pl/newsletter', '/newsletter/confirm/x']);
});

test('the sign-in pages have no barriers', async ({ page }) => {
  await lookAt(page, [
    '/login',
    '/pl/rejestracja',
    '/forgot-password',
    '/pl/reset-password/x',
    '/verify-email/x',
    '/undo-email/x',
  ]);
});

test('the onboarding has no barriers', async ({ page, newAccount }) => {
  await newAccount({ onboarded: false });
  await lookAt(page, ['/dashboard/onboarding']);
});

test('the dashboard has no barriers', async ({ page }) => {
  await signInAsDemo(page);
  await lookAt(page, [
    '/dashboard',
    '/pl/dashboard?example=0',
    '/dashboard/add-new-module',
    '/dashboard/payment',
    '/dashboard/broker-investments/strategies/mine/0193277e-0000-7000-8000-000000000501',
  ]);
});

test('the lists of symbols have no barriers', async ({ page }) => {
  await lookAt(page, ['/symbols', '/pl/symbole/crypto']);
});

test('the market pages have no barriers', async ({ page }) => {
  await lookAt(page, ['/pl/symbole/stocks/pko']);
  await signInAsDemo(page);
  await lookAt(page, [
    '/dashboard/broker-investments/all-assets',
    '/pl/dashboard/broker-investments/markets/stocks',
  ]);
});

test('help, privacy and administration have no barriers', async ({ page }) => {
  await signInAsDemo(page);
  await lookAt(page, [
    '/dashboard/help',
    '/dashboard/help/education',
    '/pl/dashboard/help/education/drawdown',
    '/pl/dashboard/privacy',
    '/dashboard/admin',
    '/pl/dashboard/admin?tab=users',
    '/pl/dashboard/admin?tab=splits',
    '/dashboard/admin?tab=contact',
    '/pl/dashboard/admin?tab=newsletter',
    '/dashboard/admin?tab=texts',
  ]);
});

test('the settings have no barriers', async ({ page }) => {
  await signInAsDemo(page);
  await lookAt(page, [
    '/dashboard/settings',
    '/pl/dashboard/settings?tab=notifications',
    '/dashboard/settings?tab=security',
    '/pl/dashboard/settings?tab=data',
  ]);
});

test('what opens over a page has no barriers', async ({ page, newAccount }) => {
  // Somebody new has a notification: the welcome.
  await newAccount();
  await visit(page, '/dashboard');
  const overlays: { open: () => Promise<void>; role: 'menu' | 'dialog' }[] = [
    { open: () => page.getByRole('button', { name: /^Account:/ }).click(), role: 'menu' },
    { open: () => page.getByRole('button', { name: /^Currency:/ }).click(), role: 'menu' },
    { open: () => page.getByRole('button', { name: /^Notifications:/ }).click(), role: 'dialog' },
    { open: () => page.keyboard.press('Control+k'), role: 'dialog' },
  ];
  for (const { open, role } of overlays) {
    await open();
    await expect(page.getByRole(role)).toBeVisible();
    expect.soft(await barriersIn(page, { always: true })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
  }
});

test('no page scrolls sideways on a phone or a tablet, in either language', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsDemo(page);
  const tooWide: string[] = [];
  const measure = async (pages: readonly PageName[], storageState?: StorageState) => {
    // As the server sends them: without scripts sixty pages take seconds.
    const device = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false });
    const reader = await device.newPage();
    // Polish words are longer: a short run takes few of the English pages, and at one of the widths each.
    const addresses = locales.flatMap((locale) =>
      (locale === 'pl' ? pages : oneIn(8, pages)).map((name) => path(name, locale)),
    );
    const asTable = pages.includes('portfolios') ? [`${path('portfolios', 'pl')}?view=table`] : [];
    for (const [turn, address] of [...addresses, ...asTable].entries()) {
      await reader.goto(address);
      for (const width of oneIn(2, [390, 768], turn)) {
        await reader.setViewportSize({ width, height: 844 });
        const needed = await reader.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) tooWide.push(`${address}: ${needed} of ${width}`);
      }
    }
    await device.close();
  };
  const whole = pageNames.filter((name) =>
    locales.every((locale) => !/:\w+(\/|$)/.test(pattern(name, locale))),
  );
  const isPrivate = (name: PageName) => pattern(name, 'en').startsWith('/dashboard');
  await measure(whole.filter((name) => !isPrivate(name)));
  await measure(whole.filter(isPrivate), await page.context().storageState());
  expect(tooWide).toEqual([]);
});

/** Where the keyboard is, and whether one can see it. */
function focused(page: Page): Promise<{ name: string; visible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--focus)';
    const colour = getComputedStyle(probe).color;
    probe.remove();
    const marked = [element, element.parentElement, element.closest('label')].some((candidate) => {
      if (!candidate) return false;
      for (const animation of candidate.getAnimations()) animation.finish();
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes(colour);
    });
    const { width, height } = element.getBoundingClientRect();
    const label =
      element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return { name: (label ?? element.textContent ?? '').trim(), visible: marked && width > 0 && height > 0 };
  });
}

/** Presses Tab until something with this name has the focus; everything on the way must be seen. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    expect(now.visible, `the focus on "${now.name}" is visible`).toBe(true);
    if (name.test(now.name)) return;
  }
  throw new Error(`the keyboard never came to ${name}`);
}

test('the keyboard alone leads from the home page into the dashboard and through its dialogs', async ({
  page,
}) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Skip to content');
  await tabTo(page, /^Log in$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await hydrated(page);
  await tabTo(page, /^E-mail/);
  await page.keyboard.type('demo@walory.local');
  await tabTo(page, /^Password/);
  await page.keyboard.type('demo-walory');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await hydrated(page);

  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Skip to content');
  await tabTo(page, /^Account:/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeFocused();

  await visit(page, '/dashboard/add-new-module');
  const disconnect = page.getByRole('button', { name: /^Turn off: / }).first();
  await disconnect.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(disconnect, 'the focus returns to where it was').toBeFocused();
});
