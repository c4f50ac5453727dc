/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const marketDataFailures = [
  'futureDay',
  'priceJump',
  'simulatedMarket',
  'symbolUnknown',
  'currencyUnsupported',
  'indicatorsNotFetched',
  'monthError',
  'percentError',
  'figuresFileError',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof marketDataFailures)[number], true> {}
}
