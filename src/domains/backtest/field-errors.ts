import type { FailureKey, FieldErrors } from '../../foundation/failure.ts';
import type { BacktestFailure, BacktestFailureCode } from './engine/backtest-failure.ts';
import { reasonOf } from './engine/failure-reason.ts';
import { backtestFailures } from './failures.ts';

/** Where the engine's name of a failure is not the key that calls answer with. */
const otherKeys: Partial<Record<BacktestFailureCode, FailureKey>> = {
  invalidJson: 'invalidJsonError',
  startAfterEnd: 'endAtError',
  weightsSumNotOne: 'weightsSumZero',
};

/** The engine's names of what belongs to the form itself. */
const formFields: Record<string, string> = {
  start: 'start_at',
  end: 'end_at',
  market: 'portfolio_id',
  portfolio_id: 'portfolio_id',
  benchmark: 'benchmark',
  costs: 'trade_cost_percent',
};
const strategyFields: Record<string, string> = { name: 'name', strategy: 'name' };

/** Which field of the form a refusal belongs to; `place` is the strategy's place in the list. */
export function fieldOf(failure: BacktestFailure, place: number | null): string {
  const field = failure.field ?? 'portfolio_id';
  const ofForm = formFields[field];
  if (ofForm) return ofForm;
  if (place === null) return field;
  const ofStrategy = strategyFields[field];
  return ofStrategy ? `strategies.${place}.${ofStrategy}` : `strategies.${place}.params.${field}`;
}

function keyOf(code: BacktestFailureCode): FailureKey {
  return otherKeys[code] ?? backtestFailures.find((key) => key === code) ?? 'invalid';
}

/** Field errors with the values that their words name, each under `<field>.<name>`. */
export function fieldErrors(failures: readonly { failure: BacktestFailure; place: number | null }[]): {
  errors: FieldErrors;
  params: Record<string, string>;
} {
  const errors: FieldErrors = {};
  const params: Record<string, string> = {};
  for (const { failure, place } of failures) {
    const field = fieldOf(failure, place);
    if (errors[field]) continue;
    errors[field] = [keyOf(failure.code)];
    for (const [name, value] of Object.entries(reasonOf(failure).values))
      params[`${field}.${name}`] = String(value);
  }
  return { errors, params };
}
