import { isDone } from '../../../../foundation/answers.ts';
import { addDays, dayInWarsaw, isDay } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId, newId } from '../../../../foundation/ids.ts';
import { dayBeginsAt } from '../../../../foundation/warsaw/warsaw-time.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import { lockUser, userById } from '../../../identity/server/user-store.ts';
import type { givePlan as givePlanCall, readOrdered as readOrderedCall } from '../../admin-contract.ts';
import { isSameAmount } from '../../money.ts';
import { worthLeft } from '../../quote.ts';
import { endGiven } from '../contract-store.ts';
import { agreementOf, contractIn, planChanged, replaceOthers, upToDate } from '../contracts.ts';
import type { TellNews } from '../news.ts';
import { activeSubscription, insertSubscription, type PlanRow, planById } from '../plan-store.ts';
import { languagesOf } from '../subscriptions.ts';

type Input = CallInput<typeof givePlanCall>;

/** A plan without an order, in place of what somebody has; Free takes back the one that was given (rule BL-14). */
export function givePlan(tell: TellNews) {
  return async (context: Context, { params, body }: Input) => {
    const { services } = context;
    const now = services.clock.now();
    const until = body.until ?? null;
    if (until !== null && (!isDay(until) || until < dayInWarsaw(now)))
      throw invalid({ until: [isDay(until) ? 'dayPassed' : 'invalid'] });
    const userId = params.id;
    await services.database.transaction(async (tx) => {
      const user = isId(userId) ? await lockUser(tx, userId) : undefined;
      if (!user || user.is_demo) throw notFound();
      const plan = isId(body.plan_id) ? await planById(tx, body.plan_id) : undefined;
      if (!plan || plan.trial_days !== null) throw invalid({ plan_id: ['planGone'] });
      await (plan.slug === 'free' ? takeBack(tx, userId, now) : give(tx, context, tell, userId, plan, until));
      await planChanged(tx, services, userId);
      await writeAudit(tx, {
        action: 'plan-given',
        actorId: actorOf(context).userId,
        subjectId: userId,
        address: context.address,
        at: now,
        detail: { plan: plan.slug, ...(until && { until }) },
      });
    });
    return isDone;
  };
}

/** What giving a plan would end, and what of it would be left as credit (rule BL-14). */
export async function readOrdered({ services }: Context, { params }: CallInput<typeof readOrderedCall>) {
  const { database: on, clock } = services;
  const now = clock.now();
  const user = isId(params.id) ? await userById(on, params.id) : undefined;
  if (!user) throw notFound();
  const running = contractIn(await activeSubscription(on, user.id, now));
  if (!running) return { data: { ordered: null } };
  const contract = await upToDate(on, running, now);
  const { slug, names, period_to, currency } = contract;
  const provider = contract.provider === 'stripe' ? ('stripe' as const) : ('built-in' as const);
  const credit = worthLeft(agreementOf(contract), now);
  const plan = { slug, languages: languagesOf(names) };
  return { data: { ordered: { provider, plan, period_to, currency, credit } } };
}

async function takeBack(tx: Tx, userId: string, now: Date): Promise<void> {
  if (!(await endGiven(tx, userId, now))) throw invalid({ plan_id: ['nothingToCancel'] });
}

async function give(
  tx: Tx,
  { services }: Context,
  tell: TellNews,
  userId: string,
  plan: PlanRow,
  until: string | null,
): Promise<void> {
  const startedAt = services.clock.now();
  const active = await activeSubscription(tx, userId, startedAt);
  if (active?.provider === 'stripe') throw invalid({ plan_id: ['planPaidElsewhere'] });
  const id = newId();
  const endsAt = until && dayBeginsAt(addDays(until, 1));
  const left = await replaceOthers(tx, services, userId, id);
  const times = { startedAt, endsAt: endsAt || null };
  await insertSubscription(tx, {
    id,
    userId,
    planId: plan.id,
    ...times,
    isTrial: false,
    provider: 'operator',
  });
  const credit = left && !isSameAmount(left.amount, '0') ? left : null;
  const about = { userId, subscriptionId: id, plan: plan.names };
  await tell(tx, services, [{ kind: 'planGiven', ...about, until, credit }]);
}
