/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const strategiesFailures = [
  'strategyError',
  'ratingError',
  'strategiesNotFetched',
  'strategyNotConnected',
  'strategyNotDisconnected',
  'strategyNameError',
  'targetsError',
  'targetsSumError',
  'targetNameError',
  'targetPercentError',
  'targetBandError',
  'targetTwiceError',
  'targetUnknownError',
  'strategyRuleError',
  'tooManyStrategies',
  'ownStrategyNotSaved',
  'ownStrategyNotDeleted',
  'ownStrategyNotShared',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof strategiesFailures)[number], true> {}
}
