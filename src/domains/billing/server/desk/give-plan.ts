import { isDone } from '../../../../foundation/answers.ts';
import { addDays, dayInWarsaw, isDay } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId, newId } from '../../../../foundation/ids.ts';
import { momentInWarsaw } from '../../../../foundation/warsaw-time.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import type { givePlan as givePlanCall } from '../../admin-contract.ts';
import { endGiven, endOthers } from '../contract-store.ts';
import { planChanged } from '../contracts.ts';
import type { TellNews } from '../news.ts';
import { activeSubscription, insertSubscription, type PlanRow, planById } from '../plan-store.ts';

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
  const endsAt = until && momentInWarsaw(addDays(until, 1), 0);
  await endOthers(tx, userId, id, startedAt);
  const times = { startedAt, endsAt: endsAt || null };
  await insertSubscription(tx, {
    id,
    userId,
    planId: plan.id,
    ...times,
    isTrial: false,
    provider: 'operator',
  });
  await tell(tx, services, [{ kind: 'planGiven', userId, subscriptionId: id, plan: plan.names, until }]);
}
