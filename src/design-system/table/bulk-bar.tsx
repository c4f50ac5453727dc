import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button.tsx';
import styles from './bulk-bar.module.css';

type Props = {
  count: number;
  /** What the selection adds up to. */
  summary?: ReactNode;
  onClear: () => void;
  /** Text buttons; the destructive one last. */
  children: ReactNode;
};

/** What can be done with the selected rows: graphite, at the bottom of the table. */
export function BulkBar({ count, summary, onClear, children }: Props) {
  const t = useTranslations('ui');
  return (
    <div className={styles.wrap}>
      <div
        className={styles.bar}
        data-scheme="dark"
        role="toolbar"
        aria-label={t('selectedCount', { count })}
      >
        <b aria-live="polite">{t('selectedCount', { count })}</b>
        <span className={styles.summary}>{summary}</span>
        {children}
        <IconButton icon="x" label={t('clearSelection')} onClick={onClear} />
      </div>
    </div>
  );
}
