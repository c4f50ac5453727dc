import { nameIn } from '../../../foundation/name-in.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import { remindedDays } from '../../reminders/days-ahead.ts';
import type { Finder } from '../../reminders/server/batch.ts';
import { occurrencesIn } from '../occurrences.ts';
import { plansRunning } from './plan-store.ts';

/** Days of recurring plans, on the day itself (rule PL-11). */
export const findDuePlans: Finder = async ({ services, round }, readers) => {
  const days = remindedDays(round, 0);
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const plans = await plansRunning(services.database, [...readers.keys()], { from, to });
  return plans.flatMap((plan) => {
    const { user_id: userId, id, kind: what, names, portfolio_name: portfolio, open_from } = plan;
    const asset = names ? nameIn(names, readers.get(userId)!.locale) : '';
    const since = open_from > from ? open_from : from;
    return occurrencesIn(plan, since, to, days.length).map(
      (day): Notice => ({
        userId,
        kind: 'planDue',
        params: { what, asset, portfolio, day },
        subject: `recurring-plan:${id}:${day}`,
        parent: { type: 'recurringPlan', id },
      }),
    );
  });
};
