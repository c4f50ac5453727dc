import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '../../support/all-calls.ts';
import { newPerson } from '../../support/callers/people.ts';
import { onPlan } from '../../support/callers/trader.ts';
import { answered, beyondPlan, type Switch } from '../../support/policies/limited-world.ts';
import { switchCases } from '../../support/policies/switch-cases.ts';
import { ownerOfEverything } from '../../support/route-table/owner-of-everything.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let open: TestWalory;
let somebody: string;
beforeAll(async () => {
  walory = await startTestWalory();
  open = await walory.another({ plans: false });
  somebody = (await newPerson(walory)).id;
});
afterAll(() => walory.stop());

/** As the plans are sold. */
const has: Record<string, Switch[]> = {
  free: [],
  trial: ['export', 'education'],
  standard: ['export', 'education'],
  professional: ['sms', 'export', 'education'],
  off: ['sms', 'export', 'education'],
};

describe.each(Object.keys(has))('on the plan %s', (plan) => {
  test.each(switchCases.map((one) => [one.policy, one.call, one] as const))(
    '%s: %s is answered or refused as the plan says (BL-16)',
    async (policy, id, one) => {
      const { person, fixture } = await ownerOfEverything(plan === 'off' ? open : walory, somebody);
      const call = allCalls.find((known) => known.id === id)!;
      const { path = call.path, body } = await one.send(fixture);
      await onPlan(walory.database, person, plan === 'free' || plan === 'off' ? null : plan);
      const answer = await person.browser.send(call.method, path, body);
      if (!has[plan]!.includes(policy)) expect(answered(answer)).toEqual(beyondPlan);
      else expect([answer.status, answer.text.slice(0, 200)]).toEqual([one.passes ?? 200, expect.anything()]);
    },
  );
});
