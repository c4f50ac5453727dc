import type { CallInput, CallResult } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import { journalOf } from '../../performance/server/journal-memory.ts';
import { rememberedFigures } from '../../performance/server/ledger-stamp.ts';
import { transactionOutputs } from '../../performance/server/list-transactions.ts';
import { type ValuedLedger, valueLedger } from '../../performance/server/value-ledger.ts';
import type { readHeldAsset as acrossCall, readHolding as readCall } from '../contract.ts';
import { everywhere, positionOf } from './position-of.ts';

/** The newest transactions that a page shows; all of them are a list of their own. */
const mostTransactions = 12;

type Answer = CallResult<typeof readCall>;

/** One holding with everything about it; the same again while nothing it was made from has changed. */
export function readHolding(context: Context, { params, query }: CallInput<typeof readCall>) {
  return rememberedFigures(context, ['holding', params.id, query], async () => {
    const ledger = await valueLedger(context, { currency: query.currency });
    const holding = ledger.holdings.find(({ id }) => id === params.id);
    if (!holding) throw notFound();
    return answer(context, ledger, [holding], holding);
  });
}

/** An asset wherever it is or was held; paper portfolios never count. */
export function readHeldAsset(context: Context, { params, query }: CallInput<typeof acrossCall>) {
  return rememberedFigures(context, ['held asset', params.id, query], async () => {
    const ledger = await valueLedger(context, { currency: query.currency });
    const holdings = everywhere(ledger, params.id);
    if (holdings.length === 0) throw notFound();
    return answer(context, ledger, holdings, null);
  });
}

async function answer(
  context: Context,
  ledger: ValuedLedger,
  holdings: readonly NamedHolding[],
  one: NamedHolding | null,
): Promise<Answer> {
  const transactions = await newestTransactions(context, ledger, holdings);
  return { data: { ...positionOf(ledger, holdings, one, context.locale), transactions } };
}

async function newestTransactions(context: Context, ledger: ValuedLedger, holdings: readonly NamedHolding[]) {
  const ids = new Set(holdings.map(({ id }) => id));
  const journal = journalOf(context.services, actorOf(context).userId, ledger);
  const own = journal.entries.filter(({ holdingId }) => holdingId !== null && ids.has(holdingId));
  const data = await transactionOutputs(context, ledger, own.slice(0, mostTransactions));
  return { data, total: own.length };
}
