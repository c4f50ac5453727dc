import { type ComponentProps, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button.tsx';
import styles from './date-input.module.css';
import { useFieldControl } from './field-context.ts';
import { InputBox } from './input-box.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  ref?: (element: HTMLInputElement | null) => void;
};

/** A calendar day, in the browser's own field (it knows the reader's order and the phone's picker). */
export function DateInput({ className, ref, ...native }: Props) {
  const t = useTranslations('ui');
  const control = useFieldControl(native);
  const own = useRef<HTMLInputElement | null>(null);
  const picker = (
    <IconButton
      icon="calendar"
      size="sm"
      label={t('openCalendar')}
      className={styles.open}
      disabled={native.disabled}
      onClick={() => own.current?.showPicker?.()}
    />
  );
  return (
    <InputBox after={picker} disabled={native.disabled} className={className}>
      <input
        {...native}
        {...control}
        type="date"
        className={styles.date}
        ref={(element) => {
          own.current = element;
          ref?.(element);
        }}
      />
    </InputBox>
  );
}
