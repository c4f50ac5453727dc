import { nameIn } from '../../../foundation/name-in.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Plan, PlanPrices } from '../../billing/plan-prices.ts';

/** A plan as the public site shows it: prices are decimal strings. */
export type PlanOffer = PlanPrices & {
  slug: string;
  /** In the language of the page. */
  name: string;
  portfolios: number;
  integrations: number;
  strategies: number;
  sms: boolean;
  export: boolean;
  education: boolean;
  /** Whether there is VAT in the prices: an exempt seller takes none. */
  has_vat: boolean;
};

/** What can be had, and for how many days one may try it first. */
export type PlanOffers = { plans: PlanOffer[]; trialDays: number };

/** The one source of what the public site says of plans. A trial is not chosen: it comes with an account. */
export function offersOf(plans: readonly Plan[], locale: Locale, hasVat: boolean): PlanOffers {
  const offered = plans.filter((plan) => plan.is_offered);
  return {
    plans: offered.filter((plan) => plan.trial_days === null).map((plan) => offerOf(plan, locale, hasVat)),
    trialDays: offered.find((plan) => plan.trial_days !== null)?.trial_days ?? 0,
  };
}

function offerOf(plan: Plan, locale: Locale, hasVat: boolean): PlanOffer {
  const { id: _, languages, trial_days: __, is_offered: ___, ...shown } = plan;
  const names = Object.fromEntries(languages.map(({ lang, name }) => [lang, name]));
  return { ...shown, name: nameIn(names, locale, plan.slug), has_vat: hasVat };
}
