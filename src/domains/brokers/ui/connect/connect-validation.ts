import type { ApiFailure } from '../../../../foundation/call-api.ts';
import type { FailureKey } from '../../../../foundation/failure.ts';
import type { CredentialName } from './connect-values.ts';

/** What is known of the keys: nothing before they are checked or when checking failed, then yes or no. */
export type Validation =
  | {
      status: 'notSet';
      /** Whether the broker could not be asked, or the call did not get that far. */
      failed?: 'broker' | 'call';
    }
  | {
      status: 'notValidated';
      /** Why, beyond that they are wrong. */
      reason: FailureKey | null;
      /** The one that is wrong, where the broker tells. */
      field: CredentialName | null;
    };

export const notSet: Validation = { status: 'notSet' };

const credentials = ['applicationId', 'accessKey', 'clientId'] as const;

/** What a call that brought no connection says of the keys. */
export function validationAfter({ errors }: Pick<ApiFailure, 'errors'>): Validation {
  const [first, reason] = errors.connection ?? [];
  if (first !== 'integrationInvalidated')
    return { status: 'notSet', failed: first === 'integrationErrorWithConnection' ? 'broker' : 'call' };
  return {
    status: 'notValidated',
    reason: reason ?? null,
    field: credentials.find((name) => errors[name] !== undefined) ?? null,
  };
}
