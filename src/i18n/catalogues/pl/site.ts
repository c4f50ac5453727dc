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
    tools: 'Narzędzia',
    apiDocs: 'Dokumentacja API',
    terms: 'Regulamin (PDF)',
    privacy: 'Polityka prywatności (PDF)',
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
  },
  newsletter: {
    title: 'Newsletter raz w\u00a0miesiącu',
    lead: 'Nowe emisje obligacji, terminy podatkowe i\u00a0nowości w\u00a0Walorach.',
    email: 'E-mail',
    placeholder: 'jan@poczta.pl',
    submit: 'Zapisz mnie',
    note: 'Możesz się wypisać w\u00a0każdej chwili.',
    subscribed: 'Dziękujemy za zapis. Następny numer wyślemy na {email}.',
    emailError: 'Nieprawidłowy adres e-mail',
    tooMany: 'Zbyt wiele prób. Odczekaj minutę i\u00a0spróbuj ponownie.',
    failed: 'Coś poszło nie tak. Spróbuj ponownie później.',
  },
  coming: {
    about: {
      title: 'O\u00a0nas',
      text: 'Kto tworzy Walory, od kiedy i\u00a0dlaczego zaczynamy od polskich oszczędności.',
    },
    contact: { title: 'Kontakt', text: 'Formularz, który trafia prosto do osób tworzących Walory.' },
    faq: {
      title: 'Pytania',
      text: 'Wszystkie pytania i\u00a0odpowiedzi. Najczęstsze są już na stronie głównej.',
    },
    pricing: {
      title: 'Cennik',
      text: 'Plany obok siebie, z\u00a0pełną listą możliwości. Skrót jest na stronie głównej.',
    },
    symbols: {
      title: 'Notowania',
      text: 'Akcje, ETF-y, kryptowaluty, surowce i\u00a0indeksy, każdy z\u00a0wykresem i\u00a0faktami.',
    },
  },
  apiDocs: {
    title: 'Dokumentacja API',
    description: 'Wszystkie wywołania API, opisane tymi samymi definicjami, które sprawdza serwer.',
    lead: 'Utwórz w\u00a0ustawieniach osobisty klucz API i\u00a0wysyłaj go jako bearer token. Kwoty i\u00a0liczby sztuk to napisy dziesiętne, a\u00a0czas podajemy w\u00a0ISO 8601 w\u00a0UTC.',
    document: 'Dokument OpenAPI',
    key: 'Klucz API',
    session: 'Tylko sesja',
    anyone: 'Bez logowania',
    operator: 'Tylko operator',
    parameters: 'Parametry',
    body: 'Treść',
    answer: 'Odpowiedź',
    errors: 'Klucze błędów',
    required: 'wymagane',
    optional: 'opcjonalne',
    contents: 'Spis wywołań',
  },
};
export default pl;
