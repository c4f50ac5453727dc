import { useTranslations } from 'use-intl';
import { Change } from '../../../design-system/change.tsx';
import { Percent } from '../../../design-system/percent.tsx';
import type { Period } from '../period-change.ts';
import { MarketValue } from './market-value.tsx';
import type { Quote } from './quote.ts';
import styles from './quote-facts.module.css';
import { QuotePrice } from './quote-price.tsx';
import { usePeriodName } from './use-period-name.ts';

type Props = {
  quote: Quote;
  period: Period;
  /** In percent of its sector's market value. */
  sectorShare?: number;
};

/** What a tile stands for, in figures. */
export function QuoteFacts({ quote, period, sectorShare }: Props) {
  const t = useTranslations('market');
  const periodName = usePeriodName();
  return (
    <div className={styles.facts}>
      <b className={styles.name}>{quote.name}</b>
      <dl>
        <div>
          <dt>{t('facts.change', { period: periodName.short(period) })}</dt>
          <dd>
            <Change percent={quote.changes[period]} />
          </dd>
        </div>
        <div>
          <dt>{t('facts.price')}</dt>
          <dd>
            <QuotePrice of={quote} />
          </dd>
        </div>
        {quote.market_value !== null && (
          <div>
            <dt>{t('facts.marketValue')}</dt>
            <dd>
              <MarketValue value={quote.market_value} />
            </dd>
          </div>
        )}
        {sectorShare !== undefined && (
          <div>
            <dt>{t('facts.sectorShare')}</dt>
            <dd>
              <Percent value={sectorShare} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
