import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Change } from '../../../design-system/figures/change.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount, priceDecimals } from '../../../foundation/format-amount.ts';
import styles from './decision-words.module.css';

type Props = {
  decision: {
    day: string;
    units: string;
    price: string;
    comparable_price: string;
    currency: string;
    why: string;
    change_mind: string;
    /** Where that is not clear. */
    portfolio?: string | undefined;
  };
  /** What a unit costs now, in the currency it was bought in. */
  now: string | null;
  actions?: ReactNode;
};

/** What was written at a purchase, with today's figure next to it (rule WL-9). */
export function DecisionWords({ decision, now, actions }: Props) {
  const t = useTranslations('remarks.decisions');
  const names = useCalendarNames();
  const numbers = useNumbers();
  const { day, units, price, currency, why, change_mind, portfolio } = decision;
  const before = Number(decision.comparable_price);
  const money = (amount: string) =>
    formatAmount(amount, currency, { decimals: priceDecimals(amount), isPublic: true });
  return (
    <article className={styles.words}>
      <header className={styles.head}>
        <span>
          {t('bought', {
            day: dayText(day, 'short', names),
            units: numbers.units(units),
            price: money(price),
          })}
          {portfolio && ` ${t('in', { portfolio })}`}
        </span>
        {now !== null && (
          <span className={styles.now}>
            {t('now', { price: money(now) })}{' '}
            <Change percent={(Number(now) / before - 1) * 100} decimals={1} />
          </span>
        )}
      </header>
      {why && (
        <>
          <h4>{t('why')}</h4>
          <p>{why}</p>
        </>
      )}
      {change_mind && (
        <>
          <h4>{t('changeMind')}</h4>
          <p>{change_mind}</p>
        </>
      )}
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </article>
  );
}
