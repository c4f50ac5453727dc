import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/reports/shared.ts';

const pl: SameKeys<typeof en> = {
  sharedBy: 'Udostępnia {owner} · stan na {day}',
  until: 'Dostępny do {day}',
  amountsHidden: 'Kwoty ukryte',
  scope: '{scope}, w\u00a0{currency}',
  shareOfProfit: 'Udział w\u00a0zysku; razem 100%',
  sharesOfDay: 'Udział w\u00a0wartości każdego dnia',
  what: 'Co',
  value: 'Wartość',
  others: 'Pozostałe',
  largest: 'Największy udział',
  noFile: 'Nie udało się przygotować pliku. Spróbuj za chwilę.',
  nothing: 'Nie ma czego pokazać',
  nothingText: 'Raport nie ma liczb dla elementów wybranych przez właściciela.',
  locked: {
    title: 'Ten raport jest chroniony hasłem',
    text: 'Zna je osoba, od której masz link.',
    password: 'Hasło',
    open: 'Otwórz raport',
    head: 'Raport z\u00a0hasłem',
    description: 'Podaj hasło, żeby go otworzyć.',
  },
  gone: {
    title: 'Pod tym linkiem niczego nie ma',
    text: 'Właściciel cofnął udostępnienie, link wygasł albo adres jest niepełny.',
    home: 'Na stronę główną',
  },
  head: {
    description: '{kind}, {period}. Udostępnia {owner} w\u00a0serwisie {brand}.',
  },
  own: {
    title: 'Policz swój rok tak samo',
    text: 'Akcje, obligacje, kryptowaluty i\u00a0nieruchomości na jednym wykresie.',
    open: 'Zobacz Walory',
  },
  smallPrint:
    'Ten raport pokazuje tylko elementy wybrane przez osobę, która go udostępnia, i\u00a0znika, gdy ona cofnie udostępnienie. Walory zapisują i\u00a0liczą; nie udzielają porad inwestycyjnych ani podatkowych. Wyniki z\u00a0przeszłości nie są obietnicą przyszłych.',
};
export default pl;
