import { nameIn } from '../../../foundation/name-in.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { Say } from '../../reports/document/document-words.ts';
import { type Cell, type DocumentTable, money, text, units } from '../../reports/document/report-document.ts';
import type { RateOnPaper, TaxPaper } from '../../taxes/papers/tax-paper.ts';

export type TableOf = { paper: TaxPaper; say: Say; language: 'en' | 'pl' };

/** A table whose columns say their currency themselves: prices are in many. */
export function sheet(
  { say }: TableOf,
  key: string,
  columns: readonly string[],
  rows: Cell[][],
): DocumentTable {
  return {
    ...{ key, title: say(`sheet.${key}`), currency: null, rows, total: null },
    columns: columns.map((column) => say(`column.${column}`)),
  };
}

export const pln = (value: string | null): Cell => money(value, 'pln');

/** The number of NBP's table; that of a simulated rate is none. */
export const tableName = ({ say }: TableOf, { table }: NonNullable<RateOnPaper>): Cell =>
  text(table === simulatedSource ? say('rows.simulatedTable') : table);

export const rateCells = (of: TableOf, rate: RateOnPaper): Cell[] => [
  units(rate?.mid ?? null),
  rate ? tableName(of, rate) : text(null),
];

/** Its short name, which is the same in every language; the whole one where there is none. */
export function assetOf({ paper, language }: TableOf, id: string | null): Cell {
  const known = id === null ? undefined : paper.instruments[id];
  return text(known ? known.ticker || nameIn(known.names, language) : '');
}

/** As people recognise it and others do not. */
export function accountOf({ paper }: TableOf, id: string | null): Cell {
  const known = id === null ? undefined : paper.accounts[id];
  return text(known?.name ?? '');
}

export const countryName = (code: string, language: 'en' | 'pl'): string =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
