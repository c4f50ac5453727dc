import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spread, spreadJob } from '../../../src/domains/notifications/server/announcements/spread.ts';
import { tell } from '../../../src/domains/notifications/server/tell.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { addDays, dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { movedNotice } from '../../support/callers/notice-reader.ts';
import { newPerson, operator, type Person } from '../../support/callers/people.ts';
import { must } from '../../support/callers/trader.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

/** Nobody works in the background: jobs run when the test says so. */
let walory: TestWalory;
let opened: Awaited<ReturnType<typeof openServices>>;
let admin: Visitor;
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
  opened = await openServices(walory.settings);
  await opened.services.jobs.setUp([spreadJob]);
  admin = await operator(walory);
});
afterAll(async () => {
  await opened.closeServices();
  await walory.stop();
});

const words = {
  title_en: 'A break on Sunday',
  title_pl: 'Przerwa w\u00a0niedzielę',
  text_en: '<b>From six to seven</b> {brand}',
  text_pl: 'Od szóstej',
  plans: null as string[] | null,
};
const today = () => dayInWarsaw(new Date());
const announce = async (changes: object = {}): Promise<string> =>
  (await must(admin.post('/api/admin/announcements', { ...words, ...changes }))).body.data.id;
const banners = async ({ browser }: Person, language = 'en') =>
  (await must(browser.get('/api/announcements', { headers: { 'accept-language': language } }))).body.data;
const bell = async ({ browser }: Person) =>
  (await must(browser.get('/api/notifications'))).body.data.filter(
    ({ kind }: { kind: string }) => kind === 'announcement',
  );
const work = (id: string) => spread(opened.services, id);
const row = (id: string) =>
  walory.database.one<{ reached: number; finished_at: Date | null }>(
    sql`select reached, finished_at from announcements where id = ${id}`,
  );

describe('an announcement', () => {
  it('is a banner in the reader’s language and in every bell, letter by letter, and no mail (N-23)', async () => {
    const anna = await newPerson(walory);
    const id = await announce();
    await work(id);
    expect(await banners(anna)).toEqual([
      { id, title: 'A break on Sunday', text: '<b>From six to seven</b> {brand}' },
    ]);
    expect((await banners(anna, 'pl'))[0].title).toBe('Przerwa w\u00a0niedzielę');
    expect(await bell(anna)).toMatchObject([
      { title: 'A break on Sunday', description: '<b>From six to seven</b> {brand}', topic: 'news' },
    ]);
    const { count } = await walory.database.one<{ count: number }>(sql`
      select count(*)::int as count from notification_messages m join notifications n on n.id = m.notification_id
      where n.kind = 'announcement'`);
    expect(count).toBe(0);
    await must(admin.delete(`/api/admin/announcements/${id}`));
  });

  it('is dismissed for good on every device, and only by who did', async () => {
    const [anna, jan] = [await newPerson(walory), await newPerson(walory)];
    const id = await announce();
    await must(anna.browser.put(`/api/announcements/${id}/dismissal`));
    await must(anna.browser.put(`/api/announcements/${id}/dismissal`));
    expect(await banners(anna)).toEqual([]);
    expect(await banners(jan)).toHaveLength(1);
    expect((await jan.browser.put('/api/announcements/x/dismissal')).status).toBe(404);
    await must(admin.delete(`/api/admin/announcements/${id}`));
  });

  it('reaches the plans it is for, by what each has now (N-23)', async () => {
    const [trial, free] = [await newPerson(walory), await newPerson(walory)];
    await walory.database.run(sql`delete from subscriptions where user_id = ${free.id}`);
    const id = await announce({ plans: ['free'] });
    await work(id);
    expect([(await banners(trial)).length, (await banners(free)).length]).toEqual([0, 1]);
    expect([(await bell(trial)).length, (await bell(free)).length]).toEqual([0, 1]);
    await must(admin.delete(`/api/admin/announcements/${id}`));
  });

  it('is shown on its days (N-23)', async () => {
    const anna = await newPerson(walory);
    const id = await announce({ first_day: addDays(today(), 2), last_day: addDays(today(), 3) });
    expect(await banners(anna)).toEqual([]);
    const shown = await walory.later(49);
    const visitor = shown.visitor();
    await visitor.signIn(anna.email, anna.password);
    expect((await must(visitor.get('/api/announcements'))).body.data).toHaveLength(1);
    await must(admin.delete(`/api/admin/announcements/${id}`));
    for (const days of [
      { first_day: addDays(today(), -1) },
      { first_day: addDays(today(), 2), last_day: addDays(today(), 1) },
      { first_day: '2026-02-30' },
    ]) {
      const answer = await admin.post('/api/admin/announcements', { ...words, ...days });
      expect([answer.status, JSON.stringify(answer.body.errors)]).toEqual([
        422,
        expect.stringContaining('announcementDaysError'),
      ]);
    }
  });

  it('taken back is gone from banners and unread bells; what was read stays (N-23)', async () => {
    const [anna, jan] = [await newPerson(walory), await newPerson(walory)];
    const id = await announce();
    await work(id);
    await must(jan.browser.put('/api/notifications/read', {}));
    await must(admin.delete(`/api/admin/announcements/${id}`));
    expect(await banners(anna)).toEqual([]);
    await work(id);
    expect([(await bell(anna)).length, (await bell(jan)).length]).toEqual([0, 1]);
    await work(id);
    expect((await admin.delete(`/api/admin/announcements/${id}`)).status).toBe(404);
  });

  it('is found by what it says in either language, whatever case and marks', async () => {
    const id = await announce({ title_pl: 'Żółta Łódź płynie' });
    const found = async (search: string) =>
      (await must(admin.get(`/api/admin/announcements?search=${encodeURIComponent(search)}`))).body;
    expect((await found('zolta lodz')).data.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await found('zolta lodz')).meta.total).toBe(1);
    expect((await found('100%_no')).data).toEqual([]);
    await must(admin.delete(`/api/admin/announcements/${id}`));
  });

  it('needs words in both languages and an operator who is not the demo', async () => {
    const bad = await admin.post('/api/admin/announcements', { ...words, title_pl: '  ', plans: [] });
    expect([bad.status, Object.keys(bad.body.errors).sort()]).toEqual([422, ['plans', 'title_pl']]);
    const demo = walory.visitor();
    await demo.signInAsDemo();
    const answer = await demo.post('/api/admin/announcements', words);
    expect([403, 404]).toContain(answer.status);
  });
});

