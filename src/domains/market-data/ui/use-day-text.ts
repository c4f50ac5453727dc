import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';

/** A day as text, where no element can stand: in a toast or a button's name. */
export function useDayText(): (day: string) => string {
  const names = useCalendarNames();
  return (day) => dayText(day, 'short', names);
}
