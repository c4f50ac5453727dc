import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BulkAction, BulkBar } from '../../../../design-system/table/bulk-bar.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { useReadOnlyPortfolios } from '../../../billing/ui/read-only.tsx';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import { TransactionsMoveDialog } from './transactions-move-dialog.tsx';
import { TransactionsNoteDialog } from './transactions-note-dialog.tsx';
import { addUp, isBeyondPlan, makesPair } from './transactions-row.ts';
import type { BulkActions } from './transactions-view.ts';
import { useMoneySums } from './use-money-sums.ts';

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
  const [asked, setAsked] = useState<'move' | 'note'>();
  const ids = rows.map(({ id }) => id);
  const { charges, ...sums } = addUp(rows);
  const sumText = useMoneySums();
  const ofKinds = sumText(sums, (amount) => formatAmount(amount, currency));
  const isPair = makesPair(rows);
  const kept = rows.filter(({ is_read_only }) => is_read_only).length;
  const refused = kept > 0 ? t('readOnly', { count: kept }) : undefined;
  const isPart = rows.some(({ event_id }) => event_id !== null);
  const readOnly = useReadOnlyPortfolios();
  const beyond = rows.filter((row) => isBeyondPlan(row, readOnly)).length;
  // What exceeds the plan can be moved out of it, exported and removed (BL-17).
  const closed = refused ?? (beyond > 0 ? t('beyondPlan', { count: beyond }) : undefined);
  const close = () => setAsked(undefined);
  const then = async (done: Promise<boolean>) => {
    if (!(await done)) return;
    close();
    onClear();
  };
  return (
    <>
      <BulkBar
        count={rows.length}
        summary={[ofKinds, t('charges', { charges: formatAmount(charges, currency) })]
          .filter(Boolean)
          .join(' · ')}
        onClear={onClear}
      >
        {isPair && !refused && (
          <BulkAction
            icon="transactions"
            name={t('link')}
            refused={closed}
            onClick={() => void then(actions.link(ids))}
          />
        )}
        <BulkAction
          icon="folder-move"
          name={t('move')}
          refused={refused ?? (isPart ? t('partOfAction') : undefined)}
          onClick={() => setAsked('move')}
        />
        <BulkAction icon="edit" name={t('note')} refused={closed} onClick={() => setAsked('note')} />
        <BulkAction icon="tag" name={t('tags')} onClick={() => void then(actions.tag(rows))} />
        <BulkAction icon="upload" name={t('export')} onClick={() => actions.export(rows)} />
        <BulkAction
          icon="trash"
          name={t('delete')}
          danger
          refused={refused}
          onClick={() => void then(actions.remove(rows))}
        />
      </BulkBar>
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
    </>
  );
}
