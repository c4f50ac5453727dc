import { nameAmong } from '../../../foundation/name-in.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { isFree, type Plan, type PlanPrices } from '../../billing/plan-prices.ts';

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
export type PlanOffers = {
  plans: PlanOffer[];
  trialDays: number;
  /** The name of the plan that the trial is as good as, or its own. */
  trialPlan: string;
  /** The name of what one has without paying. */
  freePlan: string;
};

/** The one source of what the public site says of plans. A trial is not chosen: it comes with an account. */
export function offersOf(plans: readonly Plan[], locale: Locale, hasVat: boolean): PlanOffers {
  const offered = plans.filter((plan) => plan.is_offered);
  const trial = offered.find((plan) => plan.trial_days !== null);
  const chosen = offered.filter((plan) => plan.trial_days === null);
  const free = chosen.find(isFree);
  const alike = trial && chosen.find((plan) => policies.every((policy) => plan[policy] === trial[policy]));
  return {
    plans: chosen.map((plan) => offerOf(plan, locale, hasVat)),
    trialDays: trial?.trial_days ?? 0,
    trialPlan: trial ? nameOf(alike ?? trial, locale) : '',
    freePlan: free ? nameOf(free, locale) : '',
  };
}

const policies = ['portfolios', 'integrations', 'strategies', 'sms', 'export', 'education'] as const;

function nameOf({ languages, slug }: Plan, locale: Locale): string {
  return nameAmong(languages, locale, slug);
}

function offerOf(plan: Plan, locale: Locale, hasVat: boolean): PlanOffer {
  const { id: _, languages: ____, trial_days: __, is_offered: ___, ...shown } = plan;
  return { ...shown, name: nameOf(plan, locale), has_vat: hasVat };
}
