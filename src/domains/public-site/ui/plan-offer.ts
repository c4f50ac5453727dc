import type { CallOutput } from '../../../foundation/contract.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { listPlans } from '../../billing/contract.ts';

/** A plan as the public site shows it; prices for one month are decimal strings. */
export type PlanOffer = {
  slug: string;
  /** In the language of the page. */
  name: string;
  pricePln: string;
  priceEur: string;
  portfolios: number;
  integrations: number;
  strategies: number;
  sms: boolean;
  export: boolean;
  education: boolean;
};

type Plan = CallOutput<typeof listPlans>['data'][number];

export function offerOf(plan: Plan, locale: Locale): PlanOffer {
  const { slug, portfolios, integrations, strategies, sms, education } = plan;
  const name = plan.languages.find((language) => language.lang === locale)?.name ?? slug;
  return {
    slug,
    name,
    pricePln: plan.price_pln,
    priceEur: plan.price_eur,
    portfolios,
    integrations,
    strategies,
    sms,
    export: plan.export,
    education,
  };
}
