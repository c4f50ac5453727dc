import { useMemo } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import { type MarketClass, marketClasses, marketOverview } from '../../../domains/market-data/contract.ts';
import { periods } from '../../../domains/market-data/period-change.ts';
import { HeldAssetsContext } from '../../../domains/market-data/ui/held-assets.ts';
import { MarketHeader } from '../../../domains/market-data/ui/market/market-header.tsx';
import { MarketSkeleton } from '../../../domains/market-data/ui/market/market-skeleton.tsx';
import { MarketView } from '../../../domains/market-data/ui/market/market-view.tsx';
import { scopes } from '../../../domains/market-data/ui/market/scope.ts';
import { listHoldings } from '../../../domains/performance/contract.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { type PageContext, pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { pageTitle } from '../shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { lighterQuotes } from './lighter-quote.ts';
import { marketClassAt } from './market-class-at.ts';

/** Market views exist for seven classes; anything else in that place is no page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const assetClass = marketClasses.find((known) => known === params.class);
  if (!assetClass) throw data(null, { status: 404 });
  const { locale, now } = page;
  return {
    locale,
    now,
    assetClass,
    ...(await loadMarket(page, assetClass)),
    messages: loadMessages(locale, ['market']),
  };
}

async function loadMarket({ call, onFault }: PageContext, assetClass: MarketClass) {
  try {
    const [{ data: quotes }, { data: held }] = await Promise.all([
      call(marketOverview, { query: { class: assetClass } }),
      call(listHoldings, { query: { simplified: '1' } }),
    ]);
    return { quotes: lighterQuotes(quotes), held: held.map(({ parent_id }) => parent_id) };
  } catch (error) {
    onFault(error);
    return { quotes: null, held: [] };
  }
}

/** Period and exchange are chosen among what is loaded already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export const meta: MetaFunction = ({ matches, params }) =>
  pageTitle(
    matches,
    ({ dashboard }) => dashboard.markets[params.class as MarketClass] ?? dashboard.search.markets,
  );

export default function MarketPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Market />
    </MessagesProvider>
  );
}

function Market() {
  const t = useTranslations('market');
  useInactiveModuleNotice();
  const { assetClass, quotes, held } = useLoaderData<typeof loader>();
  const { user } = useDashboard();
  const { revalidate, state } = useRevalidator();
  const { location: next } = useNavigation();
  const [search, setSearch] = useSearchParams();
  const choose = (name: string, value: string) => {
    const chosen = new URLSearchParams(search);
    chosen.set(name, value);
    setSearch(chosen, { replace: true, preventScrollReset: true });
  };
  const own = useMemo(() => new Set(held), [held]);
  const coming = next && marketClassAt(next.pathname);
  return (
    <>
      <MarketHeader title={t('title')} />
      {coming && coming !== assetClass ? (
        <MarketSkeleton assetClass={coming} />
      ) : (
        <HeldAssetsContext value={own}>
          <MarketView
            key={assetClass}
            assetClass={assetClass}
            quotes={quotes}
            held={held}
            period={periods.find((period) => period === search.get('period')) ?? '24h'}
            exportable={allowedBy(user, 'canExportReportsToPDFOrCSV') > 0}
            scope={scopes.find((scope) => scope === search.get('exchange')) ?? 'gpw'}
            retrying={state === 'loading'}
            onPeriod={(period) => choose('period', period)}
            onScope={(scope) => choose('exchange', scope)}
            onRetry={() => void revalidate()}
          />
        </HeldAssetsContext>
      )}
    </>
  );
}
