import type { Policy } from '../engine/policy.ts';
import { type Schedule, scheduleRows } from '../market/trading-calendar.ts';

/** Asks the policy on the scheduled days only. */
export function holdBetween(schedule: Schedule, policy: Policy): Policy {
  let flags: Uint8Array;
  return {
    name: policy.name,
    begin(frame) {
      flags = scheduleRows(frame, frame.period, schedule);
      policy.begin?.(frame);
    },
    decide(today, target) {
      if (flags[today.row] === 1) policy.decide(today, target);
    },
    report: () => policy.report?.() ?? null,
  };
}
