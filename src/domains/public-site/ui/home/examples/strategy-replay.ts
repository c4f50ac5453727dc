import { drawdown } from '../../../../../foundation/statistics/drawdown.ts';
import { seededNoise } from '../../../../../foundation/statistics/seeded-random.ts';
import { sharpe } from '../../../../valuation/returns/sharpe.ts';
import { volatility } from '../../../../valuation/returns/volatility.ts';

/** Three invented strategies with the same deposits: 40 000 at first, then 1 000 a month, Jan 2019 to Oct 2026. */
export const months = 94;
export const firstYear = 2019;
export const firstDeposit = 40_000;
export const monthlyDeposit = 1_000;
export const span = { from: '2019-01-01', to: '2026-10-01' } as const;
/** In percent. */
export const mix = { shares: 60, bonds: 40 } as const;
const riskFreeRate = 0.035;
/** As the simulation reckons (rule B-24). */
const byMonth = { perYear: 12, dividedBy: 'count' } as const;

export const putIn = Array.from({ length: months }, (_, at) => firstDeposit + monthlyDeposit * (at + 1));
export const putInTotal = firstDeposit + monthlyDeposit * months;

export type Replay = {
  values: number[];
  finalValue: number;
  /** In percent, as they are printed. */
  annualReturn: number;
  deepestFall: number;
  volatility: number;
  sharpe: number;
};

/** The falls of spring 2020 and of 2022, in shares. */
function shock(month: number): number {
  if (month === 13 || month === 14) return -0.055;
  return month >= 36 && month <= 45 ? -0.012 : 0;
}

function monthlyReturns(): { history: number[]; shares: number[]; sixtyForty: number[] } {
  const noise = seededNoise(77);
  const history: number[] = [];
  const shares: number[] = [];
  const sixtyForty: number[] = [];
  for (let month = 0; month < months; month++) {
    const fall = shock(month);
    const world = 0.0094 + noise() * 0.036 + fall;
    const bonds = 0.004 + noise() * 0.007 + fall * 0.12;
    const poland = 0.0078 + noise() * 0.045 + fall * 1.15;
    history.push(0.48 * world + 0.34 * bonds + 0.18 * poland);
    shares.push(world);
    sixtyForty.push((mix.shares * world + mix.bonds * bonds) / 100);
  }
  return { history, shares, sixtyForty };
}

function replay(returns: number[]): Replay {
  const values: number[] = [];
  let worth = firstDeposit;
  const growth = [1];
  for (const change of returns) {
    worth = (worth + monthlyDeposit) * (1 + change);
    values.push(worth);
    growth.push(growth.at(-1)! * (1 + change));
  }
  return {
    values,
    finalValue: worth,
    annualReturn: (growth.at(-1)! ** (12 / months) - 1) * 100,
    deepestFall: drawdown(growth)!.deepest * 100,
    volatility: volatility(returns, byMonth)! * 100,
    sharpe: sharpe(
      returns.map((change) => change - riskFreeRate / 12),
      byMonth,
    )!,
  };
}

const returns = monthlyReturns();
export const history = replay(returns.history);
export const shares = replay(returns.shares);
export const sixtyForty = replay(returns.sixtyForty);
