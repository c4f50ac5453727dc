import type { BacktestFailure, FailureValues } from './backtest-failure.ts';

/** What the words of each failure name; whatever the engine does not say is written as a dash. */
const wanted: Record<string, string[]> = {
  startTooEarly: ['first'],
  endAfterLastPrice: ['last'],
  tooManyAssets: ['count', 'most'],
  cashNamed: ['ticker'],
  tickerUnknown: ['ticker'],
  rateMissing: ['ticker'],
  scoreMissing: ['ticker'],
  volumesMissing: ['tickers'],
  valueNotPositive: ['day'],
  valueTooLarge: ['day'],
  strategyUnknown: ['strategy'],
  solverUnknown: ['solver'],
  solverOptionUnknown: ['solver', 'option', 'known'],
  solverOptionInvalid: ['solver', 'option'],
  solverMissing: ['solver'],
  solverNotConverged: ['solver', 'day', 'iterations'],
  problemInfeasible: ['day'],
  problemUnbounded: ['day'],
  benchmarkMissing: ['benchmark'],
};

/** The failure as it is stored and sent: a code with every value that its words name. */
export function reasonOf(failure: BacktestFailure): { code: BacktestFailure['code']; values: FailureValues } {
  const known: FailureValues = { ...(failure.day && { day: failure.day }), ...failure.values };
  const names = wanted[failure.code] ?? [];
  return { code: failure.code, values: Object.fromEntries(names.map((name) => [name, known[name] ?? '–'])) };
}
