import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { fixedTextOf, textOf } from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { bondOutput, costOf, flowOutput, inShown, rateOutput } from '../bond-output.ts';
import type { readBond as readCall } from '../contract.ts';
import { type HoldingRow, holdingsOf } from './holding-store.ts';
import { seriesOutput } from './list-series.ts';
import { newestOfKind } from './series-store.ts';
import { valueBonds } from './value-bonds.ts';

/** A holding with all that its figures are made of. */
export async function readBond(context: Context, { params, query }: CallInput<typeof readCall>) {
  const { services } = context;
  const all = isId(params.id) ? await holdingsOf(services.database, actorOf(context).userId) : [];
  const row = all.find(({ id }) => id === params.id);
  if (!row) throw notFound();
  const { holdings, shown, stored, assumption } = await valueBonds(services, [row], query);
  const [valued] = holdings;
  const { schedule } = valued!.held;
  const today = dayInWarsaw(services.clock.now());
  const instead =
    row.kind === 'catalyst' ? undefined : await newestOfKind(services.database, row.kind, today.slice(0, 7));
  return {
    data: {
      bond: bondOutput(valued!, shown),
      periods: schedule.periods.map(({ from, to, days }, i) => ({
        from,
        to,
        days,
        rate: rateOutput(schedule.rates[i] ?? null),
      })),
      payments: valued!.figures.paid.map((flow) =>
        flowOutput(flow, (amount) => fixedTextOf(inShown(amount, row.bond_currency, shown, flow.day), 2)),
      ),
      history: historyOf(all, row),
      instead: instead ? seriesOutput(instead, stored, today) : null,
      day: shown.day,
      assumed: { inflation: textOf(assumption.inflation), policy_rate: textOf(assumption.referenceRate) },
      cost: fixedTextOf(costOf(row, shown), 2),
    },
  };
}

/** The holdings this one was exchanged from, the oldest first. */
function historyOf(all: readonly HoldingRow[], row: HoldingRow) {
  const found: { id: string; symbol: string; purchased_at: string; closed_on: string }[] = [];
  const byId = new Map(all.map((each) => [each.id, each]));
  for (let at = row; at.exchanged_from && byId.has(at.exchanged_from) && found.length < 100; ) {
    at = byId.get(at.exchanged_from)!;
    found.push({
      id: at.id,
      symbol: at.symbol,
      purchased_at: at.purchased_on,
      closed_on: at.closed_on ?? '',
    });
  }
  return found.reverse();
}
