import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import { LeavingAsks } from '../../../design-system/overlays/leaving-asks.tsx';
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
import { type PageContext, pageContext } from '../../page-context.ts';
import { foundOr404 } from '../../public-site/symbols/found-or-404.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useCall } from '../shell/use-call.ts';
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
  const { strategy, portfolios, ground: loaded } = useLoaderData<typeof loader>();
  const [draft, setDraft] = useState(() => draftOf(strategy));
  const [basis, setBasis] = useState(strategy);
  const { ground, want } = useWanted(loaded);
  const isChanged = !isSameDraft(draft, draftOf(basis));
  const work = useOwnStrategy({
    strategy: basis,
    draft,
    onSaved: (saved) => {
      setBasis(saved);
      setDraft(draftOf(saved));
    },
  });
  return (
    <>
      {isChanged && !work.isLeaving && <LeavingAsks />}
      <OwnStrategyHeader
        strategy={basis}
        draft={draft}
        portfolio={ground?.portfolio.name ?? null}
        isChanged={isChanged}
        work={work}
        onName={(name) => setDraft({ ...draft, name })}
        onCurrent={(current) => {
          setBasis(current);
          setDraft(draftOf(current));
        }}
        onKeep={setBasis}
      />
      <OwnEditor
        strategy={basis}
        draft={draft}
        ground={ground}
        about={ground && <About portfolios={portfolios} ground={ground} />}
        isChanged={isChanged}
        onDraft={setDraft}
        onWanted={want}
        onRestore={(version) => void work.restore(version)}
      />
    </>
  );
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
  const [beside, setBeside] = useState<Ground['assets']>([]);
  const known = new Set(loaded?.assets.map(({ asset_id }) => asset_id));
  const ground = loaded && {
    ...loaded,
    assets: [...loaded.assets, ...beside.filter(({ asset_id }) => !known.has(asset_id))],
  };
  async function want(reference: string) {
    if (!loaded || loaded.assets.some(({ isin, asset_id }) => reference === isin || reference === asset_id))
      return;
    const query = { currency: loaded.currency, assets: reference };
    const { data } = await call(portfolioWeights, { params: { id: loaded.portfolio.id }, query });
    setBeside((before) => [...before, ...data.assets.filter(({ units }) => units === '0')]);
  }
  return { ground, want: (reference: string) => void want(reference).catch(() => {}) };
}
