import { seededNoise } from './seeded-noise.ts';

/** The invented portfolio that the public pages draw: a year of days, ending on 14 November 2026. */
export const days = 365;
export const firstDay = Date.UTC(2025, 10, 14);

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
const startPutIn = 288_540;
const startProfit = 35_060;
const benchmarkEndProfit = 66_300;
const noiseScale = 330_000;

/** A deposit every month: 288 540 at first, 328 540 after twelve. */
const deposits = Array.from({ length: days + 1 }, (_, day) =>
  day === days
    ? putIn
    : startPutIn + ((putIn - startPutIn) / 12) * Math.min(12, Math.floor((day + 12) / 30.4)),
);

function walks(): { own: number[]; market: number[] } {
  const noise = seededNoise(14112026);
  const own: number[] = [];
  const market: number[] = [];
  let ownSum = 0;
  let marketSum = 0;
  for (let day = 0; day <= days; day++) {
    const season = Math.sin((day / 365) * 6.1 + 0.6) * 0.006 + Math.sin(day / 41) * 0.0025;
    ownSum += noise() * 0.0042;
    marketSum += noise() * 0.0062;
    own.push(ownSum + season * 3.2);
    market.push(marketSum + Math.sin((day / 365) * 7.5) * 0.028);
  }
  return { own: pinned(own), market: pinned(market) };
}

/** The same walk, tilted to start and end at zero, so that the year ends on the printed figure. */
function pinned(walk: number[]): number[] {
  const first = walk[0]!;
  const last = walk[days]!;
  return walk.map((at, day) => at - first - ((last - first) * day) / days);
}

function grown(walk: number[], endProfit: number): number[] {
  return walk.map(
    (at, day) => startProfit + ((endProfit - startProfit) * day) / days + deposits[day]! + at * noiseScale,
  );
}

/** Steps smoothed over eleven days: the layer of capital is drawn as stone, not as stairs. */
function smoothed(steps: number[]): number[] {
  return steps.map((_, day) => {
    if (day === days) return putIn;
    let sum = 0;
    for (let near = -5; near <= 5; near++) sum += steps[Math.min(days, Math.max(0, day + near))]!;
    return sum / 11;
  });
}

const { own, market } = walks();
export const value = grown(own, profit).with(days, total);
/** WIG20 bought with the same deposits on the same days. */
export const benchmark = grown(market, benchmarkEndProfit);
export const invested = smoothed(deposits);
