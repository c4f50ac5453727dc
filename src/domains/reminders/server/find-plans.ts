import { addDays, dayInWarsaw, lastDayBefore } from '../../../foundation/calendar-day.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { dayBeginsAt } from '../../../foundation/warsaw/warsaw-time.ts';
import { endingPlans } from '../../billing/server/plan-store.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import { isReminded } from '../days-ahead.ts';
import type { Finder } from './batch.ts';

const daysBefore = [7, 1];

/** Trials and plans that end (rule EV-8). */
export const findPlans: Finder = async ({ services, round }, readers) => {
  if (!services.settings.plans) return [];
  const span = { from: dayBeginsAt(round.today), to: dayBeginsAt(addDays(round.day, 8)) };
  const plans = await endingPlans(services.database, [...readers.keys()], span);
  return plans.flatMap(({ user_id: userId, subscription_id, ends_at, is_trial, names }): Notice[] => {
    const day = dayInWarsaw(ends_at);
    if (!daysBefore.some((days) => isReminded(round, day, days))) return [];
    const about = { userId, subject: `plan:${subscription_id}`, parent: { type: 'plan', id: null } };
    const plan = nameIn(names, readers.get(userId)!.locale);
    return [
      is_trial
        ? { ...about, kind: 'trialEnds', params: { day } }
        : { ...about, kind: 'planEnds', params: { plan, day: lastDayBefore(ends_at) } },
    ];
  });
};
