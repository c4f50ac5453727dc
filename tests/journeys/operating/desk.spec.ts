import { newId } from '../../../src/foundation/ids.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { anotherDevice, expect, makeAdministrator, send, signIn, test, toast, visit } from '../journey.ts';

test('the operator finds somebody, blocks and unblocks them, and the log says so (OP-6, OP-10)', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  const theirs = await anotherDevice(page);
  await signIn(theirs, account);
  const operator = await newAccount();
  await makeAdministrator(operator);
  await page.context().clearCookies();
  await signIn(page, operator);
  await visit(page, '/dashboard/admin');
  await page.getByRole('textbox', { name: 'Name, e-mail or id', exact: true }).fill(account.email);
  const people = page.getByRole('table', { name: 'Accounts of this installation' });
  await expect(people.getByRole('row'), 'the header and one account').toHaveCount(2);
  await expect(people.getByRole('row').nth(1)).toContainText('e-mail not confirmed');
  await people.getByRole('button', { expanded: false }).click();
  const opened = page.getByRole('region', { name: 'Opened account' });
  await expect(opened).toContainText('Logged in on');
  await opened.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await toast(page, 'is blocked');
  await expect(people.getByRole('row').nth(1)).toContainText('blocked');

  expect((await send(theirs, 'GET', '/api/user')).status, 'signed out at once').toBe(401);
  await theirs.goto('/login');
  await theirs.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await theirs.locator('input[name="password"]').fill(account.password);
  await theirs.getByRole('button', { name: 'Log in' }).click();
  await expect(theirs.getByRole('alert')).toContainText('This account is blocked');
  await theirs.context().close();

  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Unblock' }).click();
  await toast(page, 'can log in again');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('textbox', { name: 'To whom: name, e-mail or id' }).fill(account.email);
  const log = page.getByRole('table', { name: 'Audit log, newest first' });
  await expect(log.getByRole('row'), 'the header, registered, blocked, unblocked').toHaveCount(4);
  await expect(log.getByRole('row').nth(1)).toContainText('Unblocked');
});

test('the operator looks at a failed job, tries it again, and sees version and storage (OP-12, OP-13)', async ({
  page,
  newAccount,
}) => {
  const operator = await newAccount();
  await makeAdministrator(operator);
  const message = `nobody home ${newId()}`;
  await withJourneyDatabase((database) =>
    database.raw(
      `insert into jobs.job (id, name, data, state, retry_limit, retry_count, completed_on, output, keep_until)
       values ($1, 'mail.sweep', '{}', 'failed', 1, 1, now(), $2, now() + interval '1 day')`,
      [newId(), { message }],
    ),
  );
  await page.context().clearCookies();
  await signIn(page, operator);
  await visit(page, '/dashboard/admin?tab=jobs');
  const jobs = page.getByRole('table', { name: 'Background jobs, newest first' });
  await page.getByRole('textbox', { name: 'Job or error' }).fill(message);
  await expect(jobs.getByRole('row')).toHaveCount(2);
  await jobs.getByRole('button', { name: 'Try again: mail.sweep' }).click();
  await toast(page, 'mail.sweep is tried again');
  await expect(page.getByText('Nothing failed')).toBeVisible();

  await page.getByRole('tab', { name: 'System' }).click();
  await expect(page.getByText('No migration waits')).toBeVisible();
  const tables = page.getByRole('table', { name: 'Tables of the database by size' });
  await expect(tables).toContainText('price_years');
  await page
    .getByRole('button', { name: /^Show all/ })
    .last()
    .click();
  await expect(tables).toContainText('audit_log');
  await page.getByRole('tab', { name: 'Plans' }).click();
  await expect(page.getByRole('table', { name: 'Plans', exact: true })).toContainText('Standard');
});
