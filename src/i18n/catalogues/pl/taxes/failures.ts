import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/taxes/failures.ts';

const pl: SameKeys<typeof en> = {
  taxesNotFetched: 'Nie udało się policzyć podatku',
  taxesNotSaved: 'Nie udało się tego zapisać',
  taxYearAhead: 'Ten rok jeszcze się nie zaczął',
  taxYearTooEarly: 'Kursów NBP sprzed 2002 roku nie ma',
  taxYearFiled: 'Ten rok jest złożony i\u00a0zamknięty. Najpierw otwórz go ponownie',
  taxYearNotOver: 'Ten rok jeszcze trwa',
  taxYearNotFiled: 'Ten rok nie był złożony',
  taxFiledOnError: 'Wybierz dzień po końcu roku, najpóźniej dzisiejszy',
  taxReadingError: 'Nie ma takiego odczytania',
  taxLineError: 'Nie ma takiej pozycji',
  taxAmountError: 'Podaj kwotę, zero lub większą',
  taxAccountError: 'Wybierz każdy rachunek raz; dla IKE i\u00a0IKZE nie ma PIT-8C',
  taxLossYearError: 'Wybierz każdy rok raz, od 2002 do zeszłego',
  taxLossUsedError: 'Nie można odliczyć więcej niż strata',
  taxCountryError: 'Wybierz każdy kraj raz',
  taxPercentError: 'Podaj procent od 0 do 100',
  taxYearNotRunning: 'Planować można tylko bieżący rok',
  taxPositionError: 'Nie masz takiej pozycji',
  taxUnitsError: 'Podaj liczbę sztuk większą od zera',
  taxPlanError: 'Brakuje kursu albo partii, więc tej sprzedaży nie da się policzyć',
  taxLinkNotSaved: 'Nie udało się zapisać linku',
  taxLinkExpiryError: 'Wybierz dzisiejszy lub późniejszy dzień',
  taxLinkPasswordError: 'Użyj co najmniej 4 znaków',
};
export default pl;
