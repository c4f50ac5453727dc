import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/reports/comparison-files.ts';

const pl: SameKeys<typeof en> = {
  own: 'Twój portfel',
  estimate: 'szacunek',
  kind: { comparison: 'Porównanie' },
  name: { inflation: '{above, select, 0 {Inflacja} other {Inflacja + {above}%}}' },
  holds: {
    price: 'cena',
    'price-only': 'bez dywidend',
    'with-dividends': 'z\u00a0dywidendami',
    'without-coupons': 'bez odsetek',
    strategy: 'strategia',
  },
  note: {
    empty: 'W\u00a0tych dniach nie ma czego porównać.',
    'no-rate': 'Nie ma kursu tej waluty.',
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
    days: 'Ile jest warte zainwestowane 100',
  },
  column: { own: 'Ty', yearly: 'Rocznie', of_100: 'Ze 100 jest', note: 'Uwaga' },
  chart: { compared: 'Ile jest warte 100 zainwestowane {day}' },
  risk: {
    volatility: 'Zmienność',
    deepest_fall: 'Największe obsunięcie',
    sortino: 'Wskaźnik Sortino',
    beta: 'Twoja beta',
    tracking_error: 'Błąd odwzorowania (tracking error)',
  },
  costs: {
    currency: 'Waluty',
    'idle-cash': 'Niepracująca gotówka',
    taxes: 'Podatki',
    fees: 'Prowizje i\u00a0opłaty',
  },
};
export default pl;
