import { useTranslations } from 'use-intl';
import { Change } from '../../../../design-system/figures/change.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import type { Period } from '../../period-change.ts';
import type { Quote } from '../quote.ts';
import { QuotePrice } from '../quote-price.tsx';
import { usePeriodName } from '../use-period-name.ts';
import { MarketValue } from './market-value.tsx';
import styles from './quote-facts.module.css';

type Props = {
  quote: Quote;
  period: Period;
  /** In percent of its sector's market value. */
  sectorShare?: number;
};

/** What a tile stands for, in figures. No list of terms, because it also heads a menu, which may hold none. */
export function QuoteFacts({ quote, period, sectorShare }: Props) {
  const t = useTranslations('market');
  const periodName = usePeriodName();
  return (
    <div className={styles.facts}>
      <b className={styles.name}>{quote.name}</b>
      <div className={styles.rows}>
        <div>
          <span>{t('facts.change', { period: periodName.short(period) })}</span>
          <b>
            <Change percent={quote.changes[period]} />
          </b>
        </div>
        <div>
          <span>{t('facts.price')}</span>
          <b>
            <QuotePrice of={quote} />
          </b>
        </div>
        {quote.market_value !== null && (
          <div>
            <span>{t('facts.marketValue')}</span>
            <b>
              <MarketValue value={quote.market_value} />
            </b>
          </div>
        )}
        {sectorShare !== undefined && (
          <div>
            <span>{t('facts.sectorShare')}</span>
            <b>
              <Percent value={sectorShare} />
            </b>
          </div>
        )}
      </div>
    </div>
  );
}
