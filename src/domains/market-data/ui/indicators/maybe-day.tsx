import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';

/** A day of a report, or a dash where none was given. */
export function MaybeDay({ day }: { day: string | null }) {
  return day ? <DayDate day={day} /> : <Unknown />;
}
