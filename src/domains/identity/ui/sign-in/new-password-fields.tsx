import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { PasswordInput } from '../../../../design-system/inputs/password-input.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { leastLength } from './password-strength.ts';

type One = ComponentProps<typeof PasswordInput> & { label: string; error?: string };
type Props = { password: One; confirmation: One; size?: 'md' | 'lg' };

/** A password that is being chosen, and its second typing. */
export function NewPasswordFields({ password, confirmation, size }: Props) {
  const { label, error, ...input } = password;
  const { label: labelAgain, error: errorAgain, ...inputAgain } = confirmation;
  const t = useTranslations('auth.strength');
  const [typed, setTyped] = useState('');
  return (
    <>
      <Field
        label={label}
        size={size}
        error={error}
        hint={typed ? <PasswordMeter password={typed} /> : t('hint', { length: leastLength })}
      >
        <PasswordInput
          {...input}
          autoComplete="new-password"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Field label={labelAgain} size={size} error={errorAgain}>
        <PasswordInput {...inputAgain} autoComplete="new-password" />
      </Field>
    </>
  );
}
