/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const brokersFailures = [
  'applicationIdError',
  'sharedKeyError',
  'secretKeyError',
  'clientIdError',
  'integrationNameError',
  'integrationInvalidated',
  'integrationErrorWithConnection',
  'integrationExpired',
  'integrationNoPermission',
  'integrationCanWithdraw',
  'integrationWrongAddress',
  'aggregatorNotSetUp',
  'integrationKeysErased',
  'integrationDisconnected',
  'integrationsNotFetched',
  'integrationNotEdited',
  'integrationNotDeleted',
  'integrationsNotRefreshed',
  'differenceChanged',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof brokersFailures)[number], true> {}
}
