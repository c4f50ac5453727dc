import type { Policy } from '../engine/policy.ts';
import type { WeightsByTicker } from '../engine/weight-vector.ts';
import type { Schedule } from '../market/trading-calendar.ts';
import { fixedWeights } from './fixed-weights.ts';
import { holdBetween } from './hold-between.ts';

/** Back to the target on the scheduled days, held in between. A listed day without trading does nothing. */
export function periodicRebalance(targetWeights: WeightsByTicker, schedule: Schedule): Policy {
  return { ...holdBetween(schedule, fixedWeights(targetWeights)), name: 'PeriodicRebalance' };
}
