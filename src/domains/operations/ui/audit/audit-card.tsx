import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { SearchForm } from '../../../../design-system/inputs/search/search-form.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { FilterPill } from '../../../../design-system/layout/filter-pill.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listAudit } from '../../audit-contract.ts';
import { ChoicePill } from '../lists/choice-pill.tsx';
import { Pager } from '../lists/pager.tsx';
import toolbar from '../lists/toolbar.module.css';
import { actionsKnown, isKnownAction } from './audit-actions.ts';
import styles from './audit-card.module.css';

type Page = CallOutput<typeof listAudit>;
type Entry = Page['data'][number];

export type AuditQuery = {
  who: string;
  whom: string;
  action: string | undefined;
  refused: boolean;
  from: string;
  to: string;
  start: number;
};

type Props = {
  /** Nothing when it did not load. */
  page: Page | null;
  query: AuditQuery;
  loading: boolean;
  onQuery: (changes: Partial<AuditQuery>) => void;
  onRetry: () => void;
};

/** Who did what to whom; refused acts are in it too (OP-10). */
export function AuditCard({ page, query, loading, onQuery, onRetry }: Props) {
  const t = useTranslations('desk.audit');
  const isFiltered = Boolean(
    query.who || query.whom || query.action || query.refused || query.from || query.to,
  );
  const nothing = { who: '', whom: '', action: undefined, refused: false, from: '', to: '' };
  return (
    <Card flush title={t('title')} action={<span className={styles.nobody}>{t('nobody')}</span>}>
      <AuditFilters query={query} onQuery={onQuery} />
      <DataTable
        label={t('label')}
        columns={useAuditColumns()}
        rows={page?.data ?? []}
        rowKey={(entry) => entry.id}
        loading={loading}
        error={page ? undefined : { text: t('failed'), onRetry }}
        empty={
          <EmptyState
            title={t(isFiltered ? 'empty' : 'emptyYet')}
            text={t(isFiltered ? 'emptyText' : 'emptyYetText')}
            actions={isFiltered && <Button onClick={() => onQuery(nothing)}>{t('clear')}</Button>}
          />
        }
        footer={
          page && <Pager {...page.meta} shown={page.data.length} onStart={(start) => onQuery({ start })} />
        }
      />
    </Card>
  );
}

function AuditFilters({ query, onQuery }: Pick<Props, 'query' | 'onQuery'>) {
  const t = useTranslations('desk.audit');
  const people = useTranslations('desk.people');
  return (
    <div className={toolbar.bar}>
      {(['who', 'whom'] as const).map((side) => (
        <SearchForm
          key={side}
          look="pill"
          search={query[side]}
          onSearch={(text) => onQuery({ [side]: text })}
          label={t(side === 'who' ? 'searchWho' : 'searchWhom')}
          clearLabel={people('clear')}
          maxLength={200}
          className={toolbar.search}
        />
      ))}
      <ChoicePill
        label={t('action')}
        all={t('all')}
        value={query.action}
        options={actionsKnown.map((value) => ({
          value,
          label: t(`actions.${value}`, { call: '…', queue: '…', action: '' }),
        }))}
        onChoose={(action) => onQuery({ action })}
      />
      <FilterPill
        label={t('onlyRefused')}
        value=""
        active={query.refused}
        aria-pressed={query.refused}
        onClick={() => onQuery({ refused: !query.refused })}
        onClear={() => onQuery({ refused: false })}
      />
      {(['from', 'to'] as const).map((side) => (
        <div key={`${side} ${query[side]}`} className={toolbar.day}>
          <span aria-hidden="true">{t(side === 'from' ? 'fromDay' : 'toDay')}</span>
          <DateInput
            aria-label={t(side === 'from' ? 'fromDay' : 'toDay')}
            defaultValue={query[side]}
            onChange={({ target }) => target.value !== query[side] && onQuery({ [side]: target.value })}
          />
        </div>
      ))}
    </div>
  );
}

function useAuditColumns(): Column<Entry>[] {
  const t = useTranslations('desk.audit');
  const person = (one: Entry['actor']) => one?.name ?? (one ? t('gone') : null);
  return [
    {
      key: 'when',
      header: t('when'),
      mobile: 'change',
      cell: (entry) => <RelativeTime at={entry.at} />,
    },
    {
      key: 'who',
      header: t('who'),
      mobile: 'sub',
      ink: true,
      cell: (entry) => person(entry.actor) ?? t('system'),
    },
    { key: 'what', header: t('what'), mobile: 'title', heads: true, cell: (entry) => <Act entry={entry} /> },
    {
      key: 'whom',
      header: t('whom'),
      ink: true,
      cell: (entry) =>
        entry.subject && entry.subject.id === entry.actor?.id
          ? t('self')
          : (person(entry.subject) ?? t('nobodys')),
    },
    {
      key: 'from',
      header: t('from'),
      align: 'right',
      mobile: 'value',
      cell: (entry) => <span className={styles.address}>{entry.address}</span>,
    },
  ];
}

function Act({ entry }: { entry: Entry }) {
  const t = useTranslations('desk.audit');
  const { action, detail, refused } = entry;
  const values = { call: detail.call ?? '', queue: detail.queue ?? '', action };
  const words = t(`actions.${isKnownAction(action) ? action : 'other'}`, values);
  const why = detail.why;
  const reason =
    why &&
    t(
      `why.${why === 'lastOperator' || why === 'notOnYourself' || why === 'emailNotMatching' ? why : 'other'}`,
    );
  if (refused)
    return (
      <span className={styles.act}>
        <StatusPill tone="loss" icon="exclamation">
          {t('refused')}
        </StatusPill>
        <span>{reason ? `${words}: ${reason}` : words}</span>
      </span>
    );
  if (action === 'impersonation-ended')
    return (
      <span className={styles.act}>
        <StatusPill tone="amber" icon="eye">
          {words}
        </StatusPill>
        <span>{t('minutes', { minutes: Math.round(Number(detail.seconds ?? 0) / 60) })}</span>
      </span>
    );
  return words;
}
