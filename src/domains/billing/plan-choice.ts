import type { BillingCurrency, Period } from './contract.ts';

/** What somebody wants to pay, how often and in which money; in an address it can be passed on. */
export type PlanChoice = { period: Period; currency: BillingCurrency };

/** Names of it in an address. */
export const choiceFields = ['period', 'currency'] as const;

/** Złoty for who reads Polish, euro for everybody else, unless they chose. */
export function usualChoice(locale: string): PlanChoice {
  return { period: 'month', currency: locale === 'pl' ? 'pln' : 'eur' };
}

/** The choice an address makes; what it leaves open comes from `otherwise`. */
export function choiceIn(search: URLSearchParams, otherwise: PlanChoice): PlanChoice {
  const period = search.get('period');
  const currency = search.get('currency');
  return {
    period: period === 'month' || period === 'year' ? period : otherwise.period,
    currency: currency === 'pln' || currency === 'eur' ? currency : otherwise.currency,
  };
}

/** `?period=year&currency=eur`, with the plan that is wanted. */
export function choiceQuery({ period, currency }: PlanChoice, plan?: string): string {
  return `?${new URLSearchParams({ ...(plan ? { plan } : {}), period, currency })}`;
}
