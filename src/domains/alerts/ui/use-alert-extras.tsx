import { useLocale, useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { priceLevels } from '../../market-data/ui/market-modals.ts';
import type { Topic } from '../../notifications/topics.ts';
import { ThresholdPill } from '../../notifications/ui/settings/threshold-pill.tsx';
import type { TopicExtra } from '../../notifications/ui/settings/topic-matrix.tsx';
import { listLevels } from '../contract.ts';
import { thresholds } from './alert-modals.ts';
import { isWatched, loadAssets, loadPortfolios } from './thresholds/load-thresholds.ts';
import { percentRange, usualPercent } from './thresholds/threshold-row.ts';

/** As many names as fit into a line. */
const mostNames = 4;

/** What settings show beside topics of prices and strategies: thresholds and levels, and the way to change them. */
export function useAlertExtras(): Partial<Record<Topic, TopicExtra>> {
  const t = useTranslations('alerts.row');
  const numbers = useNumbers();
  const locale = useLocale();
  const { shown, reload } = useLoaded('alerts', async (signal) => {
    // What cannot be had is left out; the dialogs say so when they are opened.
    const [portfolios, assets, levels] = await Promise.allSettled([
      loadPortfolios(locale, signal),
      loadAssets(locale, signal),
      callApi(listLevels, { query: {} }, locale, signal),
    ]);
    return {
      portfolios: portfolios.status === 'fulfilled' ? portfolios.value : [],
      watched: assets.status === 'fulfilled' ? assets.value.filter(isWatched) : [],
      levels: levels.status === 'fulfilled' ? levels.value.data.filter((level) => !level.is_done) : [],
    };
  });
  const known = shown.state === 'ready' ? shown.value : { portfolios: [], watched: [], levels: [] };
  const range = (percents: readonly string[]) =>
    percentRange(percents)
      .map((percent) => numbers.percent(percent, { decimals: percent.includes('.') ? 2 : 0 }))
      .join('–');
  const moves = (of: readonly { threshold: { percent: string } }[]) =>
    range(of.map(({ threshold }) => threshold.percent || usualPercent)) || range([usualPercent]);
  const names = (tickers: readonly string[]) => {
    const each = [...new Set(tickers)];
    const shownNames = each.slice(0, mostNames).join(', ');
    const more = each.length - mostNames;
    return more > 0 ? t('andMore', { tickers: shownNames, more }) : shownNames;
  };
  const openThresholds = (of: 'portfolios' | 'assets') => void openModal(thresholds, { of }).then(reload);
  const covered = known.portfolios.flatMap(({ threshold: { coverage } }) => (coverage ? [coverage] : []));
  const { watched, levels } = known;
  return {
    portfolioMoved: {
      pill: (
        <ThresholdPill
          aria-label={t('portfolios', { percent: moves(known.portfolios) })}
          onClick={() => openThresholds('portfolios')}
        >
          {moves(known.portfolios)}
        </ThresholdPill>
      ),
    },
    assetMoved: {
      pill: (
        <ThresholdPill
          aria-label={t('assets', { percent: moves(watched) })}
          onClick={() => openThresholds('assets')}
        >
          {moves(watched)}
        </ThresholdPill>
      ),
      note: (
        <TextLink onClick={() => openThresholds('assets')}>
          {watched.length > 0
            ? t('watched', {
                count: watched.length,
                tickers: names(watched.map(({ ticker }) => ticker ?? '')),
              })
            : t('noneWatched')}
        </TextLink>
      ),
    },
    levelCrossed: {
      note: (
        <TextLink onClick={() => void openModal(priceLevels, {}).then(reload)}>
          {levels.length > 0
            ? t('levels', { count: levels.length, tickers: names(levels.map(({ ticker }) => ticker)) })
            : t('noLevels')}
        </TextLink>
      ),
    },
    coverage: {
      pill: (
        <ThresholdPill onClick={() => openThresholds('portfolios')}>
          {covered.length > 0 ? t('below', { percent: range(covered) }) : t('setCoverage')}
        </ThresholdPill>
      ),
    },
  };
}
