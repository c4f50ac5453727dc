import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Answer } from '../../support/callers/visitor.ts';
import { oneIn } from '../../support/chance/chance.ts';
import { countedCases } from '../../support/policies/counted-cases.ts';
import {
  answered,
  beyondPlan,
  type Counted,
  type LimitedWalory,
  limitOf,
  limitOnly,
  movedTo,
  plans,
  startLimitedWalory,
  type World,
} from '../../support/policies/limited-world.ts';

let limited: LimitedWalory;
beforeAll(async () => {
  limited = await startLimitedWalory();
});
afterAll(() => limited.stop());

const atOnce = 20;

/** As the database has them, whatever was answered. */
async function used({ database, id }: World, policy: Counted): Promise<number> {
  const counts = {
    portfolios: sql`select count(*) from portfolios where user_id = ${id}`,
    integrations: sql`select count(*) from integrations where user_id = ${id} and status <> 'disconnected'`,
    strategies: sql`select count(*) from portfolio_strategies s join portfolios p using (user_id)
      where s.portfolio_id = p.id and user_id = ${id} and not p.is_virtual`,
  };
  return (await database.one<{ count: number }>(counts[policy])).count;
}

const passed = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
const refused = (answers: readonly Answer[]) => answers.filter(({ status }) => status !== 200);

const cases = countedCases.map((one, turn) => [`${one.how} (${one.call})`, one, turn] as const);

describe.each(cases)('%s', (_name, one, turn) => {
  test.each(oneIn(2, plans, turn))(`is limited by ${one.policy} of the plan: %s (BL-16)`, async (plan) => {
    await limitOnly(limited.database, one.policy);
    const world = await limited.person(plan);
    const [first, ...others] = await one.prepare(world, atOnce + 2);
    const last = others.pop()!;
    await movedTo(plan, world);
    const limit = Math.min(limitOf[plan], atOnce + 2);
    // One after the other up to the limit, then twenty at once around it.
    expect((await first!()).status).toBe(200);
    const answers = await Promise.all(others.map((send) => send()));
    expect(passed(answers)).toHaveLength(Math.min(limit - 1, atOnce));
    for (const answer of refused(answers)) expect(answered(answer)).toEqual(beyondPlan);
    const another = await last();
    if (limit < atOnce) expect(answered(another)).toEqual(beyondPlan);
    else expect(another.status).toBe(200);
    expect(await used(world, one.policy)).toBe(limit);
  });
});
