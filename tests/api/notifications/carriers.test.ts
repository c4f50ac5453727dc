import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carriersOf } from '../../../src/domains/notifications/server/carriers/carriers.ts';
import { type Carrier, dispatch, dispatchTo } from '../../../src/domains/notifications/server/dispatch.ts';
import { sendNowJob } from '../../../src/domains/notifications/server/dispatch-job.ts';
import { type Notice, tell } from '../../../src/domains/notifications/server/tell.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Services } from '../../../src/platform/services.ts';
import { mailsTo } from '../../support/callers/mailbox.ts';
import {
  changeNotices,
  movedNotice,
  signedInNotice,
  smsReader,
} from '../../support/callers/notice-reader.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { must } from '../../support/callers/trader.ts';
import { startPushService } from '../../support/push/local-push-service.ts';
import { startSmsProvider, twilioAnswer } from '../../support/sms/local-provider.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let opened: Awaited<ReturnType<typeof openServices>>;
let provider: Awaited<ReturnType<typeof startSmsProvider>>;
let browsers: Awaited<ReturnType<typeof startPushService>>;
const noon = new Date('2026-11-13T12:00:00Z');
let now = noon;
beforeAll(async () => {
  provider = await startSmsProvider(twilioAnswer);
  browsers = await startPushService();
  walory = await startTestWalory({
    role: 'web',
    pushLoopback: true,
    publicUrl: '',
    smsProvider: 'twilio',
    smsUrl: provider.address,
    smsAccount: `AC${'0a'.repeat(16)}`,
    smsKey: 'right-key',
    smsFrom: 'Walory',
    smsTimeout: 1,
    smsPerPerson: 2,
  });
  opened = await openServices(walory.settings);
  await opened.services.jobs.setUp([sendNowJob]);
});
afterAll(async () => {
  await opened.closeServices();
  await walory.stop();
  await provider.close();
  await browsers.close();
});
beforeEach(async () => {
  now = noon;
  provider.requests.length = 0;
  browsers.delivered.length = 0;
  await walory.database.run(sql`delete from notifications`);
});

const services = (settings: Partial<Services['settings']> = {}): Services => ({
  ...opened.services,
  settings: { ...opened.services.settings, ...settings },
  clock: { now: () => now },
});
const tellAll = (notices: Notice[]) =>
  opened.services.database.transaction((tx) => tell(tx, services(), notices));
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const minute = 60_000;
const hour = 3_600_000;
const send = (settings = {}) => dispatch(services(settings), carriersOf(services(settings)));
const states = (userId: string, channel: string) =>
  walory.database.many<{ state: string; reason: string | null; attempts: number; due_at: Date }>(sql`
    select state, reason, attempts, due_at from notification_messages m join notifications n using (user_id)
    where n.id = m.notification_id and user_id = ${userId} and channel = ${channel} order by n.created_at, n.id`);
const texts = () => provider.requests.map(({ fields }) => fields.get('Body')!);
const bySms = { choices: { portfolioMoved: { sms: true, email: false, push: false } }, quiet: null };
const byPush = { choices: { portfolioMoved: { email: false, sms: false } }, quiet: null };

