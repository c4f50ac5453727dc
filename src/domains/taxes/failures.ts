/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const taxFailures = [
  'taxesNotFetched',
  'taxesNotSaved',
  'taxYearAhead',
  'taxYearTooEarly',
  'taxYearFiled',
  'taxYearNotOver',
  'taxYearNotFiled',
  'taxYearNotRunning',
  'taxFiledOnError',
  'taxReadingError',
  'taxLineError',
  'taxAmountError',
  'taxAccountError',
  'taxPortfolioError',
  'taxLossYearError',
  'taxLossUsedError',
  'taxCountryError',
  'taxPercentError',
  'wrapperNotFetched',
  'wrapperNotSaved',
  'saverRateError',
  'bornOnError',
  'selfEmployedError',
  'notADeposit',
  'taxPositionError',
  'taxUnitsError',
  'taxPlanError',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof taxFailures)[number], true> {}
}
