import type { CsvRow } from '../../../foundation/csv/read-csv.ts';
import { foldToWords } from '../../../foundation/fold-text.ts';

/** Names of columns in the order in which they are believed, folded, as managers of funds and people write them. */
const names = {
  what: ['row', 'wiersz', 'what', 'co'],
  name: [
    'name',
    'nazwa',
    'company',
    'spolka',
    'holding name',
    'security name',
    'nazwa spolki',
    'holding',
    'issuer',
    'emitent',
    'security',
    'position',
    'pozycja',
    'instrument',
    'description',
  ],
  isin: ['isin', 'kod isin', 'isin code'],
  ticker: ['ticker', 'symbol', 'issuer ticker', 'holding ticker'],
  weight: [
    'weight',
    'weighting',
    'waga',
    'udzial',
    'udzial w aktywach',
    'udzial w portfelu',
    'of fund',
    'of net assets',
    'of market value',
    'percent',
    'procent',
    'weight pct',
    'share',
  ],
  sector: ['sector', 'sektor', 'gics sector', 'branza', 'industry'],
  country: ['country', 'kraj', 'location', 'country of risk', 'panstwo', 'domicile'],
  currency: ['market currency', 'currency', 'waluta', 'local currency'],
  kind: ['asset class', 'kind', 'rodzaj', 'klasa aktywow', 'asset type', 'klasa', 'type', 'typ'],
} as const;

type ColumnName = keyof typeof names;
export type FoundColumns = { [name in ColumnName]?: number } & { weight: number };

/** Headings stand within the first lines, below whatever a program printed above them. */
const searched = 40;

/** The first line that names weights and what they are of. */
export function findHeader(rows: readonly CsvRow[]): { at: number; columns: FoundColumns } | undefined {
  for (const [at, { cells }] of rows.slice(0, searched).entries()) {
    const found = cells.map(foldToWords);
    const columns: { [name in ColumnName]?: number } = {};
    for (const column of Object.keys(names) as ColumnName[]) {
      const name = names[column].find((candidate) => found.includes(candidate));
      if (name !== undefined) columns[column] = found.indexOf(name);
    }
    const { weight, name, ticker } = columns;
    if (weight !== undefined && (name ?? ticker) !== undefined)
      return { at, columns: { ...columns, weight } };
  }
  return undefined;
}
