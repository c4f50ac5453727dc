import type { Page } from '@playwright/test';
import en from '../../src/i18n/catalogues/en/gallery.ts';
import pl from '../../src/i18n/catalogues/pl/gallery.ts';
import { oneIn } from '../support/chance/chance.ts';
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

/** Fonts that come too late for the first paint are used from the next page on: load it again until they are. */
async function openGallery(
  page: Page,
  section: string,
  lang: string,
  theme: 'light' | 'dark',
): Promise<void> {
  await page.goto(`/dev/gallery?section=${section}&lang=${lang}&theme=${theme}`);
  await hydrated(page);
  await expect
    .poll(async () => {
      if (await hasOurFonts(page)) return true;
      await page.reload();
      await hydrated(page);
      return hasOurFonts(page);
    })
    .toBe(true);
}

function hasOurFonts(page: Page): Promise<boolean> {
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
}

for (const [turn, { lang, theme, words }] of variants.entries()) {
  test.describe(`in ${lang} ${theme}`, () => {
    test.use({ colorScheme: theme, viewport: { width: 1280, height: 800 } });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    // One browser for all: what it has fetched once it need not fetch again.
    test('the primitives look as agreed', async ({ page }) => {
      // In the other look the same primitives have other colours and words: a short run sees each in one of them.
      for (const section of oneIn(variants.length, sections, turn)) {
        await openGallery(page, section, lang, theme);
        const picture = `${section}-${lang}-${theme}.png`;
        await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
      }
    });

    test('what opens over a page looks as agreed', async ({ page }) => {
      for (const overlay of oneIn(variants.length, overlays, turn)) {
        await openGallery(page, 'overlays', lang, theme);
        await page.getByRole('button', { name: words[overlay], exact: true }).click();
        await expect(page.locator('[role=dialog], [role=alertdialog], [role=menu]').first()).toBeVisible();
        await expect.soft(page).toHaveScreenshot(`${overlay}-${lang}-${theme}.png`);
      }
    });
  });
}
