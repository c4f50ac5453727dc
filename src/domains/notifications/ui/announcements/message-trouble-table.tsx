import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { LoadMore } from '../../../../design-system/states/load-more.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { MessageTroubleOutput } from '../../announcements-contract.ts';
import styles from './message-trouble-table.module.css';

type Props = {
  /** Nothing when the list did not load. */
  messages: readonly MessageTroubleOutput[] | null;
  total: number;
  loading: boolean;
  onMore: () => void;
  onRetry: () => void;
};

/** Messages by SMS and push that did not go out, newest first, and why. */
export function MessageTroubleTable({ messages, total, loading, onMore, onRetry }: Props) {
  const t = useTranslations('announcing.trouble');
  const columns: Column<MessageTroubleOutput>[] = [
    {
      key: 'account',
      header: t('account'),
      text: ({ email }) => email,
      mobile: 'title',
      main: true,
      cell: ({ email, user_id }) => (
        <>
          {email}
          <span className={styles.small}>{user_id}</span>
        </>
      ),
    },
    {
      key: 'channel',
      header: t('channel'),
      text: ({ channel }) => t(`channels.${channel}`),
      cell: ({ channel }) => t(`channels.${channel}`),
    },
    { key: 'kind', header: t('kind'), text: ({ kind }) => kind, mobile: 'sub', cell: ({ kind }) => kind },
    {
      key: 'state',
      header: t('state'),
      text: ({ state, reason }) => `${t(`states.${state}`)} ${reason ?? ''}`,
      mobile: 'value',
      cell: ({ state, reason }) => (
        <>
          <StatusPill tone={state === 'failed' ? 'loss' : 'amber'}>{t(`states.${state}`)}</StatusPill>
          {reason && <span className={styles.small}>{reason}</span>}
        </>
      ),
    },
    {
      key: 'when',
      header: t('when'),
      align: 'right',
      text: ({ changed_at }) => changed_at,
      mobile: 'change',
      cell: ({ changed_at }) => <RelativeTime at={changed_at} />,
    },
  ];
  return (
    <Card flush>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={messages ?? []}
        rowKey={({ notification_id, channel }) => `${notification_id} ${channel}`}
        filterText={t('filter')}
        error={messages ? undefined : { text: t('failed'), onRetry }}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        footer={<LoadMore shown={messages?.length ?? 0} total={total} loading={loading} onMore={onMore} />}
      />
    </Card>
  );
}
