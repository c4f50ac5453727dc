/** Every message key a call may answer with; each has its words in the `common` catalogue under `failure`. */
export const failureKeys = [
  'required',
  'invalid',
  'tooLong',
  'emailError',
  'emailTaken',
  'invalidCredentials',
  'passwordError',
  'usernameError',
  'nameError',
  'passwordsDoNotMatch',
  'newPasswordTooWeak',
  'currentPasswordInvalid',
  'termsError',
  'invalidToken',
  'emailNotVerified',
  'familiarityError',
  'reasonError',
  'scopeError',
  'phoneError',
  'smsNotInPlan',
  'avatarFormatError',
  'avatarTooLarge',
  'messageError',
  'fillAllFields',
  'moduleError',
  'userError',
  'portfolioNameError',
  'currencyError',
  'portfolioError',
  'assetError',
  'valueError',
  'volumeError',
  'amountError',
  'priceError',
  'totalError',
  'ratioError',
  'feeError',
  'taxError',
  'createdAtError',
  'maxVolumeError',
  'maxValueError',
  'readOnlyError',
  'assetInUse',
  'futureDay',
  'priceJump',
  'simulatedMarket',
  'symbolUnknown',
  'currencyUnsupported',
  'invalidJsonError',
  'atLeastOneStrategyMustBeSet',
  'startAtError',
  'endAtError',
  'benchmarkError',
  'benchmarkMissing',
  'strategyUnknown',
  'strategyError',
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
  'ratingError',
] as const;
export type FailureKey = (typeof failureKeys)[number];

export type FieldErrors = Record<string, FailureKey[]>;

type Detail =
  | { kind: 'invalid'; errors: FieldErrors; message?: string; params?: Record<string, string> }
  | { kind: 'unauthenticated' }
  | { kind: 'forbidden' }
  | { kind: 'upgrade' }
  | { kind: 'notFound' }
  /** What it is now, so that the second of two writers sees what changed. */
  | { kind: 'conflict'; current?: unknown }
  | { kind: 'staleCsrf' }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  | { kind: 'tooLarge' }
  | { kind: 'malformed' }
  | { kind: 'unsupportedType' }
  | { kind: 'unavailable' };

export type FailureKind = Detail['kind'];

/** An expected failure of an operation. Anything else that is thrown is a fault and answered with 500. */
export class Failure extends Error {
  readonly detail: Detail;
  constructor(detail: Detail) {
    super(detail.kind);
    this.name = 'Failure';
    this.detail = detail;
  }
}

/** `params` are the figures a message names, such as the most units that can be sold. */
export function invalid(errors: FieldErrors, message?: string, params?: Record<string, string>): Failure {
  return new Failure({ kind: 'invalid', errors, message, params });
}

export function notFound(): Failure {
  return new Failure({ kind: 'notFound' });
}
