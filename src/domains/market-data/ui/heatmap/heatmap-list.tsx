import { useTranslations } from 'use-intl';
import { Change } from '../../../../design-system/figures/change.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import type { Period } from '../../period-change.ts';
import { MarketValue } from '../market/market-value.tsx';
import type { Quote } from '../quote.ts';
import { QuotePrice } from '../quote-price.tsx';
import { usePeriodName } from '../use-period-name.ts';
import { useSectorName } from '../use-sector-name.ts';
import styles from './heatmap-list.module.css';
import type { MapSector } from './market-map.ts';

type Props = { sectors: readonly MapSector<Quote>[]; period: Period };

/** The tiles of the map as a table, sector by sector. */
export function HeatmapList({ sectors, period }: Props) {
  const t = useTranslations('market');
  const periodName = usePeriodName();
  const sectorName = useSectorName();
  const tiles = sectors.flatMap((sector) => sector.tiles.map(({ item }) => item));
  const withSectors = tiles.some(({ sector }) => sector);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.list} tabIndex={0} aria-label={t('map.showList')}>
      <PlainTable
        label={t('map.showList')}
        head={[
          t('table.asset'),
          ...(withSectors ? [t('facts.sector')] : []),
          t('facts.price'),
          t('facts.marketValue'),
          periodName.short(period),
        ]}
        rows={tiles.map((quote) => ({
          key: quote.id,
          cells: [
            <span key="name" className={styles.name}>
              {`${quote.name} (${quote.ticker})`}
            </span>,
            ...(withSectors ? [quote.sector && sectorName(quote.sector)] : []),
            <QuotePrice key="price" of={quote} />,
            <MarketValue key="value" value={quote.market_value} />,
            <Change key="change" percent={quote.changes[period]} reason={t('noChange')} />,
          ],
        }))}
      />
    </section>
  );
}
