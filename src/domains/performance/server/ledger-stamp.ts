import { actorOf, type Context } from '../../../platform/http/context.ts';
import { ledgerStamp } from '../../ledger/server/holding-store.ts';
import { strategyStamp } from '../../strategies/server/strategy-store.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';

/** A page asks several questions at once, and each wants to know whether anything changed: they share the answer. */
const underWay = new WeakMap<Context, Promise<string>>();

/** Changes with anything of the caller's that portfolios and their figures are made from; two small queries. */
export function portfolioStamp(context: Context): Promise<string> {
  let stamp = underWay.get(context);
  if (!stamp) {
    stamp = readStamp(context).finally(() => underWay.delete(context));
    underWay.set(context, stamp);
  }
  return stamp;
}

async function readStamp(context: Context): Promise<string> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const stamps = await Promise.all([ledgerStamp(database, userId), strategyStamp(database, userId)]);
  return stamps.join(' ');
}

/** The same answer to the same question while the market, the day, the ledger and the strategies are as they were. */
export function rememberedFigures<Answer extends object>(
  context: Context,
  question: unknown,
  reckon: () => Promise<Answer>,
  besides: () => Promise<string> = async () => '',
): Promise<Answer> {
  const stampOf = async () => (await Promise.all([portfolioStamp(context), besides()])).join(' ');
  return remembered(context, question, stampOf, reckon);
}
