import { useCalendarNames } from '../inputs/use-calendar-names.ts';
import { tickText } from './tick-text.ts';
import { timeTicks } from './time-ticks.ts';

type Props = {
  days: readonly string[];
  x: (at: number) => number;
  y: number;
  /** The plot's edges: names that would stick out are left off. */
  from: number;
  to: number;
  className?: string;
};

/** The names of days, months or years below a plot. */
export function TimeAxis({ days, x, y, from, to, className }: Props) {
  const { monthsShort } = useCalendarNames();
  return timeTicks(days, to - from)
    .filter((tick) => x(tick.at) > from + 8 && x(tick.at) < to - 16)
    .map((tick) => (
      <text key={tick.at} className={className} x={x(tick.at)} y={y} textAnchor="middle">
        {tickText(tick, monthsShort)}
      </text>
    ));
}
