import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../design-system/figures/relative-time.tsx';
import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../foundation/contract.ts';
import type { listSources } from '../contract.ts';

type Health = CallOutput<typeof listSources>['data'];
type Source = Health['sources'][number];
type HeldBack = Health['held_back'][number];

const tones = {
  neverAsked: 'neutral',
  working: 'gain',
  failing: 'amber',
  paused: 'loss',
  onTrial: 'amber',
} as const;

type Props = {
  /** Nothing when it did not load. */
  health: Health | null;
  onRetry: () => void;
};

/** How each source of market data fares, and which prices were not believed. */
export function SourcesTable({ health, onRetry }: Props) {
  const t = useTranslations('admin.sources');
  return (
    <>
      <Card flush title={t('title')}>
        <DataTable
          label={t('title')}
          columns={useSourceColumns()}
          rows={health?.sources ?? []}
          rowKey={(source) => source.source}
          error={health ? undefined : { text: t('failed'), onRetry }}
          empty={
            <EmptyState
              title={t(health?.is_simulated ? 'simulated' : 'none')}
              text={t(health?.is_simulated ? 'simulatedText' : 'noneText')}
            />
          }
        />
      </Card>
      {health && health.held_back.length > 0 && <HeldBackTable rows={health.held_back} />}
    </>
  );
}

function useSourceColumns(): Column<Source>[] {
  const t = useTranslations('admin.sources');
  const time = (at: string | null) => (at ? <RelativeTime at={at} /> : <Unknown reason={t('never')} />);
  return [
    {
      key: 'source',
      header: t('source'),
      text: (row) => row.source,
      mobile: 'title',
      cell: (row) => row.source,
    },
    {
      key: 'state',
      header: t('state'),
      text: (row) => t(`states.${row.state}`),
      mobile: 'value',
      cell: (row) => <StatusPill tone={tones[row.state]}>{t(`states.${row.state}`)}</StatusPill>,
    },
    {
      key: 'success',
      header: t('lastSuccess'),
      text: (row) => row.last_success_at ?? '',
      cell: (row) => time(row.last_success_at),
    },
    {
      key: 'failure',
      header: t('lastFailure'),
      text: (row) => row.last_failure ?? '',
      mobile: 'sub',
      cell: (row) => row.last_failure ?? <Unknown reason={t('never')} />,
    },
    {
      key: 'budget',
      header: t('budget'),
      align: 'right',
      text: (row) => row.budget.map((window) => `${window.left}/${window.limit}`).join(' '),
      mobile: 'change',
      cell: (row) =>
        row.budget
          .map((window) =>
            t('left', { left: window.left, limit: window.limit, window: t(`windows.${window.window}`) }),
          )
          .join(', '),
    },
  ];
}

function HeldBackTable({ rows }: { rows: HeldBack[] }) {
  const t = useTranslations('admin.sources');
  const columns: Column<HeldBack>[] = [
    {
      key: 'ticker',
      header: t('ticker'),
      text: (row) => row.ticker,
      mobile: 'title',
      cell: (row) => row.ticker,
    },
    {
      key: 'day',
      header: t('day'),
      text: (row) => row.day ?? '',
      mobile: 'sub',
      cell: (row) => row.day ?? '–',
    },
    {
      key: 'close',
      header: t('close'),
      align: 'right',
      text: (row) => row.close ?? '',
      mobile: 'value',
      cell: (row) => row.close ?? '–',
    },
    { key: 'reason', header: t('reason'), text: (row) => row.reason, cell: (row) => row.reason },
    { key: 'from', header: t('source'), text: (row) => row.source, cell: (row) => row.source },
    {
      key: 'seen',
      header: t('seen'),
      align: 'right',
      text: (row) => row.seen_at,
      mobile: 'change',
      cell: (row) => <RelativeTime at={row.seen_at} />,
    },
  ];
  return (
    <Card flush title={t('heldBack')}>
      <DataTable
        label={t('heldBack')}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.ticker}${row.day}${row.reason}${row.seen_at}`}
      />
    </Card>
  );
}
