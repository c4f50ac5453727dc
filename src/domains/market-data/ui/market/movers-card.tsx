import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Change } from '../../../../design-system/figures/change.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import type { Period } from '../../period-change.ts';
import { AssetMenu } from '../catalogue/asset-menu.tsx';
import { BreadthBar } from '../heatmap/breadth-bar.tsx';
import type { Quote } from '../quote.ts';
import { SimulatedPill } from '../simulated-pill.tsx';
import { usePeriodName } from '../use-period-name.ts';
import { useSectorName } from '../use-sector-name.ts';
import { MarketValue } from './market-value.tsx';
import { movers } from './movers.ts';
import styles from './movers-card.module.css';

type Props = {
  quotes: readonly Quote[];
  period: Period;
  /** Where all of them stand. */
  listId: string;
};

const howMany = 5;

/** Who moved most, both ways. */
export function MoversCard({ quotes, period, listId }: Props) {
  const t = useTranslations('market.movers');
  const { up, down } = movers(quotes, period, howMany);
  return (
    <Card
      className={styles.card}
      title={t('title')}
      action={
        <TextLink tone="muted" href={`#${listId}`}>
          {t('all', { count: quotes.length })}
        </TextLink>
      }
    >
      <BreadthBar quotes={quotes} period={period} />
      <Side title={t('upMost')} none={t('noneUp')} quotes={up} period={period} />
      <Side title={t('downMost')} none={t('noneDown')} quotes={down} period={period} />
      {quotes.some(({ is_simulated }) => is_simulated) && (
        <p className={styles.note}>
          <SimulatedPill />
        </p>
      )}
    </Card>
  );
}

type SideProps = { title: string; none: string; quotes: readonly Quote[]; period: Period };

function Side({ title, none, quotes, period }: SideProps) {
  const periodName = usePeriodName();
  const id = useId();
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <span>{title}</span>
        <span>{periodName.short(period)}</span>
      </h3>
      {quotes.length === 0 && <p className={styles.none}>{none}</p>}
      <ol className={styles.list}>
        {quotes.map((quote) => (
          <li key={quote.id}>
            <AssetMenu asset={quote} trigger={<Mover quote={quote} period={period} />} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type MoverProps = ComponentProps<'button'> & { quote: Quote; period: Period };

function Mover({ quote, period, ...native }: MoverProps) {
  const sectorName = useSectorName();
  return (
    <button {...native} type="button" className={styles.mover}>
      <TickerBadge ticker={quote.ticker} />
      <TwoLines name={quote.name} title={quote.name} note={quote.sector && sectorName(quote.sector)} />
      <span className={styles.figures}>
        <Change percent={quote.changes[period]} />
        {quote.market_value !== null && (
          <small className={styles.size}>
            <MarketValue value={quote.market_value} bare />
          </small>
        )}
      </span>
    </button>
  );
}
