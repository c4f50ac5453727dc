import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Carrier, dispatch, type Outcome } from '../../../src/domains/notifications/server/dispatch.ts';
import { sendNowJob } from '../../../src/domains/notifications/server/dispatch-job.ts';
import { type Notice, takeBack, tell } from '../../../src/domains/notifications/server/tell.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Services } from '../../../src/platform/services.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { must } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

/** Nobody in the product itself sends: what is sent is seen here. */
let walory: TestWalory;
let opened: Awaited<ReturnType<typeof openServices>>;
let anna: Person;
let now = new Date('2026-11-13T12:00:00Z');
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z', role: 'web' });
  opened = await openServices(walory.settings);
  await opened.services.jobs.setUp([sendNowJob]);
});
afterAll(async () => {
  await opened.closeServices();
  await walory.stop();
});
beforeEach(async () => {
  now = new Date('2026-11-13T12:00:00Z');
  await walory.database.run(sql`delete from notifications`);
  anna = await newPerson(walory);
  await walory.database.run(sql`delete from notifications`);
});

const services = (): Services => ({ ...opened.services, clock: { now: () => now } });
const tellAll = (notices: Notice[]) =>
  opened.services.database.transaction((tx) => tell(tx, services(), notices));
const moved = (subject = 'portfolio:1', changes: Partial<Notice> = {}): Notice =>
  ({
    userId: anna.id,
    kind: 'portfolioMoved',
    params: { portfolio: 'Emerytura', percent: '15', amount: '1234.5', currency: 'pln' },
    subject,
    ...changes,
  }) as Notice;
const list = async (query = '') => (await must(anna.browser.get(`/api/notifications${query}`))).body;
const messages = () =>
  walory.database.many<{ channel: string; state: string; due: string; reason: string | null }>(sql`
    select channel, state, to_char(due_at at time zone 'UTC', 'MM-DD HH24:MI') as due, reason
    from notification_messages order by channel, due_at`);

/** Somebody outside, who keeps what came and answers as told. */
function outside(channel: 'sms' | 'push', answer: () => Outcome | Promise<Outcome>) {
  const came: string[][] = [];
  const carrier: Carrier = {
    channel,
    hand: async (_to, bundle) => {
      came.push(bundle.map(({ subject }) => subject).sort());
      return answer();
    },
  };
  return { came, carrier };
}

describe('telling somebody', () => {
  it('is once a day for each kind and subject, in the language of who reads (N-12)', async () => {
    await tellAll([moved(), moved(), moved('portfolio:2')]);
    await tellAll([moved()]);
    const { data, meta } = await list();
    expect(meta).toEqual({ total: 2, start: 0, limit: 100, unread: 2 });
    expect(data[0]).toMatchObject({
      title: 'Emerytura moved +15.0% within 24 hours',
      description: 'By 1\u202f234,50\u00a0zł. What you paid in or took out does not count.',
      topic: 'portfolioMoved',
      is_read: false,
      is_simulated: false,
    });
    now = new Date('2026-11-14T12:00:00Z');
    await tellAll([moved()]);
    expect((await list()).meta.total).toBe(3);
  });

  it('goes by the channels one wants, after the quiet hours (N-13)', async () => {
    now = new Date('2026-11-13T22:30:00Z');
    await tellAll([moved()]);
    expect(await messages()).toEqual([
      { channel: 'email', state: 'waiting', due: '11-14 06:00', reason: null },
      { channel: 'push', state: 'waiting', due: '11-14 06:00', reason: null },
      { channel: 'sms', state: 'waiting', due: '11-14 06:00', reason: null },
    ]);
  });

  it('of simulated prices stays inside, and is marked (N-15)', async () => {
    await tellAll([moved('portfolio:1', { isSimulated: true })]);
    expect((await list()).data[0].is_simulated).toBe(true);
    expect(await messages()).toEqual([]);
  });

  it('is taken back while nobody outside has heard of it (N-15)', async () => {
    await tellAll([moved(), moved('portfolio:2')]);
    const { carrier } = outside('push', () => ({ is: 'sent' }));
    now = new Date('2026-11-13T12:02:00Z');
    await dispatch(services(), [carrier]);
    await tellAll([moved('portfolio:3')]);
    await opened.services.database.transaction((tx) =>
      takeBack(tx, services(), anna.id, 'portfolioMoved', ['portfolio:1', 'portfolio:3']),
    );
    expect((await list()).meta.total).toBe(2);
  });

  it('obeys the switches of the settings', async () => {
    const settings = (await must(anna.browser.get('/api/notification-settings'))).body.data;
    expect(settings).toEqual({
      choices: {},
      quiet: { from: 1320, to: 420 },
      summary: 'off',
      digest: 'off',
      about_paper: false,
    });
    const choices = {
      portfolioMoved: { email: false, sms: true, push: true },
      security: { email: false },
      dividends: { product: false },
    };
    const saved = await must(
      anna.browser.put('/api/notification-settings', { ...settings, choices, quiet: null, summary: 'daily' }),
    );
    expect(saved.body.data.choices).toEqual({
      portfolioMoved: { email: false },
      dividends: { product: false },
    });
    await tellAll([moved(), { ...moved('x'), kind: 'exDividend' } as Notice]);
    expect((await list()).meta.total).toBe(1);
    expect((await messages()).map(({ channel }) => channel)).toEqual(['push', 'sms']);
    const bad = await anna.browser.put('/api/notification-settings', {
      ...settings,
      quiet: { from: 60, to: 60 },
    });
    expect([bad.status, bad.body.errors]).toEqual([422, { quiet: ['quietHoursError'] }]);
  });

  it('can be read one by one and all at once, and filtered', async () => {
    await tellAll([
      moved(),
      moved('portfolio:2'),
      { ...moved('k'), kind: 'apiKeyMade', params: { at: now.toISOString() } } as Notice,
    ]);
    const { data } = await list('?group=account');
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['apiKeyMade']);
    await must(anna.browser.put('/api/notifications/read', { id: data[0].id }));
    expect((await list('?unread=1')).meta).toMatchObject({ total: 2, unread: 2 });
    await must(anna.browser.put('/api/notifications/read', {}));
    expect((await list()).meta).toMatchObject({ total: 3, unread: 0 });
  });
});

