import type { ValuePoint } from '../../design-system/chart/value/value-chart.tsx';
import { pinned, seededNoise } from '../../foundation/statistics/seeded-random.ts';

const lastDay = Date.UTC(2026, 10, 14);
const dayMs = 24 * 60 * 60 * 1000;

/** A year of an example portfolio that ends at 412 386,40 zł. */
export function yearOfValues(days = 365): ValuePoint[] {
  const noise = seededNoise(14112026);
  const walks = [bridge(days, noise, 0.0042), bridge(days, noise, 0.0062)] as const;
  return Array.from({ length: days + 1 }, (_, at) => {
    const share = at / days;
    const invested = 288_540 + Math.min(12, Math.floor((at + 12) / 30.4)) * (40_000 / 12);
    return {
      day: new Date(lastDay - (days - at) * dayMs).toISOString().slice(0, 10),
      invested,
      value: invested + 35_060 + 48_786.4 * share + (walks[0][at] ?? 0) * 330_000,
      benchmark: invested + 35_060 + 31_240 * share + (walks[1][at] ?? 0) * 330_000,
    };
  });
}

/** A random walk that starts and ends at zero. */
function bridge(days: number, noise: () => number, step: number): number[] {
  let place = 0;
  return pinned(Array.from({ length: days + 1 }, () => (place += noise() * step)));
}

export function sparkPoints(seed: number, trend: number, unrest: number): number[] {
  const noise = seededNoise(seed);
  let place = 0;
  return Array.from({ length: 48 }, () => {
    place += noise() * unrest + trend;
    return place;
  });
}

export type Holding = {
  ticker: string;
  name: string;
  kind: 'share' | 'etf' | 'bond' | 'crypto';
  units: string;
  price: string | null;
  value: string | null;
  today: string | null;
  profit: string | null;
};

export const holdings: Holding[] = [
  {
    ticker: 'VWCE',
    name: 'Vanguard FTSE All-World',
    kind: 'etf',
    units: '142',
    price: '628.59',
    value: '89259.78',
    today: '0.62',
    profit: '25079.78',
  },
  {
    ticker: 'EDO',
    name: 'EDO1034',
    kind: 'bond',
    units: '280',
    price: '112.46',
    value: '31488.80',
    today: '0.02',
    profit: '3488.80',
  },
  {
    ticker: 'PKO',
    name: 'PKO Bank Polski',
    kind: 'share',
    units: '340',
    price: '84.16',
    value: '28614.40',
    today: '1.84',
    profit: '10664.40',
  },
  {
    ticker: 'BTC',
    name: 'Bitcoin',
    kind: 'crypto',
    units: '0.0782',
    price: '348200.00',
    value: '27229.24',
    today: '2.31',
    profit: '12629.24',
  },
  {
    ticker: 'CDR',
    name: 'CD Projekt',
    kind: 'share',
    units: '72',
    price: '268.40',
    value: '19324.80',
    today: '-1.27',
    profit: '4114.80',
  },
  {
    ticker: 'MSFT',
    name: 'Microsoft',
    kind: 'share',
    units: '9',
    price: '1868.30',
    value: '16814.70',
    today: '0.48',
    profit: '3494.70',
  },
  {
    ticker: 'KGH',
    name: 'KGHM Polska Miedź',
    kind: 'share',
    units: '60',
    price: '172.35',
    value: '10341.00',
    today: '-2.06',
    profit: '-1139.00',
  },
  {
    ticker: 'ZAB',
    name: 'Żabka',
    kind: 'share',
    units: '15',
    price: null,
    value: null,
    today: null,
    profit: null,
  },
];

/** Enough rows for the table to draw only those in sight. */
export const manyHoldings: Holding[] = Array.from({ length: 1200 }, (_, at) => {
  const holding = holdings[at % 7] as Holding;
  return { ...holding, ticker: `${holding.ticker.slice(0, 3)}${at % 10}`, name: `${holding.name} ${at + 1}` };
});
