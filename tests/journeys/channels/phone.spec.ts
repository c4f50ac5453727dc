import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { expect, mailTo, send, test, toast, visit } from '../journey.ts';

test('a phone number is confirmed with the code from an SMS (CH-2)', async ({ page, newAccount }) => {
  const { email } = await newAccount();
  await withJourneyDatabase((database) =>
    database.run(sql`
      update subscriptions set plan_id = (select id from plans where slug = 'professional')
      where user_id = (select id from users where email = ${email})`),
  );
  const number = `+486${newId().replace(/\D/g, '').slice(-8)}`;
  expect((await send(page, 'PUT', '/api/phone', { number })).status).toBe(200);
  await visit(page, '/dashboard/settings?tab=notifications');
  const shown = page.getByRole('definition').filter({ hasText: '+48 •••' });
  await expect(shown).toContainText('not confirmed');
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Phone for SMS' });
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await toast(page, `We sent a code to ${number}.`);
  const code = /\d{6}/.exec((await mailTo(number)).plain)![0];
  await page.getByLabel('Code from the SMS').fill(code === '111111' ? '222222' : '111111');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('This code is wrong. Check the SMS.')).toBeVisible();
  await page.getByLabel('Code from the SMS').fill(code);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await toast(page, 'Phone number confirmed');
  await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.reload();
  await expect(shown).not.toContainText('not confirmed');
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
});
