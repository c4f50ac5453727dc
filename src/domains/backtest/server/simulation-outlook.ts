import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { simulationOutlook as outlookCall } from '../contract.ts';
import { daysPerYear, periodsPerYear } from '../market/trading-periods.ts';
import { drawOutlook } from '../result/outlook.ts';
import { ownSimulation } from './own-simulation.ts';
import { lineOf } from './result-store.ts';

const paths = 1000;
const blockDays = 21;
const points = 60;

/** Futures drawn from the result's own returns; the same question has the same answer. */
export async function simulationOutlook(context: Context, { params, query }: CallInput<typeof outlookCall>) {
  const simulation = await ownSimulation(context, { id: params.id });
  const line = await lineOf(
    context.services.database,
    { userId: simulation.user_id, simulationId: simulation.id },
    query.slot,
  );
  if (!line) throw notFound();
  const { name, days, values } = line;
  // Fewer values than days: nothing was left, and nothing can come of it.
  if (values.length < 3 || values.length < days.length) throw invalid({ slot: ['singleDay'] });
  const perYear = periodsPerYear(days.length, days[0]!, days.at(-1)!);
  const periods = query.years * perYear;
  const outlook = drawOutlook(values, {
    periods,
    paths,
    block: Math.min(blockDays, values.length - 1),
    every: Math.max(1, Math.round(periods / points)),
  });
  // Wild returns drawn again and again leave what a number can hold.
  if (!outlook.high.every(Number.isFinite)) throw invalid({ slot: ['numberOutOfRange'] });
  const last = days.at(-1)!;
  return {
    data: {
      slot: query.slot,
      name,
      from_day: dayOf(last),
      from_value: hundredths(values.at(-1)!),
      dates: outlook.periods.map((period) => dayOf(Math.round(last + (period / perYear) * daysPerYear))),
      low: Array.from(outlook.low, hundredths),
      middle: Array.from(outlook.middle, hundredths),
      high: Array.from(outlook.high, hundredths),
      paths,
      block_days: blockDays,
    },
  };
}
