import type { Page } from '@playwright/test';
import {
  type Account,
  anotherDevice,
  expect,
  hydrated,
  linkIn,
  mailTo,
  send,
  signIn,
  test,
  toast,
  visit,
} from './journey.ts';

const passwordField = (page: Page) => page.getByRole('textbox', { name: /^(Password|Hasło)$/ });

async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: /^(Log in|Zaloguj się)$/ }).click();
}

/** Somebody who has an account and is signed in nowhere. */
async function forgetWhoIAm(page: Page): Promise<void> {
  await page.context().clearCookies();
}

test('a wrong password is refused, the right one opens the dashboard, and logging out leads home', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await forgetWhoIAm(page);
  await visit(page, '/login');
  await logIn(page, { email: account.email, password: 'not-this-one' });
  await expect(page.getByRole('alert')).toContainText('Invalid email or password. Try again.');
  await logIn(page, { email: `nobody-${account.email}`, password: account.password });
  await expect(page.getByRole('alert')).toContainText('Invalid email or password. Try again.');
  await logIn(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  await hydrated(page);

  await page.goto('/login');
  await expect(page, 'who is signed in has no business there').toHaveURL(/\/dashboard$/);
  await hydrated(page);

  await page.getByRole('button', { name: /^Account:/ }).click();
  await expect(page.getByRole('menu')).toContainText(account.email);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('whoever was sent to the login page comes back to the page they wanted, in their language', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await forgetWhoIAm(page);
  await page.goto('/pl/dashboard/settings?tab=security');
  await expect(page).toHaveURL(/\/pl\/logowanie\?next=/);
  await hydrated(page);
  await logIn(page, { email: account.email, password: 'not-this-one' });
  await expect(page.getByRole('alert')).toContainText('Nieprawidłowy');
  await logIn(page, account);
  await expect(page).toHaveURL(/\/pl\/dashboard\/settings\?tab=security$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
});

test('a forged link cannot lead from the login page to another site', async ({
  page,
  newAccount,
  baseURL,
}) => {
  const account = await newAccount();
  for (const forged of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
    await forgetWhoIAm(page);
    await visit(page, `/login?next=${encodeURIComponent(forged)}`);
    await logIn(page, account);
    await expect(page).toHaveURL(`${baseURL}/dashboard`);
  }
});

test('a session ended on another device sends this one to the login page', async ({ page, newAccount }) => {
  const account = await newAccount();
  await visit(page, '/dashboard');
  const phone = await anotherDevice(page);
  await signIn(phone, account);
  const { body } = await send(phone, 'GET', '/api/user/sessions');
  const mine = (body.data as { id: string; current: boolean }[]).find((session) => !session.current);
  expect((await send(phone, 'DELETE', `/api/user/sessions/${mine?.id}`)).status).toBe(200);
  await phone.context().close();

  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .first()
    .getByRole('link', { name: 'Help' })
    .click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fhelp$/);
  await logIn(page, account);
  await expect(page).toHaveURL(/\/dashboard\/help$/);
});

test('a forgotten password is replaced by a link that works once', async ({ page, newAccount }) => {
  const account = await newAccount();
  await forgetWhoIAm(page);
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail').fill('zofia@');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Invalid email address. Try again.')).toBeVisible();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset link sent' })).toBeVisible();

  const mail = await mailTo(account.email, 2);
  expect(mail.subject).toBe('Choose a new password');
  const link = linkIn(mail);
  const fresh = 'gdynia-plaza-1926';
  const choose = async (password: string, again = password) => {
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('textbox', { name: 'Password again' }).fill(again);
    await page.getByRole('button', { name: 'Save the password' }).click();
  };
  await visit(page, link);
  await choose('short');
  await expect(page.getByText('New password is too weak')).toBeVisible();
  await choose(fresh, 'gdynia-plaza-1927');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await choose(fresh);
  await expect(page).toHaveURL(/\/login$/);
  await toast(page, 'Password changed. Log in with the new one.');
  await logIn(page, account);
  await expect(page.getByRole('alert')).toContainText('Invalid email or password. Try again.');
  await logIn(page, { email: account.email, password: fresh });
  await expect(page).toHaveURL(/\/dashboard$/);

  await forgetWhoIAm(page);
  await visit(page, link);
  await choose('another-one-1999');
  await expect(page.getByRole('alert')).toContainText('Invalid token. Try again.');
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('the demo account fills itself in', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('region', { name: 'See it first' }).getByRole('button', { name: 'Fill in' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('demo@walory.local');
  await expect(page.getByText('We filled in the demo login.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: /Retirement/ }).first()).toBeVisible();
});
