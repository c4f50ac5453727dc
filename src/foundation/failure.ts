/** Every message key a call may answer with; each has its words in the `common` catalogue under `failure`. */
export const failureKeys = [
  'required',
  'invalid',
  'tooLong',
  'emailError',
  'emailTaken',
  'invalidCredentials',
  'passwordError',
  'usernameError',
  'nameError',
  'passwordsDoNotMatch',
  'newPasswordTooWeak',
  'currentPasswordInvalid',
  'termsError',
  'invalidToken',
  'emailNotVerified',
  'familiarityError',
  'reasonError',
  'scopeError',
  'phoneError',
  'smsNotInPlan',
  'avatarFormatError',
  'avatarTooLarge',
  'messageError',
  'fillAllFields',
  'moduleError',
  'userError',
] as const;
export type FailureKey = (typeof failureKeys)[number];

export type FieldErrors = Record<string, FailureKey[]>;

type Detail =
  | { kind: 'invalid'; errors: FieldErrors; message?: string }
  | { kind: 'unauthenticated' }
  | { kind: 'forbidden' }
  | { kind: 'upgrade' }
  | { kind: 'notFound' }
  | { kind: 'conflict' }
  | { kind: 'staleCsrf' }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  | { kind: 'tooLarge' }
  | { kind: 'malformed' }
  | { kind: 'unsupportedType' }
  | { kind: 'unavailable' };

export type FailureKind = Detail['kind'];

/** An expected failure of an operation. Anything else that is thrown is a fault and answered with 500. */
export class Failure extends Error {
  readonly detail: Detail;
  constructor(detail: Detail) {
    super(detail.kind);
    this.name = 'Failure';
    this.detail = detail;
  }
}

export function invalid(errors: FieldErrors, message?: string): Failure {
  return new Failure({ kind: 'invalid', errors, message });
}

export function notFound(): Failure {
  return new Failure({ kind: 'notFound' });
}
