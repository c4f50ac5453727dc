import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/coming.ts';

const pl: SameKeys<typeof en> = {
  portfolios: {
    title: 'Portfele',
    text: 'Tu pogrupujesz swoje inwestycje, zobaczysz wartość, zysk i IRR każdej grupy i porównasz je ze sobą.',
  },
  assets: {
    title: 'Moje walory',
    text: 'Tu każdy Twój walor pokaże liczbę jednostek, cenę, wartość i zysk, portfel po portfelu.',
  },
  allAssets: {
    title: 'Wszystkie walory',
    text: 'Tu przejrzysz cały katalog: akcje, ETF-y, kryptowaluty, surowce i obligacje.',
  },
  transactions: {
    title: 'Transakcje',
    text: 'Tu zapiszesz zakupy i sprzedaże, dywidendy i opłaty, a potem łatwo je odszukasz.',
  },
  strategies: {
    title: 'Strategie',
    text: 'Tu połączysz portfel z modelową alokacją i zobaczysz, jak wiernie się jej trzyma.',
  },
  reports: {
    title: 'Raporty',
    text: 'Tu złożysz wykresy i tabele w raport, udostępnisz go linkiem i zapiszesz jako PDF.',
  },
  integrations: {
    title: 'Integracje',
    text: 'Tu połączysz brokerów przez API albo wczytasz ich pliki i sprawdzisz datę ostatniej synchronizacji.',
  },
  market: {
    title: 'Rynek',
    text: 'Tu cały rynek zmieści się na jednej stronie: mapa, zmiany dnia i to, co z niego masz w portfelu.',
  },
  bonds: {
    title: 'Moje obligacje',
    text: 'Tu obligacje skarbowe pokażą wartość co do grosza, odsetki dzień po dniu i terminy wykupu.',
  },
  properties: {
    title: 'Moje nieruchomości',
    text: 'Tu Twoje nieruchomości staną na mapie: z wartością, Twoim udziałem, kredytem i czynszem.',
  },
  propertyReports: {
    title: 'Raporty nieruchomości',
    text: 'Tu zobaczysz, ile przyniosły Twoje nieruchomości i jak zmieniała się ich wartość. Gotowe do udostępnienia.',
  },
  payment: {
    title: 'Plan i płatności',
    text: 'Tu wybierzesz plan, sprawdzisz, na co pozwala, i pobierzesz faktury.',
  },
  back: 'Wróć do panelu',
};
export default pl;
