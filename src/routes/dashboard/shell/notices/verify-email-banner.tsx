import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { requestMail } from '../../../../domains/identity/contract.ts';
import { useCall } from '../use-call.ts';

/** Asks for the address to be confirmed, and sends the link again. */
export function VerifyEmailBanner({ email }: { email: string }) {
  const t = useTranslations('dashboard.banners');
  const call = useCall();
  const [dismissed, setDismissed] = useState(false);
  const [sending, setSending] = useState(false);
  if (dismissed) return null;
  const resend = async () => {
    setSending(true);
    try {
      await call(requestMail, { query: { type: 'verification' } });
      toast.success(t('resent', { email }));
    } catch {
      toast.error(t('resendFailed'));
    }
    setSending(false);
  };
  return (
    <Banner
      tone="amber"
      icon="mail"
      onDismiss={() => setDismissed(true)}
      action={
        <TextLink tone="amber" onClick={() => void resend()} disabled={sending}>
          {t('resend')}
        </TextLink>
      }
    >
      {t('verify', { email })}
    </Banner>
  );
}
