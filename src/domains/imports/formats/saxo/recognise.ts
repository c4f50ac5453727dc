import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, type Columns, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

export const names = {
  client: ['Client ID', 'Account ID'],
  date: ['Trade Date'],
  valueDate: ['Value Date'],
  type: ['Type', 'Transaction Type'],
  isin: ['Instrument ISIN'],
  priceCurrency: ['Instrument currency'],
  exchange: ['Exchange Description'],
  symbol: ['Instrument Symbol'],
  instrument: ['Instrument'],
  event: ['Event'],
  amount: ['Booked Amount', 'Amount'],
  order: ['Order ID'],
  rate: ['Conversion Rate'],
  // Newer files of some countries.
  currency: ['Currency', 'Account currency'],
  cost: ['Total cost', 'Total cost*'],
  derivative: ['From Derivative'],
  assetType: ['Underlying asset type'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['date', 'type', 'isin', 'priceCurrency', 'symbol', 'event', 'amount', 'rate'] as const;

export type Found = { columns: Columns<Field>; sheet: string | undefined };

/** The sheet with the transactions; a converted file has only one. */
export function columnsOf(file: SourceFile): Found | undefined {
  let best: Found | undefined;
  for (const table of file.tables) {
    const columns = findColumns<Field>(table, names, needed);
    if (!columns || (best && columns.missing.length >= best.columns.missing.length)) continue;
    best = { columns, sheet: file.kind === 'csv' ? undefined : table.name };
  }
  return best;
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind === 'xml' || file.kind === 'json') return undefined;
  const found = columnsOf(file);
  if (found?.columns.at.event === undefined || found.columns.at.isin === undefined) return undefined;
  return deviationOf(found.columns, names);
}
