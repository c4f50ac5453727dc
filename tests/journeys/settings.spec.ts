import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { anotherDevice, expect, hydrated, linkIn, mailTo, signIn, test, toast, visit } from './journey.ts';

async function openSettings(page: Page, tab: string): Promise<void> {
  await visit(page, `/dashboard/settings?tab=${tab}`);
}

/** What the API answers to whoever has only a key. */
async function statusWithKey(program: APIRequestContext, key: string): Promise<number> {
  const answer = await program.get('/api/user', { headers: { authorization: `Bearer ${key}` } });
  return answer.status();
}

test('a user corrects the profile and the investor profile', async ({ page, newAccount }) => {
  const account = await newAccount();
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  const personal = page.locator('form').filter({ has: page.getByLabel('Postal code') });
  await page.getByLabel('Name', { exact: true }).fill('');
  await personal.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Name cannot be empty')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Hanna Wilk-Nowak');
  await page.getByLabel('Postal code').fill('81-001');
  await page.getByLabel('City').fill('Gdynia');
  await personal.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Settings saved');
  await expect(page.getByRole('button', { name: /^Account:/ }), 'the top bar knows at once').toContainText(
    'Hanna Wilk-Nowak',
  );

  await page.getByRole('radio', { name: /I know it well/ }).check();
  const investor = page.locator('form').filter({ has: page.getByRole('radio', { name: /I know it well/ }) });
  await investor.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Settings saved');
  await openSettings(page, 'profile');
  await expect(page.getByLabel('City')).toHaveValue('Gdynia');
  await expect(page.getByRole('radio', { name: /I know it well/ })).toBeChecked();

  const moved = `new-${account.email}`;
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await page.getByLabel('E-mail').fill(moved);
  await personal.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password cannot be empty')).toBeVisible();
  await page.getByLabel('Current password').fill('not-this-one');
  await personal.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Current password is invalid')).toBeVisible();
  await page.getByLabel('Current password').fill(account.password);
  await personal.getByRole('button', { name: 'Save' }).click();
  await toast(page, moved);
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  expect((await mailTo(account.email, 2)).subject).toBe('Your e-mail address was changed');
});

