import { roundTo } from '../arithmetic/elementary.ts';
import { normal, streamOf } from '../arithmetic/keyed-random.ts';
import { dayIndex, indexOf, isoDay } from '../calendar/day-index.ts';

export type ConsumerPrices = {
  /** `2026-10`. */
  month: string;
  /** December 2015 is 100. */
  index: number;
  monthOnMonthPercent: number;
  yearOnYearPercent: number;
  /** The fifteenth of the next month. */
  publishedDay: string;
};

/** Percent a year; straight between these months, then chance about the central bank's aim. */
const turningPoints =
  `2016-01 -0.9, 2016-12 0.8, 2017-11 2.5, 2018-12 1.1, 2019-12 3.4, 2020-02 4.7, 2020-12 2.4, 2021-12 8.6,
  2022-10 17.9, 2023-02 18.4, 2023-12 6.2, 2024-03 2.0, 2025-01 4.9, 2025-12 2.6, 2026-11 2.6`
    .split(/,\s*/)
    .map((part) => {
      const [month = '', percent = ''] = part.trim().split(' ');
      return { month: monthNumber(month), percent: Number(percent) };
    });
const aim = 2.5;

/** Months since January 2016. */
function monthNumber(month: string): number {
  return (Number(month.slice(0, 4)) - 2016) * 12 + Number(month.slice(5, 7)) - 1;
}

/** Poland's simulated consumer prices, as far as they are published by a day. */
export function consumerPrices(through: string): ConsumerPrices[] {
  const last = dayIndex(through);
  const stream = streamOf('consumer-prices');
  // 2015 falls evenly, so that the first year's months do not jump.
  const levels = Array.from({ length: 12 }, (_, month) => 100 + (11 - month) * 0.075);
  const published: ConsumerPrices[] = [];
  let drifting = turningPoints[turningPoints.length - 1]!.percent;
  for (let number = 0; ; number++) {
    const year = 2016 + Math.floor(number / 12);
    const month = (number % 12) + 1;
    const publishedDay = month === 12 ? indexOf(year + 1, 1, 15) : indexOf(year, month + 1, 15);
    if (publishedDay > last) return published;
    const led = straight(number);
    if (led === null) drifting += 0.15 * (aim - drifting) + 0.22 * normal(stream, number);
    // Chance in the first year would come back in the same month of every later one.
    const chance = number < 12 ? 0 : 0.08 * normal(stream, number, 1);
    const yearly = roundTo((led ?? drifting) + chance, 1);
    const level = levels[number]! * (1 + yearly / 100);
    const before = levels[number + 11]!;
    levels.push(level);
    published.push({
      month: `${year}-${String(month).padStart(2, '0')}`,
      index: roundTo(level, 4),
      monthOnMonthPercent: roundTo((level / before - 1) * 100, 2),
      yearOnYearPercent: yearly,
      publishedDay: isoDay(publishedDay),
    });
  }
}

function straight(number: number): number | null {
  for (let i = 1; i < turningPoints.length; i++) {
    const from = turningPoints[i - 1]!;
    const to = turningPoints[i]!;
    if (number > to.month) continue;
    return from.percent + ((to.percent - from.percent) * (number - from.month)) / (to.month - from.month);
  }
  return null;
}
