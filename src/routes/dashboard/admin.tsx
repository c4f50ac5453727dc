import { useCallback, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../design-system/layout/page-header.tsx';
import { Tabs } from '../../design-system/layout/tabs.tsx';
import { Banner } from '../../design-system/states/banner.tsx';
import { listUsers } from '../../domains/identity/contract.ts';
import { AccountsTable } from '../../domains/identity/ui/accounts-table.tsx';
import { listSources } from '../../domains/market-data/contract.ts';
import { listPublished } from '../../domains/market-data/published-contract.ts';
import { listSplits } from '../../domains/market-data/splits-contract.ts';
import { SourcesTable } from '../../domains/market-data/ui/sources-table.tsx';
import { listAnnouncements, listMessageTrouble } from '../../domains/notifications/announcements-contract.ts';
import { listOutbox } from '../../domains/operations/contract.ts';
import { listSiteTexts, readSiteTextDraft } from '../../domains/site-texts/contract.ts';
import { brand } from '../../foundation/brand.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { pageContext } from '../page-context.ts';
import { AnnouncementsTab } from './admin/announcements-tab.tsx';
import { FiguresTab } from './admin/figures-tab.tsx';
import { MessagesTab } from './admin/messages-tab.tsx';
import { OutboxTab } from './admin/outbox-tab.tsx';
import { SplitsTab } from './admin/splits-tab.tsx';
import { TextsTab } from './admin/texts-tab.tsx';
import { useDashboard } from './shell/dashboard-context.ts';

const tabNames = [
  'outbox',
  'messages',
  'announcements',
  'users',
  'sources',
  'splits',
  'figures',
  'texts',
] as const;
type TabName = (typeof tabNames)[number];

const nearest = { block: 'nearest', inline: 'nearest' } as const;

function tabIn(search: URLSearchParams): TabName {
  return tabNames.find((name) => name === search.get('tab')) ?? 'outbox';
}

/** For administrators; to everybody else there is no such page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { actor, locale, now, call, onFault } = context.get(pageContext);
  if (actor?.role !== 'admin') throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search')?.slice(0, 200) ?? '';
  const troubleOnly = searchParams.get('only') === 'trouble';
  const textType = searchParams.get('page')?.slice(0, 200) || 'home';
  const orNull = async <T,>(list: Promise<T>): Promise<T | null> => {
    try {
      return await list;
    } catch (error) {
      onFault(error);
      return null;
    }
  };
  const [outbox, messages, announcements, users, sources, splits, texts, draft, published] =
    await Promise.all([
      orNull(call(listOutbox, { query: troubleOnly ? { only: 'trouble' } : {} })),
      orNull(call(listMessageTrouble, { query: {} })),
      orNull(call(listAnnouncements, { query: {} })),
      orNull(call(listUsers, { query: search ? { search } : {} })),
      orNull(call(listSources, {})),
      orNull(call(listSplits, { query: {} })),
      orNull(call(listSiteTexts, {})),
      orNull(call(readSiteTextDraft, { query: { type: textType } })),
      orNull(call(listPublished, {})),
    ]);
  return {
    locale,
    now,
    messages: loadMessages(locale, ['admin', 'bonds', 'announcing']),
    outbox,
    trouble: messages,
    announcements: announcements?.data ?? null,
    troubleOnly,
    users,
    sources: sources?.data ?? null,
    splits,
    published: published?.data ?? null,
    texts: { pages: texts?.data ?? null, type: textType, draft: draft?.data ?? null },
    search,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.admin?.title} · ${brand.name}` },
];

export default function AdminPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Administration />
    </MessagesProvider>
  );
}

function Administration() {
  const t = useTranslations('admin');
  const [search, setSearch] = useSearchParams();
  const { location: coming } = useNavigation();
  const tab = tabIn(coming ? new URLSearchParams(coming.search) : search);
  const { outbox, troubleOnly, trouble, announcements, now, splits, texts, published } =
    useLoaderData<typeof loader>();
  const { user } = useDashboard();
  useEffect(() => {
    // On a phone the tabs scroll sideways, and a link may lead to the last one.
    if (tab !== 'outbox')
      document.querySelector('[role="tab"][aria-selected="true"]')?.scrollIntoView(nearest);
  }, [tab]);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {user.is_demo && <Banner>{t('demoAlone')}</Banner>}
      <Tabs
        label={t('tabsLabel')}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
        tabs={[
          {
            value: 'outbox',
            label: t('tabs.outbox'),
            content: <OutboxTab key={String(troubleOnly)} newest={outbox} troubleOnly={troubleOnly} />,
          },
          { value: 'messages', label: t('tabs.messages'), content: <MessagesTab newest={trouble} /> },
          {
            value: 'announcements',
            label: t('tabs.announcements'),
            content: <AnnouncementsTab announcements={announcements} now={now} />,
          },
          { value: 'users', label: t('tabs.users'), content: <Users /> },
          { value: 'sources', label: t('tabs.sources'), content: <Sources /> },
          { value: 'splits', label: t('tabs.splits'), content: <SplitsTab newest={splits} /> },
          { value: 'figures', label: t('tabs.figures'), content: <FiguresTab published={published} /> },
          { value: 'texts', label: t('tabs.texts'), content: <TextsTab {...texts} /> },
        ]}
      />
    </>
  );
}

function Users() {
  const { users, search } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { state, location } = useNavigation();
  const [, setParams] = useSearchParams();
  const onSearch = useCallback(
    (wanted: string) =>
      setParams(wanted.trim() ? { tab: 'users', search: wanted.trim() } : { tab: 'users' }, {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const searching = state === 'loading' && new URLSearchParams(location.search).has('search');
  return (
    <AccountsTable
      accounts={users?.data ?? null}
      search={search}
      loading={searching}
      onSearch={onSearch}
      onRetry={() => void revalidate()}
    />
  );
}

function Sources() {
  const { sources } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return <SourcesTable health={sources} onRetry={() => void revalidate()} />;
}
