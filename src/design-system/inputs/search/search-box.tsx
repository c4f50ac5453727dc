import type { ComponentProps } from 'react';
import { Icon } from '../../brand/icon.tsx';
import { classNames } from '../../class-names.ts';
import { IconButton } from '../../icon-button.tsx';
import styles from './search-box.module.css';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'placeholder'> & {
  /** Names the field and stands in it while it is empty. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  clearLabel: string;
  /** Instead of an edit to nothing. */
  onClear?: () => void;
};

/** The search in the toolbar of a list. */
export function SearchBox({ label, value, onValueChange, clearLabel, onClear, className, ...native }: Props) {
  return (
    <span className={classNames(styles.box, className)}>
      <Icon name="search" size={18} />
      <input
        {...native}
        type="text"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value && (
        <IconButton icon="x" size="sm" label={clearLabel} onClick={onClear ?? (() => onValueChange(''))} />
      )}
    </span>
  );
}
