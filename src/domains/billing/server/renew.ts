import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { dueContracts, type EndedPlan, endedPlans, lockContract, markNoticeSent } from './contract-store.ts';
import { beginMissedPeriods } from './contracts.ts';
import type { TellNews } from './news.ts';

/** Begins the periods that follow, and tells of plans that ended. A plan goes on meanwhile: no lateness ends it. */
export const renewPlans = defineJob<Record<string, never>>('billing.renew', { schedule: '*/10 * * * *' });

const atOnce = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** However many processes do this at once, each holds the account, and looks again at what is due (rule BL-3). */
export async function renew(services: Services, tell: TellNews): Promise<void> {
  const { database, clock, settings } = services;
  if (!settings.plans) return;
  const now = clock.now();
  const failed = [
    ...(await oneByOne(
      services,
      (after) => dueContracts(database, { now, after, most: atOnce }),
      ({ user_id }) => beginPeriodsOf(services, user_id),
    )),
    ...(await oneByOne(
      services,
      (after) => endedPlans(database, { now, after, most: atOnce }),
      (plan) => tellOfEnd(services, tell, plan),
    )),
  ];
  if (failed.length > 0) throw new AggregateError(failed, `plans of ${failed.length} not looked after`);
}

/** Each once, whatever comes of it: where it goes wrong for somebody the others get theirs, and it is told at the end. */
async function oneByOne<T extends { id: string; user_id: string }>(
  { log }: Services,
  some: (after: string) => Promise<T[]>,
  act: (one: T) => Promise<void>,
): Promise<unknown[]> {
  const failed: unknown[] = [];
  for (let after = beforeAll; ; ) {
    const part = await some(after);
    for (const one of part)
      await act(one).catch((error: unknown) => {
        log.error({ err: error, userId: one.user_id }, 'a plan was not looked after');
        failed.push(error);
      });
    if (part.length < atOnce) return failed;
    after = part.at(-1)!.id;
  }
}

async function beginPeriodsOf(services: Services, userId: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const contract = await lockContract(tx, userId, services.clock.now());
    if (contract) await beginMissedPeriods(tx, services, userId, contract);
  });
}

async function tellOfEnd(services: Services, tell: TellNews, plan: EndedPlan): Promise<void> {
  const { user_id: userId, id: subscriptionId, names, is_trial, is_followed } = plan;
  await services.database.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    if (!(await markNoticeSent(tx, userId, subscriptionId, services.clock.now())) || is_followed) return;
    const kind = is_trial ? 'trialEnded' : 'planEnded';
    await tell(tx, services, [{ kind, userId, subscriptionId, plan: names }]);
  });
}
