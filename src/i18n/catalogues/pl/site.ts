import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/site.ts';

const pl: SameKeys<typeof en> = {
  newTab: 'otwiera się w\u00a0nowej karcie',
  nav: {
    label: 'Główna',
    home: 'Start',
    about: 'O\u00a0nas',
    contact: 'Kontakt',
    faq: 'Pytania',
    blog: 'Blog',
    login: 'Zaloguj się',
    register: 'Załóż konto',
    dashboard: 'Panel',
    logout: 'Wyloguj się',
    logoutOf: 'Wyloguj się z\u00a0konta: {name}',
    menu: 'Menu',
    language: 'Język',
  },
  languages: { en: 'English', pl: 'Polski' },
  footer: {
    tagline:
      'Przejrzysty zapis tego, co masz. Zrobiony w\u00a0Polsce dla tych, którzy sami inwestują swoje pieniądze.',
    company: 'Firma',
    product: 'Produkt',
    legal: 'Zasady',
    symbols: 'Notowania',
    allSymbols: 'Wszystkie notowania',
    pricing: 'Cennik',
    tools: 'Narzędzia',
    apiDocs: 'Dokumentacja API',
    terms: 'Regulamin (PDF)',
    privacy: 'Polityka prywatności (PDF)',
    cookies: 'Ustawienia plików cookie',
    newsletter: 'Newsletter',
    social: '{brand} w\u00a0serwisie {network}',
    disclaimer:
      'Walory zapisują i\u00a0liczą; nie udzielają porad inwestycyjnych ani podatkowych. Ceny mogą być opóźnione lub symulowane; przy każdej widać źródło. Wyniki z\u00a0przeszłości nie gwarantują przyszłych.',
    exampleFigures: 'Liczby na tej stronie pochodzą z\u00a0przykładowego portfela.',
    copyright: '© {year} {brand}',
  },
  tape: {
    label: 'Notowania',
    simulated: 'Ceny symulowane',
    source: 'Źródło: {names}',
    charting: { by: 'TradingView', stop: 'Zatrzymaj', show: 'Pokaż na żywo' },
  },
  newsletter: {
    title: 'Newsletter raz w\u00a0miesiącu',
    lead: 'Nowe emisje obligacji, terminy podatkowe i\u00a0nowości w\u00a0Walorach.',
    email: 'E-mail',
    placeholder: 'jan@poczta.pl',
    submit: 'Zapisz mnie',
    note: 'Możesz się wypisać w\u00a0każdej chwili.',
    subscribed: 'Jeszcze jeden krok: wysłaliśmy link na {email}. Otwórz go, aby potwierdzić zapis.',
    bait: 'Zostaw to pole puste',
  },
};
export default pl;
