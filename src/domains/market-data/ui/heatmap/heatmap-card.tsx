import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSize } from '../../../../design-system/chart/use-size.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import type { Period } from '../../period-change.ts';
import { CardHead } from '../market/card-head.tsx';
import { MarketPeriodSwitch } from '../market/market-period-switch.tsx';
import { newestDay, PriceDay } from '../price-day.tsx';
import type { Quote } from '../quote.ts';
import { SimulatedPill } from '../simulated-pill.tsx';
import { HeatLegend } from './heat-legend.tsx';
import { heatStep } from './heat-step.ts';
import { Heatmap } from './heatmap.tsx';
import styles from './heatmap-card.module.css';
import { HeatmapList } from './heatmap-list.tsx';
import { mapTiles } from './map-tiles.ts';

/** What the map measures on a desk; other screens draw it again once they are measured. */
const deskSize = { width: 928, height: 608 };

type Props = {
  title: string;
  assetClass: string;
  quotes: readonly Quote[];
  period: Period;
  onPeriod: (period: Period) => void;
  /** Which exchange, where there is a choice. */
  scope?: ReactNode;
  held?: ReadonlySet<string>;
};

/** The map with everything around it, and its twin: the same tiles as a list. */
export function HeatmapCard({ title, assetClass, quotes, period, onPeriod, scope, held }: Props) {
  const t = useTranslations('market.map');
  const [asList, setAsList] = useState(false);
  const step = heatStep(period, assetClass);
  const day = newestDay(quotes);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box, deskSize);
  const { sectors, equal, shown } = useMemo(() => mapTiles(quotes, size), [quotes, size]);
  const owned = quotes.some(({ id }) => held?.has(id));
  return (
    <Card flush className={styles.card}>
      <CardHead
        title={title}
        about={
          day && (
            <>
              {shown < quotes.length
                ? t('shown', { shown, total: quotes.length })
                : t('shownAll', { total: quotes.length })}
              {', '}
              {equal ? t(`equal.${equal}`) : t('byValue')}
              {', '}
              <PriceDay day={day} assetClass={assetClass} />
            </>
          )
        }
      >
        {scope}
        <MarketPeriodSwitch value={period} onChange={onPeriod} />
      </CardHead>
      {shown === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <div className={styles.plot}>
            {/* Hidden, not gone: it is measured to know how many tiles there are. */}
            <div hidden={asList}>
              <Heatmap
                box={box}
                size={size}
                measured={size !== deskSize}
                sectors={sectors}
                quotes={quotes}
                period={period}
                step={step}
                held={held}
              />
            </div>
            {asList && <HeatmapList sectors={sectors} period={period} />}
          </div>
          <footer className={styles.foot}>
            <HeatLegend step={step} period={period} />
            {quotes.some(({ is_simulated }) => is_simulated) && <SimulatedPill />}
            {owned && (
              <span className={styles.held}>
                <i /> {t('held')}
              </span>
            )}
            <TextLink tone="muted" className={styles.toggle} onClick={() => setAsList(!asList)}>
              {asList ? t('showMap') : t('showList')}
            </TextLink>
          </footer>
        </>
      )}
    </Card>
  );
}
