import { newId } from '../../src/foundation/ids.ts';
import { expect, hydrated, linkIn, mailTo, test, toast, visit } from './journey.ts';

const newEmail = () => `jan-${newId()}@poczta.example`;

test('a newcomer registers, goes through the first steps, confirms the address and is at home', async ({
  page,
}) => {
  const email = newEmail();
  await visit(page, '/register');
  const submit = page.getByRole('button', { name: 'Create account' });
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  const again = page.getByRole('textbox', { name: 'Password again' });

  await submit.click();
  await expect(page.getByText('Username cannot be empty')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.getByLabel('Username').fill('Jan Mazur');
  await expect(page.getByText('Username cannot be empty')).toBeHidden();
  await page.getByLabel('E-mail').fill('jan@poczta');
  await password.fill('short');
  await again.fill('other');
  await submit.click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('New password is too weak')).toBeVisible();

  await page.getByLabel('E-mail').fill('demo@walory.local');
  await password.fill('bursztyn-1919');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await submit.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await again.fill('bursztyn-1919');
  await submit.click();
  await expect(page.getByText('This address is already registered.')).toBeVisible();

  await page.getByLabel('E-mail').fill(email);
  await submit.click();

  await expect(page).toHaveURL(/\/dashboard\/onboarding$/);
  await hydrated(page);
  await page.goto('/dashboard/settings');
  await expect(page, 'nothing but the questions is open before they are answered').toHaveURL(
    /\/dashboard\/onboarding$/,
  );
  await hydrated(page);
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByText('Choose one answer')).toHaveCount(3);
  await page.getByRole('radio', { name: /I invest regularly/ }).check();
  await page.getByRole('radio', { name: /Retirement/ }).check();
  await page.getByRole('radio', { name: /Just my own/ }).check();
  await next.click();
  await expect(page.getByRole('heading', { name: 'What do you have or plan to have?' })).toBeFocused();
  await next.click();
  await page.getByLabel('Name').fill('Retirement');
  await page.getByRole('button', { name: 'Create portfolio' }).click();
  // The last step goes on with the ways in; to close them is to end them, which is asked first.
  await page.getByRole('button', { name: /Connect a broker/ }).click();
  const list = page.getByRole('dialog', { name: 'Choose your broker' });
  await list.getByRole('button', { name: 'Back' }).click();
  const ways = page.getByRole('dialog', { name: 'Bring in what you own' });
  await expect(ways.getByRole('link', { name: /CSV integrations/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(ways).toBeVisible();
  await ways.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('dialog', { name: 'End the first steps?' })
    .getByRole('button', { name: 'End', exact: true })
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const banner = page.getByRole('status').filter({ hasText: `Confirm ${email}` });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Send the link again' }).click();
  await toast(page, `We sent the link to ${email}.`);

  const mail = await mailTo(email, 2);
  expect(mail.subject).toBe('Confirm your e-mail address');
  const link = linkIn(mail);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'E-mail verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: /^Notifications: 1 new/ })).toBeVisible();
  await expect(banner).toBeHidden();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your address is already verified' })).toBeVisible();
});

test('a Pole registers in Polish, and everything after it is Polish too', async ({ page }) => {
  const email = newEmail();
  await visit(page, '/pl/rejestracja');
  const submit = page.getByRole('button', { name: 'Załóż konto' });
  await submit.click();
  await expect(page.getByText('Nazwa użytkownika nie może być pusta')).toBeVisible();
  await expect(page.getByText('Nieprawidłowy adres e-mail')).toBeVisible();
  await expect(page.getByText('Musisz zaakceptować regulamin')).toBeVisible();

  await page.getByLabel('Nazwa użytkownika').fill('Łucja Żak');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Hasło', exact: true }).fill('bursztyn-1919');
  await page.getByRole('textbox', { name: 'Powtórz hasło' }).fill('bursztyn-1918');
  await page.getByRole('checkbox', { name: /Akceptuję regulamin/ }).check();
  await submit.click();
  await expect(page.getByText('Hasła nie są takie same')).toBeVisible();
  await page.getByRole('textbox', { name: 'Powtórz hasło' }).fill('bursztyn-1919');
  await submit.click();

  await expect(page).toHaveURL(/\/pl\/dashboard\/onboarding$/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Później' }).click();
  await page.getByRole('button', { name: 'Zakończ', exact: true }).click();
  await expect(page).toHaveURL(/\/pl\/dashboard$/);
  await expect(page.getByRole('status').filter({ hasText: `Potwierdź adres ${email}` })).toBeVisible();

  const mail = await mailTo(email);
  expect(mail.locale).toBe('pl');
  await page.goto(linkIn(mail));
  await expect(page.getByRole('heading', { name: 'E-mail potwierdzony' })).toBeVisible();
});
