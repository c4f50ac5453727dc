import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Checkbox } from '../../../design-system/checkbox.tsx';
import { Field } from '../../../design-system/field.tsx';
import { TextInput } from '../../../design-system/text-input.tsx';
import { TextLink } from '../../../design-system/text-link.tsx';
import { useCallForm } from '../../../design-system/use-call-form.ts';
import { brand } from '../../../foundation/brand.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { register } from '../contract.ts';
import styles from './account-form.module.css';
import { FormFailure } from './form-failure.tsx';
import { leaveFor } from './leave-for.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = {
  /** Where to go afterwards. */
  next: string;
  /** Addresses of the legal documents. */
  terms: string;
  privacy: string;
};

/** What the fields hold; the contract wants the terms accepted, a form starts without. */
type Values = {
  username: string;
  email: string;
  password: string;
  password_confirmation: string;
  terms: boolean;
  newsletter: boolean;
};

export function RegisterForm({ next, terms, privacy }: Props) {
  const t = useTranslations('auth');
  const to = usePath();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, submit, sending, errorOf, field } = useCallForm<typeof register, Values>(register, {
    defaults: {},
    toBody: (values) => values as Values & { terms: true },
    onDone: () => leaveFor(next),
    onFailure: setFailure,
  });
  const taken = form.formState.errors.email?.message === 'emailTaken';
  const emailError = taken
    ? t.rich('register.taken', {
        login: (text) => <TextLink to={to('login')}>{text}</TextLink>,
        forgot: (text) => <TextLink to={to('forgotPassword')}>{text}</TextLink>,
      })
    : errorOf('email');
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} onInput={() => setFailure(null)}>
      <FormFailure>{failure}</FormFailure>
      <Field
        label={t('register.username')}
        size="lg"
        hint={t('register.usernameHint')}
        error={errorOf('username')}
      >
        <TextInput {...field('username')} autoComplete="nickname" maxLength={60} />
      </Field>
      <Field label={t('email')} size="lg" error={emailError}>
        <TextInput {...field('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <NewPasswordFields
        size="lg"
        password={{ input: field('password'), label: t('password'), error: errorOf('password') }}
        confirmation={{
          input: field('password_confirmation'),
          label: t('passwordAgain'),
          error: errorOf('password_confirmation'),
        }}
      />
      <div className={styles.checks}>
        <Checkbox {...field('terms')} error={errorOf('terms')}>
          {t.rich('register.terms', {
            terms: (text) => <TextLink href={terms}>{text}</TextLink>,
            privacy: (text) => <TextLink href={privacy}>{text}</TextLink>,
          })}
        </Checkbox>
        <Checkbox {...field('newsletter')}>{t('register.newsletter', { brand: brand.name })}</Checkbox>
      </div>
      <Button type="submit" variant="primary" size="lg" full loading={sending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
