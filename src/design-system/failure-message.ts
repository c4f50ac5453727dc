import { ApiFailure } from '../foundation/call-api.ts';
import { type FailureKey, isKey } from '../foundation/failure.ts';

/** The text of the area `common` that tells of a failure. */
export type FailureMessage =
  | { key: `failure.${FailureKey}` }
  | {
      key:
        | 'error.general'
        | 'error.offline'
        | 'error.conflict'
        | 'error.upgrade'
        | 'error.demo'
        | 'error.notAllowed';
    }
  | { key: 'error.tooMany'; minutes: number };

/** An error that there are words for; one of a newer server is at least an error. */
export function knownError(key: string, hasWords: (key: FailureKey) => boolean): FailureKey {
  return isKey(key) && hasWords(key) ? key : 'invalid';
}

/** What to say of a call that failed: the error it names (or the given one of several), else what its status means. */
export function failureMessage(failure: unknown, error?: FailureKey): FailureMessage {
  if (!(failure instanceof ApiFailure)) return { key: 'error.general' };
  if (failure.empty) return { key: `failure.${failure.empty}` };
  const named = error ?? Object.values(failure.errors).flat()[0];
  if (named) return { key: `failure.${isKey(named) ? named : 'invalid'}` };
  if (failure.status === 0) return { key: 'error.offline' };
  if (failure.status === 429)
    return { key: 'error.tooMany', minutes: Math.ceil((failure.retryAfterSeconds ?? 60) / 60) };
  if (failure.status === 409) return { key: 'error.conflict' };
  if (failure.upgrade) return { key: 'error.upgrade' };
  if (failure.demo) return { key: 'error.demo' };
  return { key: failure.status === 403 ? 'error.notAllowed' : 'error.general' };
}
