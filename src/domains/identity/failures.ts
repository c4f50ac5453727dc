/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const identityFailures = [
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
  'avatarFormatError',
  'avatarTooLarge',
  'userError',
  'accountBlocked',
  'lastOperator',
  'userNotFetched',
  'personalInfoNotEdited',
  'apiKeyNotCreated',
  'apiKeyNotDeleted',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof identityFailures)[number], true> {}
}
