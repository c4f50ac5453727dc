import {
  benchmarkProfit,
  yearDays as days,
  grown,
  paidByDay,
  walksOfYear,
} from '../../../../overview/example/example-year.ts';

/** The invented portfolio that the public pages draw: a year of days, ending on 14 November 2026. */
export { days };
export const firstDay = Date.UTC(2025, 10, 14);
export const period = { from: '2025-11-14', to: '2026-11-14' } as const;
/** What its value rests on. */
export const evidence = { pricesOf: '2026-11-13', operations: 1284, since: '2021-01-02' } as const;
/** What it is compared with. */
export const index = 'WIG20';

/** The figures that are printed; the parts add up to the profit to the grosz. */
export const figures = {
  total: '412386.40',
  putIn: '328540.00',
  profit: '83846.40',
  parts: {
    prices: '61204.18',
    currencies: '5738.07',
    dividends: '6412.15',
    interest: '4492.00',
    rent: '8220.00',
    fees: '-2220.00',
  },
} as const;

const total = Number(figures.total);
const putIn = Number(figures.putIn);
const profit = Number(figures.profit);

/** Steps smoothed over eleven days: the layer of capital is drawn as stone, not as stairs. */
function smoothed(steps: number[]): number[] {
  return steps.map((_, day) => {
    if (day === days) return putIn;
    let sum = 0;
    for (let near = -5; near <= 5; near++) sum += steps[Math.min(days, Math.max(0, day + near))]!;
    return sum / 11;
  });
}

const deposits = paidByDay(putIn);
const { own, market } = walksOfYear();
export const value = grown(own, profit, deposits).with(days, total);
export const benchmark = grown(market, benchmarkProfit, deposits);
export const invested = smoothed(deposits);
