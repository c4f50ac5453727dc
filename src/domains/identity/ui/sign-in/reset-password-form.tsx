import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { FormToken } from '../../../../design-system/forms/plain/form-extras.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import styles from '../account-form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export function ResetPasswordForm({ token, formToken }: { token: string; formToken: string }) {
  const t = useTranslations('auth');
  const to = usePath();
  const navigate = useNavigate();
  const { formProps, sending, failure, errorOf } = useAccountForm('redeemMail', {
    extra: { type: 'reset-password', token },
    onDone: async () => {
      await navigate(to('login'));
      toast.success(t('reset.changed'));
    },
  });
  return (
    <form className={styles.form} {...formProps}>
      <FormToken value={formToken} />
      <FormFailure>
        {failure && (
          <>
            {failure.text}{' '}
            {failure.fields.includes('token') && (
              <TextLink to={to('forgotPassword')}>{t('reset.askAgain')}</TextLink>
            )}
          </>
        )}
      </FormFailure>
      <NewPasswordFields
        size="lg"
        password={{ name: 'password', label: t('reset.newPassword'), error: errorOf('password') }}
        confirmation={{
          name: 'password_confirmation',
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
