import { BacktestFailure } from '../engine/backtest-failure.ts';

/** Loads a solver that lives in a package of its own, or says that it is not installed. */
export async function loadPackage(name: string, solver: string): Promise<Record<string, unknown>> {
  try {
    return (await import(/* @vite-ignore */ name)) as Record<string, unknown>;
  } catch (cause) {
    throw new BacktestFailure('solverMissing', {
      field: 'solver',
      values: { solver, cause: String(cause) },
      message: `${solver} is not installed here.`,
    });
  }
}
