import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/reports/comparison-files.ts';

const pl: SameKeys<typeof en> = {
  own: 'Twój portfel',
  estimate: 'szacunek',
  kind: { comparison: 'Porównanie' },
  name: { inflation: 'Inflacja + {above}%' },
  holds: {
    price: 'cena',
    'price-only': 'bez dywidend',
    'with-dividends': 'z\u00a0dywidendami',
    'without-coupons': 'sama cena, bez odsetek',
    strategy: 'strategia',
  },
  note: {
    carried: 'Dni bez znanej wartości, pokazane z\u00a0ostatnią znaną: {count}.',
    guessed: 'Inflacja z\u00a0ostatnich miesięcy to szacunek: GUS jeszcze jej nie ogłosił.',
  },
  section: {
    compared: 'Twój wynik na tle benchmarków',
    risk: 'Ryzyko',
    cost_most: 'Co kosztowało najwięcej',
    days: 'Dzień po dniu',
  },
  table: {
    compared: 'Porównanie stóp zwrotu',
    years_beside: 'Rok po roku',
    risk: 'Ryzyko',
    cost_most: 'Co kosztowało najwięcej',
    days: 'Ile zrobiło się ze 100',
  },
  column: { own: 'Ty', yearly: 'Rocznie', of_100: 'Ze 100 zrobiło się', note: 'Uwaga' },
  chart: { compared: 'Ile zrobiło się ze 100 od {day}' },
  risk: {
    volatility: 'Zmienność',
    deepest_fall: 'Największe obsunięcie',
    sortino: 'Wskaźnik Sortino',
    beta: 'Twoja beta',
    tracking_error: 'Błąd odwzorowania (tracking error)',
  },
  costs: {
    currency: 'Waluty',
    'idle-cash': 'Bezczynna gotówka',
    taxes: 'Pobrane podatki',
    fees: 'Prowizje i\u00a0opłaty',
  },
};
export default pl;
