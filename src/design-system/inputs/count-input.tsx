import { type ComponentProps, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import styles from './count-input.module.css';
import { FieldContext, useFieldControl } from './field-context.ts';
import { InputBox } from './input-box.tsx';

type Props = Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  value: string;
  onValueChange: (value: string) => void;
  least: number;
  most: number;
};

/** A small whole number: typed, or one more or fewer by a button. */
export function CountInput({ value, onValueChange, least, most, ...native }: Props) {
  const t = useTranslations('ui');
  const control = useFieldControl(native);
  const { labelId } = useContext(FieldContext);
  const count = Number.parseInt(value, 10);
  const step = (by: number, label: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-describedby={labelId}
      disabled={Number.isNaN(count) || count + by < least || count + by > most}
      onClick={() => onValueChange(String(count + by))}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} size={16} />
    </button>
  );
  return (
    <InputBox
      before={step(-1, t('oneLess'))}
      after={step(1, t('oneMore'))}
      disabled={native.disabled}
      className={styles.box}
    >
      <input
        autoComplete="off"
        {...native}
        {...control}
        type="text"
        inputMode="numeric"
        className={styles.input}
        value={value}
        onChange={(event) => onValueChange(event.target.value.trim())}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (by === 0 || Number.isNaN(count) || count + by < least || count + by > most) return;
          event.preventDefault();
          onValueChange(String(count + by));
        }}
      />
    </InputBox>
  );
}
