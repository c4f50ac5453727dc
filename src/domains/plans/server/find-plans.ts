import { nameIn } from '../../../foundation/name-in.ts';
import { path } from '../../../i18n/paths.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { Finder } from '../../search/server/finder.ts';
import { goalsOf } from './goal-store.ts';
import { plansOf } from './plan-store.ts';

/** Goals by name, and recurring plans by what they buy and where. */
export const findPlans: Finder = {
  async listed(context) {
    const { services, locale } = context;
    const { userId } = actorOf(context);
    const [goals, plans] = await Promise.all([
      goalsOf(services.database, userId),
      plansOf(services.database, userId),
    ]);
    const to = path('recurringPlans', locale);
    return [
      ...goals.map(({ id, name, target, currency, target_on }) => ({
        kind: 'goal' as const,
        id,
        title: name,
        words: [],
        to,
        amount: { value: target, currency, of: 'value' as const },
        facts: { day: target_on },
      })),
      ...plans.map(({ id, names, ticker, portfolio_name, amount, currency }) => ({
        kind: 'plan' as const,
        id,
        title: names ? nameIn(names, locale, ticker ?? '') : portfolio_name,
        words: [...Object.values(names ?? {}), ticker ?? '', portfolio_name],
        to,
        amount: amount === null ? null : { value: amount, currency, of: 'value' as const },
        facts: { portfolio: portfolio_name },
      })),
    ];
  },
};
