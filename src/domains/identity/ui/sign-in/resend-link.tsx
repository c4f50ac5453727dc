import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { useResendVerification } from './use-resend-verification.ts';

export function ResendLink({ email }: { email: string }) {
  const t = useTranslations('settings.profile');
  const { resend, sending } = useResendVerification(t('resent', { email }));
  return (
    <TextLink onClick={resend} aria-disabled={sending || undefined}>
      {t('resend')}
    </TextLink>
  );
}
