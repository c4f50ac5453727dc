import { addDays, dayNumber } from '../../../foundation/calendar-day.ts';
import { sign, zero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { unitsAfter } from '../../ledger/follow-units.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import { openSplitsOfMany, type WaitingSplit } from '../../ledger/server/holding-store.ts';
import { unitsOfMany } from '../../ledger/server/transaction-store.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import type { Readers, Telling } from './batch.ts';
import { type SentSplit, sentSplits } from './sent-split-store.ts';

/** The page asks about older ones as well; nobody is called to it for them. */
export const oldestSplitDays = 90;

const keyOf = ({ holding_id, day }: SentSplit) => `${holding_id} ${day}`;

/** Splits that wait for an answer and were not told yet (rule EV-16), and all that count as told with them. */
export async function findSplits(
  { services, round }: Telling,
  readers: Readers,
): Promise<{ notices: Notice[]; splits: WaitingSplit[] }> {
  const { database } = services;
  const span = { from: addDays(round.day, -oldestSplitDays), to: round.today };
  const ids = [...readers.keys()];
  const open = await openSplitsOfMany(database, ids, span);
  if (open.length === 0) return { notices: [], splits: [] };
  const known = new Set((await sentSplits(database, ids)).map(keyOf));
  const fresh = open.filter((split) => !known.has(keyOf(split)));
  const rows = await unitsOfMany(database, fresh);
  const splits = fresh.filter(({ holding_id, day }) => {
    const before = rows.get(holding_id)!.filter((row) => row.day < dayNumber(day));
    return sign(inOrder(before).reduce(unitsAfter, zero)) > 0;
  });
  const newest = Map.groupBy(splits, ({ holding_id }) => holding_id);
  const notices = [...newest.values()].map(([split]): Notice => {
    const { user_id: userId, holding_id, portfolio_id, ticker, names, ratio, day } = split!;
    return {
      userId,
      kind: 'splitWaiting',
      params: { asset: nameIn(names, readers.get(userId)!.locale, ticker), ticker, ratio, day },
      subject: `holding:${holding_id}`,
      parent: { type: 'split', id: portfolio_id },
      isPaper: split!.is_virtual,
      isSimulated: split!.source === simulatedSource,
    };
  });
  return { notices, splits };
}
