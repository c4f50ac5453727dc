import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { TransactionChip } from '../../../ledger/ui/transaction/fields/transaction-chip.tsx';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import styles from './transactions-phone-cell.module.css';
import { movesMoney, phoneQuantity } from './transactions-row.ts';
import { useTransactionWords } from './use-transaction-words.ts';

type Props = {
  row: TransactionOutput;
  currency: string;
  /** The year is left out where it is this one. */
  thisYear: string;
  selected: boolean;
  onSelect: () => void;
  menu: ReactNode;
};

/** A whole row in two lines, for a phone. */
export function TransactionsPhoneCell({ row, currency, thisYear, selected, onSelect, menu }: Props) {
  const t = useTranslations('transactions.table');
  const { subjectOf, whatOf } = useTransactionWords();
  const { badge, name } = subjectOf(row);
  const isOfThisYear = row.created_at.startsWith(thisYear);
  return (
    <>
      <span className={styles.pick}>
        <input
          type="checkbox"
          className={styles.box}
          checked={selected}
          onChange={onSelect}
          aria-label={t('select', { what: whatOf(row) })}
        />
        <span className={styles.tick} aria-hidden="true">
          <Icon name="check" size={18} />
        </span>
        <span className={styles.badge}>
          <TickerBadge ticker={badge} />
        </span>
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        {movesMoney(row) && <Amount value={row.flow} currency={currency} signed reason={t('noRate')} />}
      </span>
      <span className={styles.kind}>
        <TransactionChip type={row.type} />
        <DayDate day={row.created_at} form={isOfThisYear ? 'dayMonth' : 'short'} />
      </span>
      <span className={styles.quantity}>{phoneQuantity(row, currency)}</span>
      <span className={styles.menu}>{menu}</span>
    </>
  );
}
