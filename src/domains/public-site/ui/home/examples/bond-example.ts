/**
 * One EDO1034 bought on 1 October 2024: 6,55% in the first year, then inflation and a margin of 2%.
 * The rates of the first three years are published, those of later ones are assumed.
 */
export const face = 100;
export const symbol = 'EDO1034';
export const valuedOn = '2026-11-14';
const margin = 2;
const yearlyRates = [6.55, 4.9, 5.4, 4.2, 4.1, 4, 4, 4, 4, 4];
const firstOctober = 2025;
const yearsPassed = 2;
const yearsPublished = 3;
const daysIntoYear = 44;

const inflations = yearlyRates.slice(yearsPublished).map((rate) => rate - margin);
/** From which year on nothing is published yet, and what is assumed instead, in percent. */
export const assumed = {
  year: firstOctober + yearsPublished - 1,
  least: Math.min(...inflations).toFixed(1),
  most: Math.max(...inflations).toFixed(1),
} as const;

let worth = face;
const worthByYear = yearlyRates.map((rate) => {
  worth *= 1 + rate / 100;
  return worth;
});

/** On 14 November 2026, 44 days into the third year. */
export const worthToday = (
  worthByYear[yearsPassed - 1]! *
  (1 + ((yearlyRates[yearsPassed]! / 100) * daysIntoYear) / 365)
).toFixed(2);

const most = worthByYear.at(-1)! - face;
export const interestByYear = worthByYear.map((then, at) => ({
  year: firstOctober + at,
  interest: (then - face).toFixed(2),
  height: ((then - face) / most) * 100,
  past: at < yearsPassed,
}));
