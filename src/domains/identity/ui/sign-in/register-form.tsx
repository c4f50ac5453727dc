import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { FormToken } from '../../../../design-system/forms/plain/form-extras.tsx';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { brand } from '../../../../foundation/brand.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import styles from '../account-form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { leaveFor } from './leave-for.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = {
  /** Where to go afterwards. */
  next: string;
  /** Addresses of the legal documents. */
  terms: string;
  privacy: string;
  formToken: string;
};

export function RegisterForm({ next, terms, privacy, formToken }: Props) {
  const t = useTranslations('auth');
  const to = usePath();
  const { formProps, sending, failure, errors, errorOf, typedIn } = useAccountForm('register', {
    onDone: () => leaveFor(next),
  });
  const emailError =
    errors.email === 'emailTaken'
      ? t.rich('register.taken', {
          login: (text) => <TextLink to={to('login')}>{text}</TextLink>,
          forgot: (text) => <TextLink to={to('forgotPassword')}>{text}</TextLink>,
        })
      : errorOf('email');
  return (
    <form className={styles.form} {...formProps}>
      <FormToken value={formToken} />
      <FormFailure>{failure?.text}</FormFailure>
      <Field
        label={t('register.username')}
        size="lg"
        hint={t('register.usernameHint')}
        error={errorOf('username')}
      >
        <TextInput
          name="username"
          autoComplete="nickname"
          maxLength={60}
          defaultValue={typedIn('username')}
        />
      </Field>
      <Field label={t('email')} size="lg" error={emailError}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={typedIn('email')}
        />
      </Field>
      <NewPasswordFields
        size="lg"
        password={{ name: 'password', label: t('password'), error: errorOf('password') }}
        confirmation={{
          name: 'password_confirmation',
          label: t('passwordAgain'),
          error: errorOf('password_confirmation'),
        }}
      />
      <div className={styles.checks}>
        <Checkbox name="terms" defaultChecked={typedIn('terms') !== undefined} error={errorOf('terms')}>
          {t.rich('register.terms', {
            terms: (text) => <NewTabLink href={terms}>{text}</NewTabLink>,
            privacy: (text) => <NewTabLink href={privacy}>{text}</NewTabLink>,
          })}
        </Checkbox>
        <Checkbox name="newsletter" defaultChecked={typedIn('newsletter') !== undefined}>
          {t('register.newsletter', { brand: brand.name })}
        </Checkbox>
      </div>
      <Button type="submit" variant="primary" size="lg" full loading={sending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

/** Beside the form, so that reading the documents costs nobody what they have typed. */
function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations('auth');
  return (
    <TextLink href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </TextLink>
  );
}
