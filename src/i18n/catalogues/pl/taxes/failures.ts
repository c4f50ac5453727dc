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
  taxPortfolioError: 'Wybierz własne portfele, które mogą być w\u00a0zeznaniu',
  taxLossYearError: 'Wybierz każdy rok raz, od 2002 do zeszłego',
  taxLossUsedError: 'Nie można odliczyć więcej niż strata',
  taxCountryError: 'Wybierz każdy kraj raz',
  taxPercentError: 'Podaj procent od 0 do 100',
  wrapperNotFetched: 'Nie udało się pobrać limitów tego konta',
  wrapperNotSaved: 'Nie udało się tego zapisać',
  saverRateError: 'Wybierz 12%, 32% lub 19%',
  bornOnError: 'Wybierz dzień, który już był',
  selfEmployedError: 'Wybierz lata od 2021 do bieżącego',
  notADeposit: 'Transferem może być tylko wpłata na IKE, IKZE lub OIPE',
};
export default pl;
