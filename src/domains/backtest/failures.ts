/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const backtestFailures = [
  'invalidJsonError',
  'atLeastOneStrategyMustBeSet',
  'startAtError',
  'endAtError',
  'benchmarkError',
  'benchmarkMissing',
  'strategyUnknown',
  'strategyParamsInvalid',
  'startTooEarly',
  'singleDay',
  'endAfterLastPrice',
  'noAssets',
  'tooManyAssets',
  'tooManySimulations',
  'weightsSumZero',
  'cashNamed',
  'tickerUnknown',
  'numberInvalid',
  'numberOutOfRange',
  'fractionsAboveOne',
  'scoreMissing',
  'datesMissing',
  'dateInvalid',
  'volumesMissing',
  'solverUnknown',
  'solverOptionUnknown',
  'solverOptionInvalid',
  'noHistory',
  'rateMissing',
  'marketDataInvalid',
] as const;

/** What to say of an action of the analyzer that is answered with nothing. */
export const emptyAnswers = ['simulationNotStarted', 'simulationNotChecked'] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof backtestFailures | typeof emptyAnswers)[number], true> {}
}
