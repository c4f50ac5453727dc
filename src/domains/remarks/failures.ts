/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const remarksFailures = [
  'tagsNotFetched',
  'tagsNotSaved',
  'tagNotDeleted',
  'decisionError',
  'decisionsNotFetched',
  'decisionNotSaved',
  'decisionNotDeleted',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof remarksFailures)[number], true> {}
}
