import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { templateCsv } from '../../../src/domains/imports/template.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must } from '../../support/callers/trader.ts';
import { oneIn } from '../../support/chance/chance.ts';
import {
  answered,
  beyondPlan,
  type Counted,
  type LimitedWalory,
  limitOnly,
  movedTo,
  type Plan,
  plans,
  startLimitedWalory,
  type World,
} from '../../support/policies/limited-world.ts';
import { type Owned, ownedBy, readOnlyCases } from '../../support/policies/read-only-cases.ts';

let limited: LimitedWalory;
beforeAll(async () => {
  limited = await startLimitedWalory();
});
afterAll(() => limited.stop());

/** As many are within the plan; each brings a portfolio beside the one that matters: a PPK account. */
const within = { portfolios: 4, integrations: 2, strategies: 2 };

type Having = { world: World; kept: Owned; beside: Owned; excess: Owned };

/** Somebody who has three of everything: two within the plan, and one that exceeds it. */
async function tooMuch(plan: Plan, policy: Counted): Promise<Having> {
  await limitOnly(limited.database, policy);
  const world = await limited.person(plan);
  const kept = await ownedBy(world);
  const beside = await ownedBy(world);
  const excess = await ownedBy(world);
  const limit = within[policy];
  await limited.database.run(sql`
    update plans set portfolios = case when ${policy} = 'portfolios' then ${limit} else portfolios end,
      integrations = case when ${policy} = 'integrations' then ${limit} else integrations end,
      strategies = case when ${policy} = 'strategies' then ${limit} else strategies end
    where slug in ('free', 'trial', 'standard', 'professional')`);
  await movedTo(plan, world);
  return { world, kept, beside, excess };
}

const policies = [...new Set(readOnlyCases.map(({ policy }) => policy))];
const casesOf = (policy: Counted) => readOnlyCases.filter((one) => one.policy === policy);

const limiting = plans.filter((plan) => plan !== 'off');

describe.each(limiting)('beyond the plan %s', (plan) => {
  describe.each(oneIn(2, policies, limiting.indexOf(plan)))(
    'of %s what exceeds it is not written',
    (policy) => {
      // What is refused changes nothing: one account serves all of it, and the last, which passes, shows that it does.
      let having: Having;
      beforeAll(async () => {
        having = await tooMuch(plan, policy);
      });
      test.each(casesOf(policy).map((one) => [one.how, one.call, one] as const))(
        'it %s (%s) (BL-17)',
        async (_how, _call, one) => {
          const refused = await one.send(having.world, having.excess, having.beside);
          expect(answered(refused)).toEqual(beyondPlan);
        },
      );
      test('what is within it is written', async () => {
        const passed = await casesOf(policy)[0]!.send(having.world, having.kept, having.beside);
        expect([passed.status, passed.text.slice(0, 300)]).toEqual([200, expect.anything()]);
      });
    },
  );
});

test.each(oneIn(3, readOnlyCases).map((one) => [one.policy, one.how, one.call, one] as const))(
  'of %s what is within the plan is written, and with plans off all of it: it %s (%s) (BL-17)',
  async (policy, _how, _call, one) => {
    const { world, kept, beside, excess } = await tooMuch('standard', policy);
    const passed = await one.send(world, kept, beside);
    expect([passed.status, passed.text.slice(0, 300)]).toEqual([200, expect.anything()]);
    const unlimited = await one.send(limited.withoutPlans(world), excess, beside);
    expect([unlimited.status, unlimited.text.slice(0, 300)]).toEqual([200, expect.anything()]);
  },
);

test('a file is proposed for a portfolio that is active, though another one is older (BL-17)', async () => {
  const { world, kept, beside, excess } = await tooMuch('standard', 'portfolios');
  const ids = [beside.id, beside.ppk, excess.id, excess.ppk];
  await must(world.browser.put('/api/billing/kept', { policy: 'portfolios', ids }));
  const row = { day: '2024-02-01', type: 'Deposit', amount: '100', currency: 'PLN' };
  const file = `data:text/csv;base64,${Buffer.from(templateCsv([row], 'en')).toString('base64')}`;
  const { body } = await must(world.browser.post('/api/import-documents', { file, name: 'plik.csv' }));
  const answer = await world.browser.get(`/api/import-documents/${body.fileName}`);
  const proposed = answer.body.document.accounts[0].portfolio_id;
  expect(proposed).not.toBe(kept.id);
  expect(ids).toContain(proposed);
});
