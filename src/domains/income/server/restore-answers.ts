import { actorOf } from '../../../platform/http/context.ts';
import { valuesTouched } from '../../changes/server/put-back-store.ts';
import type { Restorable } from '../../changes/server/restorable.ts';
import { restoredLedger } from '../../ledger/server/history/restore-ledger.ts';
import { touchLedger } from '../../ledger/server/holding-store.ts';

/** Answers come back and go with the rows they became (decision 59); rates with their portfolio. */
export const restoredAnswers: Restorable = {
  tables: ['income_answers', 'income_cash_rates'],
  lock: restoredLedger.lock!,
  /** Whoever read before what is open is told, as by an answer. */
  async settle(tx, context, { changeIds }) {
    const { userId } = actorOf(context);
    const portfolios = await valuesTouched(tx, userId, changeIds, 'income_answers', 'portfolio_id');
    await touchLedger(tx, userId, portfolios, []);
  },
};
