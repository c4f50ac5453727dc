import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { SearchForm } from '../../../../design-system/inputs/search/search-form.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listOutbox } from '../../outbox-contract.ts';
import { Pager } from '../lists/pager.tsx';
import toolbar from '../lists/toolbar.module.css';
import { isKnownKind, type Mail, stateTones } from './mail.ts';
import { MailDialog } from './mail-dialog.tsx';
import styles from './outbox-table.module.css';

type Page = CallOutput<typeof listOutbox>;

type Props = {
  /** Nothing when the list did not load. */
  page: Page | null;
  search: string;
  /** The newest day, or nothing. */
  until: string;
  /** Only those that did not go out when they should have. */
  troubleOnly: boolean;
  loading: boolean;
  onQuery: (changes: {
    search?: string;
    only?: 'trouble' | undefined;
    until?: string;
    start?: number;
  }) => void;
  onRetry: () => void;
  onTryAgain: (mail: Mail) => void;
};

/** Every mail the product wrote, newest first, and what became of it. */
export function OutboxTable(props: Props) {
  const { page, search, until, troubleOnly, loading, onQuery, onRetry, onTryAgain } = props;
  const t = useTranslations('admin.outbox');
  const people = useTranslations('desk.people');
  const [opened, setOpened] = useState<Mail | null>(null);
  const columns = useMailColumns(setOpened);
  return (
    <Card flush>
      <div className={toolbar.bar}>
        <Segmented
          size="sm"
          tone="raised"
          label={t('which')}
          value={troubleOnly ? 'trouble' : 'all'}
          onChange={(which) => onQuery({ only: which === 'trouble' ? 'trouble' : undefined })}
          options={[
            { value: 'all', label: t('all') },
            { value: 'trouble', label: t('trouble') },
          ]}
        />
        <SearchForm
          look="pill"
          search={search}
          onSearch={(typed) => onQuery({ search: typed })}
          label={t('filter')}
          clearLabel={people('clear')}
          maxLength={200}
          className={toolbar.search}
        />
        <div key={until} className={toolbar.day}>
          <span aria-hidden="true">{t('until')}</span>
          <DateInput
            aria-label={t('until')}
            defaultValue={until}
            onChange={({ target }) => target.value !== until && onQuery({ until: target.value })}
          />
        </div>
      </div>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={page?.data ?? []}
        rowKey={(mail) => mail.id}
        loading={loading}
        error={page ? undefined : { text: t('failed'), onRetry }}
        empty={
          search || until ? (
            <EmptyState title={search ? t('noMatch', { search }) : t('noneUntil')} />
          ) : troubleOnly ? (
            <EmptyState title={t('noTrouble')} text={t('noTroubleText')} />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
        footer={
          page && <Pager {...page.meta} shown={page.data.length} onStart={(start) => onQuery({ start })} />
        }
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

function useMailColumns(onOpen: (mail: Mail) => void): Column<Mail>[] {
  const t = useTranslations('admin.outbox');
  return [
    {
      key: 'subject',
      header: t('subject'),
      text: (mail) => mail.subject,
      mobile: 'title',
      cell: (mail) => (
        <TextLink onClick={() => onOpen(mail)} aria-label={t('open', { subject: mail.subject })}>
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
}
