/** Why a back-test was refused or ended; the words are the screen's business, the values are for them. */
export const backtestFailureCodes = [
  'marketDataInvalid',
  'invalidJson',
  'rateMissing',
  'noHistory',
  'tooManyAssets',
  'benchmarkMissing',
  'dateInvalid',
  'startAfterEnd',
  'singleDay',
  'startTooEarly',
  'endAfterLastPrice',
  'noAssets',
  'weightsSumZero',
  'weightsSumNotOne',
  'cashNamed',
  'tickerUnknown',
  'numberInvalid',
  'numberOutOfRange',
  'fractionsAboveOne',
  'scoreMissing',
  'datesMissing',
  'volumesMissing',
  'pricesMissing',
  'valueNotPositive',
  'valueTooLarge',
  'strategyUnknown',
  'strategyParamsInvalid',
  'solverUnknown',
  'solverOptionUnknown',
  'solverOptionInvalid',
  'solverMissing',
  'solverUnsuited',
  'solverNotConverged',
  'problemInfeasible',
  'problemUnbounded',
] as const;
export type BacktestFailureCode = (typeof backtestFailureCodes)[number];

export type FailureValues = Record<string, string | number>;

/** A refusal with the field it belongs to (before the run) or the day on which the run ended. */
export class BacktestFailure extends Error {
  readonly code: BacktestFailureCode;
  readonly field: string | undefined;
  readonly day: string | undefined;
  readonly values: FailureValues;

  constructor(
    code: BacktestFailureCode,
    about: { field?: string; day?: string; values?: FailureValues; message: string },
  ) {
    super(about.day ? `${about.day}: ${about.message}` : about.message);
    this.name = 'BacktestFailure';
    this.code = code;
    this.field = about.field;
    this.day = about.day;
    this.values = about.values ?? {};
  }

  /** The same failure with its day: the solver does not know which day it works for. */
  on(day: string): BacktestFailure {
    if (this.day !== undefined) return this;
    return new BacktestFailure(this.code, {
      field: this.field,
      day,
      values: { ...this.values, day },
      message: this.message,
    });
  }
}

export function refuse(
  code: BacktestFailureCode,
  field: string,
  message: string,
  values?: FailureValues,
): BacktestFailure {
  return new BacktestFailure(code, { field, message, values });
}
