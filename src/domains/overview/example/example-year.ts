import { pinned, seededNoise } from '../../../foundation/statistics/seeded-random.ts';

/** The last year of the invented investor, as the example of the dashboard and the public pages draw it. */
export const yearDays = 365;
export const paidYearAgo = 288_540;
export const profitYearAgo = 35_060;
/** Of WIG20 bought with the same deposits on the same days. */
export const benchmarkProfit = 66_300;
/** What a walk is multiplied with. */
export const swing = 330_000;
const paidMonthly = 40_000 / 12;

/** What was paid in up to each day, a deposit every month; the last day says `paid`. */
export function paidByDay(paid: number): number[] {
  return Array.from({ length: yearDays + 1 }, (_, day) =>
    day === yearDays ? paid : paidYearAgo + paidMonthly * Math.min(12, Math.floor((day + 12) / 30.4)),
  );
}

/** How the investor's value and the market's went, without what they grew and what was paid in. */
export function walksOfYear(): { own: number[]; market: number[] } {
  const noise = seededNoise(14112026);
  const own: number[] = [];
  const market: number[] = [];
  let ownSum = 0;
  let marketSum = 0;
  for (let day = 0; day <= yearDays; day++) {
    const season = Math.sin((day / 365) * 6.1 + 0.6) * 0.006 + Math.sin(day / 41) * 0.0025;
    ownSum += noise() * 0.0042;
    marketSum += noise() * 0.0062;
    own.push(ownSum + season * 3.2);
    market.push(marketSum + Math.sin((day / 365) * 7.5) * 0.028);
  }
  return { own: pinned(own), market: pinned(market) };
}

/** What the money paid in was worth by day: its profit grows evenly up to `endProfit`, and swings with the walk. */
export function grown(walk: readonly number[], endProfit: number, paid: readonly number[]): number[] {
  return walk.map(
    (at, day) =>
      profitYearAgo + ((endProfit - profitYearAgo) * day) / yearDays + (paid[day] ?? 0) + at * swing,
  );
}
