/** The message keys of this domain; each has its words in the `common` catalogue under `failure`. */
export const valuationFailures = ['basisCurrencyError'] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof valuationFailures)[number], true> {}
}
