import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../../design-system/class-names.ts';
import { badgeLines } from '../../../../../design-system/figures/badge-lines.ts';
import { ChangePill } from '../../../../../design-system/figures/change-pill.tsx';
import { dayText, inWarsaw } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { StatusPill } from '../../../../../design-system/states/status-pill.tsx';
import type { ShownSymbol } from '../symbol-view.ts';
import { Price } from './price.tsx';
import styles from './price-head.module.css';

/** Letters that fit into a line of the tile; the name beside it is always whole. */
const mostInBadge = 7;

/** Who it is, what it costs, since when, and how the last day changed it. */
export function PriceHead({ symbol, action }: { symbol: ShownSymbol; action?: ReactNode }) {
  const t = useTranslations('symbols');
  const { kind, ticker, name, exchange, sector, change } = symbol;
  const about = [t(`classes.${kind}.one`), exchange, sector].filter(Boolean).join(' · ');
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <span className={classNames(styles.badge, ticker.length > 4 && styles.long)} aria-hidden="true">
          {badgeLines(ticker, mostInBadge).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <div className={styles.names}>
          <h1>{name}</h1>
          <p>{about}</p>
        </div>
      </div>
      {!symbol.isWithheld && (
        <p className={styles.price}>
          <Price value={symbol.price} of={symbol.priced} unitClassName={styles.unit} />
        </p>
      )}
      <p className={styles.when}>
        <PriceTime symbol={symbol} />
        {symbol.isSimulated && <StatusPill icon="spark">{t('simulated')}</StatusPill>}
        {symbol.source && <span>{t('source', { names: symbol.source, count: 1 })}</span>}
        {action}
      </p>
      {change.percent !== null && (
        <p className={styles.change}>
          <ChangePill amount={change.amount} percent={change.percent} currency={symbol.priced.currency} />
        </p>
      )}
    </div>
  );
}

/** A market that never closes tells the time, the others whose close it is. */
function PriceTime({ symbol }: { symbol: ShownSymbol }) {
  const t = useTranslations('symbols');
  const names = useCalendarNames();
  if (symbol.kind === 'crypto' && symbol.priceAt !== null) {
    const { day, time } = inWarsaw(symbol.priceAt);
    return <span>{t('page.priceOf', { day: dayText(day, 'weekday', names), time })}</span>;
  }
  if (symbol.priceDay === null) return null;
  return <span>{t('page.close', { day: dayText(symbol.priceDay, 'weekday', names) })}</span>;
}
