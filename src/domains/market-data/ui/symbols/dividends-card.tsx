import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import type { DividendYear } from './dividend-years.ts';
import styles from './dividends-card.module.css';
import { decimalsOf } from './price/price-text.ts';

type Props = { years: readonly DividendYear[]; kind: string; currency: string };

/** What was paid, year by year, the newest in amber. */
export function DividendsCard({ years, kind, currency }: Props) {
  const t = useTranslations('symbols.dividends');
  const largest = Math.max(...years.map(({ amount }) => Number(amount)));
  const decimals = Math.min(4, decimalsOf(largest));
  return (
    <Card title={<span className={text.h3}>{t('title')}</span>} note={t('note')} className={styles.card}>
      <table className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('year')}</th>
            <th scope="col" className={styles.bar}>
              <span className="visually-hidden">{t('bar')}</span>
            </th>
            <th scope="col">{t('amount', { kind })}</th>
            <th scope="col" className={styles.record}>
              {t('record')}
            </th>
            <th scope="col">{t('paid')}</th>
          </tr>
        </thead>
        <tbody>
          {years.map((entry) => (
            <tr key={entry.year}>
              <th scope="row">{entry.year}</th>
              <td className={styles.bar}>
                <i style={{ width: `${entry.share * 100}%` }} />
              </td>
              <td className={styles.amount}>
                <Amount value={entry.amount} currency={currency} decimals={decimals} />
              </td>
              <td className={styles.record}>
                {entry.payments > 1 ? (
                  t('payments', { count: entry.payments })
                ) : (
                  <Day day={entry.recordDay} />
                )}
              </td>
              <td>
                <Day day={entry.paidDay} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Day({ day }: { day: string | null }) {
  return day === null ? <Unknown /> : <DayDate day={day} />;
}
