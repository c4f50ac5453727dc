import { notFound } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { visitsByNetwork } from '../identity-limits.ts';
import { demoIsWanted } from '../seed-demo.ts';
import { demoUser, shareUser } from '../user-store.ts';
import { openSession } from './open-session.ts';
import { trimVisits } from './session-store.ts';

/** So long a visit lasts without use. */
export const visitMinutes = 60;
/** So many last at once; of more the one that was not used for longest ends. */
export const mostVisits = 1000;

/**
 * Lets somebody look at the demo account without signing up. Whoever is signed in, or looks already, stays who
 * they are.
 */
export async function visitDemo(context: Context) {
  const { services, actor, address } = context;
  if (actor) return { data: { started: false } };
  const demo = demoIsWanted(services.settings) ? await demoUser(services.database) : undefined;
  if (!demo || demo.blocked_at) throw notFound();
  await services.limits.take(visitsByNetwork, address);
  const { handOver } = await services.database.transaction(async (tx) => {
    if (!(await shareUser(tx, demo.id))) throw notFound();
    await trimVisits(tx, demo.id, services.clock.now(), mostVisits - 1);
    return openSession(tx, context, {
      userId: demo.id,
      remember: false,
      minutes: visitMinutes,
      isVisit: true,
    });
  });
  handOver();
  return { data: { started: true } };
}
