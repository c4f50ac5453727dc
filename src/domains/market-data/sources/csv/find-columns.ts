import type { CsvRow } from '../../../../foundation/csv/read-csv.ts';
import { foldToWords } from '../../../../foundation/fold-text.ts';

/** Names of columns in the order in which they are believed, as people and providers write them. */
const names = {
  day: ['date', 'data', 'dzien', 'day', 'dtyyyymmdd', 'data notowania', 'data wyceny', 'timestamp', 'time'],
  close: [
    'close',
    'zamkniecie',
    'kurs zamkniecia',
    'closing price',
    'last',
    'price',
    'cena',
    'kurs',
    'wycena',
    'wartosc jednostki',
    'nav',
    'value',
    'wartosc',
  ],
  volume: ['volume', 'wolumen', 'vol'],
  ticker: ['ticker', 'symbol', 'papier', 'nazwa'],
} as const;
export type ColumnName = keyof typeof names;
export type Columns = { [name in ColumnName]?: number };

/** `<Zamknięcie>` and `zamkniecie` are one name. */
export function columnsOf(header: CsvRow): Columns {
  const found = header.cells.map(foldToWords);
  const columns: Columns = {};
  for (const column of Object.keys(names) as ColumnName[]) {
    const name = names[column].find((candidate) => found.includes(candidate));
    if (name) columns[column] = found.indexOf(name);
  }
  return columns;
}

/** Headers stand within the first lines, below whatever a program printed above them. */
const searched = 40;

/** The first line that names a day and a close, or the one that comes closest. */
export function findHeader(rows: CsvRow[]): { at: number; columns: Columns } | undefined {
  let nearest: { at: number; columns: Columns } | undefined;
  for (const [at, row] of rows.slice(0, searched).entries()) {
    const columns = columnsOf(row);
    if (columns.day !== undefined && columns.close !== undefined) return { at, columns };
    if (!nearest && (columns.day !== undefined || columns.close !== undefined)) nearest = { at, columns };
  }
  return nearest;
}
