/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const importsFailures = [
  'onlyDocumentsAllowed',
  'documentTooLarge',
  'documentTooWide',
  'documentCellTooLong',
  'documentUnpacksTooLarge',
  'documentBroken',
  'documentProtected',
  'documentEmpty',
  'documentMacros',
  'importFailed',
  'fileNotUploaded',
  'assetsNotImported',
  'leaningRows',
  'columnsMissing',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof importsFailures)[number], true> {}
}
