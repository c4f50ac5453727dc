import { useCallback } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { listAssetClasses, listAssets } from '../../../domains/instruments/contract.ts';
import { marketClasses, marketHeatmap, marketOverview } from '../../../domains/market-data/contract.ts';
import { catalogueAsset } from '../../../domains/market-data/ui/catalogue-asset.ts';
import { CatalogueCard } from '../../../domains/market-data/ui/catalogue-card.tsx';
import { IndicatorModals } from '../../../domains/market-data/ui/indicator-modals.tsx';
import { MarketHeader } from '../../../domains/market-data/ui/market-header.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { type PageContext, pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from './use-inactive-module-notice.ts';

const longestSearch = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const wanted = new URL(request.url).searchParams;
  const search = wanted.get('search')?.trim().slice(0, longestSearch) ?? '';
  const { data: classes } = await page.call(listAssetClasses, {});
  const chosen = classes.find(({ slug, parent_id }) => parent_id === null && slug === wanted.get('class'));
  const [assets, changes] = await Promise.all([
    loadAssets(page, search, chosen?.id),
    chosen ? loadChanges(page, chosen.slug) : null,
  ]);
  return {
    locale,
    now,
    messages: loadMessages(locale, ['market']),
    classes,
    search,
    chosen: chosen?.slug ?? null,
    assets,
    changes,
  };
}

async function loadAssets({ call, locale, onFault }: PageContext, search: string, classId?: string) {
  try {
    const { data, meta } = await call(listAssets, { query: { search, ...(classId && { classId }) } });
    return { assets: data.map((asset) => catalogueAsset(asset, locale)), total: meta.total };
  } catch (error) {
    onFault(error);
    return null;
  }
}

/** The catalogue itself knows no changes; the market view of a class does. Without them the list is complete all the same. */
async function loadChanges({ call, onFault }: PageContext, slug: string) {
  const market = marketClasses.find((name) => name === slug);
  if (!market) return null;
  try {
    const quotes =
      market === 'stocks' || market === 'crypto' || market === 'etf'
        ? await call(marketHeatmap, { query: { class: market } })
        : await call(marketOverview, { query: { class: market } });
    const known = quotes.data.flatMap(({ id, changes }): [string, number][] =>
      changes['24h'] === null ? [] : [[id, changes['24h']]],
    );
    return Object.fromEntries(known);
  } catch (error) {
    onFault(error);
    return null;
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.market?.allAssets} · ${brand.name}` },
];

export default function AllAssetsPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <AllAssets />
      <IndicatorModals />
    </MessagesProvider>
  );
}

function AllAssets() {
  const t = useTranslations('market.catalogue');
  useInactiveModuleNotice();
  const { assets, classes, search, chosen, changes } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const { location: next } = useNavigation();
  const [params, setParams] = useSearchParams();
  const asked = useCallback(
    (wanted: { search?: string; class?: string | null }) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(wanted)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const onSearch = useCallback((text: string) => asked({ search: text }), [asked]);
  // The tab answers at once, the list once it has come.
  const coming = next?.pathname.endsWith('/all-assets') ? new URLSearchParams(next.search) : params;
  const waiting = next !== undefined && coming !== params;
  return (
    <>
      <MarketHeader title={t('title')} />
      <CatalogueCard
        page={assets}
        classes={classes}
        search={search}
        chosen={waiting ? coming.get('class') : chosen}
        changes={changes}
        loading={waiting || (state === 'loading' && !assets)}
        onSearch={onSearch}
        onClass={(slug) => asked({ class: slug })}
        onRetry={() => void revalidate()}
        onReset={() => asked({ search: '', class: null })}
      />
    </>
  );
}
