/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const ledgerFailures = [
  'portfolioNameError',
  'portfolioError',
  'groupNameError',
  'groupNameTaken',
  'groupPortfoliosError',
  'tooManyGroups',
  'valueError',
  'volumeError',
  'amountError',
  'priceError',
  'totalError',
  'ratioError',
  'lotsError',
  'feeError',
  'taxError',
  'createdAtError',
  'boughtAtError',
  'maxVolumeError',
  'maxValueError',
  'readOnlyError',
  'portfolioNotValid',
  'portfolioNotEdited',
  'transactionNotValid',
  'linkedError',
  'eventRowError',
  'pairError',
  'paperTransferError',
  'notifyPercentError',
  'notifyCoverageError',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof ledgerFailures)[number], true> {}
}
