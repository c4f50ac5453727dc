import { type CsvCell, writeCsv } from '../../../foundation/csv/write-csv.ts';
import type { LookThroughOutput } from '../contract.ts';

const columns = [
  'list',
  'key',
  'name',
  'isin',
  'direct',
  'inside_funds',
  'together',
  'share_percent',
  'currency',
];

type Row = { direct: string; inside: string; value: string; share: number };

/** Every list of the page in one file; texts that a spreadsheet would run are disarmed as they are written. */
export function lookThroughCsv(looked: LookThroughOutput): string {
  const line = (list: string, key: string, name: CsvCell, isin: CsvCell, row: Row) => [
    list,
    key,
    name,
    isin,
    row.direct,
    row.inside,
    row.value,
    String(row.share),
    looked.currency.toUpperCase(),
  ];
  const { companies } = looked;
  return writeCsv([
    columns,
    ...companies.data.map((one) => line('company', one.ticker ?? '', one.name, one.isin, one)),
    ...looked.sectors.map((one) => line('sector', one.key, null, null, one)),
    ...looked.kinds.map((one) => line('kind', one.key, null, null, one)),
    ...looked.countries.map((one) => line('country', one.key, one.name, null, one)),
    ...looked.currencies.map((one) => line('currency', one.key, one.name, null, one)),
  ]);
}
