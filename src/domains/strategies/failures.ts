/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const strategiesFailures = [
  'strategyError',
  'ratingError',
  'strategiesNotFetched',
  'strategyNotConnected',
  'strategyNotDisconnected',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof strategiesFailures)[number], true> {}
}
