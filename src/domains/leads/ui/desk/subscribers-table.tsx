import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { downloadBlob } from '../../../../design-system/table/download-file.ts';
import { fetchFileOf } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { confirmDays } from '../../contract.ts';
import { exportSubscribers, type listSubscribers } from '../../desk-contract.ts';
import styles from './desk.module.css';

type Subscriber = CallOutput<typeof listSubscribers>['data'][number];

type Props = {
  /** Nothing when the list did not load. */
  subscribers: readonly Subscriber[] | null;
  loading: boolean;
  isFiltered: boolean;
  toolbar: ReactNode;
  footer: ReactNode;
  onRetry: () => void;
};

const tones = { confirmed: 'gain', asked: 'amber', left: 'neutral' } as const;

/** Who asked for the newsletter, gets it, or left it. */
export function SubscribersTable(props: Props) {
  const { subscribers, loading, isFiltered, toolbar, footer, onRetry } = props;
  const t = useTranslations('leadsDesk.newsletter');
  return (
    <Card flush>
      {toolbar}
      <p className={styles.note}>{t('note', { days: confirmDays })}</p>
      <DataTable
        label={t('label')}
        columns={useColumns()}
        rows={subscribers ?? []}
        rowKey={({ id }) => id}
        loading={loading}
        error={subscribers ? undefined : { text: t('failed'), onRetry }}
        empty={
          isFiltered ? (
            <EmptyState title={t('noMatch')} />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
        footer={footer}
      />
    </Card>
  );
}

function useColumns(): Column<Subscriber>[] {
  const t = useTranslations('leadsDesk.newsletter');
  const contact = useTranslations('leadsDesk.contact');
  const moment = (at: string | null) => (at ? <DateTime at={at} /> : '–');
  return [
    { key: 'email', header: t('email'), mobile: 'title', main: true, cell: ({ email }) => email },
    {
      key: 'language',
      header: t('language'),
      mobile: 'sub',
      cell: ({ locale }) => contact(`languages.${locale === 'pl' ? 'pl' : 'en'}`),
    },
    {
      key: 'state',
      header: t('state'),
      mobile: 'value',
      cell: ({ state }) => <StatusPill tone={tones[state]}>{t(`states.${state}`)}</StatusPill>,
    },
    {
      key: 'confirmed',
      header: t('confirmed'),
      align: 'right',
      cell: ({ confirmed_at: at }) => moment(at),
    },
    { key: 'left', header: t('left'), align: 'right', cell: ({ left_at: at }) => moment(at) },
    {
      key: 'asked',
      header: t('asked'),
      align: 'right',
      mobile: 'change',
      cell: ({ asked_at: at }) => <RelativeTime at={at} />,
    },
  ];
}

/** For the program that sends the newsletter (PS-8). */
export function SubscribersExport() {
  const t = useTranslations('leadsDesk.newsletter');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await fetchFileOf(exportSubscribers, {}, locale);
      if ('file' in file) downloadBlob(file.name, file.file);
    } catch {
      toast.error(t('exportFailed'));
    }
    setBusy(false);
  };
  return (
    <Button size="sm" icon="download" loading={busy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}
