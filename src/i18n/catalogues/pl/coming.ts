import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/coming.ts';

const pl: SameKeys<typeof en> = {
  reports: {
    title: 'Raporty',
    text: 'Tu złożysz wykresy i\u00a0tabele w\u00a0raport, udostępnisz go linkiem i\u00a0zapiszesz jako PDF.',
  },
  propertyReports: {
    title: 'Raporty nieruchomości',
    text: 'Tu zobaczysz, ile przyniosły Twoje nieruchomości i\u00a0jak zmieniała się ich wartość. Gotowe do udostępnienia.',
  },
  payment: {
    title: 'Plan i\u00a0płatności',
    text: 'Tu wybierzesz plan, sprawdzisz, na co pozwala, i\u00a0pobierzesz faktury.',
  },
  back: 'Wróć do panelu',
};
export default pl;
