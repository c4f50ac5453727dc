import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { MarketClass } from '../../contract.ts';
import type { Period } from '../../period-change.ts';
import { BreadthBar } from '../heatmap/breadth-bar.tsx';
import { newestDay, PriceDay } from '../price-day.tsx';
import type { Quote } from '../quote.ts';
import { SimulatedPill } from '../simulated-pill.tsx';
import { CardHead } from './card-head.tsx';
import { MarketPeriodSwitch } from './market-period-switch.tsx';
import { QuoteTable } from './quote-table.tsx';
import styles from './table-card.module.css';

type Props = {
  assetClass: MarketClass;
  quotes: readonly Quote[];
  period: Period;
  /** Where no map above has the switch already. */
  onPeriod?: (period: Period) => void;
  exportable?: boolean;
  loading?: boolean;
  scope?: ReactNode;
};

/** A class as a table. Without a map it also has the period, which sums it up and is what a phone shows. */
export function TableCard(props: Props) {
  const { assetClass, quotes, period, onPeriod, exportable, loading, scope } = props;
  const t = useTranslations('market.table');
  const day = newestDay(quotes);
  const unpriced = quotes.filter(({ price }) => price === null).length;
  return (
    <Card flush>
      <CardHead
        title={t(`title.${assetClass}`)}
        about={
          <>
            {t('steps')}
            {day && (
              <>
                {', '}
                <PriceDay day={day} assetClass={assetClass} />
              </>
            )}
            {unpriced > 0 && `, ${t('unpriced', { count: unpriced })}`}
          </>
        }
      >
        {quotes.some(({ is_simulated }) => is_simulated) && <SimulatedPill />}
        {scope}
        {onPeriod && <MarketPeriodSwitch value={period} onChange={onPeriod} />}
      </CardHead>
      {onPeriod && quotes.length > 0 && (
        <div className={styles.breadth}>
          <BreadthBar quotes={quotes} period={period} />
        </div>
      )}
      <QuoteTable
        label={t(`title.${assetClass}`)}
        assetClass={assetClass}
        quotes={quotes}
        period={period}
        exportable={exportable}
        loading={loading}
      />
    </Card>
  );
}
