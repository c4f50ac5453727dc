import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { messageKeptMonths } from '../../contract.ts';
import type { listContactMessages } from '../../desk-contract.ts';
import { ContactDialog } from './contact-dialog.tsx';
import styles from './desk.module.css';

export type Message = CallOutput<typeof listContactMessages>['data'][number];

type Props = {
  /** Nothing when the list did not load. */
  messages: readonly Message[] | null;
  loading: boolean;
  /** Whether a search or filter left them out. */
  isFiltered: boolean;
  toolbar: ReactNode;
  footer: ReactNode;
  onRetry: () => void;
  onMark: (message: Message, answered: boolean) => void;
};

/** What people wrote by the contact form, newest first. */
export function ContactTable(props: Props) {
  const { messages, loading, isFiltered, toolbar, footer, onRetry, onMark } = props;
  const t = useTranslations('leadsDesk.contact');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = messages?.find(({ id }) => id === openedId) ?? null;
  return (
    <Card flush>
      {toolbar}
      <p className={styles.note}>{t('kept', { months: messageKeptMonths })}</p>
      <DataTable
        label={t('label')}
        columns={useColumns(setOpenedId)}
        rows={messages ?? []}
        rowKey={({ id }) => id}
        loading={loading}
        error={messages ? undefined : { text: t('failed'), onRetry }}
        empty={
          isFiltered ? (
            <EmptyState title={t('noMatch')} />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
        footer={footer}
      />
      <ContactDialog message={opened} onClose={() => setOpenedId(null)} onMark={onMark} />
    </Card>
  );
}

function useColumns(onOpen: (id: string) => void): Column<Message>[] {
  const t = useTranslations('leadsDesk.contact');
  return [
    {
      key: 'from',
      header: t('from'),
      mobile: 'title',
      main: true,
      cell: ({ id, name, email }) => (
        <>
          <TextLink onClick={() => onOpen(id)} aria-label={t('open', { name })}>
            {name}
          </TextLink>
          <span className={styles.small}>{email}</span>
        </>
      ),
    },
    {
      key: 'message',
      header: t('message'),
      mobile: 'sub',
      cell: ({ message }) => <span className={styles.beginning}>{message}</span>,
    },
    {
      key: 'state',
      header: t('state'),
      mobile: 'value',
      cell: ({ answered_at: at }) => (
        <StatusPill tone={at ? 'gain' : 'amber'}>{t(`states.${at ? 'answered' : 'open'}`)}</StatusPill>
      ),
    },
    {
      key: 'written',
      header: t('written'),
      align: 'right',
      mobile: 'change',
      cell: ({ created_at: at }) => <RelativeTime at={at} />,
    },
  ];
}
