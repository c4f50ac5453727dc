import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { useFieldGroup } from './field-context.ts';
import styles from './segmented.module.css';

export type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: IconName;
  /** A name where the label is only a picture, or the long form of a short one. */
  name?: string;
  disabled?: boolean;
};

type Props<Value extends string> = {
  options: readonly Segment<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Names the group outside a `Field`. */
  label?: string;
  /** md stands in forms, 48 px; sm over charts, 40 px. */
  size?: 'sm' | 'md';
  /** ink fills the chosen one, raised lifts it as a white tile. */
  tone?: 'ink' | 'raised';
  full?: boolean;
  name?: string;
  disabled?: boolean;
};

/** One of a few, all in sight. Radio buttons underneath, so arrows move and forms carry it. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, label, size = 'md', tone = 'ink', full, disabled } = props;
  const made = useId();
  const group = useFieldGroup({ 'aria-label': label });
  return (
    <div
      {...group}
      role="radiogroup"
      className={classNames(styles.group, styles[size], styles[tone], full && styles.full)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.name}>
          <input
            type="radio"
            className={styles.radio}
            name={props.name ?? made}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            aria-label={nameOf(option)}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={16} />}
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** Who says what can be seen must be understood: a short form belongs to the name. */
function nameOf<Value extends string>({ label, name }: Segment<Value>): string | undefined {
  return name && typeof label === 'string' && !name.includes(label) ? `${label}, ${name}` : name;
}
