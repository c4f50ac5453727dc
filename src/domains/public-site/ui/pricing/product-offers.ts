import { brand } from '../../../../foundation/brand.ts';
import { priceOf } from '../../../billing/plan-prices.ts';
import type { PlanOffer } from '../plan-offer.ts';

type Described = { description: string; url: string };

/** What search engines read of the plans: each with its price of a month in both currencies. */
export function productOffers(plans: readonly PlanOffer[], { description, url }: Described): object {
  return {
    '@type': 'WebApplication',
    name: brand.name,
    description,
    url,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    offers: plans.flatMap((plan) =>
      (['pln', 'eur'] as const).map((currency) => ({
        '@type': 'Offer',
        name: plan.name,
        price: priceOf(plan, 'month', currency),
        priceCurrency: currency.toUpperCase(),
      })),
    ),
  };
}
