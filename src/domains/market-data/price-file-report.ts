import { mostProblems } from './prices-contract.ts';
import type { PriceFlag } from './source-port/source-port.ts';
import type { CheckedPrices } from './sources/check-prices.ts';
import type { PriceFile } from './sources/csv/translate.ts';

export type PriceFileReport = {
  read: number;
  stored: number;
  refused: number;
  first_day: string | null;
  last_day: string | null;
  problems: { line: number | null; day: string | null; value: string | null; reason: string }[];
};

/** What became of a file: how many rows were read, how many are good, and what is wrong with each of the others. */
export function reportPriceFile(file: PriceFile, { points, flags }: CheckedPrices): PriceFileReport {
  const read = file.points.length + file.problems.length;
  const problems = flags
    // That the newest price is old is no fault of a row.
    .filter(({ kind }) => kind !== 'stale')
    .flatMap((flag) =>
      linesOf(flag, file).map((line) => ({
        line,
        day: flag.day ?? null,
        value: flag.value ?? null,
        reason: flag.kind,
      })),
    )
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return {
    read,
    stored: points.length,
    refused: read - points.length,
    first_day: points[0]?.day ?? null,
    last_day: points.at(-1)?.day ?? null,
    problems: problems.slice(0, mostProblems),
  };
}

/** Rows of one day that contradict each other are all named; of equal ones the first was taken. */
function linesOf(flag: PriceFlag, file: PriceFile): (number | null)[] {
  if (flag.line !== undefined) return [flag.line];
  const lines = (flag.day && file.lines.get(flag.day)) || [];
  if (lines.length === 0) return [null];
  if (flag.kind === 'conflictingDay') return lines;
  return flag.kind === 'sameDayTwice' ? lines.slice(1) : lines.slice(0, 1);
}
