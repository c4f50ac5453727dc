import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, send, signInAsDemo, test, visit } from './journey.ts';

const publicPages = ['/', '/pl', '/api-docs', '/login', '/pl/rejestracja', '/forgot-password', '/reset-password/x', '/no-such-page'];
const privatePages = [
  '/dashboard',
  '/dashboard?example=0',
  '/pl/dashboard',
  '/dashboard/add-new-module',
  '/dashboard/help',
  '/pl/dashboard/privacy',
  '/dashboard/settings',
  '/pl/dashboard/settings?tab=notifications',
  '/dashboard/settings?tab=security',
  '/dashboard/settings?tab=data',
  '/dashboard/admin',
  '/dashboard/admin?tab=users',
  '/dashboard/payment',
];
const widths = [1440, 390];

/** What axe calls serious or critical, in light and dark, on a desk and on a phone. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue;
        faults.push(`${id} at ${width} ${colorScheme}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      }
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wider > 0) faults.push(`scrolls sideways by ${wider} px at ${width}`);
  }
  return faults;
}

for (const address of publicPages)
  test(`${address} has no barriers and no sideways scrolling`, async ({ page }) => {
    await visit(page, address);
    expect(await faultsOf(page)).toEqual([]);
  });

for (const address of privatePages)
  test(`${address} has no barriers and no sideways scrolling`, async ({ page }) => {
    await signInAsDemo(page);
    await visit(page, address);
    expect(await faultsOf(page)).toEqual([]);
  });
