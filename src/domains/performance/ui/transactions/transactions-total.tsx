import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { decimal, sum as sumOf, textOf } from '../../../../foundation/decimal.ts';
import { formatAmount, styleOf } from '../../../../foundation/format-amount.ts';
import { formatNumber } from '../../../../foundation/format-number.ts';
import styles from './transactions-table.module.css';
import type { TransactionsPage } from './transactions-view.ts';

/** What all rows that match add up to, not only those of the page. */
export function TransactionsTotal({ page }: { page: TransactionsPage }) {
  const t = useTranslations('transactions.table');
  const { totals, shown_currency: currency } = page;
  const style = styleOf(currency);
  const sum = (amount: string) => formatNumber(amount, { style });
  const charges = textOf(sumOf([totals.fees, totals.taxes, totals.withheld].map(decimal)));
  return (
    <tfoot>
      <tr>
        <td className={styles.check} />
        <th scope="row" colSpan={3}>
          <b>
            {t('all', { count: totals.count, shown: formatNumber(String(totals.count), { decimals: 0 }) })}
          </b>
          <span className={styles.deskOnly}>
            {t('sums', {
              bought: sum(totals.bought),
              sold: sum(totals.sold),
              dividends: sum(totals.dividends),
            })}
          </span>
          <span className={styles.phoneOnly}>{t('net')}</span>
          {totals.without_rate > 0 && (
            <small className={styles.missing}>{t('withoutRate', { count: totals.without_rate })}</small>
          )}
        </th>
        <td className={`${styles.portfolio} ${styles.deskOnly}`} />
        <td className={styles.deskOnly} />
        <td className={styles.deskOnly} />
        <td className={`${styles.number} ${styles.main}`}>
          <span className={styles.deskOnly}>
            <Amount value={totals.flow} currency={currency} bare signed />
          </span>
          <span className={styles.phoneOnly}>
            <Amount value={totals.flow} currency={currency} signed />
          </span>
        </td>
        <td className={`${styles.number} ${styles.charges}`} title={t('chargedNote')}>
          <span className={styles.deskOnly}>
            <Amount value={charges} currency={currency} bare />
          </span>
          <span className={styles.phoneOnly}>
            {t('charged', { amount: formatAmount(charges, currency) })}
          </span>
        </td>
        <td className={styles.after} />
        <td className={styles.menu} />
      </tr>
    </tfoot>
  );
}
