import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessToken } from '../../../src/domains/notifications/server/less/less-token.ts';
import type { Secrets } from '../../../src/platform/secrets.ts';
import { readEvents } from '../../support/callers/event-reader.ts';
import { changeNotices } from '../../support/callers/notice-reader.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { must } from '../../support/callers/trader.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { testSecrets } from '../../support/database/test-settings.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let secrets: Secrets;
let anna: Person;
/** Somebody without an account, or not signed in. */
let reader: Visitor;
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
  secrets = await testSecrets();
});
afterAll(() => walory.stop());
beforeEach(async () => {
  anna = await newPerson(walory);
  reader = await walory.visitor().arrive();
});

type Asked = Partial<Parameters<typeof lessToken>[2]>;
const token = (asked: Asked = {}, at = new Date()) =>
  lessToken(secrets, at, { userId: anna.id, scope: 'portfolioMoved', channel: 'email', ...asked });
const settings = async () => (await must(anna.browser.get('/api/notification-settings'))).body.data;

describe('the link of a message', () => {
  it('shows what it would switch off, and changes nothing by being opened (N-22)', async () => {
    const before = await settings();
    const { body } = await must(reader.get(`/api/less/${token()}`));
    expect(body.data).toEqual({
      state: 'open',
      scope: 'portfolioMoved',
      channel: 'email',
      is_on: true,
      choices: ['channel', 'bell', 'daily'],
    });
    expect(await settings()).toEqual(before);
  });

  it('tells pages that are open elsewhere, so that they do not write back what they had (N-22)', async () => {
    const stream = await readEvents(anna.browser);
    await must(reader.post(`/api/less/${token()}`, { choice: 'channel' }));
    await stream.hears('NotificationAdded');
    stream.leave();
  });

  it.each([
    ['channel', { portfolioMoved: { email: false } }, 'off'],
    ['bell', { portfolioMoved: { email: false, sms: false, push: false } }, 'off'],
    ['daily', {}, 'daily'],
  ])('chooses “%s” without signing in, and takes it back (N-22)', async (choice, choices, summary) => {
    await changeNotices(anna, { choices: { dividends: { email: true } } });
    const before = await settings();
    const link = token();
    const { body } = await must(reader.post(`/api/less/${link}`, { choice }));
    expect(await settings()).toMatchObject({
      choices: { ...choices, dividends: { email: true } },
      summary,
    });
    await must(reader.put(`/api/less/${link}`, { undo: body.data.undo }));
    expect(await settings()).toEqual(before);
  });

  it('of everything by a channel leaves security alone (N-14, N-22)', async () => {
    await must(reader.post(`/api/less/${token({ scope: 'all', channel: 'push' })}`, { choice: 'channel' }));
    const { choices } = await settings();
    expect(choices).toEqual({ portfolioMoved: { push: false }, levelCrossed: { push: false } });
    const { body } = await must(reader.get(`/api/less/${token({ scope: 'all', channel: 'push' })}`));
    expect(body.data).toMatchObject({ is_on: false, choices: [] });
  });

  it('of the reports by mail switches them off (N-22)', async () => {
    await changeNotices(anna, { digest: 'monthly' });
    const link = token({ scope: 'digest' });
    const { body } = await must(reader.post(`/api/less/${link}`, { choice: 'channel' }));
    expect(await settings()).toMatchObject({ digest: 'off', choices: {} });
    await must(reader.put(`/api/less/${link}`, { undo: body.data.undo }));
    expect(await settings()).toMatchObject({ digest: 'monthly' });
  });

  it('that is old, cut, changed or of somebody gone does nothing (N-22)', async () => {
    const before = await settings();
    const old = token({}, new Date(Date.now() - 182 * 86_400_000));
    expect((await reader.get(`/api/less/${old}`)).body.data).toEqual({ state: 'expired' });
    const link = token();
    const bytes = Buffer.from(link, 'base64url');
    bytes[19] = 5;
    const wrong = [
      old,
      link.slice(0, -1),
      `${link}A`,
      bytes.toString('base64url'),
      'x',
      token({ userId: '01900000-0000-7000-8000-000000000000' }),
    ];
    for (const one of wrong) {
      const answer = await reader.post(`/api/less/${one}`, { choice: 'channel' });
      expect([one, answer.status]).toEqual([one, 404]);
    }
    const undo = (await must(reader.post(`/api/less/${link}`, { choice: 'daily' }))).body.data.undo;
    const elsewhere = token({ userId: (await newPerson(walory)).id });
    expect((await reader.put(`/api/less/${elsewhere}`, { undo })).status).toBe(422);
    expect((await reader.put(`/api/less/${link}`, { undo: 'x' })).status).toBe(422);
    await must(reader.put(`/api/less/${link}`, { undo }));
    expect(await settings()).toEqual(before);
  });

  it('needs a page of ours for its button: another site cannot press it', async () => {
    const answer = await reader.post(`/api/less/${token()}`, { choice: 'channel' }, { csrf: false });
    expect(answer.status).toBe(419);
  });
});

describe('the one click of a mail program (RFC 8058)', () => {
  const click = (
    path: string,
    raw = 'List-Unsubscribe=One-Click',
    type = 'application/x-www-form-urlencoded',
  ) => walory.visitor().post(path, undefined, { raw, headers: { 'content-type': type } });

  it.each(['', '/pl'])('ends it by one form, without a cookie, under “%s” (N-5)', async (prefix) => {
    expect((await click(`${prefix}/less/${token()}`)).status).toBe(200);
    expect((await settings()).choices).toEqual({ portfolioMoved: { email: false } });
    expect((await click(`${prefix}/less/${token()}`)).status).toBe(200);
  });

  it('may come as a form of files too (N-5)', async () => {
    const form =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await click(`/less/${token()}`, form, 'multipart/form-data; boundary=b')).status).toBe(200);
    expect((await settings()).choices).toEqual({ portfolioMoved: { email: false } });
  });

  it('does nothing for another form, a wrong link or a flood', async () => {
    expect((await click(`/less/${token()}`, 'a=b')).status).toBe(400);
    expect((await click(`/less/${token()}`, 'x'.repeat(5000))).status).toBe(413);
    expect((await click('/less/nothing')).status).toBe(404);
    expect((await settings()).choices).toEqual({});
  });
});

it('wrong links are counted by network, right ones by person', async () => {
  const strict = await startTestWalory({ role: 'web', limitFactor: 1 });
  const visitor = strict.visitor();
  const statuses = new Set<number>();
  for (let at = 0; at < 61; at++) statuses.add((await visitor.get('/api/less/guess')).status);
  expect([...statuses]).toEqual([404, 429]);
  await strict.stop();
});
