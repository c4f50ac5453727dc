import type * as z from 'zod/mini';
import type { lineMetricsShape } from '../../backtest/simulation-shape.ts';
import { type Figure, money, number, ofFraction } from '../figure.ts';
import type { FigureCard, FigureRow } from '../figure-groups.ts';

export type SimulationLine = z.output<typeof lineMetricsShape>;
type Run = {
  /** The portfolio it replayed. */
  portfolio: string;
  currency: string;
  lines: readonly SimulationLine[];
  isSimulated: boolean;
};

/** The measures of a finished run, strategy by strategy and the benchmark last. */
export function simulationFigures(
  run: Run | null,
  nameOf: (line: SimulationLine) => string,
): FigureCard | null {
  if (!run || run.lines.length === 0) return null;
  const ordered = run.lines.toSorted((a, b) => (a.slot ?? 9) - (b.slot ?? 9));
  return {
    groups: ordered.map((line) => ({
      subject: `${run.portfolio} · ${nameOf(line)}${isRepeated(line, ordered) ? ` (${line.slot})` : ''}`,
      rows: rowsOf(line, run.currency),
    })),
    note: 'onePast',
    isSimulated: run.isSimulated,
  };
}

/** The same strategy may run in several slots, with other settings. */
function isRepeated(line: SimulationLine, all: readonly SimulationLine[]): boolean {
  return all.some((other) => other !== line && other.name === line.name);
}

function rowsOf(line: SimulationLine, currency: string): FigureRow[] {
  const sum = (value: string | null): Figure | null => (value === null ? null : money(value, currency));
  const { annualized_return: year, sharpe_ratio: sharpe } = line;
  const rows: FigureRow[] = [
    { key: 'finalValue', figure: sum(line.final_value) },
    year === null
      ? { key: 'returnSpan', figure: ofFraction(line.total_return) }
      : { key: 'returnYear', figure: ofFraction(year) },
    { key: 'volatility', figure: ofFraction(line.volatility) },
    { key: 'maxDrawdown', figure: ofFraction(line.max_drawdown) },
    { key: 'sharpe', figure: sharpe === null ? null : number(sharpe.toFixed(2)) },
  ];
  // Nobody pays for the trades of a benchmark.
  if (line.slot !== null) rows.push({ key: 'tradeCosts', figure: sum(line.total_costs) });
  return rows;
}
