import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestWalory, type TestWalory } from '../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

test('a person registers, is signed in, and starts the trial', async () => {
  const jan = walory.visitor();
  const account = await jan.register({ username: 'Jan', onboard: false });
  const me = await jan.get('/api/user');
  expect(me.status).toBe(200);
  expect(me.body.data).toMatchObject({
    id: account.id,
    name: 'Jan',
    email: account.email,
    email_verified_at: null,
    onboarding_done_at: null,
  });
  expect(me.body.data.subscription.is_trial).toBe(true);
  expect(me.body.data.subscriptionPlan.slug).toBe('trial');
  expect(me.body.data.subscriptionPlanPolicies).toContainEqual({
    type: 'canCreateMorePortfolios',
    value: 10,
  });
  expect(me.text).not.toContain('argon2');
});

test('the demo account is there, verified, on the Professional plan, and operator on loopback', async () => {
  const demo = walory.visitor();
  expect((await demo.signInAsDemo()).status).toBe(200);
  const me = await demo.get('/api/user');
  expect(me.body.data).toMatchObject({
    is_demo: true,
    role: 'admin',
    subscriptionPlan: { slug: 'professional' },
  });
});
