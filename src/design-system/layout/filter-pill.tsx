import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './filter-pill.module.css';

type Props = {
  label: string;
  /** The chosen value; "All" and the like count as none when `active` is false. */
  value: string;
  active?: boolean;
  onClear?: () => void;
} & Omit<ComponentProps<'button'>, 'value' | 'children'>;

/** A filter over a table: ink-filled with a cross while it is active. The button itself opens its menu. */
export function FilterPill({ label, value, active = false, onClear, className, ...native }: Props) {
  const t = useTranslations('ui');
  return (
    <span className={classNames(styles.pill, active && styles.active, className)}>
      <button type="button" {...native} className={styles.open}>
        {label} <b>{value}</b>
        {!(active && onClear) && <Icon name="chevron-down" size={14} />}
      </button>
      {active && onClear && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clearFilter', { label })}
          onClick={onClear}
        >
          <Icon name="x" size={14} />
        </button>
      )}
    </span>
  );
}
