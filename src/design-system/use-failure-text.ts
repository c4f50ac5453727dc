import { useTranslations } from 'use-intl';
import type { FailureKey } from '../foundation/failure.ts';
import { failureMessage, knownError } from './failure-message.ts';

/** What to say of a call that failed, in the reader's language; `error` where it is one of several. */
export function useFailureText(): (failure: unknown, error?: FailureKey) => string {
  const t = useTranslations('common');
  return (failure, error) => {
    const message = failureMessage(failure, error);
    return message.key === 'error.tooMany' ? t(message.key, { minutes: message.minutes }) : t(message.key);
  };
}

/** What to say under a field of the error it has. */
export function useErrorText(): (key: string | undefined) => string | undefined {
  const t = useTranslations('common.failure');
  return (key) => key && t(knownError(key));
}
