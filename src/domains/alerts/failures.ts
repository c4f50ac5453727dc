/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const alertsFailures = [
  'levelsNotFetched',
  'levelNotSaved',
  'levelNotDeleted',
  'levelError',
  'levelTooFar',
  'levelNoteError',
  'tooManyLevels',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof alertsFailures)[number], true> {}
}
