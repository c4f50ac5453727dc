/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const bondFailures = [
  'symbolError',
  'marginError',
  'referenceRateError',
  'soldOtherMonth',
  'maturityError',
  'firstRateError',
  'faceValueError',
  'quoteError',
  'redeemedOnError',
  'exchangeError',
  'alreadyClosed',
  'bondFileError',
  'bondNotFetched',
  'bondNotValid',
  'bondNotEdited',
  'bondNotDeleted',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof bondFailures)[number], true> {}
}
