import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import type { Billing } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';
import styles from './late-card.module.css';
import { usePlanWords } from './use-plan-words.ts';

type Props = { billing: Billing; free: Plan; portal: string | null };

/** A payment that failed comes before everything else. */
export function LateCard({ billing, free, portal }: Props) {
  const t = useTranslations('payment.late');
  const { nameOf, lastDayOf } = usePlanWords();
  const until = billing.grace_until ?? billing.period_to ?? billing.ends_at;
  return (
    <section className={styles.card} aria-labelledby="late-title">
      <div>
        <h2 id="late-title">{t('title')}</h2>
        <p>
          {t('text', {
            plan: nameOf(billing.plan),
            free: nameOf(free),
            day: until ? lastDayOf(until) : '',
          })}
        </p>
      </div>
      {portal && (
        <Button variant="primary" href={portal} iconAfter="external-link">
          {t('pay')}
        </Button>
      )}
    </section>
  );
}
