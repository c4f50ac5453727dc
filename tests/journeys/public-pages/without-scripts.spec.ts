import type { Browser, Page } from '@playwright/test';
import { newsletterToken } from '../../../src/domains/leads/server/newsletter/newsletter-link.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { expect, linkIn, mailTo, test } from '../journey.ts';

/** A browser that runs no scripts. */
async function withoutScripts(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ baseURL, locale: 'en-GB', javaScriptEnabled: false });
  await work(await context.newPage());
  await context.close();
}

const subscriberOf = (email: string) =>
  withJourneyDatabase((database) =>
    database.maybe<{ id: string; state: string }>(
      sql`select id, state from newsletter_subscribers where email = ${email}`,
    ),
  );

const messagesOf = (email: string) =>
  withJourneyDatabase((database) =>
    database.many<{ message: string }>(sql`select message from contact_messages where email = ${email}`),
  );

test('the contact form says at each field what is wrong, keeps what was typed, and is sent (PS-10)', async ({
  browser,
}) => {
  const email = `bez-skryptow-${newId()}@poczta.example`;
  await withoutScripts(browser, async (page) => {
    await page.goto('/pl/kontakt');
    await page.getByLabel('Imię i\u00a0nazwisko').fill('Zofia „Z” <b>Nowak</b>');
    await page.getByLabel('E-mail').fill('zofia@');
    await page.getByLabel('Wiadomość').fill('Pierwszy wiersz\nDrugi & ostatni');
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByText('Nieprawidłowy adres e-mail')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Imię i\u00a0nazwisko')).toHaveValue('Zofia „Z” <b>Nowak</b>');
    await expect(page.getByLabel('Wiadomość')).toHaveValue('Pierwszy wiersz\nDrugi & ostatni');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page).toHaveURL(/\/pl\/kontakt\?sent$/);
    await expect(page.getByRole('heading', { name: 'Wiadomość wysłana' })).toBeVisible();
    await page.reload();
  });
  expect(await messagesOf(email)).toEqual([{ message: 'Pierwszy wiersz\nDrugi & ostatni' }]);
});

test('the newsletter is asked for, confirmed and left by buttons alone (PS-10)', async ({ browser }) => {
  const email = `czyta-${newId()}@poczta.example`;
  await withoutScripts(browser, async (page) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    await page.getByLabel('E-mail').fill('czyta');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
    const link = linkIn(await mailTo(email));
    await page.goto(link);
    expect((await subscriberOf(email))?.state, 'opening changes nothing').toBe('asked');
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
    const { id, state } = (await subscriberOf(email))!;
    expect(state).toBe('confirmed');
    const token = await withJourneyDatabase(async (_database, secrets) =>
      newsletterToken(secrets, 'leave', { id, sentAt: new Date(0) }),
    );
    await page.goto(`/pl/newsletter/unsubscribe/${token}`);
    expect((await subscriberOf(email))?.state).toBe('confirmed');
    await page.getByRole('button', { name: 'Wypisz mnie' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wypisano z\u00a0newslettera');
    expect((await subscriberOf(email))?.state).toBe('left');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed');
  });
});

test('an account is made, its password forgotten and set anew, and one logs in (PS-10)', async ({
  browser,
}) => {
  const email = `hanna-${newId()}@poczta.example`;
  await withoutScripts(browser, async (page) => {
    await page.goto('/register');
    await page.getByLabel('Username').fill('Hanna');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('bursztyn-1919');
    await page.getByLabel('Password again').fill('bursztyn-1918');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true }), 'passwords are not sent back').toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill('bursztyn-1919');
    await page.getByLabel('Password again').fill('bursztyn-1919');
    await page.getByLabel(/I accept the/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/dashboard\/onboarding$/);

    await page.context().clearCookies();
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset link sent');
    const link = linkIn(await mailTo(email, 2));
    await page.goto(link);
    await page.getByLabel('New password').fill('morze-i-piasek');
    await page.getByLabel('Password again').fill('morze-i-piasek');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Password changed. Log in with the new one.')).toBeVisible();

    await page.goto('/login?next=%2Fdashboard%2Fonboarding%3Fagain');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('bursztyn-1919');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Invalid email or password. Try again.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill('morze-i-piasek');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/dashboard\/onboarding\?again$/);
  });
});

test('a form without its token, with another’s, or from another site does nothing (SF-2, PS-10)', async ({
  request,
  playwright,
  baseURL,
}) => {
  const email = `obcy-${newId()}@poczta.example`;
  const tokenIn = (html: string) => /name="form_token" value="([^"]+)"/.exec(html)![1]!;
  const own = tokenIn(await (await request.get('/en/contact')).text());
  const stranger = await playwright.request.newContext({ baseURL });
  const foreign = tokenIn(await (await stranger.get('/en/contact')).text());
  expect(foreign, 'pages are kept, their tokens are not').not.toBe(own);
  const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request.post('/en/contact', {
      form: { name: 'Jan', email, message: 'x', ...form },
      headers,
      maxRedirects: 0,
    });
  expect((await send({})).status()).toBe(419);
  const refused = await send({ form_token: foreign });
  expect(refused.status()).toBe(419);
  expect(await refused.text(), 'it can be sent again').toContain(email);
  // Without a public address nobody from elsewhere is answered at all.
  expect((await send({ form_token: own }, { origin: 'https://evil.example' })).status()).toBe(421);
  expect((await send({ form_token: own }, { 'sec-fetch-site': 'cross-site' })).status()).toBe(419);
  const cross = await send({ form_token: own }, { 'sec-fetch-site': 'cross-site' });
  expect(await cross.text(), 'nothing of it is shown').not.toContain(email);
  const huge = await send({ form_token: own, message: 'x'.repeat(70_000) });
  expect(huge.status()).toBe(413);
  const json = await request.post('/en/contact', { data: { name: 'Jan' } });
  expect(json.status()).toBe(415);
  expect(await messagesOf(email)).toEqual([]);
  // Drawn a moment ago: a machine's, which is thanked all the same.
  expect((await send({ form_token: own })).status()).toBe(303);
  expect(await messagesOf(email)).toEqual([]);
  // What came back to a person may be sent at once.
  const again = tokenIn(await (await send({ form_token: own, message: '' })).text());
  expect((await send({ form_token: again })).status()).toBe(303);
  expect(await messagesOf(email)).toHaveLength(1);
  await stranger.dispose();
});
