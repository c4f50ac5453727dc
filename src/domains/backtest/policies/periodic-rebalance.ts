import type { Policy } from '../policy.ts';
import type { Schedule } from '../trading-calendar.ts';
import type { WeightsByTicker } from '../weight-vector.ts';
import { fixedWeights } from './fixed-weights.ts';
import { holdBetween } from './hold-between.ts';

/** Back to the target on the scheduled days, held in between. A listed day without trading does nothing. */
export function periodicRebalance(targetWeights: WeightsByTicker, schedule: Schedule): Policy {
  return { ...holdBetween(schedule, fixedWeights(targetWeights)), name: 'PeriodicRebalance' };
}
