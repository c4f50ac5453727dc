import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { troubleStates } from '../../../domains/notifications/announcements-contract.ts';
import { sendingChannels } from '../../../domains/notifications/topics.ts';
import { MessageTroubleTable } from '../../../domains/notifications/ui/announcements/message-trouble-table.tsx';
import { ChoicePill } from '../../../domains/operations/ui/lists/choice-pill.tsx';
import { ListBar } from '../../../domains/operations/ui/lists/list-bar.tsx';
import { Pager } from '../../../domains/operations/ui/lists/pager.tsx';
import type { ViewData } from './load-view.ts';
import { useDeskQuery } from './use-desk-query.ts';

const names = ['search', 'channel', 'state', 'start'];

/** Messages that did not go out, searched and paged in the database. */
export function MessagesTab({ trouble }: ViewData['messages']) {
  const t = useTranslations('announcing.trouble');
  const { revalidate } = useRevalidator();
  const { search, change, isLoading } = useDeskQuery();
  const ask = (changes: Parameters<typeof change>[0]) => change({ start: 0, ...changes });
  return (
    <MessageTroubleTable
      messages={trouble?.data ?? null}
      loading={isLoading(names)}
      isFiltered={['search', 'channel', 'state'].some((name) => search.get(name))}
      onRetry={() => void revalidate()}
      toolbar={
        <ListBar
          search={search.get('search') ?? ''}
          label={t('filter')}
          onSearch={(typed) => ask({ search: typed })}
        >
          <ChoicePill
            label={t('channel')}
            all={t('allChannels')}
            value={search.get('channel') ?? undefined}
            options={sendingChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
            onChoose={(channel) => ask({ channel })}
          />
          <ChoicePill
            label={t('state')}
            all={t('allStates')}
            value={search.get('state') ?? undefined}
            options={troubleStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChoose={(state) => ask({ state })}
          />
        </ListBar>
      }
      footer={
        trouble && (
          <Pager {...trouble.meta} shown={trouble.data.length} onStart={(start) => change({ start })} />
        )
      }
    />
  );
}
