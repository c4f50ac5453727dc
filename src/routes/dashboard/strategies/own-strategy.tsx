import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import { LeavingAsks } from '../../../design-system/overlays/leaving-asks.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { downloadText } from '../../../design-system/table/download-file.ts';
import { allows } from '../../../domains/identity/ui/settings/plan-policies.ts';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import { portfolioWeights } from '../../../domains/performance/weights-contract.ts';
import type { Ground } from '../../../domains/strategies/ground-shape.ts';
import { compositionOf } from '../../../domains/strategies/own/own-strategy.ts';
import { wantedInstruments } from '../../../domains/strategies/own/plan-contribution.ts';
import { type OwnStrategyDetail, readOwnStrategy } from '../../../domains/strategies/own-contract.ts';
import { draftOf, isSameDraft, matchOf } from '../../../domains/strategies/ui/own/draft.ts';
import { OwnEditor } from '../../../domains/strategies/ui/own/own-editor.tsx';
import { brand } from '../../../foundation/brand.ts';
import { decimal, sum, textOf } from '../../../foundation/decimal.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { foundOr404 } from '../../faults/found-or-404.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useCall } from '../shell/use-call.ts';
import { useUpgradeNotice } from '../shell/use-upgrade-notice.tsx';
import styles from './own-strategy.module.css';
import { OwnStrategyHeader } from './own-strategy-header.tsx';
import { useOwnStrategy } from './use-own-strategy.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { call, locale, now } = page;
  const { data: strategy } = await foundOr404(call(readOwnStrategy, { params: { id: params.id ?? '' } }));
  const asked = new URL(request.url).searchParams.get('portfolio');
  const { data } = await call(listPortfolios, { query: { simplified: '1' } });
  const portfolios = data.map(({ id, name }) => ({ id, name }));
  const followed = strategy.portfolios[0]?.id;
  const shown = [asked, followed].find((id) => portfolios.some((one) => one.id === id)) ?? portfolios[0]?.id;
  const ground = shown ? await loadGround(page, shown, strategy) : null;
  const messages = loadMessages(locale, ['strategies', 'ownStrategies']);
  return { locale, now, messages, strategy, portfolios, ground };
}

/** Without it targets can be edited all the same. */
async function loadGround(
  page: PageContext,
  id: string,
  strategy: OwnStrategyDetail,
): Promise<Ground | null> {
  try {
    const currency = await shownCurrency(page);
    const query = { currency, assets: wantedInstruments(compositionIn(strategy)).join(',') };
    return (await page.call(portfolioWeights, { params: { id }, query })).data;
  } catch (error) {
    page.onFault(error);
    return null;
  }
}

function compositionIn({ composition }: OwnStrategyDetail) {
  return compositionOf(
    composition.map(({ counts, percent, band, family }) => ({
      names: {},
      family,
      percent,
      band,
      matches: counts.map(matchOf),
    })),
  );
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.strategy.name} · ${brand.name}` : brand.name },
];

export default function OwnStrategyPage() {
  const { locale, now, messages, strategy } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <OwnStrategy key={strategy.id} />
    </MessagesProvider>
  );
}

function OwnStrategy() {
  useInactiveModuleNotice();
  const { strategy: loaded, portfolios, ground: held } = useLoaderData<typeof loader>();
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [basis, setBasis] = useState(loaded);
  const { ground, want } = useWanted(held);
  const onOrders = useOrderFile();
  const isChanged = !isSameDraft(draft, draftOf(basis));
  // Who follows it and its link are as they are now, whichever version is edited.
  const strategy = { ...basis, link_id: loaded.link_id, portfolios: loaded.portfolios };
  const take = (current: OwnStrategyDetail) => {
    setBasis(current);
    setDraft(draftOf(current));
  };
  // What another tab saved is taken up at once where nothing is edited.
  if (!isChanged && loaded.version > basis.version) take(loaded);
  const work = useOwnStrategy({ strategy, draft, isChanged, onSaved: take });
  return (
    <>
      {isChanged && !work.isLeaving && <LeavingAsks queryKeeps />}
      <OwnStrategyHeader
        strategy={strategy}
        draft={draft}
        portfolio={ground?.portfolio ?? null}
        isChanged={isChanged}
        work={work}
        onName={(name) => setDraft({ ...draft, name })}
        onCurrent={take}
        onKeep={setBasis}
      />
      <OwnEditor
        strategy={strategy}
        draft={draft}
        ground={ground}
        instead={<WithoutGround hasPortfolio={portfolios.length > 0} />}
        about={ground && <About portfolios={portfolios} ground={ground} />}
        isChanged={isChanged}
        faults={work.faults}
        onDraft={setDraft}
        onWanted={want}
        onRestore={(version) => void work.restore(version)}
        onOrders={onOrders}
      />
    </>
  );
}

function WithoutGround({ hasPortfolio }: { hasPortfolio: boolean }) {
  const t = useTranslations('ownStrategies.plan');
  const { revalidate } = useRevalidator();
  if (hasPortfolio) return <ErrorState title={t('failed')} onRetry={() => void revalidate()} />;
  return <EmptyState title={t('noPortfolio')} text={t('noPortfolioText')} />;
}

function About({
  portfolios,
  ground,
}: {
  portfolios: readonly { id: string; name: string }[];
  ground: Ground;
}) {
  const t = useTranslations('ownStrategies.targets');
  const [, setParams] = useSearchParams();
  const value = sum([...ground.assets.map((asset) => decimal(asset.value)), decimal(ground.cash ?? '0')]);
  return (
    <span className={styles.about}>
      <Select
        aria-label={t('portfolio')}
        value={ground.portfolio.id}
        options={portfolios.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) =>
          setParams({ portfolio: event.target.value }, { replace: true, preventScrollReset: true })
        }
      />
      <Amount value={textOf(value)} currency={ground.currency.toUpperCase()} />
    </span>
  );
}

/** Prices of instruments that were added and are not held come after the rest. */
function useWanted(loaded: Ground | null) {
  const call = useCall();
  const [beside, setBeside] = useState<{ currency: string; assets: Ground['assets'] }>();
  const known = new Set(loaded?.assets.map(({ asset_id }) => asset_id));
  // In another currency they are asked for anew, with the strategy once it is saved.
  const more = beside && beside.currency === loaded?.currency ? beside.assets : [];
  const ground = loaded && {
    ...loaded,
    assets: [...loaded.assets, ...more.filter(({ asset_id }) => !known.has(asset_id))],
  };
  async function want(reference: string) {
    if (!loaded || loaded.assets.some(({ isin, asset_id }) => reference === isin || reference === asset_id))
      return;
    const { currency, portfolio } = loaded;
    const query = { currency, assets: reference };
    const { data } = await call(portfolioWeights, { params: { id: portfolio.id }, query });
    setBeside({ currency, assets: [...more, ...data.assets.filter(({ units }) => units === '0')] });
  }
  return { ground, want: (reference: string) => void want(reference).catch(() => {}) };
}

/** The order list as a file; a plan without exports is met by a way to a better one. */
function useOrderFile() {
  const t = useTranslations('ownStrategies.plan');
  const { user } = useDashboard();
  const offer = useUpgradeNotice();
  return (name: string, text: string) => {
    if (allows(user.subscriptionPlanPolicies, 'canExportReportsToPDFOrCSV'))
      downloadText(name, text, 'text/csv');
    else offer(t('upgrade'));
  };
}
