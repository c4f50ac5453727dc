import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import type { SentForm } from '../../../../design-system/forms/plain/sent-form.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { redeemMail } from '../../contract.ts';

/**
 * asked, where no script runs; else verifying -> verified, or -> notVerified when the link is no good, or -> failed when
 * the server was not reached or stumbled; from failed one may try again.
 */
export type Verification = 'asked' | 'verifying' | 'verified' | 'notVerified' | 'failed';

/**
 * Redeems the link as soon as the page is alive: mail scanners that only fetch the page verify nothing. Without scripts it
 * takes the button; what came back of that is `sent`.
 */
export function useEmailVerification(token: string, sent: SentForm | undefined) {
  const locale = useLocale();
  const isRefused = sent?.status === 422;
  const [state, setState] = useState<Verification>(isRefused ? 'notVerified' : 'asked');
  const sentFor = useRef<string | null>(isRefused ? token : null);

  const verify = useCallback(async () => {
    setState('verifying');
    try {
      await callApi(redeemMail, { body: { type: 'email-verification', token } }, locale);
      setState('verified');
    } catch (failure) {
      const refused = failure instanceof ApiFailure && failure.status === 422;
      setState(refused ? 'notVerified' : 'failed');
    }
  }, [token, locale]);

  useEffect(() => {
    // The link works once, and effects run twice while developing.
    if (sentFor.current === token) return;
    sentFor.current = token;
    verify();
  }, [token, verify]);

  return { state, verify };
}
