import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { Percent } from '../../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import styles from './replay-table.module.css';
import { history, mix, shares, sixtyForty } from './strategy-replay.ts';

const strategies = [
  { id: 'history', rule: 'historyRule', replay: history },
  { id: 'shares', rule: 'sharesRule', replay: shares },
  { id: 'sixtyForty', rule: 'sixtyFortyRule', replay: sixtyForty },
] as const;

/** The same three in figures, computed from the lines that are drawn. */
export function ReplayTable() {
  const t = useTranslations('home.plan');
  const numbers = useNumbers();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('strategy')}</th>
          <th scope="col">{t('finalValue')}</th>
          <th scope="col">{t('annualReturn')}</th>
          <th scope="col">{t('deepestFall')}</th>
          <th scope="col" className={styles.wide}>
            {t('volatility')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('sharpe')}
          </th>
        </tr>
      </thead>
      <tbody>
        {strategies.map(({ id, rule, replay }) => (
          <tr key={id}>
            <th scope="row">
              <svg viewBox="0 0 24 12" aria-hidden="true">
                <path d="M0 6h24" className={styles[id]} />
              </svg>
              {t(id, mix)}
              <small>{t(rule)}</small>
            </th>
            <td className={styles.value}>
              <Amount value={replay.finalValue.toFixed(2)} currency="PLN" decimals={0} />
            </td>
            <td>
              <Change percent={replay.annualReturn} decimals={1} hideArrow />
            </td>
            <td>
              <Change percent={replay.deepestFall} decimals={1} hideArrow />
            </td>
            <td className={styles.wide}>
              <Percent value={replay.volatility} />
            </td>
            <td className={styles.wide}>{numbers.number(replay.sharpe.toFixed(4))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
