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

/** The values at the bottom and at the top. */
export type CourseScale = { least: number; most: number };

/** A line through the points. */
export function linePath(points: readonly CoursePoint[], edge: Edge, scale: CourseScale): string {
  return points.map((point, at) => `${at === 0 ? 'M' : 'L'}${place(point, edge, scale)}`).join('');
}

/** The area between two lines. */
export function bandPath(
  points: readonly CoursePoint[],
  upper: Edge,
  lower: Edge,
  scale: CourseScale,
): string {
  const back = points.toReversed().map((point) => `L${place(point, lower, scale)}`);
  return points.length === 0 ? '' : `${linePath(points, upper, scale)}${back.join('')}Z`;
}

function place(point: CoursePoint, edge: Edge, { least, most }: CourseScale): string {
  const y = height - ((Math.max(least, edge(point)) - least) / (most - least)) * height;
  return `${Math.round(point.x * width * 10) / 10} ${Math.round(y * 10) / 10}`;
}

const air = 0.85;

/** For one property: from a little under what is owed, since what moves is far above it. */
export function closeScale(points: readonly CoursePoint[], line: number): CourseScale {
  const owed = points.map((point) => point.owed).filter((one) => one > 0);
  const lowest = Math.min(line, ...points.map(({ value }) => value), ...owed);
  const most = Math.max(line, ...points.map(({ value }) => value)) * 1.06;
  return { least: Math.max(0, lowest * air), most };
}
