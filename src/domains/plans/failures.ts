/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const plansFailures = [
  'planStartError',
  'planEndError',
  'planAmountError',
  'planCashError',
  'planOccurrenceError',
  'planAnswered',
  'planNoPrice',
  'tooManyPlans',
  'recurringPlansNotFetched',
  'recurringPlanNotSaved',
  'goalNameError',
  'goalTargetError',
  'goalDayError',
  'goalPortfoliosError',
  'goalMonthlyError',
  'tooManyGoals',
  'goalsNotFetched',
  'goalNotSaved',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof plansFailures)[number], true> {}
}
