/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const realEstateFailures = [
  'propertyNameError',
  'streetNumberError',
  'propertyMeterSquareError',
  'shareInRealEstateError',
  'marketTypeError',
  'coordinatesError',
  'buildAtError',
  'costError',
  'keptCurrencyError',
  'flowDayError',
  'vacancyError',
  'valuationDayError',
  'loanDayError',
  'loanTermError',
  'interestRateError',
  'propertyNotFetched',
  'propertyNotValid',
  'propertyNotEdited',
  'propertyNotDeleted',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof realEstateFailures)[number], true> {}
}
