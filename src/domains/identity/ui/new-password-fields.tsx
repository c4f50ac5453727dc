import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../design-system/field.tsx';
import { PasswordInput } from '../../../design-system/password-input.tsx';
import { minimumPasswordLength } from '../account-fields.ts';
import { PasswordMeter } from './password-meter.tsx';

type Registered = ComponentProps<typeof PasswordInput>;
type One = { input: Registered; label: string; error?: string };
type Props = { password: One; confirmation: One; size?: 'md' | 'lg' };

/** A password that is being chosen, and its second typing. */
export function NewPasswordFields({ password, confirmation, size }: Props) {
  const t = useTranslations('auth.strength');
  const [typed, setTyped] = useState('');
  return (
    <>
      <Field
        label={password.label}
        size={size}
        error={password.error}
        hint={typed ? <PasswordMeter password={typed} /> : t('hint', { length: minimumPasswordLength })}
      >
        <PasswordInput
          {...password.input}
          autoComplete="new-password"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Field label={confirmation.label} size={size} error={confirmation.error}>
        <PasswordInput {...confirmation.input} autoComplete="new-password" />
      </Field>
    </>
  );
}