describe('what did not go out', () => {
  it('is listed for the operator with whose, how, why and when, in pages (N-24)', async () => {
    const anna = await newPerson(walory);
    await opened.services.database.transaction((tx) =>
      tell(
        tx,
        opened.services,
        ['A', 'B', 'C'].map((name) => movedNotice(anna.id, name)),
      ),
    );
    await walory.database.run(sql`
      update notification_messages set state = 'failed', reason = 'no confirmed number'
      where user_id = ${anna.id} and channel = 'sms'`);
    const { body } = await must(admin.get('/api/admin/messages?limit=2'));
    expect([body.data.length, body.meta.total]).toEqual([2, 3]);
    expect(body.data[0]).toMatchObject({
      user_id: anna.id,
      email: anna.email,
      channel: 'sms',
      kind: 'portfolioMoved',
      state: 'failed',
      reason: 'no confirmed number',
    });
    expect((await must(admin.get('/api/admin/messages?start=2'))).body.data).toHaveLength(1);
    const total = async (query: string) =>
      (await must(admin.get(`/api/admin/messages?${query}`))).body.meta.total;
    for (const [query, found] of [
      [`search=${encodeURIComponent(anna.email)}`, 3],
      [`search=${anna.id}`, 3],
      ['search=CONFIRMED%20num', 3],
      ['search=nobody-like-that', 0],
      ['channel=push', 0],
      ['channel=sms&state=failed', 3],
      ['state=uncertain', 0],
    ] as const)
      expect(await total(query), query).toBe(found);
    expect((await admin.get(`/api/admin/messages?search=${'a'.repeat(201)}`)).status).toBe(422);
  });
});

// Comes last: a crowd costs every test after it, and more to remove than to tell.
describe('an announcement to many', () => {
  it('is spread once, by whoever goes on after a death, and stops when taken back meanwhile', async () => {
    await walory.database.run(sql`
      insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
      select gen_random_uuid(), 'crowd' || i || '@walory.example', 'M', '', now(), now(), now()
      from generate_series(1, 2500) i`);
    const { people } = await walory.database.one<{ people: number }>(
      sql`select count(*)::int as people from users`,
    );
    const id = await announce();
    await Promise.all([work(id), work(id)]);
    await work(id);
    expect(await row(id)).toMatchObject({ reached: people, finished_at: expect.any(Date) });
    const { told, twice } = await walory.database.one<{ told: number; twice: number }>(sql`
      select count(*)::int as told, (count(*) - count(distinct user_id))::int as twice
      from notifications where subject = ${`announcement:${id}`}`);
    expect([told, twice]).toEqual([people, 0]);
    await must(admin.delete(`/api/admin/announcements/${id}`));
    await work(id);
    const left = await walory.database.one<{ count: number }>(sql`
      select count(*)::int as count from notifications where subject = ${`announcement:${id}`}`);
    expect(left.count).toBe(0);
  });
});
