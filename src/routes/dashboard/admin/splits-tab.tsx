import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { FilterPill } from '../../../design-system/layout/filter-pill.tsx';
import { SplitsTable } from '../../../domains/market-data/ui/splits-table.tsx';
import { ListBar } from '../../../domains/operations/ui/lists/list-bar.tsx';
import { Pager } from '../../../domains/operations/ui/lists/pager.tsx';
import type { ViewData } from './load-view.ts';
import { useDeskQuery } from './use-desk-query.ts';

/** Splits of the catalogue, searched and paged in the database. */
export function SplitsTab({ splits }: ViewData['splits']) {
  const t = useTranslations('admin.splits');
  const { revalidate } = useRevalidator();
  const { search, change, isLoading } = useDeskQuery();
  const isUndone = search.get('state') === 'undone';
  const ask = (changes: Parameters<typeof change>[0]) => change({ start: 0, ...changes });
  return (
    <SplitsTable
      splits={splits?.data ?? null}
      loading={isLoading(['search', 'state', 'start'])}
      isFiltered={isUndone || search.has('search')}
      onChanged={revalidate}
      onRetry={() => void revalidate()}
      toolbar={
        <ListBar
          search={search.get('search') ?? ''}
          label={t('filter')}
          onSearch={(typed) => ask({ search: typed })}
        >
          <FilterPill
            label={t('onlyUndone')}
            value=""
            active={isUndone}
            aria-pressed={isUndone}
            onClick={() => ask({ state: isUndone ? undefined : 'undone' })}
            onClear={() => ask({ state: undefined })}
          />
        </ListBar>
      }
      footer={
        splits && <Pager {...splits.meta} shown={splits.data.length} onStart={(start) => change({ start })} />
      }
    />
  );
}
