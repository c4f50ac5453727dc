/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const billingFailures = [
  'plansNotFetched',
  'planGone',
  'planAlreadyActive',
  'trialRunning',
  'beginAtOnceRequired',
  'nothingToCancel',
  'nothingToResume',
  'withdrawalOver',
  'taxNumberInvalid',
  'tooManyKept',
  'planPaidElsewhere',
  'dayPassed',
  'paidMoreThanDue',
  'alreadyPaid',
  'cardDeclined',
  'sellerUnknown',
  'stripeOff',
  'allPricesOrNone',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof billingFailures)[number], true> {}
}
