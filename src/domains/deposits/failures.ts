/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const depositsFailures = [
  'depositNameError',
  'depositAmountError',
  'depositRateError',
  'depositStartError',
  'depositEndError',
  'depositClosedError',
  'depositsNotFetched',
  'depositNotSaved',
  'tooManyDeposits',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof depositsFailures)[number], true> {}
}
