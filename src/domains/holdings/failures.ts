/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const holdingsFailures = [
  'holdingNotFetched',
  'saleUnitsError',
  'saleNoPrice',
  'saleNotReckoned',
  'assetNoteError',
  'assetNoteTooLong',
  'tooManyAssetNotes',
  'assetNotesNotFetched',
  'assetNoteNotSaved',
  'assetNoteNotDeleted',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof holdingsFailures)[number], true> {}
}
