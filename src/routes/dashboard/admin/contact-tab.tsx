import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { Banner } from '../../../design-system/states/banner.tsx';
import { markContactMessage, messageStates } from '../../../domains/leads/desk-contract.ts';
import { ContactTable, type Message } from '../../../domains/leads/ui/desk/contact-table.tsx';
import { ChoicePill } from '../../../domains/operations/ui/lists/choice-pill.tsx';
import { ListBar } from '../../../domains/operations/ui/lists/list-bar.tsx';
import { Pager } from '../../../domains/operations/ui/lists/pager.tsx';
import { useCall } from '../shell/use-call.ts';
import type { ViewData } from './load-view.ts';
import { useDeskQuery } from './use-desk-query.ts';

/** Messages of the contact form, searched and paged in the database. */
export function ContactTab({ contact, isMailed }: ViewData['contact']) {
  const t = useTranslations('leadsDesk.contact');
  const { revalidate } = useRevalidator();
  const { search, change, isLoading } = useDeskQuery();
  const call = useCall();
  const mark = async ({ id }: Message, answered: boolean) => {
    try {
      await call(markContactMessage, { params: { id }, body: { answered } });
      toast.success(t('marked'));
    } catch {
      toast.error(t('notMarked'));
    }
    await revalidate();
  };
  return (
    <>
      {!isMailed && <Banner>{t('noMail')}</Banner>}
      <ContactTable
        messages={contact?.data ?? null}
        loading={isLoading(['search', 'state', 'start'])}
        isFiltered={['search', 'state'].some((name) => search.get(name))}
        onRetry={() => void revalidate()}
        onMark={(message, answered) => void mark(message, answered)}
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
              options={messageStates.map((value) => ({ value, label: t(`states.${value}`) }))}
              onChoose={(state) => change({ state, start: 0 })}
            />
          </ListBar>
        }
        footer={
          contact && (
            <Pager {...contact.meta} shown={contact.data.length} onStart={(start) => change({ start })} />
          )
        }
      />
    </>
  );
}
