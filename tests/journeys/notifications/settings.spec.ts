import { sql } from '../../../src/platform/database/sql.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, send, test, toast, visit } from '../journey.ts';

const settings = '/dashboard/settings?tab=notifications';

test('switches and quiet hours are saved at once and still there after a reload', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, settings);
  const dividends = page.getByRole('switch', { name: 'Dividends: E-mail' });
  const moves = page.getByRole('switch', { name: 'Portfolio moves: Push' });
  await expect(dividends).not.toBeChecked();
  await dividends.check();
  await moves.uncheck();
  await expect(page.getByRole('switch', { name: 'Security: E-mail' })).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Security: E-mail' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Dividends: SMS' })).toBeDisabled();
  await page.getByLabel('From', { exact: true }).fill('23:30');
  await expect(page.getByText('From 23:30 to 07:00 nothing rings.')).toBeVisible();
  await page.getByRole('radio', { name: /Weekly summary/ }).check();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  await expect
    .poll(async () => (await send(page, 'GET', '/api/notification-settings')).body.data)
    .toEqual({
      choices: { dividends: { email: true }, portfolioMoved: { push: false } },
      quiet: { from: 1410, to: 420 },
      summary: 'weekly',
      digest: 'monthly',
      about_paper: false,
    });
  await page.reload();
  await hydrated(page);
  await expect(dividends).toBeChecked();
  await expect(moves).not.toBeChecked();
  await expect(page.getByRole('img', { name: /quiet from 23:30 to 07:00/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Quiet hours' }).uncheck();
  await expect(page.getByText('Messages come at any hour, also at night.')).toBeVisible();
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL(/\/dashboard\/payment$/);
});

test('a switch that could not be saved goes back', async ({ page, newAccount }) => {
  await newAccount();
  await visit(page, settings);
  await page.route('**/api/notification-settings', (route) => route.abort());
  const dividends = page.getByRole('switch', { name: 'Dividends: E-mail' });
  await dividends.click();
  await toast(page, 'We could not save this. It is as it was before.');
  await expect(dividends).not.toBeChecked();
});

test('the ways of moves can be switched together by the older call, and the screen shows it (N-18)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await page.goto('/dashboard');
  const choice = { email: false, sms: false, phone: '' };
  expect((await send(page, 'POST', '/api/notifications', choice)).status).toBe(200);
  await visit(page, settings);
  for (const topic of ['Portfolio moves', 'Asset moves'])
    await expect(page.getByRole('switch', { name: `${topic}: E-mail` })).not.toBeChecked();
});

test('an SMS that is switched on without a number asks for one', async ({ page, newAccount }) => {
  const { email } = await newAccount();
  await withJourneyDatabase((database) =>
    database.run(sql`
      update subscriptions set plan_id = (select id from plans where slug = 'professional')
      where user_id = (select id from users where email = ${email})`),
  );
  await visit(page, settings);
  await page.getByRole('switch', { name: 'Bonds: SMS' }).check();
  const dialog = page.getByRole('dialog', { name: 'Phone for SMS' });
  await dialog.getByLabel('Phone number').fill('six hundred');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a phone number')).toBeVisible();
  await dialog.getByLabel('Phone number').fill('+48 600 100 417');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Send a code' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('+48 ••• ••• 417')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Bonds: SMS' })).toBeChecked();
});

test('on a phone every topic has its four switches in reach of a thumb', async ({ page, newAccount }) => {
  await newAccount();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, settings);
  const cell = page.getByRole('cell').filter({ has: page.getByRole('switch', { name: 'Bonds: E-mail' }) });
  await expect(cell).toBeVisible();
  const { width, height } = (await cell.boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(60);
  expect(height).toBeGreaterThanOrEqual(44);
  await page.getByRole('switch', { name: 'Bonds: Push' }).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
