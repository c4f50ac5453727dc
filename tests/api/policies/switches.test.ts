import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '../../support/all-calls.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { onPlan } from '../../support/callers/trader.ts';
import { oneIn } from '../../support/chance/chance.ts';
import { answered, beyondPlan, type Switch } from '../../support/policies/limited-world.ts';
import { type SwitchCase, switchCases } from '../../support/policies/switch-cases.ts';
import { lasting } from '../../support/route-table/lasting.ts';
import { ownerOfEverything } from '../../support/route-table/owner-of-everything.ts';
import type { Fixture } from '../../support/route-table/row.ts';
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

const callOf = ({ call }: SwitchCase) => allCalls.find(({ id }) => id === call)!;

describe.each(Object.keys(has))('on the plan %s', (plan) => {
  const isRefused = ({ policy }: SwitchCase) => !has[plan]!.includes(policy);
  const passing = switchCases.filter((one) => !isRefused(one));
  const cases = [
    ...switchCases.filter(isRefused),
    // Files are drawn where they are not refused: in a short run each of them on another plan.
    ...oneIn(2, passing, Object.keys(has).indexOf(plan)),
  ];

  type Owner = { person: Person; fixture: Fixture };
  let reader: Owner | undefined;
  const newOwner = () => ownerOfEverything(plan === 'off' ? open : walory, somebody);

  /** One account serves all that only reads; who writes has nothing else that a plan could refuse. */
  async function ownerFor(one: SwitchCase): Promise<Owner> {
    if (callOf(one).changes) return newOwner();
    if (!reader) {
      const owner = await newOwner();
      reader = { ...owner, fixture: lasting(owner.fixture) };
    }
    return reader;
  }

  test.each(cases.map((one) => [one.policy, one.call, one] as const))(
    '%s: %s is answered or refused as the plan says (BL-16)',
    async (_policy, _id, one) => {
      const { person, fixture } = await ownerFor(one);
      // As everybody begins: records are made with it.
      await onPlan(walory.database, person, 'trial');
      const { path = callOf(one).path, body } = await one.send(fixture);
      await onPlan(walory.database, person, plan === 'free' || plan === 'off' ? null : plan);
      const answer = await person.browser.send(callOf(one).method, path, body);
      if (isRefused(one)) expect(answered(answer)).toEqual(beyondPlan);
      else expect([answer.status, answer.text.slice(0, 200)]).toEqual([one.passes ?? 200, expect.anything()]);
    },
  );
});
