import { brand } from '../../../foundation/brand.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { usualChoice } from '../../billing/plan-choice.ts';
import { priceOf } from '../../billing/plan-prices.ts';
import type { PlanOffer } from './plan-offer.ts';

type Setting = { url: string; locale: Locale; description?: string };

/** What search engines read of the product: its plans with their prices of a month, as the page shows them in its language. */
export function describedProduct(plans: readonly PlanOffer[], { url, locale, description }: Setting): object {
  const { currency, period } = usualChoice(locale);
  const offers = plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    price: priceOf(plan, period, currency),
    priceCurrency: currency.toUpperCase(),
  }));
  return {
    '@type': 'SoftwareApplication',
    name: brand.name,
    ...(description ? { description } : {}),
    url,
    inLanguage: locale,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Web',
    ...(offers.length ? { offers } : {}),
  };
}
