import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../../../design-system/brand/icon.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import styles from './transactions-bulk-bar.module.css';
import { TransactionsMoveDialog } from './transactions-move-dialog.tsx';
import { TransactionsNoteDialog } from './transactions-note-dialog.tsx';
import { addUp } from './transactions-row.ts';
import type { BulkActions } from './transactions-view.ts';

type Props = {
  rows: readonly TransactionOutput[];
  currency: string;
  portfolios: readonly { id: string; name: string }[];
  actions: BulkActions;
  onClear: () => void;
};

/** What can be done with the selected rows, and what they add up to. */
export function TransactionsBulkBar({ rows, currency, portfolios, actions, onClear }: Props) {
  const t = useTranslations('transactions.bulk');
  const ui = useTranslations('ui');
  const [asked, setAsked] = useState<'move' | 'note'>();
  const ids = rows.map(({ id }) => id);
  const { flow, charges } = addUp(rows);
  const close = () => setAsked(undefined);
  const then = async (done: Promise<boolean>) => {
    if (!(await done)) return;
    close();
    onClear();
  };
  const count = ui('selectedCount', { count: rows.length });
  return (
    <div className={styles.wrap} data-print="hide">
      <div className={styles.bar} data-scheme="dark" role="toolbar" aria-label={count}>
        <b aria-live="polite">{count}</b>
        <span className={styles.summary}>
          {t('summary', {
            flow: formatAmount(flow, currency, { signed: true }),
            charges: formatAmount(charges, currency),
          })}
        </span>
        <Action icon="folder-move" name={t('move')} onClick={() => setAsked('move')} />
        <Action icon="tag" name={t('note')} onClick={() => setAsked('note')} />
        <Action icon="upload" name={t('export')} onClick={() => actions.export(rows)} />
        <Action icon="trash" name={t('delete')} danger onClick={() => void then(actions.remove(rows))} />
        <button type="button" className={styles.close} aria-label={ui('clearSelection')} onClick={onClear}>
          <Icon name="x" size={18} />
        </button>
      </div>
      {asked === 'move' && (
        <TransactionsMoveDialog
          rows={rows}
          portfolios={portfolios}
          onClose={close}
          onMove={(portfolioId) => then(actions.move(ids, portfolioId))}
        />
      )}
      {asked === 'note' && (
        <TransactionsNoteDialog
          rows={rows}
          onClose={close}
          onSave={(note) => then(actions.annotate(ids, note))}
        />
      )}
    </div>
  );
}

type ActionProps = { icon: IconName; name: string; danger?: boolean; onClick: () => void };

function Action({ icon, name, danger, onClick }: ActionProps) {
  return (
    <button type="button" className={danger ? styles.danger : undefined} title={name} onClick={onClick}>
      <Icon name={icon} size={18} />
      <span>{name}</span>
    </button>
  );
}
