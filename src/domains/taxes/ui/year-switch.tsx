import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import type { TaxYearOutput } from '../contract.ts';
import styles from './year-switch.module.css';

/** Years beside each other; filed ones have a lock. */
const mostYears = 8;

export function YearSwitch({ taxes }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes');
  const to = usePath();
  const known = taxes.years.some(({ year }) => year === taxes.year)
    ? taxes.years
    : [{ year: taxes.year, state: taxes.state }, ...taxes.years];
  const shown = known.slice(-mostYears);
  return (
    <nav className={styles.years} aria-label={t('years')}>
      {shown.map(({ year, state }) => (
        <Link
          key={year}
          to={to('taxes', { year: String(year) })}
          className={styles.year}
          aria-current={year === taxes.year ? 'page' : undefined}
          prefetch="intent"
          preventScrollReset
        >
          {(state === 'filed' || state === 'changed') && <Icon name="lock" size={14} />}
          {year}
          <span className="visually-hidden">, {t(`state.${state}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
