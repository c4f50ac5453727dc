import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import type { Billing } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';
import styles from './late-card.module.css';
import { usePlanWords } from './use-plan-words.ts';

type Props = { billing: Billing; free: Plan; portal: string | null };

/** A payment that failed comes before everything else: while the plan goes on, and once it does not (BL-26). */
export function LateCard({ billing, free, portal }: Props) {
  const t = useTranslations('payment.late');
  const words = useWords(billing, free);
  if (!words) return null;
  return (
    <section className={styles.card} aria-labelledby="late-title">
      <div>
        <h2 id="late-title">{words.title}</h2>
        <p>{words.text}</p>
        {!portal && <p>{t('away')}</p>}
      </div>
      {portal && (
        <Button variant="primary" href={portal} iconAfter="external-link">
          {t('pay')}
        </Button>
      )}
    </section>
  );
}

function useWords({ state, plan, unpaid, grace_until }: Billing, free: Plan) {
  const t = useTranslations('payment.late');
  const { nameOf, dayOf, untilOf } = usePlanWords();
  if (unpaid) {
    const owed = nameOf(unpaid.plan);
    return {
      title: t('unpaidTitle', { plan: owed }),
      text: t('unpaid', { plan: owed, holds: nameOf(plan), day: dayOf(unpaid.since) }),
    };
  }
  if (state !== 'late' || !grace_until) return null;
  const names = { plan: nameOf(plan), free: nameOf(free) };
  return { title: t('title'), text: t('text', { ...names, day: untilOf(grace_until) }) };
}
