import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../brand/icon.tsx';
import { toast } from '../overlays/toast.ts';
import styles from './bulk-bar.module.css';

type Props = {
  count: number;
  /** What the selection adds up to. */
  summary?: ReactNode;
  onClear: () => void;
  /** `BulkAction`s; the destructive one last. */
  children: ReactNode;
};

/** What can be done with the selected rows: graphite, at the bottom of the table. */
export function BulkBar({ count, summary, onClear, children }: Props) {
  const t = useTranslations('ui');
  const counted = t('selectedCount', { count });
  return (
    <div className={styles.wrap} data-print="hide" data-bulk-bar="">
      <div className={styles.bar} data-scheme="dark" role="toolbar" aria-label={counted}>
        <b aria-live="polite">{counted}</b>
        <span className={styles.summary}>{summary}</span>
        {children}
        <button type="button" className={styles.close} aria-label={t('clearSelection')} onClick={onClear}>
          <Icon name="x" size={18} />
        </button>
      </div>
    </div>
  );
}

type ActionProps = {
  icon: IconName;
  name: string;
  danger?: boolean;
  /** Why it cannot be done with these rows; said to whoever tries. */
  refused?: string;
  onClick: () => void;
};

/** Its name gives way to its icon where there is no room for both. */
export function BulkAction({ icon, name, danger, refused, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={danger ? styles.danger : undefined}
      title={refused ?? name}
      aria-disabled={refused !== undefined || undefined}
      onClick={refused === undefined ? onClick : () => toast.error(refused)}
    >
      <Icon name={icon} size={18} />
      <span>{name}</span>
    </button>
  );
}
