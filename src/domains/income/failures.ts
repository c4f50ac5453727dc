/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const incomeFailures = [
  'incomeNotFetched',
  'incomeNotSaved',
  'incomePeriodError',
  'incomeEventError',
  'incomeAnswered',
  'incomeTaxError',
  'incomeDayError',
  'incomeCountryError',
  'incomeRateError',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof incomeFailures)[number], true> {}
}
