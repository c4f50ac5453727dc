import { useTranslations } from 'use-intl';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listQueues } from '../../system-contract.ts';
import styles from './jobs.module.css';

type Queue = CallOutput<typeof listQueues>['data'][number];
type Props = { queues: readonly Queue[] | null; onRetry: () => void };

/** Kinds of background work, with what became of it and when it runs next. */
export function QueuesCard({ queues, onRetry }: Props) {
  const t = useTranslations('workings.jobs');
  const number = (key: 'waiting' | 'running' | 'failed'): Column<Queue> => ({
    key,
    header: t(key),
    decimal: (queue) => String(queue[key]),
    ...(key === 'failed' ? { mobile: 'value' as const, phoneLabel: true } : {}),
    cell: (queue) => (
      <span className={key === 'failed' && queue.failed > 0 ? styles.failed : undefined}>{queue[key]}</span>
    ),
  });
  const columns: Column<Queue>[] = [
    {
      key: 'name',
      header: t('name'),
      text: ({ name }) => name,
      mobile: 'title',
      main: true,
      cell: ({ name }) => name,
    },
    number('waiting'),
    number('running'),
    number('failed'),
    {
      key: 'schedule',
      header: t('schedule'),
      align: 'right',
      cell: ({ schedule }) => (schedule ? <code className={styles.cron}>{schedule}</code> : t('onDemand')),
    },
    {
      key: 'next',
      header: t('nextRun'),
      align: 'right',
      mobile: 'sub',
      text: ({ next_run_at: at }) => at,
      cell: ({ next_run_at: at }) => (at ? <DateTime at={at} /> : '–'),
    },
  ];
  return (
    <Card flush title={t('queues')}>
      <DataTable
        label={t('queuesLabel')}
        columns={columns}
        rows={queues ?? []}
        rowKey={({ name }) => name}
        defaultSort={{ key: 'failed', direction: 'descending' }}
        compact
        error={queues ? undefined : { text: t('queuesFailed'), onRetry }}
      />
    </Card>
  );
}
