import type { DecimalText } from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import type { BillingCurrency, Period } from '../contract.ts';
import { type Agreement, missedPeriods, type Settled, worthLeft } from '../quote.ts';
import { planChangedEvent } from './billing-events.ts';
import {
  type Credit,
  changesSince,
  endOthers,
  insertContract,
  lockContract,
  type PriceChange,
  updateCredit,
  updateEnd,
  updateTerms,
} from './contract-store.ts';
import { issueConfirmation, subjectOf } from './documents/issue-documents.ts';
import type { ContractFields, ContractRow, PlanRow, SubscriptionRow } from './plan-store.ts';

/** What was ordered, where the plan in force is such a one. */
export function contractIn(active: SubscriptionRow | undefined): ContractRow | undefined {
  return active?.period ? (active as ContractRow) : undefined;
}

export function agreementOf(contract: ContractFields): Agreement {
  const { period, price, anchor, period_from: from, period_to: to, credit } = contract;
  return { period, price, anchor, span: { from, to }, credit };
}

export type PriceField = 'price_pln' | 'price_eur' | 'year_pln' | 'year_eur';

export function priceField(period: Period, currency: BillingCurrency): PriceField {
  return `${period === 'month' ? 'price' : 'year'}_${currency}`;
}

/** What a plan cost at a moment: as it was before the first change after it, else as it is (rule BL-3). */
function priceAt(plan: PlanRow, field: PriceField, changes: readonly PriceChange[]) {
  return (moment: Date): DecimalText => {
    const later = changes.find(({ at, before }) => at > moment && field in before);
    return later ? String(later.before[field]) : plan[field];
  };
}

/** Periods that began and were not noted yet, because the job that does so is late; Stripe counts its own. */
export async function missedOf(on: Queries, contract: ContractRow, now: Date): Promise<Settled[]> {
  if (contract.provider !== 'built-in' || contract.ends_at !== null || contract.period_to > now) return [];
  const changes = await changesSince(on, contract.id, contract.period_to);
  const field = priceField(contract.period, contract.currency);
  return missedPeriods(agreementOf(contract), priceAt(contract, field, changes), now);
}

export function withAgreement(contract: ContractRow, agreement: Agreement): ContractRow {
  const { period, price, anchor, span, credit } = agreement;
  return { ...contract, period, price, anchor, credit, period_from: span.from, period_to: span.to };
}

/** The contract as it would be had every period been noted in time. */
export async function upToDate(on: Queries, contract: ContractRow, now: Date): Promise<ContractRow> {
  const last = (await missedOf(on, contract, now)).at(-1);
  return last ? withAgreement(contract, last.agreement) : contract;
}

/** Notes every period that began, each with its confirmation. Who calls holds the account (SF-11). */
export async function beginMissedPeriods(
  tx: Tx,
  services: Services,
  userId: string,
  contract: ContractRow,
): Promise<ContractRow> {
  const missed = await missedOf(tx, contract, services.clock.now());
  const last = missed.at(-1);
  if (!last) return contract;
  const { id: planId, currency, subscription_id: id } = contract;
  await updateTerms(tx, userId, id, { planId, currency, agreement: last.agreement, endsAt: null });
  for (const settled of missed) {
    const then = withAgreement(contract, settled.agreement);
    await issueConfirmation(tx, services, subjectOf(userId, then), 'renewal', settled);
  }
  return withAgreement(contract, last.agreement);
}

/** Holds the account and what it ordered, with every period noted that has begun. */
export async function holdContract(
  tx: Tx,
  services: Services,
  userId: string,
): Promise<ContractRow | undefined> {
  await holdBuyer(tx, userId);
  const contract = await lockContract(tx, userId, services.clock.now());
  return contract && beginMissedPeriods(tx, services, userId, contract);
}

/** Holds the account before anything else of it (SF-11). */
export async function holdBuyer(tx: Tx, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw notFound();
}

export type NewPlan = {
  plan: PlanRow;
  currency: BillingCurrency;
  agreement: Agreement;
};

/**
 * Ends every other plan that was ordered or given, in favour of one. What the days left of a plan granted here are worth,
 * with what it carried, is left as credit for a later order (rule BL-6). Tells what that is. Who calls holds the account (SF-11).
 */
export async function replaceOthers(
  tx: Tx,
  services: Services,
  userId: string,
  id: string,
): Promise<Credit | null> {
  const now = services.clock.now();
  const contract = await holdContract(tx, services, userId);
  const isGranted = contract?.provider === 'built-in';
  const credit = isGranted
    ? { currency: contract.currency, amount: worthLeft(agreementOf(contract), now) }
    : null;
  if (isGranted && credit) await updateCredit(tx, userId, contract.subscription_id, credit.amount);
  await endOthers(tx, userId, id, now);
  return credit;
}

/** Somebody has a plan from now on, in place of any other. Who calls holds the account (SF-11). */
export async function beginPlan(
  tx: Tx,
  services: Services,
  userId: string,
  provider: 'built-in' | 'stripe',
  { plan, currency, agreement }: NewPlan,
): Promise<ContractRow> {
  const at = services.clock.now();
  const id = newId();
  await replaceOthers(tx, services, userId, id);
  await insertContract(tx, { id, userId, planId: plan.id, provider, currency, agreement, at });
  await planChanged(tx, services, userId);
  return (await lockContract(tx, userId, at))!;
}

/** The same contract with another plan, price or period; a cancellation is taken back by it unless `endsAt` says when. */
export async function changePlan(
  tx: Tx,
  services: Services,
  userId: string,
  contract: ContractRow,
  { plan, currency, agreement }: NewPlan,
  endsAt: Date | null = null,
): Promise<ContractRow> {
  await updateTerms(tx, userId, contract.subscription_id, {
    planId: plan.id,
    currency,
    agreement,
    endsAt,
  });
  await planChanged(tx, services, userId);
  return (await lockContract(tx, userId, services.clock.now())) ?? contract;
}

/** The plan ends at a moment, now or later, or goes on (`null`). `isKnown`: its owner ended it and need not be told. */
export async function endPlan(
  tx: Tx,
  services: Services,
  userId: string,
  contract: ContractRow,
  endsAt: Date | null,
  isKnown = false,
): Promise<void> {
  const now = services.clock.now();
  const end = endsAt && endsAt < contract.started_at ? contract.started_at : endsAt;
  await updateEnd(tx, userId, contract.subscription_id, end, isKnown ? now : null);
  await planChanged(tx, services, userId);
}

/** Other windows of the person, and other processes, look at the plan again. */
export async function planChanged(tx: Tx, services: Services, userId: string): Promise<void> {
  await services.events.publish(tx, planChangedEvent.of(userId));
}
