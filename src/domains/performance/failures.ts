/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const performanceFailures = [
  'portfoliosNotFetched',
  'groupsNotFetched',
  'transactionsNotFetched',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof performanceFailures)[number], true> {}
}
