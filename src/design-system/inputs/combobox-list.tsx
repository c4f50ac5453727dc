import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { TickerBadge } from '../figures/ticker-badge.tsx';
import { TwoLines } from '../figures/two-lines.tsx';
import styles from './combobox.module.css';

export type ComboboxOption = {
  value: string;
  label: string;
  /** A second line. */
  note?: string;
  /** A ticker before the name. */
  badge?: string;
  /** At the right: units held, a price. */
  right?: ReactNode;
};

type Props = {
  id: string;
  optionId: (at: number) => string;
  label?: string;
  options: readonly ComboboxOption[];
  /** Of how many, before filtering. */
  total: number;
  value: string | null;
  active: number;
  onPoint: (at: number) => void;
  onChoose: (option: ComboboxOption) => void;
  loading?: boolean;
};

export function ComboboxList(props: Props) {
  const { id, optionId, label, options, total, value, active, onPoint, onChoose, loading } = props;
  const t = useTranslations('ui');
  return (
    <div className={styles.list}>
      {label && (
        <div className={styles.head} aria-hidden="true">
          <span>{label}</span>
          <span>{t('countOf', { count: options.length, total })}</span>
        </div>
      )}
      <div id={id} role="listbox" aria-label={label ?? t('options')} className={styles.options}>
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the input, by aria-activedescendant
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
          <div
            key={option.value}
            id={optionId(at)}
            role="option"
            aria-selected={option.value === value}
            className={classNames(styles.option, at === active && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(at)}
            onClick={() => onChoose(option)}
          >
            {option.badge && <TickerBadge ticker={option.badge} />}
            <TwoLines name={option.label} note={option.note} className={styles.text} />
            {option.right && <span className={styles.right}>{option.right}</span>}
            {option.value === value && <Icon name="check" size={18} />}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.none} role="status">
          {loading ? t('loading') : t('nothingFound')}
        </p>
      )}
    </div>
  );
}
