import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { SearchForm } from '../../../../design-system/inputs/search/search-form.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { discardJob, jobStates, type listJobs, retryJob } from '../../system-contract.ts';
import { Pager } from '../lists/pager.tsx';
import toolbar from '../lists/toolbar.module.css';
import styles from './jobs.module.css';

type Page = CallOutput<typeof listJobs>;
type Job = Page['data'][number];
export type JobsQuery = { state: (typeof jobStates)[number]; search: string; start: number };

type Props = {
  page: Page | null;
  query: JobsQuery;
  loading: boolean;
  onQuery: (changes: Partial<JobsQuery>) => void;
  onChanged: () => void;
};

/** Jobs in a state; those that were given up can be tried again or discarded (OP-12). */
export function JobsCard({ page, query, loading, onQuery, onChanged }: Props) {
  const t = useTranslations('workings.jobs');
  const columns = useJobColumns(query.state, onChanged);
  return (
    <Card flush title={t('title')}>
      <div className={toolbar.bar}>
        <Segmented
          size="sm"
          tone="raised"
          label={t('state')}
          value={query.state}
          onChange={(state) => onQuery({ state })}
          options={jobStates.map((value) => ({ value, label: t(value) }))}
        />
        <SearchForm
          look="pill"
          search={query.search}
          onSearch={(search) => onQuery({ search })}
          label={t('search')}
          clearLabel={t('clear')}
          className={toolbar.search}
        />
      </div>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={page?.data ?? []}
        rowKey={(job) => job.id}
        loading={loading}
        error={page ? undefined : { text: t('listFailed'), onRetry: onChanged }}
        empty={<EmptyState title={t(`empty.${query.state}`)} text={t('emptyText')} />}
        footer={
          page && <Pager {...page.meta} shown={page.data.length} onStart={(start) => onQuery({ start })} />
        }
      />
    </Card>
  );
}

function useJobColumns(state: JobsQuery['state'], onChanged: () => void): Column<Job>[] {
  const t = useTranslations('workings.jobs');
  const acts = useJobActs(onChanged);
  const columns: Column<Job>[] = [
    { key: 'queue', header: t('name'), mobile: 'title', main: true, cell: ({ queue }) => queue },
    {
      key: 'error',
      header: t('error'),
      mobile: 'sub',
      cell: ({ error }) => (error ? <span className={styles.error}>{error}</span> : t('noError')),
    },
    { key: 'tries', header: t('tries'), align: 'right', cell: ({ tries }) => tries },
    {
      key: 'at',
      header: t('at'),
      align: 'right',
      mobile: 'change',
      cell: (job) => (
        <RelativeTime at={job.failed_at ?? job.next_try_at ?? job.started_at ?? job.created_at} />
      ),
    },
  ];
  if (state !== 'failed') return columns;
  return [
    ...columns,
    {
      key: 'acts',
      header: t('actions'),
      align: 'right',
      mobile: 'value',
      cell: (job) => (
        <span className={styles.acts}>
          <Button
            size="sm"
            aria-label={t('retryOf', { queue: job.queue })}
            onClick={() => void acts.retry(job)}
          >
            {t('retry')}
          </Button>
          <Button
            size="sm"
            variant="text"
            aria-label={t('discardOf', { queue: job.queue })}
            onClick={() => void acts.discard(job)}
          >
            {t('discard')}
          </Button>
        </span>
      ),
    },
  ];
}

function useJobActs(onChanged: () => void) {
  const t = useTranslations('workings.jobs');
  const common = useTranslations('common.error');
  const locale = useLocale();
  const doing = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done);
    } catch (failure) {
      const isGone = failure instanceof ApiFailure && failure.status === 404;
      toast.error(isGone ? t('gone') : common('general'));
    }
    onChanged();
  };
  const paramsOf = ({ queue, id }: Job) => ({ params: { queue, id } });
  return {
    retry: (job: Job) =>
      doing(() => callApi(retryJob, paramsOf(job), locale), t('retried', { queue: job.queue })),
    discard: async (job: Job) => {
      const { queue } = job;
      const question = {
        title: t('discardTitle', { queue }),
        effect: t('discardEffect'),
        confirmLabel: t('discard'),
        danger: true,
      };
      if (await confirm(question))
        await doing(() => callApi(discardJob, paramsOf(job), locale), t('discarded', { queue }));
    },
  };
}
