import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import type { ReportKind } from '../../../domains/reports/report-kinds.ts';
import {
  firstView,
  kindsOf,
  type ReportView,
  savedView,
  viewSearch,
} from '../../../domains/reports/report-view.ts';
import { DigestControl } from '../../../domains/reports/ui/digest/digest-control.tsx';
import { ReportGallery } from '../../../domains/reports/ui/gallery/report-gallery.tsx';
import { ReportPage } from '../../../domains/reports/ui/report-page.tsx';
import { SavedReports } from '../../../domains/reports/ui/saved/saved-reports.tsx';
import { pageOfFamily, useReportActions } from '../../../domains/reports/ui/saved/use-report-actions.ts';
import { type Area, loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { pageTitle } from '../shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useUpgradeNotice } from '../shell/use-upgrade-notice.tsx';
import { familyAt, loadReport } from './load-report.ts';

/** Words that only some reports need: types of transactions, names of sectors. */
const kindTexts: Partial<Record<ReportKind, Area[]>> = {
  transactions: ['transactions'],
  allocation: ['market'],
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const loaded = await loadReport(page, new URL(request.url), params.id);
  const { kind } = loaded.view;
  return {
    locale,
    now,
    messages: loadMessages(locale, [
      'reports',
      'basis',
      'digests',
      'assets',
      'remarks',
      ...(kindTexts[kind] ?? []),
    ]),
    ...loaded,
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, location, loaderData }) =>
  pageTitle(
    matches,
    ({ dashboard }) =>
      loaderData?.saved?.name ??
      dashboard.nav[familyAt(location.pathname) === 'property' ? 'propertyReports' : 'reports'],
  );

export default function ReportsPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Reports />
    </MessagesProvider>
  );
}

function Reports() {
  const t = useTranslations('reports');
  const to = usePath();
  const loaded = useLoaderData<typeof loader>();
  const { family, saved, view, today, reports } = loaded;
  const { gallery } = pageOfFamily[family];
  useInactiveModuleNotice(gallery);
  const { user, modules, portfolios } = useDashboard();
  const offerPlans = useUpgradeNotice();
  const { revalidate, state } = useRevalidator();
  const { state: walking, location: next } = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const actions = useReportActions(saved);
  const first = firstView(family, today);
  const otherwise = saved ? savedView(saved.definition) : first;
  const addressOf = (page: string, shown: ReportView, unless: ReportView) => {
    const search = viewSearch(shown, unless);
    return search ? `${page}?${search}` : page;
  };
  const show = (shown: ReportView) =>
    void navigate(addressOf(pathname, shown, otherwise), { replace: true, preventScrollReset: true });
  const printed = addressOf(pathname, view, otherwise);
  const hasProperties = modules.some(({ slug, is_connected }) => slug === 'real-estate' && is_connected);
  return (
    <>
      <div data-print="hide">
        <PageHeader
          crumbs={saved ? [{ label: t('saved.back'), to: to(gallery) }] : undefined}
          title={t(family === 'property' ? 'propertyTitle' : 'title')}
          subtitle={t('subtitle')}
          actions={loaded.digest && family === 'broker' && <DigestControl digest={loaded.digest} />}
        />
      </div>
      <ReportGallery
        kinds={kindsOf[family]}
        shown={view.kind}
        addressOf={(kind) => addressOf(to(gallery), { ...view, kind }, first)}
        compare={family === 'broker' ? to('compare') : undefined}
        realEstate={family === 'broker' && hasProperties ? to('propertyReports') : undefined}
      />
      <SavedReports
        reports={reports}
        shown={saved?.id ?? null}
        actions={actions}
        onRetry={() => void revalidate()}
      />
      <ReportPage
        view={view}
        report={loaded.report}
        refusal={loaded.refusal}
        saved={saved}
        currency={loaded.currency}
        today={today}
        owner={user.name}
        choices={family === 'property' ? loaded.properties : portfolios}
        tags={loaded.tags}
        exportable={allowedBy(user, 'canExportReportsToPDFOrCSV') > 0}
        loading={state === 'loading' || (walking === 'loading' && next.pathname === pathname)}
        onUpgrade={() => offerPlans(t('files.upgrade'))}
        printTo={`${printed}${printed.includes('?') ? '&' : '?'}export_reports=1`}
        actions={actions}
        onChange={(changes) => show({ ...view, ...changes })}
        onReset={() => void navigate(to(gallery))}
        onRetry={() => void revalidate()}
      />
    </>
  );
}
