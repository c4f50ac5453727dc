import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount } from '../../../../../foundation/format-amount.ts';
import { assumed, face, interestByYear, symbol, valuedOn, worthToday } from './bond-example.ts';
import styles from './bond-figure.module.css';

/** Interest of one bond, year by year: bars from zero, those to come paler. */
export function BondFigure() {
  const t = useTranslations('home.poland.bonds');
  const names = useCalendarNames();
  const numbers = useNumbers();
  return (
    <div className={styles.frame}>
      <p className={styles.worth}>
        <b>{symbol}</b>
        <span>{t('today', { day: dayText(valuedOn, 'short', names) })}</span>
        <Amount value={worthToday} currency="PLN" className={styles.amount} />
      </p>
      <ol className={styles.bars}>
        {interestByYear.map(({ year, interest, height, past }) => (
          <li key={year}>
            <span
              className={styles.bar}
              title={t('year', { year: String(year), amount: formatAmount(interest, 'PLN') })}
            >
              <i className={past ? styles.past : undefined} style={{ height: `${height}%` }} />
            </span>
            <span className={styles.year}>
              <span>{String(year).slice(0, 2)}</span>
              {String(year).slice(2)}
              <span className="visually-hidden">: {formatAmount(interest, 'PLN')}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {t('axis', {
          face: formatAmount(String(face), 'PLN', { decimals: 0 }),
          year: String(assumed.year),
          least: numbers.percent(assumed.least, { decimals: 1 }),
          most: numbers.percent(assumed.most, { decimals: 1 }),
        })}
      </p>
    </div>
  );
}
