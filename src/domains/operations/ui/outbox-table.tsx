import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../design-system/figures/relative-time.tsx';
import { Segmented } from '../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { LoadMore } from '../../../design-system/states/load-more.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../design-system/table/data-table.tsx';
import { isKnownKind, type Mail, stateTones } from './mail.ts';
import { MailDialog } from './mail-dialog.tsx';
import styles from './outbox-table.module.css';

type Props = {
  /** Nothing when the list did not load. */
  mails: readonly Mail[] | null;
  total: number;
  loading: boolean;
  onMore: () => void;
  onRetry: () => void;
  /** Only those that did not go out when they should have. */
  troubleOnly: boolean;
  onTroubleOnly: (only: boolean) => void;
  onTryAgain: (mail: Mail) => void;
};

/** Every mail the product wrote, newest first, and what became of it. */
export function OutboxTable({ mails, total, loading, onMore, onRetry, ...rest }: Props) {
  const { troubleOnly, onTroubleOnly, onTryAgain } = rest;
  const t = useTranslations('admin.outbox');
  const [opened, setOpened] = useState<Mail | null>(null);
  const columns: Column<Mail>[] = [
    {
      key: 'subject',
      header: t('subject'),
      text: (mail) => mail.subject,
      mobile: 'title',
      cell: (mail) => (
        <TextLink onClick={() => setOpened(mail)} aria-label={t('open', { subject: mail.subject })}>
          {mail.subject}
        </TextLink>
      ),
    },
    {
      key: 'recipient',
      header: t('recipient'),
      text: (mail) => mail.recipient,
      mobile: 'sub',
      cell: (mail) => mail.recipient,
    },
    {
      key: 'kind',
      header: t('kind'),
      text: (mail) => mail.kind,
      cell: (mail) => t(`kinds.${isKnownKind(mail.kind) ? mail.kind : 'other'}`),
    },
    {
      key: 'state',
      header: t('state'),
      text: (mail) => t(`states.${mail.state}`),
      mobile: 'value',
      cell: (mail) => (
        <>
          <StatusPill tone={stateTones[mail.state]}>{t(`states.${mail.state}`)}</StatusPill>
          {mail.last_error && <span className={styles.reason}>{mail.last_error}</span>}
        </>
      ),
    },
    {
      key: 'created',
      header: t('created'),
      align: 'right',
      text: (mail) => mail.created_at,
      mobile: 'change',
      cell: (mail) => <RelativeTime at={mail.created_at} />,
    },
  ];
  return (
    <Card flush>
      <div className={styles.bar}>
        <Segmented
          size="sm"
          tone="raised"
          label={t('which')}
          value={troubleOnly ? 'trouble' : 'all'}
          onChange={(which) => onTroubleOnly(which === 'trouble')}
          options={[
            { value: 'all', label: t('all') },
            { value: 'trouble', label: t('trouble') },
          ]}
        />
      </div>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={mails ?? []}
        rowKey={(mail) => mail.id}
        filterText={t('filter')}
        error={mails ? undefined : { text: t('failed'), onRetry }}
        empty={
          troubleOnly ? (
            <EmptyState title={t('noTrouble')} text={t('noTroubleText')} />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
        footer={<LoadMore shown={mails?.length ?? 0} total={total} loading={loading} onMore={onMore} />}
      />
      <MailDialog
        mail={opened}
        onClose={() => setOpened(null)}
        onTryAgain={(mail) => {
          setOpened(null);
          onTryAgain(mail);
        }}
      />
    </Card>
  );
}
