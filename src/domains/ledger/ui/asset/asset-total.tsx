import { useTranslations } from 'use-intl';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import styles from './asset-form.module.css';
import { type AssetValues, paidTotal } from './asset-values.ts';

type Props = { values: AssetValues; code: string | undefined };

/** What the entry will cost, while it is typed. */
export function AssetTotal({ values, code }: Props) {
  const t = useTranslations('ledger.asset');
  const total = paidTotal(values);
  const fee = values.fee.trim();
  const hasFee = /^\d+(\.\d+)?$/.test(fee) && /[1-9]/.test(fee);
  return (
    <p className={styles.total} aria-live="polite">
      {total === null || !code
        ? t('totalNone')
        : hasFee
          ? t.rich('totalWithFee', {
              total: formatAmount(total, code),
              fee: formatAmount(fee, code),
              b: (text) => <b>{text}</b>,
            })
          : t.rich('total', { total: formatAmount(total, code), b: (text) => <b>{text}</b> })}
    </p>
  );
}
