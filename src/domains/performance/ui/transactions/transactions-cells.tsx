import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { tagWords } from '../../../remarks/tag-words.ts';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import { chargesOf, quantityOf } from './transactions-row.ts';
import styles from './transactions-table.module.css';
import { useTransactionWords } from './use-transaction-words.ts';

/** The asset, or what happened to the cash. */
export function SubjectCell({ row }: { row: TransactionOutput }) {
  const { subjectOf } = useTransactionWords();
  const { badge, name, note } = subjectOf(row);
  const to = usePath();
  return (
    <div title={row.note ? `${name}\n${row.note}` : name}>
      <AssetName
        ticker={badge}
        name={name}
        note={[note, tagWords(row.tags)].filter(Boolean).join(' · ') || undefined}
        to={row.asset_value_id === null ? undefined : to('holding', { id: row.asset_value_id })}
      />
    </div>
  );
}

/** With its own currency, which may be another in each row. */
export function PriceCell({ row }: { row: TransactionOutput }) {
  const { price, currency } = quantityOf(row, useNumbers());
  return (
    <>
      {price ?? <Unknown />}
      <span className={styles.currency}>{currency}</span>
    </>
  );
}

type CellProps = { row: TransactionOutput; currency: string };

export function ChargesCell({ row, currency }: CellProps) {
  const t = useTranslations('transactions.table');
  const charges = chargesOf(row);
  if (charges === null) return <Unknown reason={t('noRate')} />;
  return /[1-9]/.test(charges) ? <Amount value={charges} currency={currency} bare /> : <Unknown />;
}

/** The holding right after it; cash has none. */
export function AfterCell({ row, currency }: CellProps) {
  const t = useTranslations('transactions.table');
  const numbers = useNumbers();
  if (row.amount_after === null) return <Unknown />;
  return (
    <span title={t('unitsAfter', { units: `${numbers.units(row.amount_after)} ${row.ticker ?? ''}` })}>
      <Amount
        value={row.value_after}
        currency={currency}
        bare
        // What has no price of its own, as a dividend, has no value at it either.
        reason={row.price === null ? undefined : t('noValue')}
      />
    </span>
  );
}
