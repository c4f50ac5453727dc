import type { CallOutput } from '../../foundation/contract.ts';
import {
  type BillingCurrency,
  billingCurrencies,
  type listInvoices,
  type listKept,
  type Period,
  type quoteChange,
  type readBilling,
} from './contract.ts';
import { isSameAmount, totalOf } from './money.ts';
import { isFree, type Plan } from './plan-prices.ts';

export type Billing = CallOutput<typeof readBilling>['data'];
export type Quote = CallOutput<typeof quoteChange>['data'];
export type BillingDocument = CallOutput<typeof listInvoices>['data'][number];
export type Kept = CallOutput<typeof listKept>['data'][number];

/** What somebody chose to stay active, by what is counted. */
export type Keeps = Partial<Record<Kept['policy'], string[]>>;

/** What of somebody's things exceeds a smaller plan. */
export function excessOf(
  usage: Billing['usage'],
  plan: Pick<Plan, Kept['policy']>,
): { policy: Kept['policy']; used: number; limit: number; excess: number }[] {
  return usage
    .filter(({ policy, used }) => used > plan[policy])
    .map(({ policy, used }) => ({ policy, used, limit: plan[policy], excess: used - plan[policy] }));
}

/** All credit that would be lost with the account, by currency (rule BL-6). */
export function creditsOf(billing: Pick<Billing, 'credit' | 'currency' | 'credits'>): Billing['credits'] {
  const { credit, currency, credits } = billing;
  const all = [...credits, ...(credit && currency ? [{ currency, amount: credit }] : [])];
  return billingCurrencies
    .map((one) => ({
      currency: one,
      amount: totalOf(all.filter((left) => left.currency === one).map(({ amount }) => amount)),
    }))
    .filter(({ amount }) => !isSameAmount(amount, '0'));
}

/** How a plan goes on: what its card says under the name. */
export type Standing = 'free' | 'trial' | 'late' | 'unpaid' | 'ends' | 'renews' | 'givenUntil' | 'given';

export function standingOf(billing: Pick<Billing, 'state' | 'period' | 'ends_at'>): Standing {
  if (billing.state !== 'active') return billing.state;
  if (billing.period === null) return billing.ends_at ? 'givenUntil' : 'given';
  return billing.ends_at ? 'ends' : 'renews';
}

/** The cards of plans: what can be had, and what one has or owes for though it is gone. The trial is none. */
export function plansToChoose(plans: readonly Plan[], billing: Pick<Billing, 'plan' | 'unpaid'>): Plan[] {
  const own = [billing.plan.slug, billing.unpaid?.plan.slug];
  return plans.filter((plan) => plan.trial_days === null && (plan.is_offered || own.includes(plan.slug)));
}

/**
 * What a card of a plan is for: `yours` is in force, `next` follows when the period ends, `waits` for the end of the
 * trial, `unpaid` holds once it is paid for, `closed` cannot be had from here: a plan that was given ends by itself, and
 * who owes for a period pays first.
 */
export type CardState = 'open' | 'yours' | 'next' | 'waits' | 'unpaid' | 'closed';

export function cardStateOf(plan: Plan, period: Period, billing: Billing): CardState {
  if (billing.state === 'trial') return 'waits';
  const isInForce = plan.slug === billing.plan.slug;
  if (isInForce && (billing.period === null || billing.period === period)) return 'yours';
  if (billing.unpaid) return plan.slug === billing.unpaid.plan.slug ? 'unpaid' : 'closed';
  if (isFree(plan)) {
    if (billing.can_resume) return 'next';
    return billing.can_cancel ? 'open' : 'closed';
  }
  return plan.is_offered && billing.state !== 'late' ? 'open' : 'closed';
}

/** What the button under a quote says. Who has to pay is told so by the button itself. */
export type OrderWords = 'pay' | 'cancel' | 'period' | 'change' | 'order';

export function orderWordsOf(
  quote: Pick<Quote, 'kind' | 'is_charged'>,
  plan: Pick<Plan, 'slug'>,
  billing: Pick<Billing, 'plan'>,
): OrderWords {
  if (quote.kind === 'cancel') return 'cancel';
  if (quote.is_charged) return 'pay';
  if (quote.kind === 'order') return 'order';
  return plan.slug === billing.plan.slug ? 'period' : 'change';
}

/** A change is settled in the currency of the contract; before one it is chosen. */
export function currencyOf(billing: Pick<Billing, 'currency'>, chosen: BillingCurrency): BillingCurrency {
  return billing.currency ?? chosen;
}

/** What comes back is told first, then what is charged, then what was carried over. */
const orderOfLines: Quote['lines'][number]['kind'][] = ['back', 'charge', 'credit'];

export function linesOf(quote: Pick<Quote, 'lines'>): Quote['lines'] {
  return [...quote.lines].sort((a, b) => orderOfLines.indexOf(a.kind) - orderOfLines.indexOf(b.kind));
}

/** Which kinds of things exceed what is allowed, and so need a choice of what stays active. */
export function exceeding(kept: readonly Kept[]): Kept[] {
  return kept.filter(({ things, limit }) => things.length > limit);
}

/** What stays active without another choice: things come in the order in which they stay (rule BL-18). */
export function firstKept(things: Kept['things'], limit: number): string[] {
  return things.slice(0, limit).map(({ id }) => id);
}
