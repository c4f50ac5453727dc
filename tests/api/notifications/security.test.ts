import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { must } from '../../support/callers/trader.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { noticesOf } from '../../support/records/notices-of.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

/** In the night: security knows no quiet hours. */
const night = '2026-11-13T22:30:00Z';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
let walory: TestWalory;
let anna: Person;
beforeAll(async () => {
  walory = await startTestWalory({ clock: night, role: 'web', demo: true });
});
afterAll(() => walory.stop());
beforeEach(async () => {
  anna = await newPerson(walory);
});

const notices = (locale?: 'en' | 'pl') => noticesOf(anna.browser, locale);
const due = (userId: string) =>
  walory.database.many<{ channel: string; due_at: Date }>(sql`
    select channel, due_at from notification_messages where user_id = ${userId} order by channel`);

async function signIn(browser: Visitor, agent = firefox, { email, password } = anna) {
  await browser.arrive();
  return browser.post('/login', { email, password, remember: false }, { headers: { 'user-agent': agent } });
}

describe('a new sign-in', () => {
  it('on a device the account was never on is told at once, in both languages (EV-9)', async () => {
    expect(await notices()).toEqual([]);
    await must(signIn(walory.visitor()));
    expect(await notices()).toEqual([
      {
        kind: 'signedIn',
        title: 'New login on a device we do not know',
        description: 'Firefox, Linux, 13 November at 23:30. If it was not you, change your password now.',
        parent_type: 'security',
        parent_id: null,
        is_simulated: false,
      },
    ]);
    expect((await notices('pl'))[0]).toMatchObject({
      title: 'Logowanie z\u00a0nowego urządzenia',
      description: 'Firefox, Linux, 13 listopada 23:30. Jeśli to nie Ty, od razu zmień hasło.',
    });
    expect(await due(anna.id)).toEqual([
      { channel: 'email', due_at: new Date(night) },
      { channel: 'push', due_at: new Date(night) },
    ]);
  });

  it('is told each time, without a cap: two thieves are two (N-14)', async () => {
    await must(signIn(walory.visitor()));
    await must(signIn(walory.visitor(), 'who knows'));
    const [second] = await notices();
    expect(await notices()).toHaveLength(2);
    expect(second!.description).toMatch(/^An unknown device, /);
    expect((await notices('pl'))[0]!.description).toMatch(/^Nieznane urządzenie, /);
  });

  it('on the device of the registration, or where one has been, is no alarm', async () => {
    await must(signIn(anna.browser));
    const other = walory.visitor();
    await must(signIn(other));
    await must(other.post('/logout'));
    await must(signIn(other));
    await must(signIn(anna.browser));
    expect(await notices()).toHaveLength(1);
  });

  it('with a mark of somebody else is an unknown one', async () => {
    const jan = await newPerson(walory);
    await must(signIn(jan.browser));
    expect(await notices()).toHaveLength(1);
    expect(await noticesOf(walory.visitor()).catch(() => 'nobody')).toBe('nobody');
    await must(signIn(jan.browser, firefox, jan));
    expect(await noticesOf(jan.browser)).toEqual([]);
  });

  it('with a wrong password is none', async () => {
    expect((await signIn(walory.visitor(), firefox, { ...anna, password: 'wrong-password' })).status).toBe(
      422,
    );
    expect(await notices()).toEqual([]);
  });

  it('that did not come about is not told: both or neither', async () => {
    await walory.database.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create constraint trigger refused after insert on sessions deferrable initially deferred
        for each row execute function refuse()`);
    try {
      expect((await signIn(walory.visitor())).status).toBe(500);
    } finally {
      await walory.database.raw('drop trigger refused on sessions; drop function refuse()');
    }
    expect(await notices()).toEqual([]);
  });

  it('of the demo account alarms nobody: its password is everybody’s', async () => {
    const demo = walory.visitor();
    expect((await demo.signInAsDemo()).status).toBe(200);
    const kinds = (await noticesOf(demo)).map(({ kind }) => kind);
    expect(kinds).not.toContain('signedIn');
    await demo.post('/api/user/api-key');
    expect((await noticesOf(demo)).map(({ kind }) => kind)).not.toContain('apiKeyMade');
  });
});

describe('an API key', () => {
  it('that was made is told at once, each of them (EV-10)', async () => {
    await must(anna.browser.post('/api/user/api-key'));
    await must(anna.browser.post('/api/user/api-key'));
    const [newest, ...others] = await notices();
    expect(others).toHaveLength(1);
    expect(newest).toMatchObject({
      kind: 'apiKeyMade',
      title: 'An API key was made',
      description: '13 November at 23:30. If it was not you, remove it and change your password.',
      parent_type: 'security',
    });
    expect((await notices('pl'))[0]!.title).toBe('Powstał klucz API');
    expect((await due(anna.id)).every(({ due_at }) => due_at.getTime() === Date.parse(night))).toBe(true);
    await must(anna.browser.delete('/api/user/api-key/delete'));
    expect(await notices()).toHaveLength(2);
  });
});
