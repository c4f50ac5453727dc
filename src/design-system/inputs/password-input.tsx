import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { useFieldControl } from './field-context.ts';
import { InputBox } from './input-box.tsx';
import styles from './password-input.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'>;

export function PasswordInput({ className, ...native }: Props) {
  const t = useTranslations('ui');
  const [shown, setShown] = useState(false);
  const control = useFieldControl(native);
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={shown}
      aria-controls={control.id}
      aria-label={t('showPassword')}
      disabled={native.disabled}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} />
      <span aria-hidden="true">{shown ? t('hide') : t('show')}</span>
    </button>
  );
  return (
    <InputBox after={toggle} disabled={native.disabled} className={className}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...native}
        {...control}
        type={shown ? 'text' : 'password'}
      />
    </InputBox>
  );
}
