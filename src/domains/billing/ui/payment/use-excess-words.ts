import { useTranslations } from 'use-intl';
import { type Billing, excessOf } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';

type Limits = Pick<Plan, 'portfolios' | 'integrations' | 'strategies'>;

/** What of somebody's things exceeds a smaller plan, and that nothing is deleted; as sentences. */
export function useExcessWords(): (usage: Billing['usage'], plan: Limits) => string {
  const t = useTranslations('payment.quote');
  return (usage, plan) =>
    [
      ...excessOf(usage, plan).map(({ policy, ...counts }) => t(`excess.${policy}`, counts)),
      t('nothingDeleted'),
    ].join(' ');
}
