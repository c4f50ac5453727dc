import { addMonths, dayNumber } from '../../../../foundation/calendar-day.ts';
import type { PropertyCourse } from '../../contract.ts';

export const coursePeriods = ['year', 'threeYears', 'fiveYears', 'max'] as const;
export type CoursePeriod = (typeof coursePeriods)[number];
const monthsOf = { year: 12, threeYears: 36, fiveYears: 60 };

export type CoursePoint = { day: string; x: number; value: number; owed: number; cost: number };

/** The days of a period with their place from 0 to 1; days without a known value are left out. */
export function coursePoints(course: PropertyCourse, period: CoursePeriod): CoursePoint[] {
  const last = course.days.at(-1);
  if (!last) return [];
  const first = period === 'max' ? course.days[0]! : addMonths(last, -monthsOf[period]);
  const known = course.days.flatMap((day, at) => {
    const value = course.value[at] ?? null;
    const owed = course.owed[at] ?? null;
    const cost = course.cost[at] ?? null;
    return day < first || value === null || owed === null || cost === null
      ? []
      : [{ day, value, owed, cost }];
  });
  const start = dayNumber(known[0]?.day ?? last);
  const span = Math.max(1, dayNumber(last) - start);
  return known.map((point) => ({ ...point, x: (dayNumber(point.day) - start) / span }));
}

/** Whether the course is longer than a period: shorter ones have nothing to choose. */
export function isLongerThan(course: PropertyCourse, period: Exclude<CoursePeriod, 'max'>): boolean {
  const [first] = course.days;
  const last = course.days.at(-1);
  return first !== undefined && last !== undefined && first < addMonths(last, -monthsOf[period]);
}

type Edge = (point: CoursePoint) => number;

const width = 1000;
const height = 300;
export const courseBox = { width, height };

/** A line through the points; `most` is the value at the top. */
export function linePath(points: readonly CoursePoint[], edge: Edge, most: number): string {
  return points.map((point, at) => `${at === 0 ? 'M' : 'L'}${place(point, edge, most)}`).join('');
}

/** The area between two lines. */
export function bandPath(points: readonly CoursePoint[], upper: Edge, lower: Edge, most: number): string {
  const back = points.toReversed().map((point) => `L${place(point, lower, most)}`);
  return points.length === 0 ? '' : `${linePath(points, upper, most)}${back.join('')}Z`;
}

function place(point: CoursePoint, edge: Edge, most: number): string {
  const y = height - (Math.max(0, edge(point)) / most) * height;
  return `${Math.round(point.x * width * 10) / 10} ${Math.round(y * 10) / 10}`;
}
