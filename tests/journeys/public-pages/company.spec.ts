import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { expect, linkIn, mailTo, makeAdministrator, signIn, test, toast, visit } from '../journey.ts';

const messagesOf = (email: string) =>
  withJourneyDatabase((database) =>
    database.many<{ name: string; message: string; phone: string | null }>(
      sql`select name, message, phone from contact_messages where email = ${email}`,
    ),
  );

test('a message goes from the contact form to the operator’s desk (PS-2)', async ({ page, newAccount }) => {
  const account = await newAccount();
  await visit(page, '/pl/kontakt');
  const form = page.getByRole('form', { name: 'Formularz kontaktowy' });
  await expect(form.getByLabel('Imię i\u00a0nazwisko')).toHaveValue(account.name);
  await expect(form.getByLabel('E-mail')).toHaveValue(account.email);
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(form.getByText('Wypełnij wszystkie pola')).toBeVisible();
  const message = form.getByLabel('Wiadomość');
  await expect(message).toBeFocused();
  await message.fill('a'.repeat(2003));
  await expect(form.getByText('O\u00a03 znaki za dużo')).toBeVisible();
  await message.fill('Dzień dobry,\nmam pytanie.');
  await expect(form.getByText('Pozostało 1975 znaków')).toBeVisible();
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(page.getByRole('status').getByRole('heading', { name: 'Wiadomość wysłana' })).toBeVisible();
  expect(await messagesOf(account.email)).toEqual([
    { name: account.name, message: 'Dzień dobry,\nmam pytanie.', phone: null },
  ]);

  await makeAdministrator(account);
  await signIn(page, account);
  await visit(page, `/dashboard/admin?tab=contact&search=${encodeURIComponent(account.email)}`);
  const list = page.getByRole('table', { name: 'Messages from the contact form' });
  await expect(list.getByText('not answered')).toBeVisible();
  await list.getByRole('button', { name: `Open the message of ${account.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Message of ${account.name}` });
  await expect(dialog.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(account.email)}\\?subject=`),
  );
  await dialog.getByRole('button', { name: 'Mark as answered' }).click();
  await toast(page, 'Saved');
  await expect(dialog.getByRole('button', { name: 'Mark as not answered' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.getByText('answered', { exact: true })).toBeVisible();
});

test('the newsletter is asked for on the home page, confirmed from the mail and seen on the desk (PS-4)', async ({
  page,
  newAccount,
}) => {
  const email = `czytelnik-${newId()}@poczta.example`;
  await visit(page, '/');
  const form = page.getByRole('region', { name: 'A monthly newsletter' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toContainText(`we sent a link to ${email}`);
  const link = linkIn(await mailTo(email));
  await visit(page, link);
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  await visit(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already confirmed');
  const account = await newAccount();
  await makeAdministrator(account);
  await signIn(page, account);
  await visit(page, `/pl/dashboard/admin?tab=newsletter&search=${encodeURIComponent(email)}`);
  const list = page.getByRole('table', { name: 'Subskrybenci newslettera' });
  await expect(list.getByRole('row').filter({ hasText: email }).getByText('potwierdzone')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV subskrybentów' }).click();
  expect((await saved).suggestedFilename()).toBe('walory-newsletter.csv');
});

test('an answer opens by its address, and search engines read all of them', async ({ page }) => {
  await visit(page, '/faq#rates');
  await expect(page.getByText('The average rates of NBP')).toBeVisible();
  await expect(page.getByText('one archive with everything')).toBeHidden();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!);
  const faq = data['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'FAQPage');
  const texts = JSON.stringify(faq);
  for (const name of ['XTB', 'Interactive Brokers', 'EDO', 'Standard', 'IKZE']) expect(texts).toContain(name);
  expect(texts).not.toMatch(/\{\w+\}/);
});

test('about us says what is set and nothing else (PS-1)', async ({ page }) => {
  await visit(page, '/pl/o-nas');
  const company = page.getByRole('region', { name: 'Firma' });
  await expect(company.getByRole('term')).toHaveText(['Rok założenia', 'Obsługiwane kraje']);
  await expect(company.getByRole('definition')).toHaveText(['2022', 'Polska']);
});
