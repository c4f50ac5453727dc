import { afterAll, beforeAll, expect, test } from 'vitest';
import { countForPerson } from '../../../src/domains/channels/server/sms-day-store.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { must } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z', role: 'web' });
});
afterAll(() => walory.stop());

async function withSms(): Promise<Person> {
  const person = await newPerson(walory);
  await walory.database.run(sql`
    update subscriptions set plan_id = (select id from plans where slug = 'professional') where user_id = ${person.id}`);
  return person;
}
const settingsOf = async ({ browser }: Person) =>
  (await must(browser.get('/api/notification-settings'))).body.data;
const userOf = async ({ browser }: Person) => (await must(browser.get('/api/user'))).body.data;
const phone = '+48 600 100 200';

test('the call for both moves switches what the matrix shows, and nothing else (N-18)', async () => {
  const anna = await withSms();
  const before = await settingsOf(anna);
  const own = { security: { push: false }, portfolioMoved: { push: false } };
  await must(anna.browser.put('/api/notification-settings', { ...before, choices: own, summary: 'daily' }));
  await must(anna.browser.post('/api/notifications', { email: false, sms: true, phone }));
  expect(await settingsOf(anna)).toEqual({
    ...before,
    summary: 'daily',
    choices: {
      security: { push: false },
      portfolioMoved: { push: false, email: false },
      assetMoved: { email: false },
    },
  });
  expect(await userOf(anna)).toMatchObject({ notification: { email: false, sms: true }, phone });
  await must(anna.browser.post('/api/notifications', { email: true, sms: true, phone }));
  expect((await settingsOf(anna)).choices).toEqual(own);
});

test('the matrix shows in the account: on while it is for one of the two (N-18)', async () => {
  const anna = await withSms();
  expect((await userOf(anna)).notification).toEqual({ email: true, sms: false });
  await must(anna.browser.put('/api/phone', { number: phone }));
  expect((await userOf(anna)).notification).toEqual({ email: true, sms: true });
  const settings = await settingsOf(anna);
  const choose = (choices: object) =>
    must(anna.browser.put('/api/notification-settings', { ...settings, choices }));
  await choose({ portfolioMoved: { email: false, sms: false } });
  expect((await userOf(anna)).notification).toEqual({ email: true, sms: true });
  await choose({ portfolioMoved: { email: false, sms: false }, assetMoved: { email: false, sms: false } });
  expect((await userOf(anna)).notification).toEqual({ email: false, sms: false });
});

test('one sees whether mail arrives, and the SMS of this month', async () => {
  const anna = await newPerson(walory);
  await walory.database.transaction(async (tx) => {
    for (const day of ['2026-10-31', '2026-11-01', '2026-11-13', '2026-11-13'])
      await countForPerson(tx, anna.id, day, 10);
  });
  const { data } = (await must(anna.browser.get('/api/notification-channels'))).body;
  expect(data).toEqual({
    email: { address: anna.email, is_verified: false, is_refused: false },
    sms: { this_month: 3, most_a_day: walory.settings.smsPerPerson },
  });
});
