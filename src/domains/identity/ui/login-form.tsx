import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Checkbox } from '../../../design-system/checkbox.tsx';
import { Field } from '../../../design-system/field.tsx';
import { PasswordInput } from '../../../design-system/password-input.tsx';
import { TextInput } from '../../../design-system/text-input.tsx';
import { TextLink } from '../../../design-system/text-link.tsx';
import { useCallForm } from '../../../design-system/use-call-form.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { signIn } from '../contract.ts';
import styles from './account-form.module.css';
import { DemoAccount } from './demo-account.tsx';
import { FormFailure } from './form-failure.tsx';
import { leaveFor } from './leave-for.ts';

type Props = {
  /** Where to go afterwards. */
  next: string;
  /** The demo account of this installation, if it has one. */
  demo: { email: string; password: string } | null;
  /** The demo account stands in the fields from the start. */
  prefilled: boolean;
};

export function LoginForm({ next, demo, prefilled }: Props) {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const to = usePath();
  const [failure, setFailure] = useState<string | null>(null);
  const given = prefilled && demo ? demo : null;
  // Text fields get no defaults here: they would wipe what was typed or filled in before the page came alive.
  const { form, submit, sending, errorOf, field } = useCallForm(signIn, {
    defaults: {},
    onDone: () => leaveFor(next),
    onFailure: setFailure,
  });
  const refused = form.formState.errors.email?.message === 'invalidCredentials';
  const fillDemo = () => {
    if (!demo) return;
    form.setValue('email', demo.email);
    form.setValue('password', demo.password);
    form.clearErrors();
    form.setFocus('password');
  };
  return (
    <>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={() => {
          setFailure(null);
          if (refused) form.clearErrors();
        }}
      >
        <FormFailure>{refused ? common('failure.invalidCredentials') : failure}</FormFailure>
        <Field label={t('email')} size="lg" error={refused ? undefined : errorOf('email')}>
          <TextInput
            {...field('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={given?.email}
          />
        </Field>
        <Field
          label={t('password')}
          size="lg"
          error={errorOf('password')}
          corner={<TextLink to={to('forgotPassword')}>{t('login.forgot')}</TextLink>}
        >
          <PasswordInput
            {...field('password')}
            autoComplete="current-password"
            defaultValue={given?.password}
          />
        </Field>
        <Checkbox {...field('remember')} defaultChecked>
          {t('login.remember')}
        </Checkbox>
        <Button type="submit" variant="primary" size="lg" full loading={sending}>
          {t('login.submit')}
        </Button>
      </form>
      {demo && <DemoAccount account={demo} filled={prefilled} onFill={fillDemo} />}
    </>
  );
}
