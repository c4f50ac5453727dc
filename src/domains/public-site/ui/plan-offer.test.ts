import { expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/messages.ts';
import { translatorOf } from '../../../i18n/translator.ts';
import type { Plan } from '../../billing/plan-prices.ts';
import { offersOf } from './plan-offer.ts';

const plan = (slug: string, more: Partial<Plan> = {}): Plan => ({
  id: slug,
  slug,
  languages: [
    { lang: 'en', name: slug },
    { lang: 'pl', name: `${slug} po polsku` },
  ],
  price_pln: '29.00',
  price_eur: '7.00',
  year_pln: '290.00',
  year_eur: '70.00',
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

test('plans that are gone and the trial are no cards; the trial says for how long', () => {
  const plans = [
    plan('free', { price_pln: '0.00', price_eur: '0.00', year_pln: '0.00', year_eur: '0.00', portfolios: 3 }),
    plan('trial', { trial_days: 14 }),
    plan('old', { is_offered: false }),
  ];
  const { plans: shown, trialDays, trialPlan, freePlan } = offersOf(plans, 'pl', true);
  expect(shown.map(({ name }) => name)).toEqual(['free po polsku']);
  expect({ trialDays, trialPlan, freePlan }).toEqual({
    trialDays: 14,
    trialPlan: 'trial po polsku',
    freePlan: 'free po polsku',
  });
  expect(offersOf([plan('trial', { trial_days: 14, is_offered: false })], 'en', true)).toEqual({
    plans: [],
    trialDays: 0,
    trialPlan: '',
    freePlan: '',
  });
  const alike = [plan('large'), plan('trial', { trial_days: 14 })];
  expect(offersOf(alike, 'en', true).trialPlan, 'what one gets has a name of its own').toBe('large');
});

test('only a seller who takes VAT says that it is in the price', () => {
  for (const locale of ['en', 'pl'] as const) {
    const t = translatorOf(loadMessages(locale, ['pricing']), locale, 'pricing');
    const said = (vat: 'in' | 'none') => [
      t('perMonth', { amount: '1', vat }),
      t('perYear', { amount: '1', vat }),
    ];
    for (const words of said('in')) expect(words).toContain('VAT');
    for (const words of said('none')) expect(words).not.toMatch(/VAT|,/);
  }
  expect(offersOf([plan('free')], 'en', false).plans[0]!.has_vat).toBe(false);
});
