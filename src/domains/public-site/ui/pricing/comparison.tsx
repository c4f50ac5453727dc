import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { PlanOffer } from '../plan-offer.ts';
import styles from './comparison.module.css';

/** Everything a plan says, in the order of the cards. */
const rows = [
  { key: 'portfolios', of: (plan: PlanOffer) => plan.portfolios },
  { key: 'integrations', of: (plan: PlanOffer) => plan.integrations },
  { key: 'strategies', of: (plan: PlanOffer) => plan.strategies },
  { key: 'notifications', of: () => true },
  { key: 'sms', of: (plan: PlanOffer) => plan.sms },
  { key: 'export', of: (plan: PlanOffer) => plan.export },
  { key: 'education', of: (plan: PlanOffer) => plan.education },
] as const;

const noted = ['integrations', 'export'] as const;

export function Comparison({ plans }: { plans: readonly PlanOffer[] }) {
  const t = useTranslations('pricing.compare');
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('title')}</th>
            {plans.map((plan) => (
              <th key={plan.slug} scope="col">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, of }) => {
            const note = noted.find((name) => name === key);
            return (
              <tr key={key}>
                <th scope="row">
                  {t(key)}
                  {note && <small>{t(`${note}Note`)}</small>}
                </th>
                {plans.map((plan) => (
                  <td key={plan.slug}>
                    <Cell value={of(plan)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ value }: { value: number | boolean }) {
  const t = useTranslations('pricing.compare');
  const { number } = useNumbers();
  if (typeof value === 'number') return <b>{number(String(value), { decimals: 0 })}</b>;
  if (value) {
    return (
      <>
        <Icon name="check" className={styles.tick} />
        <span className="visually-hidden">{t('yes')}</span>
      </>
    );
  }
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <span className="visually-hidden">{t('no')}</span>
    </>
  );
}
