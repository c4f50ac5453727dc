import type { PlanChoice } from '../../../billing/plan-choice.ts';
import type { PlanOffers } from '../plan-offer.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-cards.module.css';

type Props = Pick<PlanOffers, 'plans' | 'trialDays'> & { choice: PlanChoice; level: 2 | 3 };

/** The plans side by side; the trial is of Standard. */
export function PlanCards({ plans, trialDays, choice, level }: Props) {
  return (
    <div className={styles.cards}>
      {plans.map((plan, at) => (
        <PlanCard
          key={plan.slug}
          plan={plan}
          depth={at + 1}
          choice={choice}
          trialDays={plan.slug === 'standard' ? trialDays : undefined}
          level={level}
        />
      ))}
    </div>
  );
}
