import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

/** Which of the columns called Waluta belongs to what depends on those that are there: see `read.ts`. */
export const names = {
  time: ['Czas transakcji'],
  // The brokerage office of mBank calls it Walor, the bank's eMakler Papier.
  paper: ['Papier', 'Walor'],
  exchange: ['Giełda'],
  side: ['K/S'],
  units: ['Liczba'],
  price: ['Kurs'],
  fee: ['Prowizja'],
  value: ['Wartość'],
  settlementCurrency: ['Waluta rozliczenia'],
  currency: ['Waluta'],
  currency2: ['Waluta#2'],
  currency3: ['Waluta#3'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

/** Papers, sides and prices are in the files of every Polish broker. */
export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['time', 'paper', 'exchange', 'side', 'units', 'price'],
  marks: ['time'],
  kinds: ['csv'],
});
