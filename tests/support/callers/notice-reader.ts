import type { Notice } from '../../../src/domains/notifications/server/tell.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { TestWalory } from '../test-walory.ts';
import { newPerson, type Person } from './people.ts';
import { must } from './trader.ts';

let lastNumber = 690_000_000;

/** Somebody whose plan has SMS and whose number is confirmed. */
export async function smsReader(walory: TestWalory): Promise<Person & { number: string }> {
  const person = await newPerson(walory);
  lastNumber += 1;
  const number = `+48${lastNumber}`;
  const { database } = walory;
  await database.run(sql`
    update subscriptions set plan_id = (select id from plans where slug = 'professional'), started_at = '2026-01-01'
    where user_id = ${person.id}`);
  await database.run(sql`update users set phone = ${number} where id = ${person.id}`);
  await database.run(sql`
    insert into phone_confirmations (user_id, number, confirmed_at) values (${person.id}, ${number}, now())`);
  return { ...person, number };
}

/** Somebody who has followed the link in the mail of the registration. */
export async function confirmEmail(
  { database }: Pick<TestWalory, 'database'>,
  userId: string,
): Promise<void> {
  await database.run(sql`update users set email_verified_at = now() where id = ${userId}`);
}

/** Changes what somebody is told, and how. */
export async function changeNotices({ browser }: Person, changes: object): Promise<void> {
  const { data } = (await must(browser.get('/api/notification-settings'))).body;
  await must(browser.put('/api/notification-settings', { ...data, ...changes }));
}

/** A portfolio that moved. */
export function movedNotice(
  userId: string,
  portfolio = 'Emerytura',
  subject = `portfolio:${portfolio}`,
): Notice {
  const params = { portfolio, percent: '15', amount: '1234.5', currency: 'pln' };
  return { userId, kind: 'portfolioMoved', params, subject };
}

export function signedInNotice(userId: string, subject: string): Notice {
  return { userId, kind: 'signedIn', params: { device: 'Firefox', at: '2026-11-13T12:00:00Z' }, subject };
}
