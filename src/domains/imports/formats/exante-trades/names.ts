import type { ColumnNames } from '../../kit/columns.ts';

/** English, Polish, Russian. */
export const names = {
  time: ['Time', 'Godzina', 'Время'],
  account: ['Account ID', 'Identyfikator konta', 'Счет'],
  side: ['Side', 'Strona', 'Направление'],
  symbol: ['Symbol ID', 'ID symbolu', 'ID символа'],
  isin: ['ISIN'],
  type: ['Type', 'Rodzaj', 'Тип'],
  price: ['Price', 'Cena', 'Цена'],
  currency: ['Currency', 'Waluta', 'Валюта'],
  units: ['Quantity', 'Ilość', 'Количество'],
  fee: ['Commission', 'Prowizje', 'Комиссия'],
  feeCurrency: ['Commission Currency', 'Waluta dla prowizji', 'Валюта комиссии'],
  result: ['P&L', 'Zysk/Strata'],
  volume: ['Traded Volume', 'Wolumen obrotu', 'Объем'],
  order: ['Order Id', 'Identyfikator zlecenia', 'Номер заявки'],
  position: ['Order pos', 'Pozycja zlecenia', 'Stan zlecenia', 'Позиция заявки'],
  settles: ['Value Date', 'Data wartości', 'Дата валютирования'],
  uti: ['Unique Transaction Identifier (UTI)', 'UTI'],
  tradeType: ['Trade type', 'Rodzaj handlu', 'Тип сделки'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

export const needed = ['time', 'side', 'symbol', 'price', 'currency', 'units', 'fee'] as const;
