import { useTranslations } from 'use-intl';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import type { UnknownDays } from '../history-points.ts';
import styles from './card-note.module.css';

/** Says under a chart which of its days have no value of their own (rule P-15); nothing where all have. */
export function UnknownDaysNote({ carried, before }: UnknownDays) {
  const t = useTranslations('ui');
  return (
    <>
      {carried > 0 && <p className={styles.underChart}>{t('carriedDays', { count: carried })}</p>}
      {before > 0 && <p className={styles.underChart}>{t('unknownBefore', { count: before })}</p>}
    </>
  );
}

/** Says under a chart of everything that it begins later than the first purchase (rule P-17). */
export function LateStartNote({ day }: { day: string | null }) {
  const t = useTranslations('ui');
  const names = useCalendarNames();
  if (day === null) return null;
  return <p className={styles.underChart}>{t('startsLate', { day: dayText(day, 'short', names) })}</p>;
}
