import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../callers/people.ts';
import type { TestWalory } from '../test-walory.ts';

/** Somebody whose trial is over: only then a plan can be ordered. */
export async function afterTrial(
  walory: TestWalory,
  account: Parameters<typeof newPerson>[1] = {},
): Promise<Person> {
  const person = await newPerson(walory, account);
  await endTrialOf(walory, person.id);
  return person;
}

export async function endTrialOf(walory: TestWalory, userId: string): Promise<void> {
  await walory.database.run(sql`
    update subscriptions set started_at = started_at - interval '20 days', ends_at = started_at - interval '6 days',
      end_told_at = now()
    where user_id = ${userId} and is_trial`);
}

export type Plans = Record<'free' | 'trial' | 'standard' | 'professional', string>;

export async function planIds(walory: TestWalory): Promise<Plans> {
  const rows = await walory.database.many<{ slug: keyof Plans; id: string }>(sql`select slug, id from plans`);
  return Object.fromEntries(rows.map(({ slug, id }) => [slug, id])) as Plans;
}
