import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carriersOf } from '../../../src/domains/notifications/server/carriers/carriers.ts';
import { type Carrier, dispatch } from '../../../src/domains/notifications/server/dispatch.ts';
import { sendNowJob } from '../../../src/domains/notifications/server/dispatch-job.ts';
import { type Notice, takeBack, tell } from '../../../src/domains/notifications/server/tell.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Services } from '../../../src/platform/services.ts';
import { readEvents } from '../../support/callers/event-reader.ts';
import { mailsTo } from '../../support/callers/mailbox.ts';
import {
  changeNotices,
  confirmEmail,
  movedNotice,
  signedInNotice,
} from '../../support/callers/notice-reader.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { must } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

/** What happens to messages while somebody sends, takes back or removes beside. */
let walory: TestWalory;
let opened: Awaited<ReturnType<typeof openServices>>;
let anna: Person;
const noon = new Date('2026-11-13T12:00:00Z');
let now = noon;
beforeAll(async () => {
  walory = await startTestWalory({ clock: noon.toISOString(), role: 'web' });
  opened = await openServices(walory.settings);
  await opened.services.jobs.setUp([sendNowJob]);
});
afterAll(async () => {
  await opened.closeServices();
  await walory.stop();
});
beforeEach(async () => {
  now = noon;
  anna = await newPerson(walory);
  await walory.database.run(sql`delete from notifications`);
});

const services = (): Services => ({ ...opened.services, clock: { now: () => now } });
const tellAll = (notices: Notice[]) =>
  opened.services.database.transaction((tx) => tell(tx, services(), notices));
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const list = async () => (await must(anna.browser.get('/api/notifications'))).body;
const states = (channel: string) =>
  walory.database.many<{ subject: string; state: string; attempts: number }>(sql`
    select n.subject, m.state, m.attempts from notification_messages m join notifications n
      on n.user_id = m.user_id and n.id = m.notification_id
    where m.user_id = ${anna.id} and channel = ${channel} order by n.subject`);

