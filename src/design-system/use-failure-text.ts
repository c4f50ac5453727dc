import { useTranslations } from 'use-intl';
import { ApiFailure } from '../foundation/call-api.ts';
import type { FailureKey } from '../foundation/failure.ts';
import { failureMessage, knownError } from './failure-message.ts';

/** What to say of a call that failed, in the reader's language; `error` where it is one of several. */
export function useFailureText(): (failure: unknown, error?: FailureKey) => string {
  const t = useTranslations('common');
  return (failure, error) => {
    const message = failureMessage(failure, error);
    if (message.key === 'error.tooMany') return t(message.key, { minutes: message.minutes });
    return t.has(message.key) ? t(message.key) : t('failure.invalid');
  };
}

/** What the call says of an answer that was empty; nothing of any other failure. */
export function useEmptyAnswerText(): (failure: unknown) => string | undefined {
  const failureText = useFailureText();
  return (failure) =>
    failure instanceof ApiFailure && failure.empty !== undefined ? failureText(failure) : undefined;
}

/** What to say under a field of the error it has. */
export function useErrorText(): (key: string | undefined) => string | undefined {
  const t = useTranslations('common.failure');
  return (key) => key && t(knownError(key, (known) => t.has(known)));
}
