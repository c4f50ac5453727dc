import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

/** English, Polish, Dutch, German, Spanish, French, Italian, Portuguese, Czech. */
export const names = {
  date: ['Date', 'Data', 'Datum', 'Fecha'],
  time: ['Time', 'Czas', 'Tijd', 'Uhrzeit', 'Hora', 'Heure', 'Ora', 'Čas'],
  valueDate: ['Value date', 'Data#2', 'Valutadatum', 'Fecha valor', 'Date de*', 'Data Valor*', 'Datum#2'],
  product: ['Product', 'Produkt', 'Producto', 'Produit', 'Prodotto', 'Produto'],
  isin: ['ISIN', 'Code ISIN', 'Código ISIN'],
  description: [
    'Description',
    'Opis',
    'Omschrijving',
    'Beschreibung',
    'Descripción',
    'Descrizione',
    'Descrição',
    'Popis',
  ],
  rate: ['FX', 'Kurs', 'Tipo', 'Tipo de cambio', 'T.', 'Borsa'],
  change: [
    'Change',
    'Zmiana',
    'Mutatie',
    'Änderung',
    'Variación',
    'Mouvements',
    'Variation',
    'Variazioni',
    'Mudança',
    'Variação',
    'Alteração',
    'Změna',
    'Pohyb',
  ],
  balance: ['Balance', 'Saldo', 'Solde', 'Zůstatek'],
  order: [
    'Order Id',
    'Identyfikator zlecenia',
    'ID Orden',
    'ID Ordre',
    'ID Ordine',
    'ID da Ordem',
    'ID objednávky',
  ],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['date', 'time', 'product', 'isin', 'description', 'change', 'balance', 'order'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind === 'xml' || file.kind === 'json') return undefined;
  const columns = columnsOf(file);
  // Amounts stand under an empty name behind their currency: nobody else does that.
  if (columns?.at.change === undefined || columns.at.balance === undefined || columns.at.isin === undefined)
    return undefined;
  if (columns.header.cells[columns.at.change + 1]?.trim() !== '') return undefined;
  return deviationOf(columns, names);
}
