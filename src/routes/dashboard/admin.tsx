import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { PageHeader } from '../../design-system/layout/page-header.tsx';
import { Tabs } from '../../design-system/layout/tabs.tsx';
import { Banner } from '../../design-system/states/banner.tsx';
import { brand } from '../../foundation/brand.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { pageContext } from '../page-context.ts';
import { AnnouncementsTab } from './admin/announcements-tab.tsx';
import { ContactTab } from './admin/contact-tab.tsx';
import { firstView, sectionOf, sections, viewIn } from './admin/desk-views.ts';
import { FiguresTab } from './admin/figures-tab.tsx';
import { loadView, type ViewData } from './admin/load-view.ts';
import { MessagesTab } from './admin/messages-tab.tsx';
import { NewsletterTab } from './admin/newsletter-tab.tsx';
import { OutboxTab } from './admin/outbox-tab.tsx';
import { InvoicesTab, JobsTab, PlansTab, SystemTab } from './admin/running-tabs.tsx';
import { SeveralViews } from './admin/several-views.tsx';
import { SplitsTab } from './admin/splits-tab.tsx';
import { TextsTab } from './admin/texts-tab.tsx';
import { UsersTab } from './admin/users-tab.tsx';
import { useDashboard } from './shell/dashboard-context.ts';

/** Where plans are off nothing is sold. */
const ofPlans: readonly string[] = ['plans', 'invoices'];

/** For administrators; to everybody else there is no such page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { actor, locale, now, call, onFault, site } = context.get(pageContext);
  if (actor?.role !== 'admin') throw new Response(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  return {
    locale,
    now,
    hasPlans: site.plans,
    messages: loadMessages(locale, ['admin', 'bonds', 'announcing', 'desk', 'workings', 'leadsDesk']),
    shown: await loadView(viewIn(search), { call, onFault, now, site, search }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.desk?.title} · ${brand.name}` },
];

export default function AdminPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <OperatorsDesk />
    </MessagesProvider>
  );
}

function OperatorsDesk() {
  const t = useTranslations('desk');
  const admin = useTranslations('admin');
  const to = usePath();
  const [, setSearch] = useSearchParams();
  const { location: coming } = useNavigation();
  const { shown, hasPlans } = useLoaderData<typeof loader>();
  const { user } = useDashboard();
  // The tab that was clicked is marked at once; its list follows.
  const isHere = coming?.pathname === to('admin');
  const section = sectionOf[isHere ? viewIn(new URLSearchParams(coming.search)) : shown.view];
  const show = (tab: string) => setSearch({ tab }, { preventScrollReset: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button variant="quiet" icon="bell" onClick={() => show('announcements')}>
            {t('announce')}
          </Button>
        }
      />
      {user.is_demo && <Banner>{admin('demoAlone')}</Banner>}
      <Tabs
        label={admin('tabsLabel')}
        value={section}
        onChange={(next) => show(firstView[next as keyof typeof firstView])}
        tabs={sections
          .filter((value) => hasPlans || !ofPlans.includes(value))
          .map((value) => ({
            value,
            label: t(`sections.${value}`),
            content: value === sectionOf[shown.view] && <View shown={shown} onView={show} />,
          }))}
      />
    </>
  );
}

const mailViews = ['outbox', 'messages', 'announcements', 'contact', 'newsletter'] as const;
const seriesViews = ['figures', 'splits'] as const;

type ViewProps = { shown: ViewData[keyof ViewData]; onView: (view: string) => void };

function View({ shown, onView }: ViewProps) {
  const t = useTranslations('desk.views');
  const { now, hasPlans } = useLoaderData<typeof loader>();
  switch (shown.view) {
    case 'users':
      return <UsersTab {...shown} hasPlans={hasPlans} />;
    case 'outbox':
    case 'messages':
    case 'announcements':
    case 'contact':
    case 'newsletter':
      return (
        <SeveralViews label={t('mail')} views={mailViews} view={shown.view} onView={onView}>
          {shown.view === 'outbox' && <OutboxTab {...shown} />}
          {shown.view === 'messages' && <MessagesTab {...shown} />}
          {shown.view === 'announcements' && <AnnouncementsTab {...shown} now={now} />}
          {shown.view === 'contact' && <ContactTab {...shown} />}
          {shown.view === 'newsletter' && <NewsletterTab {...shown} />}
        </SeveralViews>
      );
    case 'jobs':
      return <JobsTab {...shown} />;
    case 'plans':
      return <PlansTab {...shown} />;
    case 'invoices':
      return <InvoicesTab {...shown} />;
    case 'texts':
      return <TextsTab pages={shown.pages} type={shown.type} draft={shown.draft} />;
    case 'figures':
    case 'splits':
      return (
        <SeveralViews label={t('series')} views={seriesViews} view={shown.view} onView={onView}>
          {shown.view === 'figures' ? <FiguresTab published={shown.published} /> : <SplitsTab {...shown} />}
        </SeveralViews>
      );
    case 'system':
      return <SystemTab {...shown} />;
  }
}
