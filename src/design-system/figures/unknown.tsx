import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './unknown.module.css';

type Props = {
  /** Why the figure is missing and, where possible, what would bring it. */
  reason?: string;
};

/** A figure that cannot be computed: a dash, with its reason on hover, focus or tap. Never 0. */
export function Unknown({ reason }: Props) {
  const t = useTranslations('ui');
  const id = useId();
  if (!reason) {
    return (
      <span className={styles.dash}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('unknown')}</span>
      </span>
    );
  }
  return (
    <button type="button" className={styles.explained} aria-label={t('unknown')} aria-describedby={id}>
      –
      <span id={id} role="tooltip" className={styles.reason}>
        {reason}
      </span>
    </button>
  );
}
