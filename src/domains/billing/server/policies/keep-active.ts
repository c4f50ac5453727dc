import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { activeAmong, inOrderOfStaying } from '../../active-among.ts';
import { countedPolicies, type keepActive as keepCall } from '../../contract.ts';
import type { LimitedThings } from '../limited-things.ts';
import { limitsOf } from '../subscriptions.ts';

export function listKept(limited: readonly LimitedThings[]) {
  return async (context: Context) => {
    const { services } = context;
    const { database, settings } = services;
    if (!settings.plans) throw notFound();
    const { userId } = actorOf(context);
    const limits = await limitsOf(services, userId);
    const data = [];
    for (const policy of countedPolicies) {
      const of = limited.find((one) => one.policy === policy);
      const things = of ? await of.of(database, userId) : [];
      const active = activeAmong(things, limits[policy]);
      data.push({
        policy,
        limit: limits[policy],
        things: inOrderOfStaying(things).map(({ id, name, since }) => ({
          id,
          name,
          since,
          is_active: active.has(id),
        })),
      });
    }
    return { data };
  };
}

/** The choice holds until another one is made: also through an upgrade and back (BL-18). */
export function keepActive(limited: readonly LimitedThings[]) {
  return async (context: Context, { body }: CallInput<typeof keepCall>) => {
    const { services } = context;
    if (!services.settings.plans) throw notFound();
    const { userId } = actorOf(context);
    const of = limited.find((one) => one.policy === body.policy)!;
    const ids = [...new Set(body.ids)];
    await services.database.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) throw notFound();
      const limits = await limitsOf(services, userId, tx);
      if (ids.length > limits[body.policy]) throw invalid({ ids: ['tooManyKept'] });
      const known = new Set((await of.of(tx, userId)).map(({ id }) => id));
      if (!ids.every((id) => known.has(id))) throw notFound();
      await of.choose(tx, services, userId, ids);
    });
    return isDone;
  };
}
