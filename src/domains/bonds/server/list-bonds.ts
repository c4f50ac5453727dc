import { isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import { bondOutput, totalsOf } from '../bond-output.ts';
import type { listBonds as listCall } from '../contract.ts';
import { bondStamp, holdingsOf } from './holding-store.ts';
import { valueBonds } from './value-bonds.ts';

type Query = CallInput<typeof listCall>['query'];

/** What is held now, with closed=1 also what is gone; the same answer while nothing it rests on has changed. */
export function listBonds(context: Context, { query }: { query: Query }) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const on = query.on?.slice(0, 10);
  if (on !== undefined && !isDay(on)) throw invalid({ on: ['invalid'] });
  return remembered(
    context,
    ['bonds', query],
    () => bondStamp(database, userId),
    () => reckon(context, { ...query, on }),
  );
}

async function reckon(context: Context, query: Query) {
  const { services } = context;
  const rows = await holdingsOf(services.database, actorOf(context).userId);
  const bought = query.on === undefined ? rows : rows.filter((row) => row.purchased_on <= query.on!);
  const { holdings, shown, stored, assumption } = await valueBonds(services, bought, query);
  const wanted =
    query.closed === '1' ? holdings : holdings.filter(({ figures }) => figures.status === 'held');
  const data = wanted.map((holding) => bondOutput(holding, shown));
  const newest = { inflation: stored.newestInflation, reference: stored.newestReference };
  return {
    data,
    meta: { total: data.length, start: 0, limit: data.length },
    totals: totalsOf(holdings, shown, newest, assumption),
  };
}
