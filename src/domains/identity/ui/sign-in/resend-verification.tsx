import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useResendVerification } from './use-resend-verification.ts';

export function ResendVerification({ email }: { email: string }) {
  const t = useTranslations('auth.verify');
  const { resend, sending } = useResendVerification(t('sent', { email }));
  return (
    <Button variant="primary" size="lg" full icon="mail" loading={sending} onClick={resend}>
      {t('resend')}
    </Button>
  );
}
