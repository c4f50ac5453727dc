import { useState } from 'react';
import { useLocale } from 'use-intl';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { requestMail } from '../../contract.ts';

/** Sends the verification mail again to the signed-in person, and says so. */
export function useResendVerification(sentText: string): { resend: () => Promise<void>; sending: boolean } {
  const locale = useLocale();
  const failureText = useFailureText();
  const [sending, setSending] = useState(false);
  const resend = async () => {
    if (sending) return;
    setSending(true);
    try {
      await callApi(requestMail, { query: { type: 'verification' } }, locale);
      toast.success(sentText);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setSending(false);
  };
  return { resend, sending };
}
