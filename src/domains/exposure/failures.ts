/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const exposureFailures = [
  'lookThroughNotFetched',
  'makeUpNotSaved',
  'makeUpWeightError',
  'makeUpSumError',
  'makeUpEmptyError',
  'makeUpDayError',
  'makeUpNameError',
  'makeUpFileError',
  'makeUpFundError',
  'tooManyMakeUps',
  'isinError',
  'countryError',
  'sectorError',
  'chosenPortfoliosError',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof exposureFailures)[number], true> {}
}
