import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../design-system/states/banner.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { LoadMore } from '../../../design-system/states/load-more.tsx';
import { onlyLooks } from '../../../domains/identity/ui/user.ts';
import { LessMenu } from '../../../domains/notifications/ui/list/less-menu.tsx';
import { NotificationDays } from '../../../domains/notifications/ui/list/notification-days.tsx';
import { NotificationFilters } from '../../../domains/notifications/ui/list/notification-filters.tsx';
import { NotificationSkeleton } from '../../../domains/notifications/ui/list/notification-skeleton.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { useOwnNotifications } from '../shell/use-own-notifications.ts';
import {
  type Filter,
  filterIn,
  type LoadedNotifications,
  loadNotifications,
  loadSettings,
  searchOf,
  shownIn,
  step,
} from './load-notifications.ts';
import styles from './notifications.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const [loaded, settings] = await Promise.all([
    loadNotifications(page, new URL(request.url).searchParams),
    loadSettings(page),
  ]);
  return {
    locale: page.locale,
    now: page.now,
    messages: loadMessages(page.locale, ['noticeScreens']),
    loaded,
    settings,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.noticeScreens?.list.title} · ${brand.name}` },
];

export default function NotificationsPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Notifications />
    </MessagesProvider>
  );
}

const none: LoadedNotifications = { list: [], total: 0, unread: 0, partial: false };

function Notifications() {
  const t = useTranslations('noticeScreens.list');
  const to = usePath();
  const { loaded } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const { list, unread } = loaded ?? none;
  const { user } = useDashboard();
  const own = useOwnNotifications(list, unread, user);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <Button
              variant="quiet"
              icon="check"
              disabled={own.unread === 0 || !own.readAll}
              onClick={own.readAll}
            >
              {t('readAll')}
            </Button>
            <Button variant="quiet" icon="sliders" to={`${to('settings')}?tab=notifications`}>
              {t('settings')}
            </Button>
          </>
        }
      />
      <Card flush className={styles.list}>
        {loaded ? (
          <List loaded={loaded} own={own} />
        ) : (
          <ErrorState
            level={2}
            title={t('failed')}
            retrying={state === 'loading'}
            onRetry={() => void revalidate()}
          />
        )}
      </Card>
    </>
  );
}

type ListProps = { loaded: LoadedNotifications; own: ReturnType<typeof useOwnNotifications> };

function List({ loaded, own }: ListProps) {
  const t = useTranslations('noticeScreens.list');
  const { settings } = useLoaderData<typeof loader>();
  const { user } = useDashboard();
  const [search, setSearch] = useSearchParams();
  const { location: coming } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const filter = filterIn(search);
  // What is chosen is in sight at once, not when the list has come.
  const [chosen, setChosen] = useState<{ filter: Filter; from: URLSearchParams }>();
  const wanted = chosen?.from === search ? chosen.filter : filter;
  const changing = wanted.group !== filter.group || wanted.unread !== filter.unread;
  const choose = (next: Filter) => {
    setChosen({ filter: next, from: search });
    setSearch(searchOf(next), { replace: true, preventScrollReset: true });
  };
  const gone = loaded.list.length - own.notifications.length;
  const total = loaded.total - gone;
  const showMore = () => {
    const more = searchOf(filter);
    more.set('shown', `${shownIn(search) + step}`);
    setSearch(more, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <NotificationFilters filter={wanted} onChange={choose} />
      {changing ? (
        <NotificationSkeleton />
      ) : own.notifications.length === 0 ? (
        <Nothing filter={filter} onShowAll={() => choose({ group: 'all', unread: false })} />
      ) : (
        <NotificationDays
          notifications={own.notifications}
          onRemove={own.remove}
          onFollow={({ id, is_read }) => !is_read && own.read?.(id)}
          actionsOf={(notification) =>
            settings &&
            !onlyLooks(user) && (
              <LessMenu notification={notification} settings={settings} onChanged={() => void revalidate()} />
            )
          }
        />
      )}
      {loaded.partial && (
        <div className={styles.partial}>
          <Banner tone="amber" action={<TextLink onClick={() => void revalidate()}>{t('retry')}</TextLink>}>
            {t('partial')}
          </Banner>
        </div>
      )}
      {!changing && own.notifications.length > 0 && (
        <LoadMore
          shown={own.notifications.length}
          total={Math.max(total, own.notifications.length)}
          onMore={showMore}
          loading={state === 'loading' || coming !== undefined}
        />
      )}
    </>
  );
}

function Nothing({ filter, onShowAll }: { filter: Filter; onShowAll: () => void }) {
  const t = useTranslations('noticeScreens.list');
  const isFiltered = filter.group !== 'all' || filter.unread;
  if (!isFiltered) return <EmptyState level={2} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <EmptyState
      level={2}
      title={t('noneTitle')}
      text={t('noneText')}
      actions={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  );
}
