import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { redeemMail } from '../../contract.ts';

/**
 * verifying -> verified, or -> notVerified when the link is no good, or -> failed when the server was not reached
 * or stumbled; from failed one may try again.
 */
export type Verification = 'verifying' | 'verified' | 'notVerified' | 'failed';

/** Redeems the link as soon as the page is alive: mail scanners that only fetch the page verify nothing. */
export function useEmailVerification(token: string): { state: Verification; verify: () => void } {
  const locale = useLocale();
  const [state, setState] = useState<Verification>('verifying');
  const sentFor = useRef<string | null>(null);

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
