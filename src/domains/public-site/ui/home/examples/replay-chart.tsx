import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { bandPath, groundPath, linePath } from '../../../../../design-system/site/chart-path.ts';
import { StrataPicture } from '../../../../../design-system/site/strata-picture.tsx';
import styles from './replay-chart.module.css';
import {
  firstYear,
  history,
  months,
  putIn,
  putInTotal,
  shares,
  sixtyForty,
  span,
} from './strategy-replay.ts';

const unit = 200;
const bottom = 24_000;
const top = Math.max(...history.values, ...shares.values, ...sixtyForty.values) * 1.06;
const height = Math.round((top - bottom) / unit);
const toY = (amount: number) => (top - amount) / unit;
const percentY = (amount: number) => `${(toY(amount) / height) * 100}%`;
const percentX = (month: number) => `${(month / (months - 1)) * 100}%`;

const paths = {
  amber: bandPath(history.values, putIn, toY),
  stone: groundPath(putIn, toY, height),
  history: linePath(history.values, toY),
  shares: linePath(shares.values, toY),
  sixtyForty: linePath(sixtyForty.values, toY),
};
const gridLines = [100, 150, 200, 250].map((thousands) => ({ thousands, top: percentY(thousands * 1000) }));
const years = Array.from({ length: 7 }, (_, at) => ({
  year: firstYear + 1 + at,
  left: percentX((at + 1) * 12),
}));

/** Three strategies over the same deposits. Stretched, so its words are HTML beside the drawing. */
export function ReplayChart() {
  const t = useTranslations('home.plan');
  const names = useCalendarNames();
  return (
    <div className={styles.plot}>
      <div className={styles.drawing}>
        {gridLines.map(({ thousands, top: at }) => (
          <span key={thousands} className={styles.gridLine} style={{ top: at }}>
            {t('thousands', { value: thousands })}
          </span>
        ))}
        <StrataPicture
          box={`0 0 ${months - 1} ${height}`}
          amber={paths.amber}
          value={paths.history}
          label={t('chart', {
            from: dayText(span.from, 'monthYear', names),
            to: dayText(span.to, 'monthYear', names),
          })}
        >
          <path d={paths.stone} className={styles.stone} />
          <path d={paths.shares} className={styles.shares} />
          <path d={paths.sixtyForty} className={styles.sixtyForty} />
        </StrataPicture>
        <span className={styles.putIn}>
          {t.rich('putIn', {
            amount: () => <Amount value={String(putInTotal)} currency="PLN" decimals={0} />,
          })}
        </span>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {years.map(({ year, left }) => (
          <span key={year} style={{ left }} className={year % 2 ? styles.odd : undefined}>
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}
