import { lessToken } from '../../../src/domains/notifications/server/less/less-token.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, test } from '../journey.ts';

/** The link of a message to somebody, as the product signs it. */
async function linkTo(email: string, at = new Date()): Promise<string> {
  return withJourneyDatabase(async (database, secrets) => {
    const { id } = await database.one<{ id: string }>(sql`select id from users where email = ${email}`);
    return lessToken(secrets, at, { userId: id, scope: 'portfolioMoved', channel: 'email' });
  });
}

const choicesOf = (email: string) =>
  withJourneyDatabase(async (database) => {
    const row = await database.maybe<{ choices: object }>(sql`
      select choices from notification_settings s join users u on u.id = s.user_id where u.email = ${email}`);
    return row?.choices ?? {};
  });

test('somebody who is not signed in gets less of what a mail was about, and changes his mind (N-22)', async ({
  page,
  newAccount,
}) => {
  const { email } = await newAccount();
  const token = await linkTo(email);
  await page.context().clearCookies();
  await page.goto(`/pl/less/${token}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mniej takich wiadomości?');
  await expect(page.getByText('Dostajesz e-maile o\u00a0dużych zmianach portfeli.')).toBeVisible();
  expect(await choicesOf(email)).toEqual({});
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriersIn(page)).toEqual([]);
    }
    for (const button of await page.locator('main').getByRole('button').all()) {
      const { x, width: wide } = (await button.boundingBox())!;
      expect(x).toBeGreaterThan(0);
      expect(x + wide).toBeLessThan(width);
    }
  }
  await page.getByRole('button', { name: 'Bez e-maili na ten temat' }).click();
  await expect(
    page.getByText('Nie dostaniesz więcej e-maili o\u00a0dużych zmianach portfeli.'),
  ).toBeVisible();
  expect(await choicesOf(email)).toEqual({ portfolioMoved: { email: false } });
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Wszystko jest jak przedtem.')).toBeVisible();
  expect(await choicesOf(email)).toEqual({});
});

test('a link that is old or cut off says so and where to go instead (N-22)', async ({ page, newAccount }) => {
  const { email } = await newAccount();
  const old = await linkTo(email, new Date(Date.now() - 200 * 86_400_000));
  const gone = await page.goto(`/less/${old}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  const cut = await page.goto(`/less/${old.slice(0, 20)}`);
  expect(cut?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await expect(page.getByRole('link', { name: 'All notification settings' })).toBeVisible();
});
