import type { CallInput } from '../../../foundation/contract.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { explainFigure as explainCall } from '../explain/explain-contract.ts';
import { explained } from '../explain/explain-figure.ts';
import { explainedScope } from '../explain/explained-scope.ts';
import { valueLedger } from './value-ledger.ts';

export async function explainFigure(context: Context, { query }: CallInput<typeof explainCall>) {
  const portfolioId = query.portfolio === 'all' ? undefined : query.portfolio;
  const ledger = await valueLedger(context, { portfolioId, currency: query.currency });
  const answer = explained(explainedScope(ledger, query), query);
  return { data: { figure: query.figure, currency: ledger.shown, ...answer } };
}
