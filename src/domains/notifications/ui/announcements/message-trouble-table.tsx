import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { MessageTroubleOutput } from '../../announcements-contract.ts';
import styles from './message-trouble-table.module.css';

type Props = {
  /** Nothing when the list did not load. */
  messages: readonly MessageTroubleOutput[] | null;
  loading: boolean;
  /** Whether a search or filter left them out. */
  isFiltered: boolean;
  toolbar: ReactNode;
  footer: ReactNode;
  onRetry: () => void;
};

/** Messages by SMS and push that did not go out, newest first, and why. */
export function MessageTroubleTable(props: Props) {
  const { messages, loading, isFiltered, toolbar, footer, onRetry } = props;
  const t = useTranslations('announcing.trouble');
  const columns: Column<MessageTroubleOutput>[] = [
    {
      key: 'account',
      header: t('account'),
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
      cell: ({ channel }) => t(`channels.${channel}`),
    },
    { key: 'kind', header: t('kind'), mobile: 'sub', cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'state',
      header: t('state'),
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
      mobile: 'change',
      cell: ({ changed_at }) => <RelativeTime at={changed_at} />,
    },
  ];
  return (
    <Card flush>
      {toolbar}
      <DataTable
        label={t('label')}
        columns={columns}
        rows={messages ?? []}
        rowKey={({ notification_id, channel }) => `${notification_id} ${channel}`}
        loading={loading}
        error={messages ? undefined : { text: t('failed'), onRetry }}
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
