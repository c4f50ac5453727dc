import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { formatAmount } from '../../../../../foundation/format-amount.ts';
import { pensionLimits } from '../../../../ledger/pension-limits.ts';
import styles from './pension-figure.module.css';

const limits = pensionLimits['2026'];
const accounts = [
  { name: 'IKE', used: 21_400, limit: Number(limits.ike) },
  { name: 'IKZE', used: Number(limits.ikze), limit: Number(limits.ikze) },
];
/** A year of PPK on a gross salary of 6 570 a month: of it employee and employer pay so many percent, the state so much. */
const ppk = { own: '2', employer: '1.5', state: 240 } as const;
const ppkParts = [1_577, 1_183, ppk.state];

export function PensionFigure() {
  const t = useTranslations('home.poland.pensions');
  const numbers = useNumbers();
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
        <dd>
          {t('ppk', {
            own: numbers.percent(ppk.own, { decimals: 0 }),
            employer: numbers.percent(ppk.employer, { decimals: 1 }),
            state: formatAmount(String(ppk.state), 'PLN', { decimals: 0 }),
          })}
        </dd>
        <dd className={styles.bar} aria-hidden="true">
          {ppkParts.map((part) => (
            <i key={part} style={{ flexGrow: part }} />
          ))}
        </dd>
      </div>
    </dl>
  );
}
