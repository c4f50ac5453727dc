import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { decimal, sum as sumOf, textOf } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import styles from './transactions-table.module.css';
import type { TransactionsPage } from './transactions-view.ts';
import { useMoneySums } from './use-money-sums.ts';

type Props = { page: TransactionsPage };

/** How many rows match, not only those of the page, and what they add up to by kind. */
export function TransactionsTotal({ page: { totals, shown_currency: currency } }: Props) {
  const numbers = useNumbers();
  const t = useTranslations('transactions.table');
  const sums = useMoneySums();
  return (
    <div className={styles.all}>
      <b>{t('all', { count: totals.count, shown: numbers.number(String(totals.count), { decimals: 0 }) })}</b>
      <span>{sums(totals, (amount) => formatAmount(amount, currency))}</span>
      {totals.without_rate > 0 && (
        <small className={styles.missing}>{t('withoutRate', { count: totals.without_rate })}</small>
      )}
    </div>
  );
}

export function TotalCharges({ page: { totals, shown_currency: currency } }: Props) {
  const t = useTranslations('transactions.table');
  const charges = textOf(sumOf([totals.fees, totals.taxes, totals.withheld].map(decimal)));
  return (
    <span title={t('chargedNote')}>
      <span className={styles.desk}>
        <Amount value={charges} currency={currency} bare />
      </span>
      <span className={styles.narrow}>{t('charged', { amount: formatAmount(charges, currency) })}</span>
    </span>
  );
}
