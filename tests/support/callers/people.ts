import { sql } from '../../../src/platform/database/sql.ts';
import type { TestWalory } from '../test-walory.ts';
import type { Account, Visitor } from './visitor.ts';

export type Person = Account & { browser: Visitor };

/** Somebody registered and signed in. */
export async function newPerson(
  walory: TestWalory,
  account: Parameters<Visitor['register']>[0] = {},
): Promise<Person> {
  const browser = walory.visitor();
  return { ...(await browser.register(account)), browser };
}

/** A program that holds somebody's API key: no cookies, no CSRF token. */
export async function keyOf(person: Person): Promise<string> {
  const answer = await person.browser.post('/api/user/api-key');
  if (answer.status !== 200) throw new Error(`no API key: ${answer.text}`);
  return answer.body.api_key;
}

export function bearer(key: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${key}` } };
}

/** An operator: somebody whom the command line made administrator. */
export async function operator(walory: TestWalory): Promise<Visitor> {
  const { id, email, password, browser } = await newPerson(walory, { username: 'Operator' });
  await walory.database.run(sql`update users set role = 'admin' where id = ${id}`);
  // Running processes remember roles for a while; a new session is looked at anew.
  const answer = await browser.signIn(email, password);
  if (answer.status !== 200) throw new Error(`no operator: ${answer.text}`);
  return browser;
}
