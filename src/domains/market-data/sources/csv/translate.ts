import type { Day } from '../../../../foundation/calendar-day.ts';
import { readDays } from '../../../../foundation/csv/column-days.ts';
import {
  type DecimalSign,
  decimalSignOf,
  placesOf,
  readNumber,
} from '../../../../foundation/csv/column-numbers.ts';
import { type CsvRow, type CsvTable, readCsv } from '../../../../foundation/csv/read-csv.ts';
import type { DecimalText } from '../../../../foundation/decimal.ts';
import type { PriceFlag, PricePoint } from '../../source-port/source-port.ts';
import { looksLikeHtml } from '../read-answer.ts';
import { type Columns, findHeader } from './find-columns.ts';

/** What is wrong with a file, and where: lines and columns count from 1, as a table program shows them. */
export type FileProblem = {
  kind:
    | 'empty'
    | 'webPage'
    | 'noHeader'
    | 'noDayColumn'
    | 'noCloseColumn'
    | 'severalInstruments'
    | 'unclearDays'
    | 'badDay'
    | 'badNumber'
    | 'missingCell'
    | 'cutShort';
  line: number;
  column?: number;
  value?: string;
};
export type PriceFile = {
  points: PricePoint[];
  problems: FileProblem[];
  /** Where in the file the points of a day stand. */
  lines: ReadonlyMap<Day, number[]>;
};

export type ReadingOptions = {
  /** How days with slashes are written, where the file itself does not tell. */
  dayOrder?: 'dayFirst' | 'monthFirst';
  /** Which instrument of a file with several. */
  ticker?: string;
  /** The writer always ends with a line break, so a last line without one was cut off. */
  endsWithLineBreak?: boolean;
};

/** Files of several instruments are long; cells leave room for what programs print above the header. */
const priceFileLimits = { rows: 200_000, columns: 200, cellLength: 10_000 };
/** So much of a cell that could not be read is told again. */
const shownLength = 60;

/** Closes from a delimited file. A row that cannot be read is named and left out; the others are kept. */
export function readPriceFile(text: string, options: ReadingOptions = {}): PriceFile {
  if (!text.trim()) return nothing({ kind: 'empty', line: 1 });
  if (looksLikeHtml(text)) return nothing({ kind: 'webPage', line: 1 });
  const table = readCsv(text, { limits: priceFileLimits });
  const { rows } = table;
  const header = findHeader(rows) ?? withoutHeader(rows);
  if (!header) return nothing({ kind: 'noHeader', line: rows[0]?.line ?? 1 });
  const { columns } = header;
  const line = rows[Math.max(0, header.at)]!.line;
  if (columns.day === undefined) return nothing({ kind: 'noDayColumn', line });
  if (columns.close === undefined) return nothing({ kind: 'noCloseColumn', line });
  const own = rows.slice(header.at + 1).filter((row) => belongs(row, columns, options.ticker));
  const tickers = new Set(columns.ticker === undefined ? [] : own.map((row) => row.cells[columns.ticker!]));
  if (tickers.size > 1) return nothing({ kind: 'severalInstruments', line: own[0]!.line });
  const mayBeCut = !table.stop && !/[\r\n]$/.test(text);
  return readRows(
    { ...table, rows: own },
    { ...columns, day: columns.day, close: columns.close },
    { ...options, mayBeCut },
  );
}

function nothing(problem: FileProblem): PriceFile {
  return { points: [], problems: [problem], lines: new Map() };
}

/** A file that starts with a day and a number needs no header: day, close, volume. */
function withoutHeader(rows: CsvRow[]): { at: number; columns: Columns } | undefined {
  const [day = '', close = ''] = rows[0]?.cells ?? [];
  const days = readDays([day], 'dayFirst');
  if (days === 'unclear' || !days[0] || !/\d/.test(close)) return undefined;
  return { at: -1, columns: { day: 0, close: 1, volume: 2 } };
}

function belongs(row: CsvRow, columns: Columns, ticker: string | undefined): boolean {
  if (ticker === undefined || columns.ticker === undefined) return true;
  return row.cells[columns.ticker]?.trim().toLowerCase() === ticker.toLowerCase();
}

