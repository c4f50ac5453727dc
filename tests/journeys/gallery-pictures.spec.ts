import type { Page } from '@playwright/test';
import en from '../../src/i18n/catalogues/en/gallery.ts';
import pl from '../../src/i18n/catalogues/pl/gallery.ts';
import { expect, hydrated, test } from './journey.ts';

const sections = [
  'brand',
  'colours',
  'type',
  'icons',
  'buttons',
  'figures',
  'fields',
  'choices',
  'messages',
  'states',
  'navigation',
  'overlays',
  'charts',
  'tables',
  'series',
  'editors',
];
const variants = [
  { lang: 'en', theme: 'light', words: en },
  { lang: 'pl', theme: 'dark', words: pl },
] as const;
const overlays = ['openDialog', 'openConfirm', 'openMenu', 'openPopover', 'openPalette'] as const;

/** Fonts that come too late for the first paint are used from the next page on: come back until they are. */
async function openGallery(
  page: Page,
  section: string,
  lang: string,
  theme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/dev/gallery?section=${section}&lang=${lang}&theme=${theme}`);
  await expect
    .poll(async () => {
      await page.reload();
      await hydrated(page);
      return page.evaluate(() => {
        const probe = document.createElement('span');
        probe.textContent = 'Wszystkie inwestycje';
        probe.style.cssText =
          'position:absolute;visibility:hidden;white-space:nowrap;font:600 100px var(--font-display)';
        document.body.append(probe);
        const ours = probe.offsetWidth;
        probe.style.fontFamily = 'system-ui, sans-serif';
        const fallback = probe.offsetWidth;
        probe.remove();
        return ours !== fallback;
      });
    })
    .toBe(true);
}

for (const { lang, theme, words } of variants) {
  for (const section of sections) {
    test(`the primitives of "${section}" look as agreed, ${lang} ${theme}`, async ({ page }) => {
      await openGallery(page, section, lang, theme);
      await expect(page).toHaveScreenshot(`${section}-${lang}-${theme}.png`, { fullPage: true });
    });
  }
  for (const overlay of overlays) {
    test(`the overlay behind "${overlay}" looks as agreed, ${lang} ${theme}`, async ({ page }) => {
      await openGallery(page, 'overlays', lang, theme);
      await page.getByRole('button', { name: words[overlay], exact: true }).click();
      await expect(page.locator('[role=dialog], [role=alertdialog], [role=menu]').first()).toBeVisible();
      await expect(page).toHaveScreenshot(`${overlay}-${lang}-${theme}.png`);
    });
  }
}
