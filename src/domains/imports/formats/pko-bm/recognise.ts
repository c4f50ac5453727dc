import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

/** The names of today, then those of 2021; the order of the columns changed as well. */
export const names = {
  time: ['Czas zawarcia'],
  paper: ['Walor', 'Walor(Portfel)'],
  exchange: ['Giełda'],
  listingCurrency: ['Waluta notowania'],
  side: ['Oferta'],
  units: ['Ilość'],
  price: ['Kurs'],
  priceCurrency: ['Waluta Kurs', 'Kurs - waluta'],
  value: ['Wartość'],
  valueCurrency: ['Waluta Wartość', 'Wartość - waluta'],
  fee: ['Prowizja'],
  feeCurrency: ['Waluta Prowizja', 'Prowizja - waluta'],
  id: ['Numer transakcji', 'Nr.transakcji'],
  status: ['Status zlecenia'],
  settlesOn: ['Data rozliczenia'],
  order: ['Id zlecenia'],
  unpaid: ['Kwota nieopłacona'],
  unpaidCurrency: ['Waluta Kwota nieopłacona'],
  rate: ['Kurs przewalutowania'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['time', 'paper', 'side', 'units', 'price', 'value', 'fee', 'id', 'status'],
  marks: ['time'],
  kinds: ['csv'],
});
