import { useTranslations } from 'use-intl';
import type { Billing, Quote } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';
import styles from './quote-effects.module.css';
import { usePlanWords } from './use-plan-words.ts';

type Props = { quote: Quote; plan: Plan; billing: Billing; free: Plan };

/** What happens to somebody's things, in sentences. */
export function QuoteEffects({ quote, plan, billing, free }: Props) {
  const t = useTranslations('payment.quote');
  const features = useTranslations('payment.features');
  const { nameOf, lastDayOf } = usePlanWords();
  const over = quote.effects.filter(({ excess }) => excess > 0);
  const things = quote.effects
    .filter(({ used }) => used > 0)
    .map(({ policy, used }) => features(policy, { count: used }))
    .join(', ');
  const when =
    quote.kind === 'cancel'
      ? t('atEnd', { plan: nameOf(billing.plan), day: lastDayOf(quote.period_to), free: nameOf(free) })
      : t('atOnce');
  const sentences = [
    when,
    ...(over.length === 0 && things ? [t('fits', { plan: nameOf(plan), things })] : []),
    ...over.map(({ policy, used, limit, excess }) => t(`excess.${policy}`, { used, limit, excess })),
    ...quote.loses.map((lost) => t(`loses.${lost}`)),
    t('nothingDeleted'),
  ];
  return (
    <div>
      <h3 className={styles.title}>{t('changes')}</h3>
      <p className={styles.text}>{sentences.join(' ')}</p>
    </div>
  );
}