type Needed = Columns & { day: number; close: number };

type RowOptions = ReadingOptions & {
  /** The text ends without a line break. */
  mayBeCut: boolean;
};

function readRows({ rows, separator, stop }: CsvTable, columns: Needed, options: RowOptions): PriceFile {
  const cell = (row: CsvRow, column: number) => row.cells[column]?.trim() ?? '';
  const closes = rows.map((row) => cell(row, columns.close));
  const signs = {
    close: decimalSignOf(closes, separator),
    volume: decimalSignOf(
      rows.map((row) => cell(row, columns.volume ?? -1)),
      separator,
    ),
  };
  const { kept, problems } = withoutCutLine(rows, columns, signs.close, options);
  const days = readDays(
    kept.map((row) => cell(row, columns.day)),
    options.dayOrder,
  );
  if (days === 'unclear')
    return nothing({ kind: 'unclearDays', line: kept[0]?.line ?? 1, column: columns.day + 1 });
  const points: PricePoint[] = [];
  const lines = new Map<Day, number[]>();
  for (const [i, row] of kept.entries()) {
    const day = days[i];
    const text = cell(row, columns.close);
    const close = readNumber(text, signs.close);
    const problem = (kind: FileProblem['kind'], column: number): FileProblem => ({
      kind,
      line: row.line,
      column: column + 1,
      value: cell(row, column).slice(0, shownLength),
    });
    if (!day) problems.push(problem('badDay', columns.day));
    else if (text === '') problems.push(problem('missingCell', columns.close));
    else if (close === undefined) problems.push(problem('badNumber', columns.close));
    else {
      points.push(withVolume({ day, close }, cell(row, columns.volume ?? -1), signs.volume));
      const same = lines.get(day);
      if (same) same.push(row.line);
      else lines.set(day, [row.line]);
    }
  }
  if (stop) problems.push({ kind: 'cutShort', line: stop.line });
  points.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return { points, problems, lines };
}

/** A volume that cannot be read costs the volume only. */
function withVolume(point: PricePoint, text: string, sign: DecimalSign): PricePoint {
  const volume: DecimalText | undefined = text ? readNumber(text, sign) : undefined;
  return volume === undefined || volume.startsWith('-') ? point : { ...point, volume };
}

/**
 * A transfer that broke off leaves a last line without a line break. It is cut if cells are missing,
 * or if its close has fewer decimals than every other one: 101 may be the beginning of 101.55.
 */
function withoutCutLine(
  rows: CsvRow[],
  columns: Needed,
  sign: DecimalSign,
  options: RowOptions,
): { kept: CsvRow[]; problems: FileProblem[] } {
  const last = rows.at(-1);
  if (!last || !options.mayBeCut) return { kept: rows, problems: [] };
  const others = rows.slice(0, -1);
  const narrower = others.length > 0 && others.every((row) => row.cells.length > last.cells.length);
  const places = (row: CsvRow) => placesOf(row.cells[columns.close] ?? '', sign);
  const closeIsLast = columns.close === last.cells.length - 1;
  const shorter = closeIsLast && others.every((row) => places(row) > places(last));
  const cut = options.endsWithLineBreak || narrower || (others.length > 0 && shorter);
  if (!cut) return { kept: rows, problems: [] };
  return { kept: others, problems: [{ kind: 'cutShort', line: last.line }] };
}

const flagKinds: Partial<Record<FileProblem['kind'], PriceFlag['kind']>> = {
  badDay: 'badDay',
  badNumber: 'notANumber',
  missingCell: 'notANumber',
  cutShort: 'cutShort',
};

/** The problems of single rows as flags of the history; the others leave no history at all. */
export function flagsOf(problems: FileProblem[]): PriceFlag[] {
  return problems.flatMap(({ kind, line, value }) => {
    const flag = flagKinds[kind];
    return flag ? [{ kind: flag, line, ...(value === undefined ? {} : { value }) }] : [];
  });
}

/** What makes the whole file unreadable, if anything does. */
export function fatalProblem(file: PriceFile): FileProblem | undefined {
  return file.problems.find((problem) => !flagKinds[problem.kind]);
}
