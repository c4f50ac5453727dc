/**
 * One EDO1034 bought on 1 October 2024: 6,55% in the first year, then inflation and a margin of 2%.
 * The rates of the first three years are published, those of later ones are assumed.
 */
const face = 100;
const yearlyRates = [6.55, 4.9, 5.4, 4.2, 4.1, 4, 4, 4, 4, 4];
const firstOctober = 2025;
const yearsPassed = 2;
const daysIntoYear = 44;

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
