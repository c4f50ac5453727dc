import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EngineFigure } from '../../src/domains/backtest/engine/bench-backtest.ts';
import type { Figure } from './figure.ts';

const engine = path.resolve(import.meta.dirname, '../../src/domains/backtest/engine/bench-backtest.ts');

/** Whole back-tests of ten years, in a process of their own so that their memory is theirs alone. */
export async function measureBacktest(): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [engine]);
  const measured: EngineFigure[] = JSON.parse(stdout);
  console.log('\nBack-tests of ten years beside cvxportfolio (its own figures, one core)\n');
  console.table(
    Object.fromEntries(
      measured
        .filter(({ library }) => library !== null)
        .map(({ name, value, library }) => [
          name,
          {
            walory: `${value} ms`,
            cvxportfolio: `${library} ms`,
            ratio: `${Math.round(library! / value)} x`,
          },
        ]),
    ),
  );
  return measured.map(({ name, value, unit, limit }) => ({
    name: `back-test, 10 years: ${name}`,
    value,
    unit,
    budget: limit,
    atLeast: false,
  }));
}
