import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './filter-pills.module.css';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** What of a list is shown: one of a few, in a row that scrolls where it is narrow. */
export function FilterPills<Value extends string>(props: Props<Value>) {
  const { label, options, chosen, onChange, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's group
    <div className={classNames(styles.pills, className)} role="group" aria-label={label}>
      {options.map((one) => (
        <button
          key={one.value}
          type="button"
          className={styles.pill}
          aria-pressed={one.value === chosen}
          onClick={() => onChange(one.value)}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
