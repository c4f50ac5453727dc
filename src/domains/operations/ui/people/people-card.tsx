import { useNow, useTranslations } from 'use-intl';
import { Avatar } from '../../../../design-system/brand/avatar.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { SearchForm } from '../../../../design-system/inputs/search/search-form.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { seenFilters, userStates } from '../../users-contract.ts';
import { ChoicePill } from '../lists/choice-pill.tsx';
import { Pager } from '../lists/pager.tsx';
import toolbar from '../lists/toolbar.module.css';
import type { Account } from './desk-user.ts';
import styles from './people-card.module.css';
import { usePlanText } from './plan-text.ts';

export type PeopleQuery = {
  search: string;
  plan: string | undefined;
  seen: string | undefined;
  state: string | undefined;
  sort: 'since' | 'seen';
  direction: 'asc' | 'desc';
  start: number;
};

type Props = {
  /** Nothing when the list did not load. */
  page: { data: readonly Account[]; meta: { total: number; start: number; limit: number } } | null;
  query: PeopleQuery;
  plans: readonly { slug: string; name: string }[];
  openedId: string | undefined;
  loading: boolean;
  onQuery: (changes: Partial<PeopleQuery>) => void;
  onOpen: (id: string) => void;
  onRetry: () => void;
};

const nothing = { search: '', plan: undefined, seen: undefined, state: undefined };

/** Everybody with an account, found in the database (OP-1). */
export function PeopleCard({ page, query, plans, openedId, loading, onQuery, onOpen, onRetry }: Props) {
  const t = useTranslations('desk.people');
  const columns = usePeopleColumns(openedId, onOpen);
  const isFiltered = Boolean(query.search || query.plan || query.seen || query.state);
  const sortBy = (key: string) => {
    const sort = key === 'seen' ? 'seen' : 'since';
    const direction = query.sort === sort && query.direction === 'desc' ? 'asc' : 'desc';
    onQuery({ sort, direction });
  };
  return (
    <Card flush>
      <div className={toolbar.bar}>
        <SearchForm
          look="pill"
          search={query.search}
          onSearch={(search) => onQuery({ search })}
          label={t('search')}
          clearLabel={t('clear')}
          maxLength={200}
          className={toolbar.search}
        />
        <ChoicePill
          label={t('plan')}
          all={t('allPlans')}
          value={query.plan}
          options={plans.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChoose={(plan) => onQuery({ plan })}
        />
        <ChoicePill
          label={t('seen')}
          all={t('seenAny')}
          value={query.seen}
          options={seenFilters.map((value) => ({ value, label: t(`seenOptions.${value}`) }))}
          onChoose={(seen) => onQuery({ seen })}
        />
        <ChoicePill
          label={t('state')}
          all={t('allStates')}
          value={query.state}
          options={userStates.map((value) => ({ value, label: t(`stateOptions.${value}`) }))}
          onChoose={(state) => onQuery({ state })}
        />
      </div>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={page?.data ?? []}
        rowKey={(account) => account.id}
        order={{
          sort: {
            key: query.sort,
            direction: query.direction === 'asc' ? 'ascending' : 'descending',
          },
          onSort: (column) => sortBy(column.key),
        }}
        look={(account) => (account.id === openedId ? 'amber' : undefined)}
        loading={loading}
        error={page ? undefined : { text: t('failed'), onRetry }}
        empty={
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            actions={isFiltered && <Button onClick={() => onQuery(nothing)}>{t('clearAll')}</Button>}
          />
        }
        footer={
          page && <Pager {...page.meta} shown={page.data.length} onStart={(start) => onQuery({ start })} />
        }
      />
    </Card>
  );
}

function usePeopleColumns(openedId: string | undefined, onOpen: (id: string) => void): Column<Account>[] {
  const t = useTranslations('desk.people');
  const now = useNow();
  const plan = usePlanText(now);
  const isHere = (at: string) => now.getTime() - new Date(at).getTime() < 5 * 60_000;
  return [
    {
      key: 'user',
      header: t('user'),
      mobile: 'title',
      cell: (account) => (
        <Person account={account} isOpened={account.id === openedId} onOpen={() => onOpen(account.id)} />
      ),
    },
    { key: 'plan', header: t('plan'), mobile: 'sub', ink: true, cell: (account) => plan.short(account.plan) },
    {
      key: 'portfolios',
      header: t('portfolios'),
      align: 'right',
      className: styles.wide,
      cell: ({ portfolios, portfolio_limit: limit }) =>
        limit === null ? portfolios : t('of', { used: portfolios, limit }),
    },
    {
      key: 'since',
      header: t('since'),
      align: 'right',
      className: styles.wide,
      text: (account) => account.created_at,
      cell: (account) => <DayDate day={inWarsaw(account.created_at).day} />,
    },
    {
      key: 'seen',
      header: t('lastSeen'),
      align: 'right',
      mobile: 'value',
      text: (account) => account.last_seen_at,
      cell: ({ last_seen_at: at }) =>
        at === null ? t('never') : isHere(at) ? t('now') : <RelativeTime at={at} />,
    },
  ];
}

type PersonProps = { account: Account; isOpened: boolean; onOpen: () => void };

function Person({ account, isOpened, onOpen }: PersonProps) {
  const t = useTranslations('desk.people');
  return (
    <button
      type="button"
      className={isOpened ? `${styles.person} ${styles.opened}` : styles.person}
      aria-expanded={isOpened}
      onClick={onOpen}
    >
      <span className={styles.avatar}>
        <Avatar name={account.name} size={36} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          <b>{account.name}</b>
          {account.role === 'admin' && <Chip>{t('operator')}</Chip>}
          {account.blocked_at && <Chip tone="outlined">{t('blocked')}</Chip>}
          {!account.email_verified_at && !account.blocked_at && <Chip tone="amber">{t('notConfirmed')}</Chip>}
        </span>
        <small>{account.email}</small>
      </span>
    </button>
  );
}
