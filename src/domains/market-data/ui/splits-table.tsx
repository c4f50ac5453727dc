import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { AssetName } from '../../../design-system/figures/asset-name.tsx';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../design-system/table/data-table.tsx';
import { callApi } from '../../../foundation/call-api.ts';
import type { CallOutput } from '../../../foundation/contract.ts';
import { changeSplit, type listSplits } from '../splits-contract.ts';
import styles from './splits-table.module.css';

export type Split = CallOutput<typeof listSplits>['data'][number];

type Props = {
  /** Nothing when the list did not load. */
  splits: readonly Split[] | null;
  loading: boolean;
  /** Whether a search or filter left them out. */
  isFiltered: boolean;
  toolbar: ReactNode;
  footer: ReactNode;
  onChanged: () => Promise<void>;
  onRetry: () => void;
};

/** What sources reported about splits; a wrong one is undone, and applied again when it was right after all. */
export function SplitsTable(props: Props) {
  const { splits, loading, isFiltered, toolbar, footer, onChanged, onRetry } = props;
  const t = useTranslations('admin.splits');
  const { changing, change } = useChange(onChanged);
  const columns: Column<Split>[] = [
    {
      key: 'asset',
      header: t('asset'),
      text: (split) => `${split.ticker} ${split.name}`,
      mobile: 'title',
      cell: (split) => <AssetName ticker={split.ticker} name={split.name} />,
    },
    {
      key: 'day',
      header: t('day'),
      text: (split) => split.day,
      mobile: 'sub',
      cell: (split) => (
        <>
          <DayDate day={split.day} />
          {split.undone_at && <span className={styles.onPhone}> · {t('undone')}</span>}
        </>
      ),
    },
    {
      key: 'ratio',
      header: t('ratio'),
      align: 'right',
      text: (split) => `${split.numerator}:${split.denominator}`,
      mobile: 'change',
      cell: (split) => `${split.numerator} : ${split.denominator}`,
    },
    {
      key: 'source',
      header: t('source'),
      text: (split) => (split.is_simulated ? t('simulated') : split.source),
      cell: (split) => (split.is_simulated ? t('simulated') : split.source),
    },
    {
      key: 'state',
      header: t('state'),
      text: (split) => (split.undone_at ? t('undone') : t('applied')),
      cell: (split) => (
        <StatusPill tone={split.undone_at ? 'neutral' : 'gain'}>
          {split.undone_at ? t('undone') : t('applied')}
        </StatusPill>
      ),
    },
    {
      key: 'action',
      header: t('action'),
      align: 'right',
      mobile: 'value',
      cell: (split) => (
        <Button
          size="sm"
          loading={changing === split.id}
          aria-label={t(split.undone_at ? 'redoOf' : 'undoOf', { ticker: split.ticker, day: split.day })}
          onClick={() => change(split)}
        >
          {split.undone_at ? t('redo') : t('undo')}
        </Button>
      ),
    },
  ];
  return (
    <Card flush title={t('title')} note={t('note')}>
      {toolbar}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={splits ?? []}
        rowKey={(split) => split.id}
        loading={loading}
        error={splits ? undefined : { text: t('failed'), onRetry }}
        empty={
          isFiltered ? (
            <EmptyState title={t('noMatch')} text={t('noMatchText')} />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
        footer={footer}
      />
    </Card>
  );
}

function useChange(onChanged: () => Promise<void>) {
  const t = useTranslations('admin.splits');
  const common = useTranslations('common.error');
  const locale = useLocale();
  const [changing, setChanging] = useState<string | null>(null);
  const change = async ({ id, ticker, undone_at }: Split) => {
    setChanging(id);
    try {
      const body = { undone: undone_at === null };
      await callApi(changeSplit, { params: { id }, body }, locale);
      await onChanged();
      toast.success(t(body.undone ? 'undoneNow' : 'redoneNow', { ticker }));
    } catch {
      toast.error(common('general'));
    }
    setChanging(null);
  };
  return { changing, change };
}
