import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { type Billing, type CardState, cardStateOf } from '../../payment-view.ts';
import type { PlanChoice } from '../../plan-choice.ts';
import { decimalsOf, isFree, type Plan, priceOf } from '../../plan-prices.ts';
import styles from './plan-options.module.css';
import { usePlanWords } from './use-plan-words.ts';

type Props = {
  plans: readonly Plan[];
  billing: Billing;
  choice: PlanChoice;
  chosen: string | null;
  disabled: boolean;
  onChoose: (slug: string) => void;
};

/** The plans to change to, as cards of which one is chosen. */
export function PlanOptions({ plans, billing, choice, chosen, disabled, onChoose }: Props) {
  const t = useTranslations('payment.change');
  const name = useId();
  const states = plans.map((plan) => [plan, cardStateOf(plan, choice.period, billing)] as const);
  return (
    <div role="radiogroup" aria-label={t('plans')} className={styles.group}>
      {states.map(([plan, state]) => (
        <label
          key={plan.slug}
          className={classNames(styles.card, state !== 'open' && styles.shut)}
          data-state={state}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={plan.slug}
            checked={chosen === plan.slug && state === 'open'}
            disabled={disabled || state !== 'open'}
            onChange={() => onChoose(plan.slug)}
          />
          <Inside plan={plan} state={state} choice={choice} billing={billing} />
        </label>
      ))}
    </div>
  );
}

type InsideProps = { plan: Plan; state: CardState; choice: PlanChoice; billing: Billing };

function Inside({ plan, state, choice, billing }: InsideProps) {
  const t = useTranslations('payment.change');
  const { nameOf, dayOf } = usePlanWords();
  const price = priceOf(plan, choice.period, choice.currency);
  return (
    <>
      <span className={styles.head}>
        <span className={styles.name}>{nameOf(plan)}</span>
        {state === 'yours' && <span className={styles.tag}>{t('yours')}</span>}
        {state === 'next' && billing.ends_at && (
          <span className={styles.tag}>{t('next', { day: dayOf(billing.ends_at) })}</span>
        )}
        {state === 'unpaid' && <span className={styles.tag}>{t('unpaid')}</span>}
        {state === 'closed' && !plan.is_offered && <span className={styles.tag}>{t('gone')}</span>}
        {state === 'open' && <span className={styles.dot} />}
      </span>
      <span className={styles.price}>
        {formatAmount(price, choice.currency, { decimals: decimalsOf(price), isPublic: true })}
        {!isFree(plan) && <small> {t(choice.period === 'year' ? 'perYear' : 'perMonth')}</small>}
      </span>
      <span className={styles.features}>{useFeatureLine(plan)}</span>
    </>
  );
}

function useFeatureLine(plan: Plan): string {
  const t = useTranslations('payment.features');
  return [
    t('portfolios', { count: plan.portfolios }),
    t('integrations', { count: plan.integrations }),
    t('strategies', { count: plan.strategies }),
    plan.export && t('export'),
    plan.education && t('education'),
    plan.sms && t('sms'),
  ]
    .filter((feature) => feature !== false)
    .join(', ');
}
