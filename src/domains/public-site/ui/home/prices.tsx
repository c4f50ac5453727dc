import { useTranslations } from 'use-intl';
import { Layer } from '../../../../design-system/site/layer.tsx';
import type { PlanOffer } from '../plan-offer.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './prices.module.css';
import { SectionHead } from './section-head.tsx';

type Props = { plans: readonly PlanOffer[]; trialDays: number };

/** Nothing where the operator has switched plans off. */
export function Prices({ plans, trialDays }: Props) {
  const t = useTranslations('home.prices');
  if (plans.length === 0) return null;
  return (
    <Layer tone="sky" id="prices" labelledBy="prices-title">
      <SectionHead id="prices-title" title={t('title')} lead={t('lead', { days: trialDays })} />
      <div className={styles.cards}>
        {plans.map((plan) => (
          <PlanCard key={plan.slug} plan={plan} featured={plan.slug === 'standard'} />
        ))}
      </div>
    </Layer>
  );
}
