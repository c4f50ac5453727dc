import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { Pick } from '../../../../design-system/table/data-table.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { TransactionChip } from '../../../ledger/ui/transaction/fields/transaction-chip.tsx';
import { tagWords } from '../../../remarks/tag-words.ts';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import styles from './transactions-phone-cell.module.css';
import { movesMoney, phoneQuantity } from './transactions-row.ts';
import { TransactionsRowMenu } from './transactions-row-menu.tsx';
import type { RowActions } from './transactions-view.ts';
import { useTransactionWords } from './use-transaction-words.ts';

type Props = {
  row: TransactionOutput;
  currency: string;
  /** The year is left out where it is this one. */
  thisYear: string;
  pick: Pick | undefined;
  actions: RowActions;
};

/** A whole row in two lines, for a phone; tags are a third. */
export function TransactionsPhoneCell({ row, currency, thisYear, pick, actions }: Props) {
  const t = useTranslations('transactions.table');
  const numbers = useNumbers();
  const to = usePath();
  const { subjectOf } = useTransactionWords();
  const { badge, name } = subjectOf(row);
  const isOfThisYear = row.created_at.startsWith(thisYear);
  return (
    <div className={styles.row}>
      <span className={styles.pick}>
        <input
          type="checkbox"
          className={styles.box}
          checked={pick?.selected}
          onChange={pick?.onSelect}
          aria-label={pick?.name}
        />
        <span className={styles.tick} aria-hidden="true">
          <Icon name="check" size={18} />
        </span>
        <span className={styles.badge}>
          <TickerBadge ticker={badge} />
        </span>
      </span>
      <span className={styles.name}>
        {row.asset_value_id === null ? (
          name
        ) : (
          <Link to={to('holding', { id: row.asset_value_id })}>{name}</Link>
        )}
      </span>
      <span className={styles.value}>
        {movesMoney(row) && <Amount value={row.flow} currency={currency} signed reason={t('noRate')} />}
      </span>
      <span className={styles.below}>
        <span className={styles.kind}>
          <TransactionChip type={row.type} />
          <DayDate day={row.created_at} form={isOfThisYear ? 'dayMonth' : 'short'} />
        </span>
        <span className={styles.quantity}>{phoneQuantity(row, currency, numbers)}</span>
        {row.tags.length > 0 && <span className={styles.tags}>{tagWords(row.tags)}</span>}
      </span>
      <span className={styles.menu}>
        <TransactionsRowMenu row={row} actions={actions} />
      </span>
    </div>
  );
}
