import { useTranslations } from 'use-intl';
import { dayNumber, isDay } from '../../../../foundation/calendar-day.ts';
import type { SimulationForm } from '../simulation-types.ts';
import { useFigures, useWords } from '../use-words.ts';
import styles from './simulation-form.module.css';

type Props = { form: SimulationForm; start: string; end: string };

/** How much there is to compute, and how far back prices go. No promise of minutes: they depend on the machine. */
export function Coverage({ form, start, end }: Props) {
  const t = useTranslations('backtest.form');
  const { count } = useFigures();
  const words = useWords();
  const days = isDay(start) && isDay(end) ? dayNumber(end) - dayNumber(start) : 0;
  const sessions = Math.max(0, Math.round((days / 365.25) * form.sessions_per_year));
  const starts = form.assets.flatMap(({ first_day }) => first_day ?? []);
  const latest = starts.reduce((late, day) => (day > late ? day : late), '');
  return (
    <div className={styles.coverage}>
      {sessions > 0 && <b>{t('sessions', { count: sessions, shown: count(sessions) })}</b>}
      {latest && <span>{t('pricesFrom', { count: starts.length, day: words.day(latest) })}</span>}
      {form.first_start && <span>{t('firstStart', { day: words.day(form.first_start) })}</span>}
    </div>
  );
}
