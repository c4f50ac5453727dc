import { type DayForm, dayText } from '../inputs/calendar-text.ts';
import { useCalendarNames } from '../inputs/use-calendar-names.ts';

type Props = {
  /** A calendar day, `2026-11-14`. */
  day: string;
  form?: DayForm;
};

/** A calendar day: `14 Nov 2026`, `14 lis 2026`. */
export function DayDate({ day, form = 'short' }: Props) {
  return (
    <time dateTime={day} style={{ whiteSpace: 'nowrap' }}>
      {dayText(day, form, useCalendarNames())}
    </time>
  );
}
