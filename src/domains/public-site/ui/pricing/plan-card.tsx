import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { amountParts, formatAmount } from '../../../../foundation/format-amount.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { choiceQuery, type PlanChoice } from '../../../billing/plan-choice.ts';
import { decimalsOf, isFree, monthOfYear, priceOf } from '../../../billing/plan-prices.ts';
import type { PlanOffer } from '../plan-offer.ts';
import styles from './plan-card.module.css';
import { PlanDepth } from './plan-depth.tsx';

type Props = {
  plan: PlanOffer;
  /** From the smallest plan: the larger, the more layers. */
  depth: number;
  choice: PlanChoice;
  /** Days one may try it before paying; none for other plans. */
  trialDays?: number;
  /** Of its title. */
  level: 2 | 3;
};

const described = ['free', 'standard', 'professional'] as const;

export function PlanCard({ plan, depth, choice, trialDays, level }: Props) {
  const t = useTranslations('pricing');
  const Heading = `h${level}` as const;
  const whom = described.find((slug) => slug === plan.slug);
  const featured = plan.slug === 'standard';
  return (
    <article
      aria-labelledby={`plan-${plan.slug}`}
      data-scheme={featured ? 'dark' : undefined}
      className={classNames(styles.card, featured && styles.featured)}
    >
      <header className={styles.head}>
        <Heading id={`plan-${plan.slug}`} className={styles.name}>
          {plan.name}
        </Heading>
        {trialDays ? <span className={styles.trial}>{t('trial', { days: trialDays })}</span> : null}
      </header>
      <p className={styles.whom}>{whom && t(`whom.${whom}`)}</p>
      <Price plan={plan} choice={choice} />
      <ChooseButton plan={plan} choice={choice} canTry={Boolean(trialDays)} />
      <ul className={styles.features}>
        {useFeatures(plan).map((feature) => (
          <li key={feature}>
            <Icon name="check" className={styles.tick} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <PlanDepth depth={depth} amber={!isFree(plan)} dark={featured} />
    </article>
  );
}

function Price({ plan, choice }: Pick<Props, 'plan' | 'choice'>) {
  const t = useTranslations('pricing');
  const { period, currency } = choice;
  const price = priceOf(plan, period, currency);
  const decimals = decimalsOf(price);
  const { before, groups, group, decimal, fraction, after } = amountParts(price, currency, { decimals });
  const other = period === 'month' ? priceOf(plan, 'year', currency) : monthOfYear(plan, currency);
  const amount = formatAmount(other, currency, { decimals: decimalsOf(other) });
  return (
    <>
      <p className={styles.price}>
        {before && <small>{before}</small>}
        {groups.join(group)}
        {(fraction || after) && <small>{`${decimal}${fraction}${after}`}</small>}
      </p>
      <p className={styles.per}>
        {isFree(plan)
          ? t('forever')
          : t(period === 'month' ? 'perMonth' : 'perYear', { amount, vat: plan.has_vat ? 'in' : 'none' })}
      </p>
    </>
  );
}

function ChooseButton({ plan, choice, canTry }: Pick<Props, 'plan' | 'choice'> & { canTry: boolean }) {
  const t = useTranslations('pricing');
  const to = usePath();
  const viewer = useViewer();
  const query = choiceQuery(choice, plan.slug);
  const variant = plan.slug === 'standard' ? 'primary' : isFree(plan) ? 'secondary' : 'ink';
  const look = { full: true, variant, className: styles.choose } as const;
  if (viewer) {
    return (
      <Button {...look} to={to('payment') + query}>
        {t('choose', { plan: plan.name })}
      </Button>
    );
  }
  const words = isFree(plan) ? t('start') : t(canTry ? 'try' : 'choose', { plan: plan.name });
  return (
    <Button {...look} to={isFree(plan) ? to('register') : to('register') + query}>
      {words}
    </Button>
  );
}

/** The limits in one line, then what else is in it; the smallest plan says what every plan has. */
function useFeatures(plan: PlanOffer): string[] {
  const t = useTranslations('pricing.features');
  const { portfolios, integrations, strategies } = plan;
  const more = [plan.sms && t('sms'), plan.export && t('export'), plan.education && t('education')].filter(
    (feature) => feature !== false,
  );
  return [
    [
      t('portfolios', { count: portfolios }),
      t('integrations', { count: integrations }),
      t('strategies', { count: strategies }),
    ].join(', '),
    ...(more.length > 0 ? more : [t('charts'), t('modules'), t('ownData')]),
  ];
}
