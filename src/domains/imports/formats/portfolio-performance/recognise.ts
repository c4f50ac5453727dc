import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

/** English, German and Polish, as the program names its columns. */
export const names = {
  date: ['Date', 'Datum', 'Data'],
  exDate: ['Ex-Date'],
  type: ['Type', 'Typ'],
  value: ['Value', 'Wert', 'Wartość'],
  currency: ['Transaction Currency', 'Buchungswährung', 'Waluta transakcji'],
  gross: ['Gross Amount', 'Bruttobetrag', 'Kwota brutto'],
  grossCurrency: ['Currency Gross Amount', 'Währung Bruttobetrag', 'Kwota waluty brutto'],
  rate: ['Exchange Rate', 'Wechselkurs', 'Kurs wymiany'],
  fees: ['Fees', 'Gebühren', 'Opłaty'],
  taxes: ['Taxes', 'Steuern', 'Podatki'],
  shares: ['Shares', 'Stück', 'Akcje'],
  isin: ['ISIN'],
  wkn: ['WKN'],
  ticker: ['Ticker Symbol', 'Ticker-Symbol', 'Symbol giełdowy waloru'],
  name: ['Security Name', 'Wertpapiername', 'Nazwa waloru'],
  note: ['Note', 'Notiz', 'Uwaga'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

/** The German number of a security beside the currency of the booking: nobody else's file has both. */
export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['date', 'type', 'value', 'currency', 'shares', 'isin', 'name'],
  marks: ['currency', 'wkn'],
});
