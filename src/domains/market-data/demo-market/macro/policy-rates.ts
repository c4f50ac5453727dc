import { dayIndex } from '../calendar/day-index.ts';

export type PolicyCurrency = 'PLN' | 'EUR' | 'USD' | 'GBP' | 'CHF';
export type PolicyRateStep = { from: string; percent: number };

/** `2020-03-18 1` for each change. */
function steps(text: string): PolicyRateStep[] {
  return text
    .trim()
    .split(/,\s*/)
    .map((part) => {
      const [from = '', percent = ''] = part.split(' ');
      return { from, percent: Number(percent) };
    });
}

/**
 * Each central bank's main rate and the day it came into force: NBP reference rate, ECB deposit facility, upper end of
 * the Fed's range, Bank Rate, SNB policy rate. The course follows the public decisions up to the end of 2025 and is
 * kept level afterwards; in the demonstration all of it counts as simulated.
 */
export const policyRates: Record<PolicyCurrency, PolicyRateStep[]> = {
  PLN: steps(
    `2016-01-04 1.5, 2020-03-18 1, 2020-04-09 0.5, 2020-05-29 0.1, 2021-10-07 0.5, 2021-11-04 1.25, 2021-12-09 1.75,
    2022-01-05 2.25, 2022-02-09 2.75, 2022-03-09 3.5, 2022-04-07 4.5, 2022-05-06 5.25, 2022-06-09 6, 2022-07-08 6.5,
    2022-09-08 6.75, 2023-09-07 6, 2023-10-05 5.75, 2025-05-08 5.25, 2025-07-03 5, 2025-09-04 4.75, 2025-10-09 4.5,
    2025-11-06 4.25, 2025-12-04 4`,
  ),
  EUR: steps(
    `2016-01-04 -0.3, 2016-03-16 -0.4, 2019-09-18 -0.5, 2022-07-27 0, 2022-09-14 0.75, 2022-11-02 1.5, 2022-12-21 2,
    2023-02-08 2.5, 2023-03-22 3, 2023-05-10 3.25, 2023-06-21 3.5, 2023-08-02 3.75, 2023-09-20 4, 2024-06-12 3.75,
    2024-09-18 3.5, 2024-10-23 3.25, 2024-12-18 3, 2025-02-05 2.75, 2025-03-12 2.5, 2025-04-23 2.25, 2025-06-11 2`,
  ),
  USD: steps(
    `2016-01-04 0.5, 2016-12-15 0.75, 2017-03-16 1, 2017-06-15 1.25, 2017-12-14 1.5, 2018-03-22 1.75, 2018-06-14 2,
    2018-09-27 2.25, 2018-12-20 2.5, 2019-08-01 2.25, 2019-09-19 2, 2019-10-31 1.75, 2020-03-03 1.25, 2020-03-16 0.25,
    2022-03-17 0.5, 2022-05-05 1, 2022-06-16 1.75, 2022-07-28 2.5, 2022-09-22 3.25, 2022-11-03 4, 2022-12-15 4.5,
    2023-02-02 4.75, 2023-03-23 5, 2023-05-04 5.25, 2023-07-27 5.5, 2024-09-19 5, 2024-11-08 4.75, 2024-12-19 4.5,
    2025-09-18 4.25, 2025-10-30 4, 2025-12-11 3.75`,
  ),
  GBP: steps(
    `2016-01-04 0.5, 2016-08-04 0.25, 2017-11-02 0.5, 2018-08-02 0.75, 2020-03-11 0.25, 2020-03-19 0.1, 2021-12-16 0.25,
    2022-02-03 0.5, 2022-03-17 0.75, 2022-05-05 1, 2022-06-16 1.25, 2022-08-04 1.75, 2022-09-22 2.25, 2022-11-03 3,
    2022-12-15 3.5, 2023-02-02 4, 2023-03-23 4.25, 2023-05-11 4.5, 2023-06-22 5, 2023-08-03 5.25, 2024-08-01 5,
    2024-11-07 4.75, 2025-02-06 4.5, 2025-05-08 4.25, 2025-08-07 4, 2025-12-18 3.75`,
  ),
  CHF: steps(
    `2016-01-04 -0.75, 2022-06-17 -0.25, 2022-09-23 0.5, 2022-12-16 1, 2023-03-24 1.5, 2023-06-23 1.75, 2024-03-22 1.5,
    2024-06-21 1.25, 2024-09-27 1, 2024-12-13 0.5, 2025-03-21 0.25, 2025-06-20 0`,
  ),
};

/** The rate in force on each day from day 0 on. */
export function policyRateByDay(currency: PolicyCurrency, days: number): Float64Array {
  const rates = new Float64Array(days);
  for (const { from, percent } of policyRates[currency]) rates.fill(percent, dayIndex(from));
  return rates;
}
