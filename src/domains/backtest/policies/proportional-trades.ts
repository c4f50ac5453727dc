import { dayNumber, isDay } from '../../../foundation/calendar-day.ts';
import { refuse } from '../engine/backtest-failure.ts';
import type { Policy, RunFrame } from '../engine/policy.ts';
import { type WeightsByTicker, weightVector } from '../engine/weight-vector.ts';
import { type Schedule, scheduleRows } from '../market/trading-calendar.ts';
import type { WeightsByDate } from './fixed-weights.ts';

type Target = { day: number; weights: Float64Array };

/**
 * Trades an equal part of the way each day, so that a target is reached by the trade on the day before
 * its date; nothing is traded on the date itself nor after the last one.
 */
function walkToTargets(name: string, targetsOf: (frame: RunFrame) => Target[]): Policy {
  let frame: RunFrame;
  let targets: Target[] = [];
  let next = 0;
  return {
    name,
    begin(given) {
      frame = given;
      targets = targetsOf(given).sort((a, b) => a.day - b.day);
    },
    decide({ row, universe, weights }, target) {
      const today = frame.days[row]!;
      while (next < targets.length && targets[next]!.day < today) next++;
      const goal = targets[next];
      if (!goal) return;
      let left = 0;
      while (row + left <= frame.period.last && frame.days[row + left]! < goal.day) left++;
      if (left === 0) return;
      for (let k = 0; k < universe.length; k++) {
        const i = universe[k]!;
        target[i] = weights[i]! + (goal.weights[i]! - weights[i]!) / left;
      }
    },
  };
}

function dayOfTarget(date: string, field: string): number {
  if (!isDay(date)) throw refuse('dateInvalid', field, `${date} is no calendar day.`);
  return dayNumber(date);
}

export function proportionalTradeToTargets(targets: WeightsByDate): Policy {
  return walkToTargets('ProportionalTradeToTargets', ({ assets }) =>
    Object.entries(targets).map(([date, weights]) => ({
      day: dayOfTarget(date, 'target_weights'),
      weights: weightVector(assets, weights, 'target_weights'),
    })),
  );
}

export function proportionalRebalance(targetWeights: WeightsByTicker, schedule: Schedule): Policy {
  return walkToTargets('ProportionalRebalance', (frame) => {
    const weights = weightVector(frame.assets, targetWeights, 'target_weights');
    if (typeof schedule !== 'string')
      return schedule.map((date) => ({ day: dayOfTarget(date, 'rebalance_dates'), weights }));
    const flags = scheduleRows(frame, frame.period, schedule);
    const targets: Target[] = [];
    for (let row = 0; row < flags.length; row++)
      if (flags[row] === 1) targets.push({ day: frame.days[row]!, weights });
    return targets;
  });
}
