import { decimalSignOf } from '../../../foundation/csv/column-numbers.ts';
import { foldToWords } from '../../../foundation/fold-text.ts';
import type { MappedKind } from '../booking.ts';
import type { Matched } from '../file-format.ts';
import { type ColumnNames, findColumns } from '../kit/columns.ts';
import { type DayOrder, momentOf } from '../kit/moments.ts';
import type { SourceRow, SourceTable } from '../source-file.ts';
import { kindOfWord } from './kind-words.ts';
import { mappedColumns } from './known-columns.ts';
import { type MappedField, type Mapping, shapeOf } from './mapping.ts';

/** Names that columns have in files of many brokers. */
const names: ColumnNames<MappedField> = {
  day: [
    'date',
    'trade date',
    'data',
    'data operacji',
    'data transakcji',
    'data zawarcia',
    'datum',
    'czas transakcji',
    'time',
    'datetime',
    'data i czas',
    'created',
    'date*',
    'data*',
  ],
  time: ['hour', 'godzina', 'czas', 'uhrzeit', 'tijd'],
  kind: [
    'type',
    'action',
    'side',
    'transaction type',
    'operation',
    'rodzaj',
    'rodzaj operacji',
    'typ',
    'k s',
    'operacja',
    'strona',
    'buy sell',
    'art',
  ],
  isin: ['isin', 'kod isin', 'isin code'],
  symbol: ['symbol', 'ticker', 'ticker symbol', 'code', 'kod', 'papier', 'walor', 'asset', 'coin'],
  name: [
    'name',
    'nazwa',
    'instrument',
    'security',
    'security name',
    'product',
    'description',
    'wertpapiername',
    'nazwa instrumentu',
  ],
  units: [
    'units',
    'quantity',
    'shares',
    'qty',
    'amount of shares',
    'no of shares',
    'liczba',
    'ilosc',
    'liczba jednostek',
    'stuck',
    'aantal',
    'volume',
  ],
  price: ['price', 'unit price', 'price per share', 'kurs', 'cena', 'preis', 'koers', 'rate'],
  amount: [
    'amount',
    'total',
    'value',
    'net amount',
    'kwota',
    'wartosc',
    'wert',
    'betrag',
    'waarde',
    'total amount',
    'proceeds',
    'cost',
  ],
  fee: ['fee', 'fees', 'commission', 'prowizja', 'oplata', 'gebuhren', 'kosten', 'charges'],
  tax: ['tax', 'taxes', 'podatek', 'steuern', 'belasting', 'withholding tax'],
  currency: ['currency', 'waluta', 'wahrung', 'valuta', 'ccy'],
  account: ['account', 'konto', 'rachunek', 'account id', 'nr rachunku'],
  note: ['note', 'notes', 'comment', 'uwagi', 'komentarz', 'opis', 'notiz'],
  id: ['id', 'transaction id', 'reference', 'nr', 'numer', 'order id'],
};

const looked = 200;

export type Guess = { header: SourceRow; rows: readonly SourceRow[]; mapping: Mapping; shape: string };

/** What can be told of an unknown table by the names and the looks of its columns, and by the format it is like. */
export function guessMapping(
  table: SourceTable,
  separator: ',' | ';' | '\t' = ';',
  matched?: Matched,
): Guess | undefined {
  const { header, rows, at } = matched ? likeKnown(table, matched) : byNames(table);
  if (!header) return undefined;
  const sample = rows.slice(0, looked);
  const cells = (field: MappedField) => {
    const place = at[field];
    return place === undefined ? [] : sample.map((row) => row.cells[place] ?? '');
  };
  const numbers = (['units', 'price', 'amount', 'fee', 'tax'] as const).flatMap(cells);
  return {
    header,
    rows,
    shape: shapeOf(header),
    mapping: {
      columns: { ...at },
      decimal: decimalSignOf(numbers.filter(Boolean), separator),
      dayOrder: orderOf(cells('day')),
      words: wordsIn(cells('kind')),
    },
  };
}

type Found = { header: SourceRow | undefined; rows: readonly SourceRow[]; at: Mapping['columns'] };

function byNames(table: SourceTable): Found {
  const found = findColumns<MappedField>(table, names, ['day', 'symbol', 'units', 'price']);
  return found ?? { header: table.rows[0], rows: table.rows.slice(1), at: {} };
}

/** The format knows its header and most of its columns; what it does not may still have a name that others use. */
function likeKnown(table: SourceTable, matched: Matched): Found {
  const rows = table.rows.slice(table.rows.indexOf(matched.header) + 1);
  const alone = { name: table.name, rows: [matched.header] };
  const others = findColumns<MappedField>(alone, names, ['day', 'symbol', 'units', 'price'])?.at ?? {};
  const at = mappedColumns(matched);
  const taken = new Set([...Object.values(at), ...Object.values(matched.at)]);
  for (const [field, place] of Object.entries(others) as [MappedField, number][])
    if (at[field] === undefined && !taken.has(place)) at[field] = place;
  return { header: matched.header, rows, at };
}

/** By the whole column: 13 can be no month. */
function orderOf(cells: readonly string[]): DayOrder {
  const given = cells.filter(Boolean);
  if (given.some((cell) => /^\s*\d{4}/.test(cell))) return 'iso';
  const orders: DayOrder[] = ['dayFirst', 'monthFirst', 'shortYearFirst'];
  const readable = (order: DayOrder) => given.filter((cell) => momentOf(cell, order)).length;
  return orders.reduce((best, next) => (readable(next) > readable(best) ? next : best));
}

function wordsIn(cells: readonly string[]): Record<string, MappedKind> {
  const found: Record<string, MappedKind> = {};
  for (const cell of cells) {
    const kind = cell && kindOfWord(cell);
    if (kind) found[foldToWords(cell)] = kind;
  }
  return found;
}
