import { annualised } from '../../valuation/returns/time-weighted.ts';
import { count, type Figure, money, number, ofFraction, percent } from '../figure.ts';
import type { FigureRow } from '../figure-groups.ts';
import type { Example } from './example.ts';

const days = 3 * 365;
const start = 100_000;

type Run = { end: number; volatility: number; deepest: number; overCash: number; costs: string };
const shares: Run = { end: 133_100, volatility: 0.15, deepest: -0.18, overCash: 0.06, costs: '290' };
const mixed: Run = { end: 125_971.2, volatility: 0.07, deepest: -0.09, overCash: 0.035, costs: '640' };

const yearOf = ({ end }: Run) => ofFraction(annualised(end / start - 1, days)) as Figure;
/** Mean return above safe money by its deviation, both for a year (rule P-14). */
const sharpeOf = ({ overCash, volatility }: Run) => number((overCash / volatility).toFixed(2));

function rowsOf(run: Run): FigureRow[] {
  return [
    { key: 'finalValue', figure: money(run.end.toFixed(2)) },
    { key: 'returnYear', figure: yearOf(run) },
    { key: 'volatility', figure: ofFraction(run.volatility) },
    { key: 'maxDrawdown', figure: ofFraction(run.deepest) },
    { key: 'sharpe', figure: sharpeOf(run) },
    { key: 'tradeCosts', figure: money(run.costs) },
  ];
}

/** Two strategies over three years, and what luck alone makes of twenty tries. */
export function simulationExample(): Example {
  const tries = 20;
  const luck = 0.05;
  return {
    values: {
      start: money(String(start)),
      endA: money(shares.end.toFixed(2)),
      endB: money(mixed.end.toFixed(2)),
      yearA: yearOf(shares),
      yearB: yearOf(mixed),
      volatilityA: ofFraction(shares.volatility) as Figure,
      volatilityB: ofFraction(mixed.volatility) as Figure,
      deepestA: ofFraction(shares.deepest) as Figure,
      deepestB: ofFraction(mixed.deepest) as Figure,
      overCashA: ofFraction(shares.overCash) as Figure,
      overCashB: ofFraction(mixed.overCash) as Figure,
      sharpeA: sharpeOf(shares),
      sharpeB: sharpeOf(mixed),
      low: money((start * (1 + mixed.deepest)).toFixed(2)),
      lowA: money((start * (1 + shares.deepest)).toFixed(2)),
      tries: count(tries),
      luck: percent('5'),
      some: ofFraction(1 - (1 - luck) ** tries) as Figure,
      fee: percent('0.29'),
    },
    card: {
      groups: [
        { subject: 'A', rows: rowsOf(shares) },
        { subject: 'B', rows: rowsOf(mixed) },
      ],
      note: 'onePast',
      isSimulated: false,
    },
  };
}
