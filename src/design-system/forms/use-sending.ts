import { useState } from 'react';
import { useFailureText } from '../use-failure-text.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Sends what somebody entered where it takes more than one call, or none of one's own: says when, and what was refused. */
export function useSending() {
  const failureText = useFailureText();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const once = useOneAtATime();
  const send = (act: () => Promise<void>): Promise<void> =>
    once(async () => {
      setSending(true);
      setRefusal(undefined);
      try {
        await act();
      } catch (failure) {
        setRefusal(failureText(failure));
      } finally {
        setSending(false);
      }
    });
  return { sending, refusal, send };
}
