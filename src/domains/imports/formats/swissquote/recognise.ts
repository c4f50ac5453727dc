import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

/** English and German. */
export const names = {
  date: ['Date', 'Datum'],
  order: ['Order #', 'Auftrag #'],
  type: ['Transaction', 'Transaktionen'],
  symbol: ['Symbol'],
  name: ['Name'],
  isin: ['ISIN'],
  units: ['Quantity', 'Anzahl'],
  price: ['Unit price', 'Stückpreis'],
  costs: ['Costs', 'Kosten'],
  accrued: ['Accrued Interest', 'Aufgelaufene Zinsen'],
  net: ['Net Amount', 'Nettobetrag'],
  // German files have the amount in both currencies, the paper's and the account's.
  netCurrency: ['Währung Nettobetrag'],
  booked: ['Nettobetrag in der Währung des Kontos', 'Nettobetrag in Kontowährung'],
  balance: ['Balance', 'Saldo'],
  currency: ['Currency', 'Währung'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

/** Dates, symbols and prices are everybody's; orders, costs and net amounts under these names together are not. */
export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['date', 'order', 'type', 'isin', 'units', 'price', 'costs', 'net', 'currency'],
  marks: ['order', 'costs', 'net'],
});
