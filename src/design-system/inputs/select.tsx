import type { ComponentProps } from 'react';
import { Icon } from '../brand/icon.tsx';
import { useFieldControl } from './field-context.ts';
import { InputBox } from './input-box.tsx';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[];
  /** The first, unselectable line while nothing is chosen. */
  placeholder?: string;
};

/** The browser's own list, in our frame: the best one on a phone and for the keyboard. */
export function Select({ options, placeholder, className, ...native }: Props) {
  const control = useFieldControl(native);
  return (
    <InputBox disabled={native.disabled} className={className}>
      <select {...native} {...control} className={styles.select}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </InputBox>
  );
}
