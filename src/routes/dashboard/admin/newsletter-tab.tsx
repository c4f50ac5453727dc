import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { subscriberStates } from '../../../domains/leads/desk-contract.ts';
import { SubscribersExport, SubscribersTable } from '../../../domains/leads/ui/desk/subscribers-table.tsx';
import { ChoicePill } from '../../../domains/operations/ui/lists/choice-pill.tsx';
import { ListBar } from '../../../domains/operations/ui/lists/list-bar.tsx';
import { Pager } from '../../../domains/operations/ui/lists/pager.tsx';
import { useDashboard } from '../shell/dashboard-context.ts';
import type { ViewData } from './load-view.ts';
import { useDeskQuery } from './use-desk-query.ts';

/** Subscribers of the newsletter, searched and paged in the database. */
export function NewsletterTab({ newsletter }: ViewData['newsletter']) {
  const t = useTranslations('leadsDesk.newsletter');
  const { revalidate } = useRevalidator();
  const { search, change, isLoading } = useDeskQuery();
  const { is_demo: isDemo } = useDashboard().user;
  return (
    <SubscribersTable
      subscribers={newsletter?.data ?? null}
      loading={isLoading(['search', 'state', 'start'])}
      isFiltered={['search', 'state'].some((name) => search.get(name))}
      onRetry={() => void revalidate()}
      toolbar={
        <ListBar
          search={search.get('search') ?? ''}
          label={t('filter')}
          onSearch={(typed) => change({ search: typed, start: 0 })}
        >
          <ChoicePill
            label={t('state')}
            all={t('allStates')}
            value={search.get('state') ?? undefined}
            options={subscriberStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChoose={(state) => change({ state, start: 0 })}
          />
          {!isDemo && <SubscribersExport />}
        </ListBar>
      }
      footer={
        newsletter && (
          <Pager {...newsletter.meta} shown={newsletter.data.length} onStart={(start) => change({ start })} />
        )
      }
    />
  );
}
