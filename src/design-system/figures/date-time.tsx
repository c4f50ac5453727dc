import { dayText, inWarsaw } from '../inputs/calendar-text.ts';
import { useCalendarNames } from '../inputs/use-calendar-names.ts';

type Props = {
  /** An instant, ISO. */
  at: string;
};

/** An instant in Warsaw time: `14 Nov 2026, 17:05`. */
export function DateTime({ at }: Props) {
  const names = useCalendarNames();
  const { day, time } = inWarsaw(at);
  return <time dateTime={at}>{`${dayText(day, 'short', names)}, ${time}`}</time>;
}