/** Something that waits until it is let go, and can be waited for. */
function gate() {
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const { promise: open, resolve: release } = Promise.withResolvers<void>();
  const pass = async () => {
    enter();
    await open;
  };
  return { entered, release, pass };
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('what cannot be sent', () => {
  it('keeps back neither security nor what else there is to say (N-14, N-19)', async () => {
    await tellAll([
      movedNotice(anna.id, 'Bad', 'bad'),
      movedNotice(anna.id, 'Good', 'good'),
      signedInNotice(anna.id, 'device'),
    ]);
    const written: string[][] = [];
    const mail: Carrier = {
      channel: 'email',
      write: async (_tx, _to, messages) => {
        if (messages.some(({ subject }) => subject === 'bad')) throw new Error('no words for it');
        written.push(messages.map(({ subject }) => subject));
      },
    };
    later(120);
    await dispatch(services(), [mail]);
    expect(written).toEqual([['device']]);
    later(60);
    await dispatch(services(), [mail]);
    expect(written).toEqual([['device'], ['good']]);
    expect(await states('email')).toEqual([
      { subject: 'bad', state: 'waiting', attempts: 2 },
      { subject: 'device', state: 'sent', attempts: 0 },
      { subject: 'good', state: 'sent', attempts: 1 },
    ]);
  });

  it('is given up alone: what came later has tries of its own (N-19)', async () => {
    await tellAll([movedNotice(anna.id, 'Old', 'old'), movedNotice(anna.id, 'Young', 'young')]);
    await walory.database.run(sql`
      update notification_messages m set attempts = 11 from notifications n
      where n.id = m.notification_id and n.user_id = m.user_id and n.subject = 'old'`);
    later(120);
    const down: Carrier = {
      channel: 'sms',
      hand: async () => ({ is: 'later', seconds: 0, reason: 'status 503' }),
    };
    await dispatch(services(), [down]);
    expect(await states('sms')).toEqual([
      { subject: 'old', state: 'failed', attempts: 12 },
      { subject: 'young', state: 'waiting', attempts: 1 },
    ]);
  });
});

describe('what is being sent', () => {
  it('is not taken back: somebody outside hears of it (N-15)', async () => {
    await tellAll([movedNotice(anna.id, 'Emerytura', 'x')]);
    later(120);
    const { entered, release, pass } = gate();
    const push: Carrier = {
      channel: 'push',
      hold: async () => void (await pass()),
      hand: async () => ({ is: 'sent' }),
    };
    const sending = dispatch(services(), [push]);
    await entered;
    const takingBack = opened.services.database.transaction((tx) =>
      takeBack(tx, services(), anna.id, 'portfolioMoved', ['x']),
    );
    await aMoment();
    release();
    await sending;
    expect(await takingBack).toBe(0);
    expect((await list()).meta.total).toBe(1);
  });

  it('leaves no mail behind to somebody who is removed meanwhile (SF-11)', async () => {
    await tellAll([movedNotice(anna.id)]);
    later(120);
    const { entered, release, pass } = gate();
    const [mail] = carriersOf(services());
    const slow: Carrier = {
      channel: 'email',
      write: async (tx, to, messages) => {
        await pass();
        if (mail && 'write' in mail) await mail.write(tx, to, messages);
      },
    };
    const sending = dispatch(services(), [slow]);
    await entered;
    const removing = anna.browser.delete('/api/user', { password: anna.password });
    await aMoment();
    release();
    await sending;
    expect((await removing).status).toBe(200);
    const kinds = (await mailsTo(walory.database, anna.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['accountRemoved']);
  });
});

describe('the bell', () => {
  it('keeps what is about security until its mail is written: no thief hides it (N-14)', async () => {
    await tellAll([signedInNotice(anna.id, 'device')]);
    const [{ id }] = (await list()).data;
    expect((await anna.browser.delete(`/api/notifications/${id}`)).status).toBe(404);
    await dispatch(services(), carriersOf(services()).slice(0, 1));
    await must(anna.browser.delete(`/api/notifications/${id}`));
    expect((await mailsTo(walory.database, anna.email)).map(({ kind }) => kind)).toContain('notification');
  });

  it('of other tabs and devices hears what was read or removed', async () => {
    await tellAll([movedNotice(anna.id, 'A'), movedNotice(anna.id, 'B')]);
    const [first] = (await list()).data;
    const stream = await readEvents(anna.browser);
    const heard = () => stream.heard.filter((name) => name === 'NotificationAdded').length;
    await must(anna.browser.put('/api/notifications/read', {}));
    await expect.poll(heard).toBe(1);
    await must(anna.browser.put('/api/notifications/read', {}));
    await must(anna.browser.delete(`/api/notifications/${first.id}`));
    await expect.poll(heard).toBe(2);
    stream.leave();
  });
});

describe('an address that nobody confirmed', () => {
  it('gets what is about security and nothing of what somebody owns, until it is confirmed (N-26)', async () => {
    const mail = () => carriersOf(services()).slice(0, 1);
    const subjects = async () =>
      (await mailsTo(walory.database, anna.email))
        .filter(({ kind }) => kind === 'notification')
        .map((one) => one.subject);
    await tellAll([movedNotice(anna.id, 'Wealth', 'a'), signedInNotice(anna.id, 'device')]);
    later(120);
    await dispatch(services(), mail());
    expect(await subjects()).toEqual(['New login on a device we do not know']);
    expect(await states('email')).toMatchObject([
      { subject: 'a', state: 'dropped' },
      { subject: 'device', state: 'sent' },
    ]);
    expect((await list()).meta.total).toBe(2);
    await confirmEmail(walory, anna.id);
    await tellAll([movedNotice(anna.id, 'Wealth', 'b')]);
    later(120);
    await dispatch(services(), mail());
    expect(await subjects()).toHaveLength(2);
  });

  it('is not that of the demo, which gets no mail where mail leaves the house (N-26)', async () => {
    await confirmEmail(walory, anna.id);
    await walory.database.run(sql`update users set is_demo = false where is_demo`);
    await walory.database.run(sql`update users set is_demo = true where id = ${anna.id}`);
    await tellAll([movedNotice(anna.id, 'Wealth', 'a')]);
    later(120);
    const leaving = { ...services(), settings: { ...services().settings, smtpUrl: 'smtp://127.0.0.1:1' } };
    await dispatch(leaving, carriersOf(leaving).slice(0, 1));
    expect(await states('email')).toMatchObject([{ subject: 'a', state: 'dropped' }]);
  });
});

it('a summary is one mail at six, each with its own “less of this” (N-4, N-5, N-13)', async () => {
  const send = () => dispatch(services(), carriersOf(services()));
  await confirmEmail(walory, anna.id);
  await changeNotices(anna, { summary: 'weekly' });
  now = new Date('2026-11-11T12:00:00Z');
  await tellAll([movedNotice(anna.id)]);
  now = new Date('2026-11-13T12:00:00Z');
  await tellAll([movedNotice(anna.id, 'Dzieci')]);
  await send();
  const summaries = async () =>
    (await mailsTo(walory.database, anna.email)).filter(({ kind }) => kind === 'summary');
  expect(await summaries()).toEqual([]);
  now = new Date('2026-11-15T17:01:00Z');
  await Promise.all([send(), send()]);
  const [mail, ...more] = await summaries();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Your week, 9–15 November 2026');
  expect(mail!.plain.match(/\/less\/[\w-]+/g)).toHaveLength(3);
  expect(mail!.unsubscribe_url).toMatch(/\/less\/[\w-]+$/);
});
