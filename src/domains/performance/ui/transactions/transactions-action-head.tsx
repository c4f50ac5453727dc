import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import { tickersOf } from './transactions-row.ts';
import styles from './transactions-table.module.css';

type Props = {
  /** The first of its rows on this page. */
  row: TransactionOutput;
  rows: readonly TransactionOutput[];
  onRemove: (row: TransactionOutput) => void;
};

/** One corporate action over its rows: what it was, of what, and the way to remove all of it (rule CA-7). */
export function TransactionsActionHead({ row, rows, onRemove }: Props) {
  const t = useTranslations('transactions');
  const kind = t(`events.${row.event_kind!}`);
  const assets = tickersOf(rows, row.event_id!).join(' → ');
  return (
    <div className={styles.action}>
      <span className={styles.actionName}>
        <b>{kind}</b> {assets}
      </span>
      <Button
        size="sm"
        variant="text"
        disabled={row.is_read_only}
        aria-label={t('action.removeOf', { action: `${kind} ${assets}` })}
        onClick={() => onRemove(row)}
      >
        {t('action.remove')}
      </Button>
    </div>
  );
}
