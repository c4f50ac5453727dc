import {
  anotherDevice,
  expect,
  hydrated,
  makeAdministrator,
  send,
  signIn,
  signInAsDemo,
  test,
  visit,
} from './journey.ts';

// What watches the messages of a page is kept out of the frame in which a mail is shown, as every script is.
test.use({ expectedErrors: /^Blocked script execution in 'about:srcdoc'/ });

test('the operator reads the outbox, sees the product with the eyes of a user, and comes back', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await visit(page, '/dashboard');
  await page.goto('/dashboard/admin');
  await expect(page.getByText('404'), 'for everybody else there is no such page').toBeVisible();

  const operator = await newAccount();
  await makeAdministrator(operator);
  await page.context().clearCookies();
  await signIn(page, operator);
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await page.getByRole('tab', { name: 'Mail and SMS' }).click();
  const outbox = page.getByRole('table', { name: 'Mails, newest first' });
  await page.getByRole('textbox', { name: 'Recipient or subject' }).fill(account.email);
  const row = outbox.getByRole('row').filter({ hasText: account.email });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Not sent');
  await row.getByRole('button', { name: 'Open: Confirm your e-mail address' }).click();
  const mail = page.getByRole('dialog', { name: 'Confirm your e-mail address' });
  await expect(mail).toContainText(account.email);
  await expect(mail.frameLocator('iframe').getByRole('link', { name: 'Confirm address' })).toBeVisible();
  await mail.getByText('Plain text').click();
  await expect(mail).toContainText('/verify-email/…');
  await expect(mail).toContainText('Links are hidden');
  await page.keyboard.press('Escape');
  await expect(mail).toBeHidden();

  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('textbox', { name: 'Name, e-mail or id', exact: true }).fill(account.email);
  await page.keyboard.press('Enter');
  const accounts = page.getByRole('table', { name: 'Accounts of this installation' });
  const person = accounts.getByRole('row').filter({ hasText: account.email });
  await expect(accounts.getByRole('row'), 'the header and one account').toHaveCount(2);
  await person.getByRole('button', { name: account.name }).click();
  const opened = page.getByRole('region', { name: 'Opened account' });
  await expect(opened).toContainText('ends after 60 minutes');
  await opened.getByRole('button', { name: /^Log in as/ }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  const banner = page.getByRole('alert').filter({ hasText: `viewing ${account.name}’s account` });
  await expect(banner).toBeVisible();
  await expect(banner, 'it says how long it lasts').toContainText(/ends by itself in 59:\d\d/);
  await visit(page, '/dashboard/settings?tab=security');
  await expect(banner).toBeVisible();
  await expect(page.getByText(`Only ${account.name} can change`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Current password' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Generate a key' })).toBeDisabled();
  const tried = await send(page, 'PUT', '/api/user/password', {
    current_password: account.password,
    password: 'taken-over-1999',
    password_confirmation: 'taken-over-1999',
  });
  expect(tried.status).toBe(403);

  await banner.getByRole('button', { name: 'Return to your account' }).click();
  await expect(banner).toBeHidden();
  await hydrated(page);

  const owner = await anotherDevice(page);
  await owner.goto('/login');
  const { email, password } = account;
  expect((await send(owner, 'POST', '/login', { email, password })).status, 'the password still holds').toBe(
    200,
  );
  await owner.context().close();
});

test('the demo operator meets nobody, and reads how to become a real one', async ({ page, newAccount }) => {
  const account = await newAccount();
  await page.context().clearCookies();
  await signInAsDemo(page);
  await visit(page, '/dashboard/admin');
  await expect(page.getByText(account.email)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'npm run admin' })).toBeVisible();
  const accounts = page.getByRole('table', { name: 'Accounts of this installation' });
  await expect(accounts.getByRole('row'), 'the header and the demo account').toHaveCount(2);
});
