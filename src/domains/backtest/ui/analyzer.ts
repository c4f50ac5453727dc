import { callApi } from '../../../foundation/call-api.ts';
import type { CallArguments } from '../../../foundation/contract.ts';
import type { FailureKey } from '../../../foundation/failure.ts';
import { type AnalyzerAction, type AnalyzerAnswer, portfolioAnalyzer } from '../contract.ts';

type Body = CallArguments<typeof portfolioAnalyzer>['body'];
type Without<T> = T extends unknown ? Omit<T, 'action'> : never;
export type AnalyzerInput<A extends AnalyzerAction> = Without<Extract<Body, { action: A }>>;

const whenEmpty: Partial<Record<AnalyzerAction, FailureKey>> = {
  'run-portfolio-history-simulation': 'simulationNotStarted',
  'check-portfolio-history-simulation-status': 'simulationNotChecked',
};

/** One action of the analyzer, with the answer that belongs to it. */
export async function analyze<A extends AnalyzerAction>(
  action: A,
  input: AnalyzerInput<A>,
  locale: string,
  signal?: AbortSignal,
): Promise<AnalyzerAnswer<A>> {
  const body = { action, ...input } as unknown as Body;
  const call = { ...portfolioAnalyzer, whenEmpty: whenEmpty[action] };
  return (await callApi(call, { body }, locale, signal)) as AnalyzerAnswer<A>;
}
