import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { mostCounted } from '../../../foundation/searched.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { writeAudit } from '../../identity/server/audit-store.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { changeSplit as changeCall, listSplits as listCall } from '../splits-contract.ts';
import { marketChanged } from './market-events.ts';
import { countSplits, lockSplit, newestSplits, type ReportedSplit, setUndone } from './split-store.ts';

export async function listSplits({ services, locale }: Context, { query }: CallInput<typeof listCall>) {
  const { start, limit, search = '', state } = query;
  const wanted = { search: search.trim(), undone: state === 'undone' };
  const [rows, total] = await Promise.all([
    newestSplits(services.database, wanted, { start, limit }),
    countSplits(services.database, wanted, mostCounted),
  ]);
  return { data: rows.map((row) => shapeOf(row, locale)), meta: { total, start, limit } };
}

/** Prices are stored as traded and adjusted when they are read (rule M-1), so nothing but the mark is written. */
export async function changeSplit(context: Context, { params, body }: CallInput<typeof changeCall>) {
  const { database, clock, events } = context.services;
  if (!isId(params.id)) throw notFound();
  return database.transaction(async (tx) => {
    const split = await lockSplit(tx, params.id);
    if (!split) throw notFound();
    if ((split.undone_at !== null) === body.undone) return { data: shapeOf(split, context.locale) };
    const undoneAt = body.undone ? clock.now() : null;
    await setUndone(tx, split.id, undoneAt);
    await writeAudit(tx, {
      action: body.undone ? 'split-undone' : 'split-redone',
      actorId: actorOf(context).userId,
      subjectId: null,
      address: context.address,
      at: clock.now(),
      detail: {
        split: split.id,
        ticker: split.ticker,
        day: split.day,
        ratio: `${split.numerator}:${split.denominator}`,
        source: split.source,
      },
    });
    await events.publish(tx, marketChanged.of());
    return { data: shapeOf({ ...split, undone_at: undoneAt }, context.locale) };
  });
}

function shapeOf({ names, instrument_id: _, ...split }: ReportedSplit, locale: string) {
  return {
    ...split,
    name: nameIn(names, locale, split.ticker),
    is_simulated: split.source === simulatedSource,
  };
}
