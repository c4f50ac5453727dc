import { useCallback, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import { MissingSplits } from '../../../domains/performance/ui/splits/missing-splits.tsx';
import { brand } from '../../../foundation/brand.ts';
import { type Area, loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { usePortfolioActions } from '../portfolios/use-portfolio-actions.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useNeedsPortfolio } from '../shell/use-needs-portfolio.ts';
import { useSplitAdding } from '../shell/use-split-adding.ts';
import { AssetsFeeding } from './assets-feeding.tsx';
import { AssetsHeader } from './assets-header.tsx';
import { AssetsSkeleton } from './assets-skeleton.tsx';
import { AssetsView, type ShownAssets } from './assets-view.tsx';
import { askedTag, assetsQuery, loadAssets } from './load-assets.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  return {
    locale,
    now,
    messages: loadMessages(locale, areasOf(request.url)),
    ...(await loadAssets(page, request.url)),
  };
}

/** Only a portfolio of its own follows a strategy, and is fed by a broker. */
function areasOf(address: string): Area[] {
  const areas: Area[] = [
    ...(['assets', 'basis', 'explain', 'portfolios', 'market', 'pensions', 'remarks', 'wrappers'] as const),
  ];
  return assetsQuery(address).of === 'all' ? areas : [...areas, 'strategies', 'connected'];
}

/** Another period or benchmark reads its own history; another portfolio is another page, a tag chooses what of it is listed. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) return true;
  if (askedTag(currentUrl) !== askedTag(nextUrl)) return true;
  return assetsQuery(currentUrl).of !== assetsQuery(nextUrl).of;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const title = loaderData?.shown?.portfolio?.name ?? loaderData?.messages.assets?.title;
  return [{ title: `${title} · ${brand.name}` }];
};

export default function AssetsPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Assets />
    </MessagesProvider>
  );
}

function Assets() {
  useInactiveModuleNotice();
  useNeedsPortfolio();
  const { shown, request } = useLoaderData<typeof loader>();
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const coming =
    next?.pathname === pathname ? new URLSearchParams(next.search).get('portfolio_id') : undefined;
  const leaving = coming !== undefined && (coming || 'all') !== request.of && next?.search !== search;
  if (!shown) return <Failed />;
  return leaving ? <AssetsSkeleton /> : <Known key={request.of} shown={shown} />;
}

function Known({ shown }: { shown: ShownAssets }) {
  const { today, request, now, splits, tagged, filter } = useLoaderData<typeof loader>();
  const addSplit = useSplitAdding();
  const to = usePath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = useDashboard();
  const [search, setSearch] = useSearchParams();
  const portfolios = to('portfolios');
  const onRemoved = useCallback(() => void navigate(portfolios), [navigate, portfolios]);
  const actions = usePortfolioActions({ onRemoved });
  const exportable = allowedBy(user, 'canExportReportsToPDFOrCSV') > 0;
  // The choice answers at once; the address follows, so that it can be linked to and loaded again.
  const [chosen, setChosen] = useState(() => assetsQuery(`https://page${pathname}?${search}`));
  const choose = (choice: Partial<Pick<typeof chosen, 'period' | 'benchmark'>>) => {
    setChosen({ ...chosen, ...choice });
    const address = new URLSearchParams(search);
    for (const [name, value] of Object.entries(choice)) address.set(name, value);
    setSearch(address, { replace: true, preventScrollReset: true });
  };
  const chooseTag = (tag: string | null) => {
    const address = new URLSearchParams(search);
    if (tag === null) address.delete('tag');
    else address.set('tag', tag);
    setSearch(address, { replace: true, preventScrollReset: true });
  };
  const report = new URLSearchParams(search);
  report.set('export_reports', '1');
  return (
    <>
      <AssetsHeader
        portfolio={shown.portfolio}
        figures={shown.figures}
        actions={actions}
        exportTo={exportable ? `${pathname}?${report}` : undefined}
      />
      {shown.portfolio && <AssetsFeeding feeding={shown.portfolio.synchronisations} />}
      <MissingSplits splits={splits} onAdd={addSplit} />
      <AssetsView
        shown={shown}
        request={request}
        today={today}
        stamp={now}
        period={chosen.period}
        benchmark={chosen.benchmark}
        exportable={exportable}
        tagged={tagged}
        filter={filter}
        onTag={chooseTag}
        onPeriod={(period) => choose({ period })}
        onBenchmark={(benchmark) => choose({ benchmark })}
      />
    </>
  );
}

function Failed() {
  const t = useTranslations('assets');
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        <ErrorState
          level={2}
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
      </Card>
    </>
  );
}
