import { type CsvCell, writeCsv } from '../../foundation/csv/write-csv.ts';
import type { Occasion } from '../ledger/terms/occasions.ts';
import type { TransactionType } from '../ledger/transaction-types.ts';

/**
 * The columns of our own template, English and Polish. Whoever has no file of a broker fills it in; a portfolio is
 * exported in it and can be imported elsewhere.
 */
export const templateColumns = {
  day: ['Date', 'Data'],
  time: ['Time', 'Godzina'],
  type: ['Type', 'Rodzaj'],
  account: ['Account', 'Rachunek'],
  isin: ['ISIN', 'ISIN'],
  ticker: ['Ticker', 'Symbol'],
  mic: ['Exchange', 'Giełda'],
  name: ['Name', 'Nazwa'],
  units: ['Units', 'Sztuki'],
  price: ['Price', 'Cena'],
  amount: ['Amount', 'Kwota'],
  currency: ['Currency', 'Waluta'],
  fee: ['Fee', 'Prowizja'],
  feeCurrency: ['Fee currency', 'Waluta prowizji'],
  tax: ['Tax', 'Podatek'],
  received: ['Received', 'Otrzymano'],
  receivedCurrency: ['Received currency', 'Waluta otrzymana'],
  ratio: ['Ratio', 'Stosunek'],
  settled: ['Settled', 'Rozliczono'],
  accrued: ['Accrued interest', 'Narosłe odsetki'],
  occasion: ['Occasion', 'Okoliczność'],
  opened: ['Opened', 'Otwarto'],
  openValue: ['Opening value', 'Wartość otwarcia'],
  closeValue: ['Closing value', 'Wartość zamknięcia'],
  priorCost: ['Previous owner’s cost (PLN)', 'Koszt poprzedniego właściciela (PLN)'],
  priorTax: ['Inheritance or gift tax (PLN)', 'Podatek od spadku lub darowizny (PLN)'],
  link: ['Link', 'Powiązanie'],
  action: ['Corporate action', 'Zdarzenie korporacyjne'],
  share: ['Cost share', 'Część kosztu'],
  note: ['Note', 'Notatka'],
  id: ['ID', 'ID'],
} as const;
export type TemplateField = keyof typeof templateColumns;
export const templateFields = Object.keys(templateColumns) as TemplateField[];

/** What the types are called in the template, English and Polish. */
export const templateTypes: Readonly<Record<TransactionType, readonly [string, string]>> = {
  buy: ['Buy', 'Kupno'],
  sell: ['Sell', 'Sprzedaż'],
  dividend: ['Dividend', 'Dywidenda'],
  repayment: ['Capital repayment', 'Zwrot kapitału'],
  interest: ['Interest', 'Odsetki'],
  result: ['Contract result', 'Wynik kontraktu'],
  fee: ['Fee', 'Opłata'],
  tax: ['Tax', 'Podatek'],
  deposit: ['Deposit', 'Wpłata'],
  withdrawal: ['Withdrawal', 'Wypłata'],
  exchange: ['Exchange', 'Wymiana walut'],
  split: ['Split', 'Split'],
  'transfer-in': ['Transfer in', 'Przeniesienie tutaj'],
  'transfer-out': ['Transfer out', 'Przeniesienie stąd'],
  'spin-off': ['Spin-off', 'Wydzielenie'],
  short: ['Short sale', 'Krótka sprzedaż'],
  cover: ['Cover', 'Odkup'],
};

/** What the occasions are called there. */
export const templateOccasions: Readonly<Record<Occasion, readonly [string, string]>> = {
  redemption: ['Redemption', 'Wykup'],
  swap: ['Coins for coins', 'Kryptowaluta za kryptowalutę'],
  gift: ['Gift', 'Darowizna'],
  inheritance: ['Inheritance', 'Spadek'],
  option: ['Option', 'Opcja'],
  expired: ['Expired', 'Wygaśnięcie'],
  exercised: ['Exercised', 'Wykonanie'],
  assigned: ['Assigned', 'Przydział'],
};

export type TemplateRow = Partial<Record<TemplateField, string | null>>;

/** Rows of cells with their header, in a language. */
export function templateCells(rows: readonly TemplateRow[], locale: string): CsvCell[][] {
  const at = locale === 'pl' ? 1 : 0;
  return [
    templateFields.map((field) => templateColumns[field][at]),
    ...rows.map((row) => templateFields.map((field) => row[field] ?? '')),
  ];
}

/** `rows`: without the header, to go on with a file that has one. */
export function templateCsv(
  rows: readonly TemplateRow[],
  locale: string,
  part: 'whole' | 'rows' = 'whole',
): string {
  return writeCsv(templateCells(rows, locale).slice(part === 'whole' ? 0 : 1));
}
