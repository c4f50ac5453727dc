import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { TextLink } from '../../../design-system/text-link.tsx';
import { toast } from '../../../design-system/toast.ts';
import { useCallForm } from '../../../design-system/use-call-form.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { redeemMail } from '../contract.ts';
import styles from './account-form.module.css';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type Values = { password: string; password_confirmation: string };
type Refusal = { text: string; badToken: boolean };

export function ResetPasswordForm({ token }: { token: string }) {
  const t = useTranslations('auth');
  const to = usePath();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { submit, sending, errorOf, field } = useCallForm<typeof redeemMail, Values>(redeemMail, {
    defaults: {},
    toBody: (values) => ({ type: 'reset-password', token, ...values }),
    onDone: async () => {
      await navigate(to('login'));
      toast.success(t('reset.changed'));
    },
    onFailure: (text, failure) => setRefusal({ text, badToken: 'token' in failure.errors }),
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} onInput={() => setRefusal(null)}>
      <FormFailure>
        {refusal && (
          <>
            {refusal.badToken ? t('reset.invalidToken') : refusal.text}{' '}
            {refusal.badToken && <TextLink to={to('forgotPassword')}>{t('reset.askAgain')}</TextLink>}
          </>
        )}
      </FormFailure>
      <NewPasswordFields
        size="lg"
        password={{ input: field('password'), label: t('reset.newPassword'), error: errorOf('password') }}
        confirmation={{
          input: field('password_confirmation'),
          label: t('passwordAgain'),
          error: errorOf('password_confirmation'),
        }}
      />
      <Button type="submit" variant="primary" size="lg" full loading={sending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
