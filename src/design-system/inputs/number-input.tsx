import { type ComponentProps, type ReactNode, useState } from 'react';
import { isDecimalText } from '../../foundation/decimal.ts';
import { formatQuantity } from '../../foundation/format-number.ts';
import { typedDecimal } from '../../foundation/typed-decimal.ts';
import { useNumbers } from '../figures/use-numbers.ts';
import { useFieldControl } from './field-context.ts';
import { InputBox } from './input-box.tsx';
import styles from './number-input.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  /** An exact decimal string, or empty. */
  value: string;
  /** Gets a decimal string, or what was typed while it is no number (for the schema to refuse). */
  onValueChange: (value: string) => void;
  /** A sign before the number, such as ±. */
  before?: ReactNode;
  /** zł, %, units. */
  unit?: ReactNode;
  /** A shortcut inside the field, such as "All 72". */
  after?: ReactNode;
  /** An amount in złoty, parted by thousands once it has been typed (rule U-1). */
  grouped?: boolean;
};

/** A number as people type it: comma or dot, with spaces or without. Never a float. */
export function NumberInput(props: Props) {
  const { value, onValueChange, before, unit, after, grouped, className, ...native } = props;
  const control = useFieldControl(native);
  const { style } = useNumbers();
  const written = grouped ? inGroups(value) : style === 'pl' ? value.replace('.', ',') : value;
  const [typed, setTyped] = useState(written);
  // A value set from outside wins over what stands in the field, unless they are the same number.
  const shown = (typedDecimal(typed) ?? typed) === value ? typed : written;
  const trailing = (
    <>
      {after}
      {unit && <span className={styles.unit}>{unit}</span>}
    </>
  );
  return (
    <InputBox before={before} after={trailing} disabled={native.disabled} className={className}>
      <input
        autoComplete="off"
        {...native}
        {...control}
        type="text"
        inputMode="decimal"
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onValueChange(typedDecimal(event.target.value) ?? event.target.value);
        }}
        onBlur={(event) => {
          if (grouped) setTyped(written);
          native.onBlur?.(event);
        }}
      />
    </InputBox>
  );
}

function inGroups(value: string): string {
  return isDecimalText(value) ? formatQuantity(value, { style: 'pl' }) : value;
}
