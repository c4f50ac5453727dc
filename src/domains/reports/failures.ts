/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const reportsFailures = [
  'reportNameError',
  'reportKindError',
  'reportPeriodError',
  'reportPortfoliosError',
  'reportPropertiesError',
  'reportBenchmarkError',
  'reportsNotFetched',
  'reportNotSaved',
  'tooManyReports',
  'reportTableError',
  'reportFileNotMade',
  'reportElementsError',
  'reportExpiryError',
  'reportPasswordError',
  'reportShareError',
  'reportNotShared',
  'sharedReportNotDeleted',
  'sharedPasswordError',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof reportsFailures)[number], true> {}
}
