import { addDays, type Day, dayInWarsaw, dayNumber } from '../../foundation/calendar-day.ts';
import { minutesInWarsaw } from '../../foundation/warsaw/warsaw-time.ts';
import { workdayBefore } from '../market-data/polish-workdays.ts';

/** A round of telling: of all that is told on a day after `after`, up to `day`; what is over on `today` is left out. */
export type Round = { after: Day; day: Day; today: Day };

/** From half past six in Warsaw on, so that it is there when the quiet hours end. */
const firstMinute = 6 * 60 + 30;

/** The last day on which telling has begun. */
export function startedDay(now: Date): Day {
  const today = dayInWarsaw(now);
  return minutesInWarsaw(now) >= firstMinute ? today : addDays(today, -1);
}

/** What was missed longer ago is not made up for (rule EV-1). */
const mostMissed = 7;

export function roundOf(sentTo: Day, day: Day, today: Day): Round {
  const earliest = addDays(day, -mostMissed);
  return { after: sentTo < earliest ? earliest : sentTo, day, today };
}

/** Whether something of a day, told so many days before, is told in a round. */
export function isReminded({ after, day, today }: Round, of: Day, daysBefore: number): boolean {
  const remindedOn = addDays(of, -daysBefore);
  return remindedOn > after && remindedOn <= day && of >= today;
}

/** The days of which something is told in a round, when it is told so many days before. */
export function remindedDays(round: Round, daysBefore: number): Day[] {
  const first = dayNumber(round.after) + 1;
  const count = dayNumber(round.day) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    addDays(round.after, at + 1 + daysBefore),
  ).filter((of) => isReminded(round, of, daysBefore));
}

/** Further ahead no working day of Poland has another before it. */
const mostDaysOff = 7;

/** The days of which something is told in a round, when it is told on the working day before (rule EV-2). */
export function remindedDaysOnWorkdayBefore(round: Round): Day[] {
  const count = dayNumber(round.day) - dayNumber(round.after) + mostDaysOff;
  return Array.from({ length: count }, (_, at) => addDays(round.after, at + 2)).filter((of) => {
    const remindedOn = workdayBefore(of);
    return remindedOn > round.after && remindedOn <= round.day && of >= round.today;
  });
}