test('whoever did not move to another address takes the account back (A-18)', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await openSettings(page, 'profile');
  const personal = page.locator('form').filter({ has: page.getByLabel('Postal code') });
  await page.getByLabel('Username').fill('hanna');
  await page.getByLabel('First name').fill('Hanna');
  await page.getByLabel('E-mail').fill(`thief-${account.email}`);
  await page.getByLabel('Current password').fill(account.password);
  await personal.getByRole('button', { name: 'Save' }).click();
  await toast(page, `thief-${account.email}`);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Username')).toHaveValue('hanna');
  await expect(page.getByLabel('First name')).toHaveValue('Hanna');

  const owner = await anotherDevice(page);
  const link = linkIn(await mailTo(account.email, 2));
  await visit(owner, `/pl${link}`);
  await expect(owner.getByRole('heading', { name: 'Przywróć swój adres' })).toBeVisible();
  await visit(owner, link);
  await owner.getByRole('button', { name: 'Take my address back' }).click();
  await expect(owner.getByRole('heading', { name: 'Your address is back' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page, 'the thief is out').toHaveURL(/\/login/);
  await visit(owner, linkIn(await mailTo(account.email, 3)));
  await owner.getByRole('textbox', { name: 'New password', exact: true }).fill('gdynia-plaza-1926');
  await owner.getByRole('textbox', { name: 'Password again' }).fill('gdynia-plaza-1926');
  await owner.getByRole('button', { name: 'Save the password' }).click();
  await expect(owner).toHaveURL(/\/login/);
  await signIn(owner, { email: account.email, password: 'gdynia-plaza-1926' });
  await visit(owner, link);
  await owner.getByRole('button', { name: 'Take my address back' }).click();
  await expect(owner.getByRole('alert')).toContainText('This link no longer works');
  await owner.context().close();
});

test('changing the password logs every other device out', async ({ page, newAccount }) => {
  const account = await newAccount();
  const phone = await anotherDevice(page);
  await signIn(phone, account);
  await visit(phone, '/dashboard');
  await openSettings(page, 'security');
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(1);

  const change = async (current: string, next: string) => {
    await page.getByRole('textbox', { name: 'Current password' }).fill(current);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(next);
    await page.getByRole('textbox', { name: 'New password again' }).fill(next);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change(account.password, 'short');
  await expect(page.getByText('New password is too weak')).toBeVisible();
  await change('not-this-one', 'gdynia-plaza-1926');
  await expect(page.getByText('Current password is invalid')).toBeVisible();
  await change(account.password, 'gdynia-plaza-1926');
  await toast(page, 'Password changed. We logged out all other devices.');
  await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(0);

  await phone.goto('/dashboard/help');
  await expect(phone).toHaveURL(/\/login\?next=/);
  await signIn(phone, { email: account.email, password: 'gdynia-plaza-1926' });
  await visit(phone, '/dashboard');
  await openSettings(page, 'security');
  await page.getByRole('button', { name: /^Log out: / }).click();
  await toast(page, 'was logged out');
  await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(0);
  await phone.goto('/dashboard');
  await expect(phone).toHaveURL(/\/login\?next=/);
  await phone.context().close();
});

test('an API key is made, copied, used, replaced and removed', async ({ page, request, newAccount }) => {
  await newAccount();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSettings(page, 'security');
  await expect(page.getByText('You have no key yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate a key' }).click();
  await toast(page, 'API key generated');
  await page.getByRole('button', { name: 'Copy' }).click();
  await toast(page, 'Copied to clipboard');
  const first = await page.evaluate(() => navigator.clipboard.readText());
  expect(first).toMatch(/^wal_/);
  expect(await statusWithKey(request, first)).toBe(200);

  await page.reload();
  await hydrated(page);
  await expect(page.getByText(first), 'shown in full only once').toBeHidden();
  await expect(page.getByLabel('Your new API key')).toHaveCount(0);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await statusWithKey(request, first)).toBe(200);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
  await toast(page, 'API key regenerated');
  const second = await page.getByLabel('Your new API key').inputValue();
  expect(await statusWithKey(request, first)).toBe(401);
  expect(await statusWithKey(request, second)).toBe(200);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'API key removed');
  await expect(page.getByText('You have no key yet.')).toBeVisible();
  expect(await statusWithKey(request, second)).toBe(401);
});

test('a picture of oneself is shown everywhere, and only jpg and png are taken', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await openSettings(page, 'profile');
  const file = page.locator('input[type=file]');
  const amber = { create: { width: 300, height: 200, channels: 3 as const, background: '#f5a62e' } };
  await file.setInputFiles({
    name: 'me.gif',
    mimeType: 'image/gif',
    buffer: await sharp(amber).gif().toBuffer(),
  });
  await toast(page, 'Use a jpg, jpeg or png picture');
  await file.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp(amber).gif().toBuffer(),
  });
  await page.getByRole('button', { name: 'Save picture' }).click();
  // A name does not make a picture.
  await toast(page, 'Use a jpg, jpeg or png picture');
  await file.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp(amber).png().toBuffer(),
  });
  await expect(page.getByText('This is how it will look.')).toBeVisible();
  await page.getByRole('button', { name: 'Save picture' }).click();
  await toast(page, 'Profile picture updated');
  const inTopBar = page.getByRole('button', { name: /^Account:/ }).locator('img');
  await expect(inTopBar).toBeVisible();
  await expect
    .poll(() => inTopBar.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await toast(page, 'Profile picture removed');
  await expect(inTopBar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
});

test('everything stored about a user comes as one archive', async ({ page, newAccount }) => {
  const account = await newAccount();
  await openSettings(page, 'data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the archive' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const texts = Object.values(files).map((bytes) => Buffer.from(bytes).toString('utf8'));
  expect(texts.some((text) => text.includes(account.email))).toBe(true);
});

test('an account is removed only with its address typed and the password, and then it is gone', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await openSettings(page, 'data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel(/^To continue, type/);
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await code.fill('somebody@else.example');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await confirm.click();
  await toast(page, 'The code does not match.');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(account.email.toUpperCase());
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not-this-one');
  await confirm.click();
  await expect(dialog.getByText('Current password is invalid')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await confirm.click();
  await expect(page).toHaveURL(/\/$/);

  expect((await mailTo(account.email)).subject).toBe('Your account was deleted');
  await visit(page, '/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid email or password. Try again.');
});