describe('sending', () => {
  it('bundles what is due and hands it over once, whoever else sends (N-16)', async () => {
    await tellAll([moved(), moved('portfolio:2')]);
    now = new Date('2026-11-13T12:02:00Z');
    const { came, carrier } = outside('push', () => ({ is: 'sent' }));
    await Promise.all([1, 2, 3].map(() => dispatch(services(), [carrier])));
    expect(came).toEqual([['portfolio:1', 'portfolio:2']]);
    expect((await messages()).filter(({ channel }) => channel === 'push')).toEqual([
      { channel: 'push', state: 'sent', due: '11-13 12:01', reason: null },
      { channel: 'push', state: 'sent', due: '11-13 12:01', reason: null },
    ]);
  });

  it('tries again later what was not taken, for more than a day, and gives up (N-19)', async () => {
    await tellAll([moved()]);
    const { came, carrier } = outside('push', () => ({ is: 'later', seconds: 10, reason: '503' }));
    // Without quiet hours, which would add their own waits.
    const { data } = (await must(anna.browser.get('/api/notification-settings'))).body;
    await must(anna.browser.put('/api/notification-settings', { ...data, quiet: null }));
    const first = now;
    const waits: number[] = [];
    for (let round = 0; round < 14; round++) {
      const { due_at } = await walory.database.one<{ due_at: Date }>(
        sql`select due_at from notification_messages where channel = 'push'`,
      );
      if (round > 0) waits.push((due_at.getTime() - now.getTime()) / 1000);
      now = new Date(Math.max(due_at.getTime(), now.getTime() + 1000));
      await dispatch(services(), [carrier]);
    }
    expect(waits.slice(0, 7)).toEqual([30, 120, 480, 1920, 7680, 14_400, 14_400]);
    expect(came).toHaveLength(12);
    expect(now.getTime() - first.getTime()).toBeGreaterThan(24 * 3_600_000);
    expect((await messages()).find(({ channel }) => channel === 'push')).toMatchObject({
      state: 'failed',
      reason: '503',
    });
  });

  it('does not repeat what may have gone out: a fault, or a death in between (N-16)', async () => {
    await tellAll([moved()]);
    now = new Date('2026-11-13T12:02:00Z');
    const { carrier } = outside('push', () => Promise.reject(new Error('connection reset')));
    await dispatch(services(), [carrier]);
    expect((await messages()).find(({ channel }) => channel === 'push')).toMatchObject({
      state: 'uncertain',
      reason: 'connection reset',
    });
    await tellAll([moved('portfolio:2')]);
    await walory.database.run(sql`
      update notification_messages set state = 'handing', changed_at = ${now} where state = 'waiting' and channel = 'push'`);
    const { came, carrier: next } = outside('push', () => ({ is: 'sent' }));
    now = new Date('2026-11-13T12:04:00Z');
    await dispatch(services(), [next]);
    expect((await messages()).some(({ state }) => state === 'handing')).toBe(true);
    now = new Date('2026-11-13T12:08:00Z');
    await dispatch(services(), [next]);
    expect((await messages()).some(({ state }) => state === 'handing')).toBe(false);
    expect(came).toEqual([]);
  });

  it('leaves out what was switched off meanwhile, and waits when it got quiet', async () => {
    await tellAll([moved()]);
    now = new Date('2026-11-13T22:00:00Z');
    const { came, carrier } = outside('push', () => ({ is: 'sent' }));
    await dispatch(services(), [carrier]);
    expect((await messages()).find(({ channel }) => channel === 'push')).toMatchObject({
      state: 'waiting',
      due: '11-14 06:00',
    });
    const { data } = (await must(anna.browser.get('/api/notification-settings'))).body;
    const choices = { portfolioMoved: { push: false } };
    await must(anna.browser.put('/api/notification-settings', { ...data, choices }));
    now = new Date('2026-11-14T06:00:00Z');
    await dispatch(services(), [carrier]);
    expect(came).toEqual([]);
    expect((await messages()).find(({ channel }) => channel === 'push')).toMatchObject({ state: 'dropped' });
  });
});