describe('by SMS', () => {
  it('several at once are one, with a link to the page and to less of it (N-20)', async () => {
    const anna = await smsReader(walory);
    await changeNotices(anna, bySms);
    await tellAll([movedNotice(anna.id), movedNotice(anna.id, 'Dzieci')]);
    later(2 * minute);
    await Promise.all([send(), send()]);
    expect(provider.requests.map(({ fields }) => fields.get('To'))).toEqual([anna.number]);
    expect(texts()[0]).toMatch(
      /^Walory: (?:(?:Emerytura|Dzieci) moved \+15\.0% within 24 hours\. ){2}Details, or fewer of these: http:\/\/\S+\/less\/[\w-]+$/,
    );
    expect((await states(anna.id, 'sms')).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('goes only to a confirmed number, with a plan that has it now (N-20)', async () => {
    const [anna, jan] = [await smsReader(walory), await smsReader(walory)];
    for (const person of [anna, jan]) {
      await changeNotices(person, bySms);
      await tellAll([movedNotice(person.id)]);
    }
    await walory.database.run(sql`
      update subscriptions set plan_id = (select id from plans where slug = 'free') where user_id = ${anna.id}`);
    await must(jan.browser.put('/api/phone', { number: '+48 611 222 333' }));
    later(2 * minute);
    await send();
    expect(await states(anna.id, 'sms')).toMatchObject([{ state: 'failed', reason: 'the plan has no SMS' }]);
    expect(await states(jan.id, 'sms')).toMatchObject([{ state: 'failed', reason: 'no confirmed number' }]);
    expect(provider.requests).toEqual([]);
  });

  it('over the cap of the day waits for tomorrow and goes as one, and is dropped when old (N-20)', async () => {
    const anna = await smsReader(walory);
    await changeNotices(anna, bySms);
    for (const name of ['A', 'B', 'C', 'D']) {
      await tellAll([movedNotice(anna.id, name)]);
      later(2 * minute);
      await send();
    }
    expect(provider.requests).toHaveLength(2);
    const waiting = (await states(anna.id, 'sms')).slice(2);
    expect(waiting).toMatchObject([
      { state: 'waiting', reason: 'cap of the person', attempts: 0 },
      { state: 'waiting', reason: 'cap of the person', attempts: 0 },
    ]);
    expect(waiting[0]!.due_at.toISOString()).toBe('2026-11-14T00:00:00.000Z');
    now = new Date('2026-11-14T00:01:00Z');
    await send();
    expect(provider.requests).toHaveLength(3);
    expect(texts()[2]).toMatch(/C moved/);
    expect(texts()[2]).toMatch(/D moved/);
    await tellAll([movedNotice(anna.id, 'E')]);
    later(2 * minute);
    await send({ smsPerDay: 0 });
    expect(await states(anna.id, 'sms')).toHaveLength(5);
    now = new Date('2026-11-16T01:00:00Z');
    await send({ smsPerDay: 0 });
    expect((await states(anna.id, 'sms'))[4]).toMatchObject({
      state: 'dropped',
      reason: 'cap of the installation',
    });
  });

  it('about security goes alone, at once, in quiet hours and without a cap (N-14)', async () => {
    const anna = await smsReader(walory);
    await changeNotices(anna, { choices: { ...bySms.choices, security: { sms: true, push: false } } });
    now = new Date('2026-11-13T23:00:00Z');
    for (const at of [1, 2, 3]) await tellAll([signedInNotice(anna.id, `device:${at}`)]);
    await tellAll([movedNotice(anna.id)]);
    await send({ smsPerPerson: 0 });
    expect(texts()).toHaveLength(3);
    for (const text of texts()) expect(text).toMatch(/^Walory: [^.]+\. http/);
    expect(texts().join()).not.toContain('/less/');
  });

  it('is tried again for a day while the provider is down, counts once, and goes once (N-19)', async () => {
    const anna = await smsReader(walory);
    await changeNotices(anna, bySms);
    await tellAll([movedNotice(anna.id)]);
    later(2 * minute);
    const back = now.getTime() + 24 * hour;
    while (now.getTime() < back) {
      const before = provider.requests.length;
      provider.befall({ status: 503, body: '' });
      await send();
      expect(provider.requests).toHaveLength(before + 1);
      const [message] = await states(anna.id, 'sms');
      expect(message).toMatchObject({ state: 'waiting' });
      now = message!.due_at;
    }
    const before = provider.requests.length;
    expect(before).toBeGreaterThan(5);
    await send();
    later(hour);
    await send();
    expect(provider.requests).toHaveLength(before + 1);
    expect(await states(anna.id, 'sms')).toMatchObject([{ state: 'sent' }]);
    const { used } = await walory.database.one<{ used: number }>(sql`
      select sum(used)::int as used from sms_days where user_id = ${anna.id}`);
    expect(used).toBe(1);
  });

  it('is not repeated when nobody knows whether it went out (N-16)', async () => {
    const anna = await smsReader(walory);
    await changeNotices(anna, bySms);
    await tellAll([movedNotice(anna.id)]);
    later(2 * minute);
    provider.befall('hangUp');
    await send();
    later(hour);
    await send();
    expect(provider.requests).toHaveLength(1);
    expect(await states(anna.id, 'sms')).toMatchObject([{ state: 'uncertain' }]);
  });

  it('keeps what somebody called a portfolio as letters (N-2)', async () => {
    const anna = await smsReader(walory);
    await changeNotices(anna, bySms);
    await tellAll([movedNotice(anna.id, '<b>{percent}</b> Łódź', 'x')]);
    later(2 * minute);
    await send();
    expect(texts()[0]).toContain('<b>{percent}</b> Lodz moved');
  });
});

async function listen(person: Person, ...names: string[]) {
  const { key } = (await must(person.browser.get('/api/push-key'))).body.data;
  for (const name of names) {
    const { endpoint, p256dh, auth } = browsers.subscribe(name, key);
    await must(person.browser.post('/api/push-subscriptions', { endpoint, keys: { p256dh, auth } }));
  }
}
const pushed = () => browsers.delivered.map(({ browser, text }) => ({ browser, ...JSON.parse(text) }));

describe('by push', () => {
  it('reaches every browser and leads to the page; a dead one is forgotten (N-21)', async () => {
    const anna = await newPerson(walory);
    await changeNotices(anna, byPush);
    await listen(anna, 'a1', 'a2', 'a3');
    browsers.unsubscribe('a2');
    await tellAll([{ ...movedNotice(anna.id), parent: { type: 'portfolio', id: anna.id } } as Notice]);
    later(2 * minute);
    await Promise.all([send(), send()]);
    expect(
      pushed()
        .map(({ browser }) => browser)
        .sort(),
    ).toEqual(['a1', 'a3']);
    expect(pushed()[0]).toMatchObject({
      title: 'Emerytura moved +15.0% within 24 hours',
      path: `/dashboard/broker-investments/assets?portfolio_id=${anna.id}`,
    });
    expect(await states(anna.id, 'push')).toMatchObject([{ state: 'sent' }]);
    const { data } = (await anna.browser.get('/api/push-subscriptions')).body;
    expect(data).toHaveLength(2);
  });

  it('comes one by one up to three, and more as one with a count (N-21)', async () => {
    const anna = await newPerson(walory);
    await changeNotices(anna, byPush);
    await listen(anna, 'b1');
    await tellAll(['A', 'B', 'C'].map((name) => movedNotice(anna.id, name)));
    later(2 * minute);
    await send();
    expect(
      pushed()
        .map(({ title }) => title[0])
        .sort(),
    ).toEqual(['A', 'B', 'C']);
    await tellAll(['D', 'E', 'F', 'G'].map((name) => movedNotice(anna.id, name)));
    later(2 * minute);
    await send();
    expect(pushed()).toHaveLength(4);
    expect(pushed()[3]).toMatchObject({ title: '4 notifications', path: '/dashboard/notifications' });
    expect(pushed()[3].body).toContain('G moved');
  });

  it('to nobody is dropped, and to dead browsers only too (N-21)', async () => {
    const [anna, jan] = [await newPerson(walory), await newPerson(walory)];
    for (const person of [anna, jan]) await changeNotices(person, byPush);
    await listen(jan, 'c1');
    browsers.unsubscribe('c1');
    await tellAll([movedNotice(anna.id), movedNotice(jan.id)]);
    later(2 * minute);
    await send();
    expect(await states(anna.id, 'push')).toMatchObject([{ state: 'dropped', reason: 'no browser listens' }]);
    expect(await states(jan.id, 'push')).toMatchObject([
      { state: 'dropped', reason: 'no browser listens any more' },
    ]);
  });

  it('is tried again where all were busy, and not where one may have it (N-16, N-21)', async () => {
    const anna = await newPerson(walory);
    await changeNotices(anna, byPush);
    await listen(anna, 'd1', 'd2');
    await tellAll([movedNotice(anna.id)]);
    later(2 * minute);
    browsers.befall({ status: 503 }, { status: 429, headers: { 'retry-after': '120' } });
    await send();
    const [busy] = await states(anna.id, 'push');
    expect(busy).toMatchObject({ state: 'waiting', reason: 'status 503' });
    expect(busy!.due_at.getTime() - now.getTime()).toBe(120_000);
    later(3 * minute);
    browsers.befall({ status: 503 }, 'hangUp');
    await send();
    expect(await states(anna.id, 'push')).toMatchObject([{ state: 'uncertain' }]);
    const before = browsers.requests();
    later(5 * hour);
    await send();
    expect(browsers.requests()).toBe(before);
  });
});

describe('whoever sends', () => {
  it.each(['sms', 'push'] as const)(
    'and dies while handing over by %s leaves it uncertain (N-16)',
    async (channel) => {
      const anna = await smsReader(walory);
      await changeNotices(anna, channel === 'sms' ? bySms : byPush);
      await listen(anna, `e-${channel}`);
      await tellAll([movedNotice(anna.id)]);
      later(2 * minute);
      const dies: Carrier = { channel, hand: () => new Promise(() => {}) };
      void dispatchTo(services(), [dies], anna.id);
      await expect.poll(async () => (await states(anna.id, channel))[0]?.state).toBe('handing');
      later(10 * minute);
      await send();
      expect(await states(anna.id, channel)).toMatchObject([
        { state: 'uncertain', reason: 'cut off while handing over' },
      ]);
      expect([provider.requests, browsers.delivered]).toEqual([[], []]);
    },
  );

  it('is not held up by one slow stranger, and goes on after a fault of one person (N-19)', async () => {
    const people = await Promise.all([1, 2, 3].map(() => newPerson(walory)));
    const [slow, broken, fine] = people as [Person, Person, Person];
    await tellAll(people.map(({ id }) => movedNotice(id)));
    later(2 * minute);
    const came: string[] = [];
    let release = () => {};
    const stuck = new Promise<void>((resolve) => {
      release = resolve;
    });
    const push: Carrier = {
      channel: 'push',
      hold: async (_tx, { id }) => {
        if (id === broken.id) throw new Error('no words for it');
        return undefined;
      },
      hand: async ({ id }) => {
        if (id === slow.id) await stuck;
        came.push(id);
        return { is: 'sent' };
      },
    };
    const running = dispatch(services(), [push]);
    await expect.poll(() => came).toEqual([fine.id]);
    release();
    await running;
    expect(came).toEqual([fine.id, slow.id]);
    const [message] = await states(broken.id, 'push');
    expect(message).toMatchObject({ state: 'waiting', reason: 'no words for it', attempts: 1 });
    expect(message!.due_at.getTime()).toBe(now.getTime() + 30_000);
  });

  it('reaches everybody of hundreds once, and ends though what others hold is left', async () => {
    const [anna] = [await newPerson(walory)];
    await walory.database.run(sql`
      insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
      select gen_random_uuid(), 'many' || i || '@walory.example', 'M', '', now(), now(), now()
      from generate_series(1, 450) i`);
    const many = await walory.database.many<{ id: string }>(
      sql`select id from users where email like 'many%@walory.example'`,
    );
    await tellAll([...many.map(({ id }) => movedNotice(id)), movedNotice(anna!.id)]);
    later(2 * minute);
    const came: string[] = [];
    const push: Carrier = {
      channel: 'push',
      hand: async ({ id }) => {
        came.push(id);
        return { is: 'sent' };
      },
    };
    await walory.database.transaction(async (tx) => {
      await tx.run(sql`select 1 from notification_messages where user_id = ${anna!.id} for update`);
      await Promise.all([dispatch(services(), [push]), dispatch(services(), [push])]);
    });
    expect(came).toHaveLength(450);
    expect(new Set(came).size).toBe(450);
  });
});

it('what is about security leaves within seconds, by a job of its own (N-14)', async () => {
  const working = await walory.another({ role: 'all', smsProvider: 'outbox' });
  const anna = await newPerson(walory);
  await opened.services.database.transaction((tx) =>
    tell(tx, opened.services, [signedInNotice(anna.id, 'device:now')]),
  );
  await expect
    .poll(async () => (await mailsTo(walory.database, anna.email)).map(({ kind }) => kind), {
      timeout: 10_000,
    })
    .toContain('notification');
  await working.stop();
});
