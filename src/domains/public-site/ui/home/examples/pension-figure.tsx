import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import styles from './pension-figure.module.css';

/** The limits of 2026. */
const accounts = [
  { name: 'IKE', used: 21_400, limit: 28_260 },
  { name: 'IKZE', used: 11_304, limit: 11_304 },
];
/** A year of PPK on a gross salary of 6 570 a month: employee, employer, state. */
const ppk = [1_577, 1_183, 240];

export function PensionFigure() {
  const t = useTranslations('home.poland.pensions');
  return (
    <dl className={styles.accounts}>
      {accounts.map(({ name, used, limit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {t.rich('used', {
              used: () => <Amount value={String(used)} currency="PLN" decimals={0} bare />,
              limit: () => <Amount value={String(limit)} currency="PLN" decimals={0} />,
            })}
          </dd>
          <dd className={styles.bar} aria-hidden="true">
            <i style={{ width: `${(used / limit) * 100}%` }} />
          </dd>
        </div>
      ))}
      <div>
        <dt>PPK</dt>
        <dd>{t('ppk')}</dd>
        <dd className={styles.bar} aria-hidden="true">
          {ppk.map((part) => (
            <i key={part} style={{ flexGrow: part }} />
          ))}
        </dd>
      </div>
    </dl>
  );
}
