import { describe, expect, test } from 'vitest';
import {
  type Billing,
  cardStateOf,
  creditsOf,
  currencyOf,
  exceeding,
  excessOf,
  firstKept,
  linesOf,
  orderWordsOf,
  plansToChoose,
  standingOf,
} from './payment-view.ts';
import type { Plan } from './plan-prices.ts';

const plan = (slug: string, price: string, more: Partial<Plan> = {}): Plan => ({
  id: slug,
  slug,
  languages: [],
  price_pln: price,
  price_eur: price,
  year_pln: price,
  year_eur: price,
  trial_days: null,
  is_offered: true,
  portfolios: 1,
  integrations: 1,
  strategies: 1,
  sms: false,
  export: false,
  education: false,
  ...more,
});
const free = plan('free', '0.00');
const standard = plan('standard', '29.00');
const professional = plan('professional', '79.00');
const trial = plan('trial', '0.00', { trial_days: 14 });
const gone = plan('family', '49.00', { is_offered: false });

const ordered: Billing = {
  provider: 'built-in',
  state: 'active',
  plan: standard,
  period: 'month',
  currency: 'pln',
  price: '29.00',
  period_from: '2026-11-03T00:00:00Z',
  period_to: '2026-12-03T00:00:00Z',
  ends_at: null,
  grace_until: null,
  unpaid: null,
  credit: '0.00',
  can_cancel: true,
  is_fixed: false,
  can_resume: false,
  credits: [],
  withdrawal: null,
  usage: [],
  sms: null,
  buyer: { name: '', tax_number: '', street: '', zip: '', city: '', country: 'PL' },
};
const cancelled: Billing = { ...ordered, ends_at: ordered.period_to, can_cancel: false, can_resume: true };
const onFree: Billing = { ...ordered, state: 'free', plan: free, period: null, can_cancel: false };
const onTrial: Billing = { ...onFree, state: 'trial', plan: trial, ends_at: '2026-11-20T10:00:00Z' };
const late: Billing = { ...ordered, state: 'late', grace_until: '2026-12-10T00:00:00Z' };
const unpaid: Billing = {
  ...onFree,
  state: 'unpaid',
  unpaid: { plan: standard, since: '2026-12-03T00:00:00Z' },
};
const given: Billing = { ...ordered, period: null, can_cancel: false };

describe('what the card of the plan in force says', () => {
  test.each([
    ['free', onFree],
    ['trial', onTrial],
    ['late', late],
    ['unpaid', unpaid],
    ['renews', ordered],
    ['ends', cancelled],
    ['given', given],
    ['givenUntil', { ...given, ends_at: '2027-01-01T00:00:00Z' }],
  ])('%s', (standing, billing) => expect(standingOf(billing)).toBe(standing));
});

describe('what a card to choose from is for', () => {
  test.each([
    ['the plan in force', standard, 'month', ordered, 'yours'],
    ['the same plan by the year', standard, 'year', ordered, 'open'],
    ['another plan', professional, 'month', ordered, 'open'],
    ['the free plan means cancelling', free, 'month', ordered, 'open'],
    ['the free plan once cancelled', free, 'month', cancelled, 'next'],
    ['the free plan beside one that was given', free, 'month', given, 'closed'],
    ['the free plan on the free plan', free, 'year', onFree, 'yours'],
    ['a paid plan on the free plan', standard, 'year', onFree, 'open'],
    ['any plan while the trial runs', standard, 'month', onTrial, 'waits'],
    ['a plan that was given', standard, 'year', given, 'yours'],
    ['another plan while a period is owed for (BL-26)', professional, 'month', late, 'closed'],
    ['the plan that is owed for', standard, 'month', late, 'yours'],
    ['the free plan while a period is owed for', free, 'month', late, 'open'],
    ['the plan that waits for payment, after the days of grace', standard, 'month', unpaid, 'unpaid'],
    ['another plan after the days of grace', professional, 'month', unpaid, 'closed'],
    ['the free plan, which holds then', free, 'month', unpaid, 'yours'],
    [
      'another plan beside one that was given meanwhile',
      professional,
      'month',
      { ...given, unpaid: unpaid.unpaid },
      'closed',
    ],
    ['a plan that is gone, by the year', gone, 'year', { ...ordered, plan: gone }, 'closed'],
  ] as const)('%s', (_, shown, period, billing, state) => {
    expect(cardStateOf(shown, period, billing)).toBe(state);
  });

  test('a plan that is gone is shown to those who have it, the trial to nobody', () => {
    const all = [free, trial, standard, gone];
    expect(plansToChoose(all, ordered)).toEqual([free, standard]);
    expect(plansToChoose(all, { ...ordered, plan: gone })).toEqual([free, standard, gone]);
  });
});

test('the button says that money is due, and only then', () => {
  const words = (kind: 'order' | 'change' | 'cancel', is_charged: boolean, wanted = professional) =>
    orderWordsOf({ kind, is_charged }, wanted, ordered);
  expect(words('order', true)).toBe('pay');
  expect(words('change', true)).toBe('pay');
  expect(words('order', false)).toBe('order');
  expect(words('change', false)).toBe('change');
  expect(words('change', false, standard)).toBe('period');
  expect(words('cancel', false, free)).toBe('cancel');
});

test('a contract keeps its currency; before one the chosen one holds', () => {
  expect(currencyOf(ordered, 'eur')).toBe('pln');
  expect(currencyOf({ ...onFree, currency: null }, 'eur')).toBe('eur');
});

test('money that comes back is told before money that is charged', () => {
  const line = (kind: 'back' | 'charge' | 'credit') => ({ kind, amount: '1', days: null, of_days: null });
  const lines = [line('credit'), line('charge'), line('back')];
  expect(linesOf({ lines }).map(({ kind }) => kind)).toEqual(['back', 'charge', 'credit']);
});

test('what is kept under a smaller plan is first what was chosen before, as it comes (BL-18)', () => {
  const thing = (id: string, since: string) => ({ id, name: id, since, is_active: true });
  const things = [thing('chosen', '2026-01-01'), thing('old', '2024-01-01'), thing('young', '2025-01-01')];
  expect(firstKept(things, 2)).toEqual(['chosen', 'old']);
  const kept = { policy: 'portfolios', limit: 3, things } as const;
  expect(exceeding([{ ...kept, things: [...things] }])).toEqual([]);
  expect(exceeding([{ ...kept, limit: 2, things: [...things] }])).toHaveLength(1);
});

test('what exceeds a smaller plan is counted by kind', () => {
  const usage = [
    { policy: 'portfolios' as const, used: 3, limit: 10 },
    { policy: 'strategies' as const, used: 1, limit: 10 },
  ];
  expect(excessOf(usage, free)).toEqual([{ policy: 'portfolios', used: 3, limit: 1, excess: 2 }]);
});

test('credit that ends with the account is that of the plan and of those before, by currency (BL-6)', () => {
  const left = [
    { currency: 'pln' as const, amount: '3.50' },
    { currency: 'eur' as const, amount: '1.00' },
  ];
  expect(creditsOf({ ...ordered, credit: '2.00', credits: left })).toEqual([
    { currency: 'pln', amount: '5.50' },
    { currency: 'eur', amount: '1.00' },
  ]);
  expect(creditsOf(ordered)).toEqual([]);
});
