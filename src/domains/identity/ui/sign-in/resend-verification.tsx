import { useTranslations } from 'use-intl';
import { useActionOf } from '../../../../design-system/forms/plain/sent-form.ts';
import { OneButton } from './one-button.tsx';
import { useResendVerification } from './use-resend-verification.ts';

type Props = { email: string; formToken: string };

export function ResendVerification({ email, formToken }: Props) {
  const t = useTranslations('auth.verify');
  const action = useActionOf('verifyEmail');
  const { resend, sending } = useResendVerification(t('sent', { email }));
  return (
    <OneButton action={action} formToken={formToken} icon="mail" loading={sending} onSend={resend}>
      {t('resend')}
    </OneButton>
  );
}
