/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const instrumentsFailures = [
  'currencyError',
  'currencyTwice',
  'tooManyCurrencies',
  'assetError',
  'assetInUse',
  'currenciesNotFetched',
  'assetClassesNotFetched',
  'assetsNotFetched',
  'assetNotFetched',
  'assetNotValid',
  'assetNotEdited',
  'assetNotDeleted',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof instrumentsFailures)[number], true> {}
}
