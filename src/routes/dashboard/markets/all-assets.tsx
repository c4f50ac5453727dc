import { useCallback } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import type { MenuItem } from '../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import {
  listAssetClasses,
  listAssets,
  listCustomAssets,
  readAsset,
} from '../../../domains/instruments/contract.ts';
import {
  type CatalogueAsset,
  catalogueAsset,
} from '../../../domains/market-data/ui/catalogue/catalogue-asset.ts';
import { CatalogueCard, ownTab } from '../../../domains/market-data/ui/catalogue/catalogue-card.tsx';
import { SourceSearch } from '../../../domains/market-data/ui/catalogue/source-search.tsx';
import { MarketHeader } from '../../../domains/market-data/ui/market/market-header.tsx';
import { uploadPrices } from '../../../domains/market-data/ui/market-modals.ts';
import {
  type OwnInstrumentModalProps,
  openOwnInstrument,
} from '../../../domains/market-data/ui/own-instruments/own-instrument.ts';
import { OwnInstrumentsTable } from '../../../domains/market-data/ui/own-instruments/own-instruments-table.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { path } from '../../../i18n/paths.ts';
import { foundOr404 } from '../../faults/found-or-404.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';

const longestSearch = 100;
/** What the sources may be asked for, and how little the catalogue finds before they are offered. */
const [shortestSearch, longestSourceSearch, fewFound] = [2, 60, 5];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, actor, site } = page;
  const wanted = new URL(request.url).searchParams;
  const search = wanted.get('search')?.trim().slice(0, longestSearch) ?? '';
  await goToAsset(page, wanted.get('asset'));
  const { data: classes } = await page.call(listAssetClasses, {});
  const chosen = classes.find(({ slug, parent_id }) => parent_id === null && slug === wanted.get('class'));
  const showsOwn = wanted.get('class') === ownTab;
  const [assets, own] = await Promise.all([
    showsOwn ? { assets: [], total: 0 } : loadAssets(page, search, chosen?.id),
    loadOwn(page),
  ]);
  return {
    locale,
    now,
    messages: loadMessages(locale, ['market', 'instruments']),
    classes,
    search,
    chosen: showsOwn ? ownTab : (chosen?.slug ?? null),
    assets,
    own,
    /** Real prices are never put among simulated ones. */
    mayUpload: actor?.role === 'admin' && !site.simulated,
    mayAdopt: !site.simulated,
  };
}

/** A notification knows an asset by its id: whoever follows it comes to the asset's own page. */
async function goToAsset({ call, locale }: PageContext, id: string | null): Promise<void> {
  if (id === null) return;
  const { data } = await foundOr404(call(readAsset, { params: { id } }));
  if (!data.is_custom) throw redirect(path('symbol', locale, { class: data.class, asset: data.slug }));
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

async function loadOwn({ call, onFault }: PageContext) {
  try {
    return (await call(listCustomAssets, {})).data;
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
    </MessagesProvider>
  );
}

function AllAssets() {
  const t = useTranslations('market.catalogue');
  useInactiveModuleNotice();
  const { assets, classes, search, chosen, own, mayAdopt } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const { asked, coming } = useAddressQuery();
  // The search is for the catalogue: from the own instruments it leads there.
  const onSearch = useCallback(
    (text: string) => asked({ search: text, ...(chosen === ownTab && { class: null }) }),
    [asked, chosen],
  );
  const { open, itemsOf } = useInstrumentDialogs();
  const waiting = coming !== undefined;
  const retry = () => void revalidate();
  const classNames = Object.fromEntries(classes.map(({ slug, name }) => [slug, name]));
  return (
    <>
      <MarketHeader title={t('title')} />
      <CatalogueCard
        page={assets}
        classes={classes}
        search={search}
        chosen={coming ? coming.get('class') : chosen}
        loading={waiting || (state === 'loading' && !assets)}
        own={{
          count: own?.length || undefined,
          content: (
            <OwnInstrumentsTable
              instruments={own}
              classNames={classNames}
              loading={state === 'loading' && !own}
              onRetry={retry}
              onChanged={retry}
              onOpen={open}
            />
          ),
        }}
        below={
          mayAdopt &&
          search.length >= shortestSearch &&
          assets !== null &&
          assets.total <= fewFound && (
            <SourceSearch
              key={search}
              search={search.slice(0, longestSourceSearch)}
              classNames={classNames}
              onAdopted={retry}
            />
          )
        }
        itemsOf={itemsOf}
        onSearch={onSearch}
        onClass={(slug) => asked({ class: slug })}
        onAdd={() => open({ name: assets?.total === 0 ? search : undefined })}
        onRetry={retry}
        onReset={() => asked({ search: '', class: null })}
      />
    </>
  );
}

/** What the address asks for, and what is on its way: the tab answers at once, the list once it has come. */
function useAddressQuery() {
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
  const search = next?.pathname.endsWith('/all-assets') ? next.search : undefined;
  const coming = search === undefined ? undefined : new URLSearchParams(search);
  return { asked, coming: coming?.toString() === params.toString() ? undefined : coming };
}

/** Dialogs that change what the page shows: it is loaded again when they close. */
function useInstrumentDialogs() {
  const t = useTranslations('instruments');
  const { mayUpload } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const open = async (props: OwnInstrumentModalProps) => {
    await openOwnInstrument(props);
    await revalidate();
  };
  const upload = async ({ id, name, ticker }: CatalogueAsset) => {
    await openModal(uploadPrices, { assetId: id, assetName: `${name} (${ticker})` });
    await revalidate();
  };
  const itemsOf = (asset: CatalogueAsset): MenuItem[] => {
    if (asset.is_custom) {
      return [
        { label: t('own.menu.edit'), icon: 'edit', onSelect: () => void open({ assetId: asset.id }) },
        {
          label: t('own.menu.prices'),
          icon: 'table',
          onSelect: () => void open({ assetId: asset.id, view: 'prices' }),
        },
      ];
    }
    return mayUpload ? [{ label: t('upload.menu'), icon: 'upload', onSelect: () => void upload(asset) }] : [];
  };
  return { open: (props: OwnInstrumentModalProps) => void open(props), itemsOf };
}
