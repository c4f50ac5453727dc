import { złoty } from '../../../records/sample-records.ts';
import { type Fixture, type Row, signedIn } from '../../row.ts';

export const newGoal = { name: 'A house', target: '500000', currency_id: złoty, target_on: '2040-01-01' };

/** Into a portfolio of the owner's; others are refused. */
const planned = async (fixture: Fixture) => ({
  portfolio_id: (await fixture.portfolio()).id,
  kind: 'purchase',
  asset_id: (await fixture.knownAsset()).id,
  amount: '100',
  rhythm: 'weekly',
  starts_on: '2040-01-01',
});

export const plansRoutes: Record<string, Row> = {
  'recurringPlans.list': signedIn,
  'recurringPlans.create': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({ body: await planned(fixture) }),
  },
  'recurringPlans.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/recurring-plans/${(await fixture.plan()).plan_id}`,
      body: await planned(fixture),
    }),
  },
  'recurringPlans.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/recurring-plans/${(await fixture.plan()).plan_id}` }),
  },
  'recurringPlans.confirm': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({ body: { items: [await fixture.plan()] } }),
  },
  'recurringPlans.skip': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({ body: { items: [await fixture.plan()] } }),
  },
  'goals.list': signedIn,
  'goals.create': { ...signedIn, send: () => ({ body: newGoal }) },
  'goals.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/goals/${await fixture.goalId()}`, body: newGoal }),
  },
  'goals.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/goals/${await fixture.goalId()}` }),
  },
};
