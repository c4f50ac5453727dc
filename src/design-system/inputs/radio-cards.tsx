import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../brand/icon.tsx';
import { useFieldGroup } from './field-context.ts';
import styles from './radio-cards.module.css';

type Option<Value extends string> = {
  value: Value;
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName;
  /** At the right of the title: a price, "recommended". */
  corner?: ReactNode;
  disabled?: boolean;
};

type Props<Value extends string> = {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  label?: string;
  name?: string;
  /** How many stand side by side where there is room. */
  columns?: number;
};

/** One of a few that need a sentence each. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, label, columns = 1 } = props;
  const made = useId();
  const group = useFieldGroup({ 'aria-label': label });
  return (
    <div {...group} role="radiogroup" className={styles.group} style={{ '--columns': columns } as object}>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={props.name ?? made}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} className={styles.icon} />}
          <span className={styles.body}>
            <span className={styles.title}>
              {option.title}
              {option.corner && <span className={styles.corner}>{option.corner}</span>}
            </span>
            {option.text && <span className={styles.text}>{option.text}</span>}
          </span>
          <span className={styles.dot} />
        </label>
      ))}
    </div>
  );
}
