import { useTranslations } from 'use-intl';
import { Percent } from '../../../../../design-system/figures/percent.tsx';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { sale, saleChanges } from './sale-example.ts';
import styles from './zloty-figure.module.css';

const rows = ['price', 'dollar', 'result'] as const;
/** Zero stands at 30% of the track; 25 percent of change fill the rest. */
const zero = 30;
const scale = 70 / 25;

/** Bars from zero: what the share did, what the dollar did, what was left. */
export function ZlotyFigure() {
  const t = useTranslations('home.poland.zloty');
  const names = useCalendarNames();
  return (
    <>
      <p className={styles.title}>
        {t('example', {
          ticker: sale.ticker,
          from: dayText(sale.boughtOn, 'monthYear', names),
          to: dayText(sale.soldOn, 'monthYear', names),
        })}
      </p>
      <dl className={styles.rows}>
        {rows.map((row) => {
          const change = saleChanges[row];
          const width = Math.abs(change) * scale;
          const left = change < 0 ? zero - width : zero;
          return (
            <div key={row}>
              <dt>{t(row)}</dt>
              <dd className={styles.track} aria-hidden="true">
                <i className={styles[row]} style={{ left: `${left}%`, width: `${width}%` }} />
              </dd>
              <dd className={styles.number}>
                <Percent value={change} signed />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
