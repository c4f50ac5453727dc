import { useTranslations } from 'use-intl';
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
