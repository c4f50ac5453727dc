import { floatOf } from '../../../foundation/decimal.ts';
import type { PpkParts } from '../../pensions/ppk-parts.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import { zlotyTaxOn } from './full-zloty.ts';

/** The brackets of the scale, in percent. */
export type ScalePercent = 12 | 32;

/** An IKE or OIPE given back on each day: 19 % of what it had gained over what was paid in (BA-7). */
export function returnedByDay({ value, inflow, outflow }: DailyValues): Float64Array {
  let paid = 0;
  return value.map((worth, i) => {
    paid += inflow[i]! - outflow[i]!;
    return zlotyTaxOn(worth - paid);
  });
}

/** An IKZE given back on each day: all of it is income on the scale (BA-7). */
export function scaledByDay({ value }: DailyValues, percent: ScalePercent): Float64Array {
  return value.map((worth) => zlotyTaxOn(worth, percent));
}

/** A fund of a PPK: its value by day, and who had paid for its units from each day on, in złoty. */
export type PpkFund = {
  daily: Pick<DailyValues, 'first' | 'value'>;
  steps: readonly { day: number; parts: PpkParts }[];
};

type Worths = { employee: number; employer: number; state: number; cost: number; isKnown: boolean };

/**
 * What giving back a PPK on each day would take: 30 % of what the employer paid for, all that the state did, and the tax
 * on the rest (PN-3). Nothing on days on which nobody has said who paid.
 */
export function ppkByDay(
  funds: readonly PpkFund[],
  first: number,
  today: number,
): { taken: Float64Array; isKnown: boolean } {
  const taken = new Float64Array(today - first + 1);
  const readers = funds.map(worthsOf);
  let isKnown = true;
  for (let day = first; day <= today; day++) {
    const all = { employee: 0, employer: 0, state: 0, cost: 0, isKnown: true };
    for (const read of readers) {
      const worth = read(day);
      all.employee += worth.employee;
      all.employer += worth.employer;
      all.state += worth.state;
      all.cost += worth.cost;
      all.isKnown &&= worth.isKnown;
    }
    isKnown = all.isKnown;
    if (!isKnown) continue;
    const toInsurance = toGrosz(all.employer * 0.3);
    const returned = toGrosz(all.employee) + toGrosz(all.employer) - toInsurance;
    taken[day - first] = toInsurance + toGrosz(all.state) + zlotyTaxOn(returned - all.cost);
  }
  return { taken, isKnown };
}

/** Asked for in the order of days. */
function worthsOf({ daily, steps }: PpkFund): (day: number) => Worths {
  const nobody = { employee: 0, employer: 0, state: 0, unassigned: 0, cost: 0 };
  const read = steps.map(({ day, parts }) => ({ day, shares: sharesOf(parts) }));
  let at = -1;
  return (day) => {
    while (at + 1 < read.length && read[at + 1]!.day <= day) at += 1;
    const { employee, employer, state, unassigned, cost } = read[at]?.shares ?? nobody;
    const value = daily.value[day - daily.first] ?? 0;
    return {
      employee: value * employee,
      employer: value * employer,
      state: value * state,
      cost,
      isKnown: unassigned < 1e-9,
    };
  };
}

/** Whose part of the units is how large, and what was paid for those that are given back. */
function sharesOf({ employee, employer, state, unassigned }: PpkParts) {
  const units = [employee, employer, state, unassigned].map((part) => floatOf(part.units));
  const whole = units.reduce((sum, each) => sum + each, 0);
  const share = (at: number) => (whole > 0 ? units[at]! / whole : 0);
  return {
    ...{ employee: share(0), employer: share(1), state: share(2), unassigned: share(3) },
    cost: floatOf(employee.paid) + 0.7 * floatOf(employer.paid),
  };
}

const toGrosz = (amount: number): number => Math.round(amount * 100) / 100;
