/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const watchlistsFailures = [
  'watchlistNameError',
  'watchlistNameTaken',
  'watchlistColumnsError',
  'watchlistPlaceError',
  'watchlistError',
  'tooManyWatchlists',
  'tooManyWatched',
  'watchedAlready',
  'watchlistsNotFetched',
  'watchlistNotSaved',
  'watchlistNotDeleted',
  'watchedNotSaved',
  'watchedNotDeleted',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof watchlistsFailures)[number], true> {}
}
