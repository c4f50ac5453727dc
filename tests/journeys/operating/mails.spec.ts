import { locales } from '../../../src/i18n/locales.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailSpecimens } from '../../../src/routes/dev/mail-specimens.ts';
import { oneIn } from '../../support/chance/chance.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, makeAdministrator, signIn, test, visit } from '../journey.ts';

// What watches the messages of a page is kept out of the frames in which mails are shown, as every script is.
test.use({ expectedErrors: /^Blocked script execution in 'about:srcdoc'/ });

const themes = ['light', 'dark'] as const;
const ground = { light: 'rgb(231, 228, 222)', dark: 'rgb(18, 21, 23)' };

for (const locale of locales) {
  test(`every mail can be read on a phone and a desk, light and dark, in ${locale} (N-3)`, async ({
    page,
  }) => {
    // Each in one of the languages, in a soak in both.
    for (const [name, compose] of oneIn(2, Object.entries(mailSpecimens), locales.indexOf(locale))) {
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
        // Only colours differ in the dark.
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        expect.soft(await barriersIn(page, { rules, always: true }), `${name} ${colorScheme}`).toEqual([]);
        await expect.soft(page.locator('body')).toHaveCSS('background-color', ground[colorScheme]);
      }
    }
  });
}

test('the gallery shows each mail in both languages and themes, as HTML and as text', async ({ page }) => {
  for (const theme of themes) {
    await page.goto(`/dev/mails?lang=pl&theme=${theme}`);
    await hydrated(page);
    await expect(page.locator('main section')).toHaveCount(Object.keys(mailSpecimens).length);
    const mail = page.getByRole('region', { name: 'digest' });
    await expect(mail.getByRole('heading')).toHaveText('Twoje inwestycje, październik 2026');
    await expect(mail.locator('pre')).toContainText('Wartość: 543 076,24 zł');
    const frame = mail.frameLocator('iframe').first();
    await expect(frame.getByRole('link', { name: 'Otwórz raport' })).toBeVisible();
    await expect(frame.locator('body')).toHaveCSS('background-color', ground[theme]);
  }
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Your investments, October 2026' })).toBeVisible();
});

test('the operator finds mails in trouble, each with its reason (N-10)', async ({ page, newAccount }) => {
  const account = await newAccount();
  const operator = await newAccount();
  await makeAdministrator(operator);
  await withJourneyDatabase((database) =>
    database.run(sql`
      update mails set state = 'failed', attempts = 1, last_error = '550 5.1.1 no such user here'
      where recipient = ${account.email}`),
  );
  await page.context().clearCookies();
  await signIn(page, operator);
  await visit(page, '/dashboard/admin?tab=outbox');
  const mails = page.getByRole('table', { name: 'Mails, newest first' });
  // Of the registration, and of signing in anew: as soon as it is sent.
  await expect(mails.getByRole('row').filter({ hasText: operator.email })).not.toHaveCount(0);
  await page.getByText('Problems', { exact: true }).click();
  await expect(mails.getByRole('row').filter({ hasText: operator.email })).toHaveCount(0);
  const failed = mails.getByRole('row').filter({ hasText: account.email });
  await expect(failed).toContainText('550 5.1.1 no such user here');
  await page.setViewportSize({ width: 390, height: 844 });
  await failed.getByRole('button', { name: /^Open:/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Given up after 1 attempt.');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Check that a mail server is set up')).toBeVisible();
});
