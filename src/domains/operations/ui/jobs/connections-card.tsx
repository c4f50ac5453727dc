import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listConnectionHealth } from '../../system-contract.ts';
import styles from './jobs.module.css';

type Health = CallOutput<typeof listConnectionHealth>['data'][number];
type Props = { connections: readonly Health[] | null; onRetry: () => void };

/** Whether what people connected can be read, by broker. */
export function ConnectionsCard({ connections, onRetry }: Props) {
  const t = useTranslations('workings.connections');
  const columns: Column<Health>[] = [
    { key: 'broker', header: t('broker'), mobile: 'title', main: true, cell: ({ broker }) => broker },
    {
      key: 'state',
      header: t('state'),
      mobile: 'sub',
      cell: ({ fine, failing, fresh }) => (
        <span className={styles.states}>
          {fine > 0 && <StatusPill tone="gain">{t('fine', { count: fine })}</StatusPill>}
          {failing > 0 && <StatusPill tone="loss">{t('failing', { count: failing })}</StatusPill>}
          {fresh > 0 && <StatusPill>{t('fresh', { count: fresh })}</StatusPill>}
        </span>
      ),
    },
    { key: 'failure', header: t('failure'), cell: ({ failure }) => failure ?? t('noFailure') },
    {
      key: 'last',
      header: t('last'),
      align: 'right',
      mobile: 'value',
      cell: ({ last_success_at: at }) => (at ? <RelativeTime at={at} /> : t('never')),
    },
  ];
  return (
    <Card flush title={t('title')}>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={connections ?? []}
        rowKey={({ broker }) => broker}
        error={connections ? undefined : { text: t('loadFailed'), onRetry }}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </Card>
  );
}
