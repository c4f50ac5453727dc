import { useRef } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import { mostBenchmarks } from '../../../domains/comparison/benchmark-key.ts';
import {
  type ComparisonView,
  comparisonAddress,
  comparisonQuery,
  readComparisonView,
} from '../../../domains/comparison/comparison-view.ts';
import { keepBenchmarks } from '../../../domains/comparison/contract.ts';
import { ComparisonBody } from '../../../domains/comparison/ui/comparison-body.tsx';
import { ComparisonFiles } from '../../../domains/comparison/ui/comparison-files.tsx';
import { addBenchmark } from '../../../domains/comparison/ui/comparison-modals.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { pageTitle } from '../shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useUpgradeNotice } from '../shell/use-upgrade-notice.tsx';
import { loadComparison } from './load-comparison.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const messages = loadMessages(locale, ['comparison', 'reports']);
  return { locale, now, messages, ...(await loadComparison(page, new URL(request.url))) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageTitle(matches, ({ dashboard }) => loaderData?.messages.comparison?.title ?? dashboard.nav.reports);

export default function ComparePage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Compare />
    </MessagesProvider>
  );
}

function Compare() {
  const t = useTranslations('comparison');
  const to = usePath();
  const { view, data, currency, today, refusal } = useLoaderData<typeof loader>();
  useInactiveModuleNotice('reports');
  const { user, portfolios } = useDashboard();
  const offerPlans = useUpgradeNotice();
  const { revalidate, state } = useRevalidator();
  const { state: walking, location: next } = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // What is on its way counts already: of two changes at once none is lost.
  const asked = next?.pathname === pathname ? readComparisonView(new URLSearchParams(next.search)) : view;
  const show = (changes: Partial<ComparisonView>) =>
    void navigate(comparisonAddress(pathname, { ...asked, ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const chosen = asked.benchmarks ?? data?.chosen ?? [];
  const choose = useChoice(show);
  const add = async () => {
    if (chosen.length >= mostBenchmarks) return void toast.error(t('add.full'));
    const key = await openModal(addBenchmark, { chosen });
    if (key !== undefined) choose([...chosen, key]);
  };
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('crumb'), to: to('reports') }]}
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            {data && data.from !== null && (
              <ComparisonFiles
                query={comparisonQuery({ ...view, benchmarks: data.chosen }, currency)}
                exportable={allowedBy(user, 'canExportReportsToPDFOrCSV') > 0}
                onUpgrade={() => offerPlans(t('files.upgrade'))}
              />
            )}
            <Button variant="primary" icon="plus" onClick={() => void add()}>
              {t('add.button')}
            </Button>
          </>
        }
      />
      <ComparisonBody
        view={view}
        data={data}
        refusal={refusal}
        choices={portfolios}
        today={today}
        loading={state === 'loading' || (walking === 'loading' && next.pathname === pathname)}
        onChange={show}
        onRemove={(key) => choose(chosen.filter((one) => one !== key))}
        onReset={() => void navigate(pathname, { replace: true })}
        onRetry={() => void revalidate()}
      />
    </>
  );
}

/** Another choice goes into the address and is kept for the next time (rule CO-1). */
function useChoice(show: (changes: Partial<ComparisonView>) => void) {
  const locale = useLocale();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (benchmarks: readonly string[]) => {
    show({ benchmarks });
    // One after the other, so that the last choice is the kept one; what cannot be kept stands in the address all the same.
    last.current = last.current
      .then(() => callApi(keepBenchmarks, { body: { benchmarks: [...benchmarks] } }, locale))
      .catch(() => {});
  };
}
