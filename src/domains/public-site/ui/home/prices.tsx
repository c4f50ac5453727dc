import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Layer } from '../../../../design-system/site/layer.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { usualChoice } from '../../../billing/plan-choice.ts';
import type { PlanOffers } from '../plan-offer.ts';
import { PlanCards } from '../pricing/plan-cards.tsx';
import styles from './prices.module.css';
import { SectionHead } from './section-head.tsx';

/** Nothing where the operator has switched plans off. */
export function Prices({ plans, trialDays, trialPlan, freePlan }: PlanOffers) {
  const t = useTranslations('home.prices');
  const to = usePath();
  const locale = useLocale();
  if (plans.length === 0) return null;
  return (
    <Layer tone="sky" id="prices" labelledBy="prices-title">
      <SectionHead
        id="prices-title"
        title={t('title')}
        lead={
          trialDays > 0
            ? t('lead', { days: trialDays, plan: trialPlan, free: freePlan })
            : t('leadWithoutTrial', { free: freePlan })
        }
      />
      <PlanCards plans={plans} trialDays={trialDays} choice={usualChoice(locale)} level={3} />
      <p className={styles.more}>
        <Button variant="quiet" to={to('pricing')} iconAfter="arrow-right">
          {t('compare')}
        </Button>
      </p>
    </Layer>
  );
}
