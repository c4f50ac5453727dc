import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { countOf, type RowFilter, rowFilters, type ShownDocument } from '../document-view.ts';
import styles from './count-filters.module.css';

type Props = {
  counts: ShownDocument['counts'];
  value: RowFilter;
  onChange: (filter: RowFilter) => void;
  disabled: boolean;
};

/** How many rows of each kind there are; each shows its own. */
export function CountFilters({ counts, value, onChange, disabled }: Props) {
  const t = useTranslations('imports.counts');
  const numbers = useNumbers();
  const marks: Record<RowFilter, ReactNode> = {
    all: null,
    import: <span className={classNames(styles.dot, styles.gain)} />,
    ignored: <span className={styles.dot} />,
    asks: counts.asks > 0 && <Icon name="warning" size={20} />,
  };
  const words: Record<RowFilter, string> = {
    all: t('all'),
    import: t('import'),
    ignored: t('ignored', { count: counts.duplicate }),
    asks: t('asks', { count: counts.asks }),
  };
  return (
    <fieldset className={styles.counts} aria-label={t('label')}>
      {rowFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={classNames(styles.count, filter === 'asks' && counts.asks > 0 && styles.asks)}
          aria-pressed={filter === value}
          disabled={disabled}
          onClick={() => onChange(filter)}
        >
          <b className={styles.number}>
            {marks[filter]}
            {numbers.number(String(countOf(counts, filter)), { decimals: 0 })}
          </b>
          <span className={styles.word}>{words[filter]}</span>
        </button>
      ))}
    </fieldset>
  );
}
