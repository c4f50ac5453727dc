import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { ProgressBar } from '../../../../design-system/states/progress-bar.tsx';
import { decimal, isZero } from '../../../../foundation/decimal.ts';
import { countedPolicies } from '../../contract.ts';
import { type Billing, standingOf } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';
import styles from './plan-in-force.module.css';
import type { PlanActions } from './use-plan-actions.tsx';
import { usePlanWords } from './use-plan-words.ts';

type Props = {
  billing: Billing;
  /** What follows a plan that ends. */
  free: Plan;
  actions: PlanActions;
  /** Where the payment service has its own pages. */
  portal: string | null;
  disabled: boolean;
};

/** The plan in force: how it goes on, what of it is used, and how to end it. */
export function PlanInForce({ billing, free, actions, portal, disabled }: Props) {
  const t = useTranslations('payment.inForce');
  const { nameOf, amount } = usePlanWords();
  const { plan, credit, currency, withdrawal } = billing;
  const name = nameOf(plan);
  return (
    <Card graphite className={styles.card}>
      <div className={styles.top}>
        <div className={styles.about}>
          <p className={styles.label}>{t('label')}</p>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.standing}>
            <Standing billing={billing} free={free} />
          </p>
          {credit && currency && !isZero(decimal(credit)) && (
            <p className={styles.standing}>
              {t(billing.ends_at && billing.provider === 'built-in' ? 'creditStays' : 'credit', {
                amount: amount(credit, currency),
              })}
            </p>
          )}
          {billing.credits.map((left) => (
            <p key={left.currency} className={styles.standing}>
              {t(billing.provider === 'stripe' ? 'leftHere' : 'left', {
                amount: amount(left.amount, left.currency),
                currency: left.currency,
              })}
            </p>
          ))}
        </div>
        <div className={styles.actions}>
          {billing.can_cancel && (
            <Button disabled={disabled} loading={actions.busy === 'cancel'} onClick={actions.cancel}>
              {t('cancel')}
            </Button>
          )}
          {billing.can_resume && (
            <Button
              variant="primary"
              disabled={disabled}
              loading={actions.busy === 'resume'}
              onClick={actions.resume}
            >
              {t('resume', { plan: name })}
            </Button>
          )}
          {portal && (
            <Button href={portal} target="_blank" rel="noopener" iconAfter="external-link">
              {t('manage')}
              <span className="visually-hidden"> ({t('newTab')})</span>
            </Button>
          )}
          {withdrawal && (
            <Button
              variant="text"
              disabled={disabled}
              loading={actions.busy === 'withdraw'}
              onClick={actions.withdraw}
            >
              {t('withdraw')}
            </Button>
          )}
        </div>
      </div>
      <Usage billing={billing} />
    </Card>
  );
}

function Standing({ billing, free }: Pick<Props, 'billing' | 'free'>) {
  const t = useTranslations('payment.inForce');
  const { nameOf, priceText, dayOf, lastDayOf, untilOf } = usePlanWords();
  const { price, period, currency, period_to, ends_at } = billing;
  const cost = price && period && currency ? priceText(price, period, currency) : '';
  const standing = standingOf(billing);
  switch (standing) {
    case 'free':
    case 'given':
      return t(standing);
    case 'late':
      return t('late', { price: cost });
    case 'unpaid':
      return t('unpaid', { plan: billing.unpaid ? nameOf(billing.unpaid.plan) : '' });
    case 'trial':
    case 'givenUntil':
      return t(standing, { day: ends_at ? untilOf(ends_at) : '' });
    case 'renews':
      return t('renews', { price: cost, day: period_to ? dayOf(period_to) : '' });
    case 'ends':
      return t('ends', { price: cost, day: ends_at ? lastDayOf(ends_at) : '', free: nameOf(free) });
  }
}

function Usage({ billing: { usage, sms } }: { billing: Billing }) {
  const t = useTranslations('payment.inForce');
  const bars = [
    ...countedPolicies.flatMap((key) =>
      usage.filter(({ policy }) => policy === key).map((one) => ({ ...one, key })),
    ),
    ...(sms ? [{ key: 'sms' as const, ...sms }] : []),
  ];
  if (bars.length === 0) return null;
  return (
    <dl className={styles.usage} aria-label={t('usage')}>
      {bars.map(({ key, used, limit }) => (
        <div key={key}>
          <dt>
            {t(key)}
            <b>{t('of', { used, limit })}</b>
          </dt>
          <dd>
            <ProgressBar label={t(key)} value={Math.min(used, limit)} max={limit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
