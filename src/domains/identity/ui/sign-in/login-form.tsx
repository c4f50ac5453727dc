import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { FormToken } from '../../../../design-system/forms/plain/form-extras.tsx';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { PasswordInput } from '../../../../design-system/inputs/password-input.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import styles from '../account-form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { DemoAccount } from './demo-account.tsx';
import { leaveFor } from './leave-for.ts';

type Props = {
  /** Where to go afterwards. */
  next: string;
  /** The demo account of this installation, if it has one. */
  demo: { email: string; password: string } | null;
  /** The demo account stands in the fields from the start. */
  prefilled: boolean;
  formToken: string;
};

export function LoginForm({ next, demo, prefilled, formToken }: Props) {
  const t = useTranslations('auth');
  const to = usePath();
  const form = useRef<HTMLFormElement>(null);
  const { formProps, sending, failure, errors, errorOf, typedIn, cameBack, clear } = useAccountForm(
    'signIn',
    {
      onDone: () => leaveFor(next),
    },
  );
  const given = prefilled ? demo : null;
  // Which of the two is wrong is not said, so the message stands above both.
  const refused = errors.email === 'invalidCredentials' || errors.email === 'accountBlocked';
  const fillDemo = () => {
    for (const [name, value] of Object.entries(demo ?? {})) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    clear();
    form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  };
  return (
    <>
      <form ref={form} className={styles.form} {...formProps}>
        <FormToken value={formToken} />
        <FormFailure>{refused ? errorOf('email') : failure?.text}</FormFailure>
        <Field label={t('email')} size="lg" error={refused ? undefined : errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={typedIn('email') ?? given?.email}
          />
        </Field>
        <Field
          label={t('password')}
          size="lg"
          error={errorOf('password')}
          corner={<TextLink to={to('forgotPassword')}>{t('login.forgot')}</TextLink>}
        >
          <PasswordInput name="password" autoComplete="current-password" defaultValue={given?.password} />
        </Field>
        <Checkbox name="remember" defaultChecked={!cameBack || typedIn('remember') !== undefined}>
          {t('login.remember')}
        </Checkbox>
        <Button type="submit" variant="primary" size="lg" full loading={sending}>
          {t('login.submit')}
        </Button>
      </form>
      {demo && <DemoAccount account={demo} filled={prefilled} formToken={formToken} onFill={fillDemo} />}
    </>
  );
}
