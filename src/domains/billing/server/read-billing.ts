import type { CallInput } from '../../../foundation/contract.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { defineSlot, type Slots } from '../../../platform/domains/slot.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { CountedPolicy, quoteChange as quoteChangeCall } from '../contract.ts';
import { withdrawalUntil } from '../periods.ts';
import type { PlanLimits } from '../plan-limits.ts';
import { buyerOf } from './buyer-store.ts';
import { creditsLeft } from './contract-store.ts';
import { contractIn, upToDate } from './contracts.ts';
import { decide } from './decide.ts';
import { refundNow } from './documents/refund-now.ts';
import { limitedThings } from './limited-things.ts';
import {
  activeSubscription,
  type ContractRow,
  type OwedPlan,
  planBySlug,
  plansNow,
  type SubscriptionRow,
} from './plan-store.ts';
import type { Providers } from './providers/providers.ts';
import { shownPlan } from './subscriptions.ts';

/** How many SMS somebody was sent today. */
export const smsCounts = defineSlot<(services: Services, userId: string) => Promise<number>>('sms counts');

/** What of the limited things somebody has, in the order of the slot's fillings. */
export type Used = { policy: CountedPolicy; used: number }[];

async function usedOf(on: Queries, slots: Slots, userId: string): Promise<Used> {
  const used: Used = [];
  for (const { policy, of } of slots.all(limitedThings))
    used.push({ policy, used: (await of(on, userId)).length });
  return used;
}

const noContract = {
  period: null,
  currency: null,
  price: null,
  period_from: null,
  period_to: null,
  credit: null,
};

/** The plan in force and all there is to say of it. */
export function readBilling(slots: Slots, providers: Providers) {
  return async (context: Context) => {
    const { services } = context;
    const { userId } = actorOf(context);
    const on = services.database;
    const now = services.clock.now();
    const { active, owed } = await plansNow(on, userId, now);
    const running = contractIn(active);
    const contract = running && (await upToDate(on, running, now));
    const plan = active ?? (await planBySlug(on, 'free'));
    const used = await usedOf(on, slots, userId);
    const standing = contract && (await providers.of(contract).standing(services, userId, contract));
    const graceUntil = standing?.graceUntil ?? null;
    const unpaid = unpaidBeside(owed, active);
    const { is_saved: _, ...buyer } = await buyerOf(on, userId);
    return {
      data: {
        provider: providers.forOrders(services).name,
        state: stateOf(active, graceUntil, unpaid !== null),
        plan: shownPlan(plan),
        ...(contract ? termsOf(contract) : noContract),
        ends_at: active?.ends_at ?? null,
        grace_until: graceUntil,
        unpaid,
        can_cancel: standing !== undefined && !standing.isFixed && !standing.cancels,
        can_resume: standing !== undefined && !standing.isFixed && standing.cancels,
        is_fixed: standing?.isFixed ?? false,
        credits: await creditsLeft(on, userId, now),
        withdrawal: contract ? await withdrawalOf(on, userId, contract, now) : null,
        usage: used.map(({ policy, used }) => ({ policy, used, limit: plan[policy] })),
        sms: plan.sms ? await smsOf(context, slots, userId) : null,
        buyer,
      },
    };
  };
}

/** What waits for its payment while another plan holds: Free, or one that was given (rule BL-26). */
function unpaidBeside(owed: OwedPlan | undefined, active: SubscriptionRow | undefined) {
  if (!owed || owed.subscription_id === active?.subscription_id) return null;
  return { plan: shownPlan(owed), since: owed.late_since };
}

function stateOf(active: SubscriptionRow | undefined, graceUntil: Date | null, isUnpaid: boolean) {
  if (active?.is_trial) return 'trial' as const;
  if (!active || active.slug === 'free') return isUnpaid ? ('unpaid' as const) : ('free' as const);
  return graceUntil ? ('late' as const) : ('active' as const);
}

function termsOf(contract: ContractRow) {
  const { period, currency, price, period_from, period_to, credit } = contract;
  return { period, currency, price, period_from, period_to, credit };
}

async function withdrawalOf(on: Queries, userId: string, contract: ContractRow, now: Date) {
  const until = withdrawalUntil(contract.ordered_at);
  if (now >= until) return null;
  const { refund, credit } = await refundNow(on, userId, contract, now);
  return { until, refund, credit };
}

async function smsOf({ services }: Context, slots: Slots, userId: string) {
  const [count] = slots.all(smsCounts);
  return { used: count ? await count(services, userId) : 0, limit: services.settings.smsPerPerson };
}

const switches = ['sms', 'export', 'education'] as const;

/** What an order would come to, before it is ordered. */
export function quoteChange(slots: Slots, providers: Providers) {
  return async (context: Context, { query }: CallInput<typeof quoteChangeCall>) => {
    const { services } = context;
    const { userId } = actorOf(context);
    const on = services.database;
    const now = services.clock.now();
    await providers.requireOpen(services, userId);
    const { name: provider, isCharged } = providers.forOrders(services);
    const decision = await decide(on, { userId, locale: context.locale, now, provider }, query);
    const before: PlanLimits = (await activeSubscription(on, userId, now)) ?? (await planBySlug(on, 'free'));
    const { plan } = decision;
    const used = await usedOf(on, slots, userId);
    return {
      data: {
        kind: decision.kind,
        ...(decision.kind === 'cancel'
          ? {
              currency: decision.contract.currency,
              price: '0.00',
              lines: [],
              due: '0.00',
              credit_after: decision.contract.credit,
              period_from: decision.contract.period_from,
              period_to: decision.contract.period_to,
              is_charged: false,
            }
          : {
              currency: decision.currency,
              price: decision.price,
              lines: decision.settled.lines,
              due: decision.settled.due,
              credit_after: decision.settled.agreement.credit,
              period_from: decision.settled.agreement.span.from,
              period_to: decision.settled.agreement.span.to,
              is_charged: isCharged && decision.settled.due !== '0.00',
            }),
        effects: used.map(({ policy, used }) => ({
          policy,
          used,
          limit: plan[policy],
          excess: Math.max(0, used - plan[policy]),
        })),
        loses: switches.filter((name) => before[name] && !plan[name]),
      },
    };
  };
}
