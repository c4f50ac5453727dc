import { addDays } from '../../../../foundation/calendar-day.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { simulatedSource } from '../../../instruments/simulated-source.ts';
import { generateMacro } from '../../demo-market/generate-macro.ts';
import { type InflationMonth, storeInflation } from '../shipped/inflation-store.ts';
import {
  deleteSimulatedPolicyRates,
  type PolicyRate,
  policyRates,
  storePolicyRates,
} from '../shipped/policy-rate-store.ts';

const mark = { source: simulatedSource, origin: 'simulated' as const, seenOn: null };

/** Where published figures end the demonstration goes on with its own, up to today, and they say that they are. */
export async function storeSimulatedFigures(tx: Tx, today: string): Promise<void> {
  await storeInflation(tx, inflationOf(today));
  await deleteSimulatedPolicyRates(tx);
  await storePolicyRates(tx, ratesFrom(await policyRates(tx), today));
}

function inflationOf(today: string): InflationMonth[] {
  return generateMacro({ through: today }).consumerPrices.map((each) => ({
    month: each.month,
    ratio: 1 + each.monthOnMonthPercent / 100,
    yearly: each.yearOnYearPercent.toFixed(1),
    announced: each.yearOnYearPercent.toFixed(1),
    ...mark,
  }));
}

/** A published rate stays as it is; a currency without any has the demonstration's own. */
function ratesFrom(published: readonly PolicyRate[], today: string): PolicyRate[] {
  const known = Map.groupBy(published, ({ currency }) => currency);
  return Object.entries(generateMacro({ through: today }).policyRates).flatMap(([code, steps]) => {
    const currency = code.toLowerCase();
    const last = known.get(currency)?.at(-1);
    if (!last)
      return steps.map(({ from, percent }, i) => ({
        currency,
        from,
        percent: String(percent),
        inForceOn: i === steps.length - 1 ? today : null,
        ...mark,
      }));
    const from = addDays(last.inForceOn ?? last.from, 1);
    return from > today ? [] : [{ currency, from, percent: last.percent, inForceOn: today, ...mark }];
  });
}
