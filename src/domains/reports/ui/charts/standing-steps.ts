import { decimal, plus, textOf, zero } from '../../../../foundation/decimal.ts';
import type { ProfitStep } from '../../../performance/explain/profit-sources.ts';

type Sources = readonly Pick<ProfitStep, 'source' | 'amount'>[];

/** The sources of a profit as steps that stand on each other; the total stands on the ground. */
export function standingSteps(sources: Sources): ProfitStep[] {
  let reached = zero;
  return sources.map(({ source, amount }) => {
    if (source === 'total') return { source, amount, from: '0', to: amount };
    const from = reached;
    reached = plus(reached, decimal(amount));
    return { source, amount, from: textOf(from), to: textOf(reached) };
  });
}
