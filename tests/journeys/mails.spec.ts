import { locales } from '../../src/i18n/locales.ts';
import { mailSpecimens } from '../../src/routes/dev/mail-specimens.ts';
import { barriersIn } from './barriers.ts';
import { expect, hydrated, makeAdministrator, signIn, test, visit } from './journey.ts';

const themes = ['light', 'dark'] as const;
const ground = { light: 'rgb(231, 228, 222)', dark: 'rgb(18, 21, 23)' };

for (const locale of locales) {
  test(`every mail can be read on a phone and a desk, light and dark, in ${locale} (N-3)`, async ({
    page,
  }) => {
    for (const [name, compose] of Object.entries(mailSpecimens)) {
      const { html } = compose(locale);
      // As it is, and as programs show it that leave the style block out.
      for (const shown of [html, html.replace(/<style>.*?<\/style>/s, '')]) {
        await page.setContent(shown);
        for (const width of [390, 640]) {
          await page.setViewportSize({ width, height: 900 });
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(beyond, `${name} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
      await page.setContent(html);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await barriersIn(page), `${name} ${colorScheme}`).toEqual([]);
        await expect.soft(page.locator('body')).toHaveCSS('background-color', ground[colorScheme]);
      }
    }
  });
}

test('the gallery shows each mail in both languages and themes, as HTML and as text', async ({ page }) => {
  for (const theme of themes) {
    await page.goto(`/dev/mails?lang=pl&theme=${theme}`);
    await hydrated(page);
    await expect(page.locator('section')).toHaveCount(Object.keys(mailSpecimens).length);
    const mail = page.locator('section').filter({ hasText: 'Twoje inwestycje, październik 2026' });
    await expect(mail.locator('pre')).toContainText('Wartość: 543 076,24 zł');
    const frame = mail.frameLocator('iframe').first();
    await expect(frame.getByRole('link', { name: 'Otwórz raport' })).toBeVisible();
    await expect(frame.locator('body')).toHaveCSS('background-color', ground[theme]);
  }
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Your investments, October 2026' })).toBeVisible();
});

test('the operator finds mails in trouble apart from all others (N-10)', async ({ page, newAccount }) => {
  const operator = await newAccount();
  await makeAdministrator(operator);
  await page.context().clearCookies();
  await signIn(page, operator);
  await visit(page, '/dashboard/admin');
  await expect(page.getByRole('table', { name: 'Mails, newest first' })).toBeVisible();
  await page.getByText('Problems', { exact: true }).click();
  await expect(page).toHaveURL(/only=trouble/);
  await expect(page.getByText('No problems')).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Mails, newest first' })).toBeVisible();
});
