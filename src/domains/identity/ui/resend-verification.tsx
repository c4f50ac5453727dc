import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { toast } from '../../../design-system/toast.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { requestMail } from '../contract.ts';
import { useFailureText } from './use-failure-text.ts';

/** Sends the verification mail again to the signed-in person. */
export function ResendVerification({ email }: { email: string }) {
  const t = useTranslations('auth.verify');
  const locale = useLocale();
  const failureText = useFailureText();
  const [sending, setSending] = useState(false);
  const resend = async () => {
    setSending(true);
    try {
      await callApi(requestMail, { query: { type: 'verification' } }, locale);
      toast.success(t('sent', { email }));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setSending(false);
  };
  return (
    <Button variant="primary" size="lg" full icon="mail" loading={sending} onClick={resend}>
      {t('resend')}
    </Button>
  );
}
