import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { styleOf } from '../../../../foundation/format-amount.ts';
import { formatQuantity } from '../../../../foundation/format-number.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { PlanOffer } from '../plan-offer.ts';
import styles from './plan-card.module.css';

type Props = { plan: PlanOffer; featured: boolean };

const described = ['free', 'standard', 'professional'] as const;

export function PlanCard({ plan, featured }: Props) {
  const t = useTranslations('home.prices');
  const to = usePath();
  const viewer = useViewer();
  const free = Number(plan.pricePln) === 0;
  const whom = described.find((slug) => slug === plan.slug);
  const features = [
    t('portfolios', { count: plan.portfolios }),
    t('integrations', { count: plan.integrations }),
    t('strategies', { count: plan.strategies }),
    plan.export ? t('export') : t('ownData'),
    plan.education && t('education'),
    plan.sms && t('sms'),
  ].filter((feature) => feature !== false);
  return (
    <article className={classNames(styles.card, featured && styles.featured)}>
      <h3 className={text.h3}>{plan.name}</h3>
      <p className={styles.price}>
        <Amount
          value={plan.pricePln}
          currency="PLN"
          decimals={decimalsOf(plan.pricePln)}
          className={styles.amount}
        />
        <small>
          {free
            ? t('forever')
            : t('monthly', { eur: formatQuantity(plan.priceEur, { style: styleOf('EUR') }) })}
        </small>
      </p>
      {whom && <p className={styles.whom}>{t(whom)}</p>}
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" className={styles.tick} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <Button full to={viewer ? to('payment') : to('register')} className={styles.choose}>
        {free ? t('start') : t('choose', { plan: plan.name })}
      </Button>
    </article>
  );
}

/** Whole prices stand without grosze. */
function decimalsOf(price: string): number {
  return Number.isInteger(Number(price)) ? 0 : 2;
}
