/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const comparisonFailures = [
  'benchmarkUnknown',
  'benchmarkRateError',
  'tooManyBenchmarks',
  'comparisonNotFetched',
  'benchmarksNotKept',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof comparisonFailures)[number], true> {}
}
