import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/privacy.ts';

const pl: SameKeys<typeof en> = {
  title: 'Prywatność',
  subtitle: 'Co o\u00a0Tobie przechowujemy, gdzie i\u00a0jak to odzyskać',
  short: {
    title: 'W\u00a0skrócie',
    stored:
      'Przechowujemy to, co wpisujesz lub wczytujesz, i\u00a0to, czego wymaga prowadzenie konta. Nic więcej.',
    place: 'Wszystko jest w\u00a0bazie danych tej instalacji. Niczego nie sprzedajemy ani nie przekazujemy.',
    trackers: 'Nie ma obcych skryptów śledzących, chyba że operator je włączy, a\u00a0Ty wyrazisz zgodę.',
    yours: 'Wszystko możesz pobrać i\u00a0wszystko usunąć: samodzielnie, w\u00a0każdej chwili.',
  },
  stored: {
    title: 'Co przechowujemy',
    what: 'Co',
    why: 'Po co',
    long: 'Jak długo',
    account: {
      what: 'Imię i\u00a0nazwisko, e-mail, adres i\u00a0telefon, jeśli je podasz, zdjęcie, język',
      why: 'Aby Cię rozpoznać, pisać do Ciebie i\u00a0wystawiać faktury',
      long: 'Do usunięcia konta',
    },
    password: {
      what: 'Odcisk hasła (Argon2), nigdy samo hasło',
      why: 'Aby wpuścić Ciebie i\u00a0nikogo innego',
      long: 'Do zmiany hasła lub usunięcia konta',
    },
    investments: {
      what: 'Portfele, transakcje, nieruchomości, obligacje, strategie, raporty',
      why: 'Aby policzyć i\u00a0pokazać, co masz',
      long: 'Dopóki ich nie usuniesz',
    },
    files: {
      what: 'Pliki wczytane do importu',
      why: 'Aby odczytać z\u00a0nich transakcje',
      long: 'Do usunięcia konta',
    },
    brokers: {
      what: 'Klucze połączonych maklerów, zaszyfrowane',
      why: 'Aby odczytać stan Twoich rachunków; nigdy nie składamy zleceń',
      long: 'Do 30 dni po odłączeniu maklera',
    },
    profile: {
      what: 'Trzy odpowiedzi z\u00a0profilu inwestora',
      why: 'Aby wiedzieć, do czego używasz produktu',
      long: 'Do ich zmiany lub usunięcia konta',
    },
    sessions: {
      what: 'Urządzenia: przeglądarka, adres sieciowy, czas ostatniej wizyty',
      why: 'Aby można je było zobaczyć i\u00a0wylogować',
      long: 'Do wylogowania lub wygaśnięcia sesji',
    },
    audit: {
      what: 'Zdarzenia bezpieczeństwa z\u00a0adresem sieciowym: logowania w\u00a0Twoim imieniu, zmiany hasła i\u00a0klucza',
      why: 'Aby ustalić, co się stało, gdy coś pójdzie nie tak',
      long: 'Także po usunięciu konta, już bez nazwiska i\u00a0adresu e-mail',
    },
    mails: {
      what: 'E-maile i\u00a0SMS-y, które Ci wysyłamy, to, co chcesz dostawać i\u00a0co zostało wysłane lub nie, oraz to, czy Twoja skrzynka je przyjmuje',
      why: 'Aby je dostarczyć i\u00a0odpowiadać na pytania',
      long: 'Powiadomienia przez 90 dni, reszta do usunięcia konta',
    },
  },
  where: {
    title: 'Gdzie to przechowujemy',
    text: 'W\u00a0bazie PostgreSQL tej instalacji i\u00a0w\u00a0jej kopiach zapasowych, które prowadzi operator. Zdjęcia i\u00a0pliki są w\u00a0tej samej bazie. Połączenie jest szyfrowane, gdy otwierasz stronę przez https.',
    outside:
      'Poza instalację wychodzi tylko to, czego wymaga używana usługa: adres e-mail trafia do serwera poczty, numer telefonu do dostawcy SMS, zaszyfrowane powiadomienia dla przeglądarki do usługi jej producenta, wyszukiwany adres do usługi map. Portfel trafia do modelu językowego tylko wtedy, gdy poprosisz o\u00a0interpretację, a\u00a0operator taki model podłączył; wysyłane są liczby, bez Twojego nazwiska.',
  },
  cookies: {
    title: 'Ciasteczka i\u00a0pamięć przeglądarki',
    text: 'Te są nasze i\u00a0niezbędne, dlatego nie pytamy o\u00a0zgodę. Usługi innych firm mogą zapisać kolejne, ale dopiero po Twojej zgodzie.',
    name: 'Nazwa',
    what: 'Co robi',
    long: 'Jak długo',
    session: { what: 'Utrzymuje zalogowanie', long: '30\u00a0dni albo do zamknięcia przeglądarki' },
    devices: {
      what: 'Rozpoznaje urządzenie, na którym było już logowanie, aby nikt obcy go nie zablokował',
      long: '365\u00a0dni',
    },
    consent: {
      what: 'Pamięta, na które usługi innych firm się zgadzasz, a\u00a0na które nie',
      long: '183\u00a0dni',
    },
    csrf: { what: 'Chroni formularze przed podrobionymi żądaniami', long: 'Do zamknięcia przeglądarki' },
    locale: { what: 'Pamięta język', long: '365\u00a0dni' },
    currency: { what: 'Pamięta walutę, w\u00a0której pokazujemy kwoty', long: '365\u00a0dni' },
    amounts: { what: 'Pamięta, że kwoty są ukryte', long: '365\u00a0dni' },
    basis: { what: 'Pamięta, czy kwoty są nominalne, realne czy po podatku', long: '365\u00a0dni' },
    theme: { what: 'Pamięta jasny lub ciemny wygląd', long: '365\u00a0dni' },
  },
  trackers: {
    title: 'Podmioty trzecie',
    none: 'Ta instalacja nie wczytuje w\u00a0Twojej przeglądarce usług innych firm: ani menedżera tagów, ani nagrywania sesji, ani obcego paska notowań czy mapy.',
    some: 'Operator włączył poniższe usługi. Każda wczytuje się dopiero po Twojej zgodzie. Statystyki i\u00a0nagrywanie nigdy nie działają w\u00a0panelu, a\u00a0żadna z\u00a0usług tam, gdzie wpisujesz hasło, ani w\u00a0udostępnionych raportach.',
    statistics: 'Statystyki (Google Tag Manager)',
    recording: 'Nagrywanie sesji (Microsoft Clarity)',
    charts: 'Pasek notowań na żywo (TradingView)',
    maps: 'Mapy ulic (serwis map)',
    agreed: 'Jest Twoja zgoda',
    notAgreed: 'Nie jest wczytywane',
    change: 'Ustawienia plików cookie',
  },
  rights: {
    title: 'Twoje prawa',
    text: 'Możesz zobaczyć, poprawić, pobrać i\u00a0usunąć swoje dane, ograniczyć ich użycie lub się mu sprzeciwić, a\u00a0także złożyć skargę do organu nadzorczego (w\u00a0Polsce do Prezesa UODO). Większość zrobisz tu samodzielnie:',
    correct: 'Popraw moje dane',
    download: 'Pobierz wszystko',
    remove: 'Usuń konto',
    policy: 'Polityka prywatności (PDF)',
    contact: 'Zapytaj o\u00a0prywatność',
  },
};
export default pl;
