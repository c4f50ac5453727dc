import { sql } from '../../../src/platform/database/sql.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, makeAdministrator, signIn, test, toast, visit } from '../journey.ts';

test('the operator announces something; it is a banner until dismissed, and is taken back (N-23)', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await makeAdministrator(account);
  // Alone on the free plan: nobody else of the journeys sees the banner.
  await withJourneyDatabase((database) =>
    database.run(sql`
      delete from subscriptions where user_id = (select id from users where email = ${account.email})`),
  );
  await signIn(page, account);
  await visit(page, '/dashboard/admin?tab=announcements');
  const title = `A break on Sunday <b>${Date.now()}</b>`;
  await page.getByRole('button', { name: 'Send to everybody' }).click();
  await expect(page.getByText('Write a title in both languages').first()).toBeVisible();
  await page.getByLabel('Title in English').fill(title);
  await page.getByLabel('Title in Polish').fill('Przerwa w niedzielę');
  await page.getByLabel('Text in English').fill('From six to seven.');
  await page.getByText('Chosen plans', { exact: true }).click();
  for (const plan of ['Trial', 'Standard', 'Professional'])
    await page.getByLabel(plan, { exact: true }).uncheck();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(title)).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send to these plans' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send to these plans' }).click();
  await toast(page, 'The announcement is on its way');

  await visit(page, '/dashboard');
  const banner = page.getByRole('status').filter({ hasText: title });
  await expect(banner).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/dismissal'));
  await banner.getByRole('button').click();
  await expect(banner).toBeHidden();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(0);

  await visit(page, '/dashboard/admin?tab=announcements');
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(row.getByText('Taken back')).toBeVisible();
});

test('the reports page switches the report by mail (N-25)', async ({ page, newAccount }) => {
  await newAccount();
  await visit(page, '/dashboard/broker-investments/reports');
  await page.getByRole('button', { name: 'Monthly e-mail: off' }).click();
  await page.getByText('Every quarter', { exact: true }).click();
  await toast(page, 'Saved. The report comes in the first days after the period.');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Quarterly e-mail: on' })).toBeVisible();
});
