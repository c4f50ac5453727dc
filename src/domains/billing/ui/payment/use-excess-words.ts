import { useTranslations } from 'use-intl';
import type { Billing } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';

type Limits = Pick<Plan, 'portfolios' | 'integrations' | 'strategies'>;

/** What of somebody's things exceeds a smaller plan, and that nothing is deleted; as sentences. */
export function useExcessWords(): (usage: Billing['usage'], plan: Limits) => string {
  const t = useTranslations('payment.quote');
  return (usage, plan) =>
    [
      ...usage
        .filter(({ policy, used }) => used > plan[policy])
        .map(({ policy, used }) =>
          t(`excess.${policy}`, { used, limit: plan[policy], excess: used - plan[policy] }),
        ),
      t('nothingDeleted'),
    ].join(' ');
}
