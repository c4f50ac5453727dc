import { dayNumber } from './calendar-days.ts';

/** The return of one year by days without the effect of money paid in (rule 17), in percent. */
export function timeWeightedReturn(value: readonly number[], invested: readonly number[]): number {
  let growth = 1;
  for (let day = 1; day < value.length; day++) {
    const paidIn = (invested[day] ?? 0) - (invested[day - 1] ?? 0);
    const before = (value[day - 1] ?? 0) + Math.max(0, paidIn);
    if (before > 0) growth *= ((value[day] ?? 0) + Math.max(0, -paidIn)) / before;
  }
  return (growth - 1) * 100;
}

export type Flow = { day: string; amount: number };

/**
 * The yearly rate at which all flows are worth nothing together (rule 18), in percent; money paid in is negative.
 * By halving: slower than Newton and never astray. `null` where no rate does it.
 */
export function yearlyRate(flows: readonly Flow[]): number | null {
  const start = dayNumber(flows[0]?.day ?? '1970-01-01');
  const worth = (rate: number) =>
    flows.reduce((sum, { day, amount }) => sum + amount / (1 + rate) ** ((dayNumber(day) - start) / 365), 0);
  let low = -0.99;
  let high = 10;
  if (worth(low) * worth(high) > 0) return null;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (worth(low) * worth(middle) <= 0) high = middle;
    else low = middle;
  }
  return low * 100;
}
