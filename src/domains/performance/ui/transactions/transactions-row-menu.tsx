import { useTranslations } from 'use-intl';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { useReadOnlyItem, useReadOnlyPortfolios } from '../../../billing/ui/read-only.tsx';
import { hasSource } from '../../../imports/ui/source/open-source.ts';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import { isBeyondPlan } from './transactions-row.ts';
import type { RowActions } from './transactions-view.ts';
import { useTransactionWords } from './use-transaction-words.ts';

type Props = { row: TransactionOutput; actions: RowActions };

export function TransactionsRowMenu({ row, actions }: Props) {
  const t = useTranslations('transactions');
  const { whatOf } = useTransactionWords();
  const isReadOnly = row.is_read_only;
  // Changed by recording it anew.
  const isPart = row.event_id !== null;
  const readOnly = useReadOnlyPortfolios();
  const isClosed = readOnly.has(row.portfolio_id);
  const isBeyond = isBeyondPlan(row, readOnly);
  const beyondPlan = useReadOnlyItem();
  return (
    <Menu
      trigger={<IconButton icon="dots" size="sm" label={t('table.menuOf', { what: whatOf(row) })} />}
      items={[
        {
          label: t(isReadOnly ? 'row.show' : 'row.edit'),
          icon: isReadOnly ? 'eye' : 'edit',
          note: isReadOnly ? t('row.readOnly') : isPart ? t('row.partOfAction') : undefined,
          disabled: isPart,
          ...beyondPlan(isBeyond && !isReadOnly),
          onSelect: () => actions.edit(row),
        },
        {
          label: t('row.duplicate'),
          icon: 'duplicate',
          // What the broker keeps takes no rows by hand.
          disabled: isPart || (isReadOnly && row.ticker !== null),
          ...beyondPlan(isClosed),
          onSelect: () => actions.duplicate(row),
        },
        { label: t('row.tags'), icon: 'tag', onSelect: () => actions.tags(row) },
        ...(row.type === 'buy'
          ? [{ label: t('row.decision'), icon: 'edit' as const, onSelect: () => actions.decision(row) }]
          : []),
        { label: t('row.versions'), icon: 'clock', onSelect: () => actions.versions(row) },
        ...(hasSource(row)
          ? [{ label: t('row.source'), icon: 'file' as const, onSelect: () => actions.source(row) }]
          : []),
        ...(row.other_portfolio_id
          ? [
              {
                label: t('row.unlink'),
                icon: 'x' as const,
                ...beyondPlan(isBeyond),
                onSelect: () => actions.unlink(row),
              },
            ]
          : []),
        'separator',
        {
          label: t(isPart ? 'row.deleteAction' : 'row.delete'),
          icon: 'trash',
          danger: true,
          disabled: isReadOnly,
          onSelect: () => actions.remove(row),
        },
      ]}
    />
  );
}
