import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { BelowFirstScreen } from '../../../../design-system/loading/below-first-screen.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { marketClasses } from '../../../market-data/contract.ts';
import { indicatorsOf } from '../../../market-data/ui/indicators/indicators-of.ts';
import { IndicatorsSkeleton } from '../../../market-data/ui/indicators/indicators-skeleton.tsx';
import { SentimentView } from '../../../market-data/ui/indicators/sentiment-view.tsx';
import { useIndicators } from '../../../market-data/ui/indicators/use-indicators.ts';
import { assetIndicators } from '../../../market-data/ui/market-modals.ts';
import type { PositionOutput } from '../../contract.ts';
import styles from './market-card.module.css';

type Asset = PositionOutput['asset'];

/** The newest stand here; all of them are behind their button. */
const mostNews = 5;

/** What the news say, and the way to what the company reports; fetched once the page stands. */
export function MarketCard({ asset }: { asset: Asset }) {
  const t = useTranslations('holding.market');
  const words = useTranslations('market.indicators.titles');
  const to = usePath();
  const hasPage = asset.slug !== null && marketClasses.some((one) => one === asset.class);
  const modules = indicatorsOf(asset.class);
  return (
    <Card
      title={t('title')}
      action={
        hasPage && (
          <TextLink tone="muted" to={to('symbol', { class: asset.class, asset: asset.slug! })}>
            {t('symbol')}
          </TextLink>
        )
      }
    >
      <div className={styles.modules}>
        {modules.map((module) => (
          <Button
            key={module}
            size="sm"
            onClick={() =>
              void openModal(assetIndicators, {
                assetId: asset.id,
                module,
                assetName: `${asset.name} (${asset.ticker})`,
              })
            }
          >
            {words(module)}
          </Button>
        ))}
      </div>
      <BelowFirstScreen height={320}>
        <News asset={asset} />
      </BelowFirstScreen>
    </Card>
  );
}

function News({ asset }: { asset: Asset }) {
  const t = useTranslations('market.indicators');
  const { shown, reload } = useIndicators(asset.id, 'sentiment');
  if (shown.state === 'failed')
    return <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />;
  if (shown.state !== 'ready') return <IndicatorsSkeleton />;
  const { sentiment, is_simulated } = shown.value.indicators;
  return (
    <>
      {is_simulated && (
        <p className={styles.simulated}>
          <StatusPill icon="spark">{t('simulated')}</StatusPill>
        </p>
      )}
      <SentimentView sentiment={sentiment && { ...sentiment, news: sentiment.news.slice(0, mostNews) }} />
    </>
  );
}
