import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

/** Columns come and go with the account and the years chosen: everything is found by its name. */
export const names = {
  action: ['Action'],
  time: ['Time'],
  isin: ['ISIN'],
  ticker: ['Ticker'],
  name: ['Name'],
  units: ['No. of shares'],
  price: ['Price / share'],
  priceCurrency: ['Currency (Price / share)'],
  rate: ['Exchange rate'],
  totalCurrency: ['Currency (Total)'],
  // Older files have the currency in the name.
  total: ['Total', 'Total (*', 'Total *'],
  taxCurrency: ['Currency (Withholding tax)'],
  tax: ['Withholding tax'],
  conversionFeeCurrency: ['Currency (Currency conversion fee)'],
  conversionFee: ['Currency conversion fee', 'Currency conversion fee *'],
  depositFeeCurrency: ['Currency (Deposit fee)'],
  depositFee: ['Deposit fee', 'Deposit fee *'],
  fromCurrency: ['Currency (Currency conversion from amount)'],
  from: ['Currency conversion from amount'],
  toCurrency: ['Currency (Currency conversion to amount)'],
  to: ['Currency conversion to amount'],
  levyCurrency: ['Currency (PTM levy)', 'Currency (UK PTM Levy)'],
  levy: ['PTM levy', 'UK PTM Levy', 'PTM levy *'],
  stampDutyCurrency: ['Currency (Stamp duty reserve tax)'],
  stampDuty: ['Stamp duty reserve tax', 'Stamp duty reserve tax *'],
  finraFeeCurrency: ['Currency (Finra fee)'],
  finraFee: ['Finra fee', 'Finra fee *'],
  transactionFeeCurrency: ['Currency (Transaction fee)'],
  transactionFee: ['Transaction fee', 'Transaction fee *'],
  frenchTaxCurrency: ['Currency (French transaction tax)'],
  frenchTax: ['French transaction tax', 'French transaction tax *'],
  notes: ['Notes'],
  id: ['ID'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['action', 'time', 'ticker', 'units', 'price', 'total', 'id'],
  kinds: ['csv'],
});
