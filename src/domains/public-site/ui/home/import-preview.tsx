import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import styles from './import-preview.module.css';

const rows = [
  { day: '2026-10-02', ticker: 'VWCE', kind: 'buy', units: 4, amount: '-2498.36' },
  { day: '2026-10-09', ticker: 'MSFT', kind: 'dividend', units: 9, amount: '25.40' },
  { day: '2026-10-14', ticker: 'CDR', kind: 'sell', units: 12, amount: '3246.00' },
  { day: '2026-10-22', ticker: 'PKO', kind: 'buy', units: 40, amount: '-3312.80' },
  { day: '2026-10-30', ticker: '?', kind: 'unknown', units: null, amount: '1200.00' },
] as const;

/** A picture of the import screen: a file read, with one row that needs an answer. */
export function ImportPreview({ broker }: { broker: string }) {
  const t = useTranslations('home.record.preview');
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <span className={styles.tile}>
          <Icon name="file" size={26} />
        </span>
        <span className={styles.file}>
          <b>{broker}_2026-10.xlsx</b>
          <small className={styles.format}>{t('caption')}</small>
        </span>
      </figcaption>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col" className={styles.day}>
              {t('date')}
            </th>
            <th scope="col" className={styles.operation}>
              {t('operation')}
            </th>
            <th scope="col" className={styles.units}>
              {t('units')}
            </th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, ticker, kind, units, amount }) => (
            <tr key={day} className={kind === 'unknown' ? styles.unsure : undefined}>
              <td className={styles.day}>
                <DayDate day={day} form="dayMonth" />
              </td>
              <td className={styles.operation}>
                <span>
                  <TickerBadge ticker={ticker} />
                  {t(kind)}
                </span>
              </td>
              <td className={styles.units}>{units}</td>
              <td className={styles.amount}>
                <Amount value={amount} currency="PLN" signed />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.question}>
        <Icon name="help" />
        {t('question')}
        <b>{t('answer')}</b>
      </p>
    </figure>
  );
}
