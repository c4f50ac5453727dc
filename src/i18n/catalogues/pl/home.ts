import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/home.ts';

const pl: SameKeys<typeof en> = {
  meta: {
    title: 'Walory: wszystkie inwestycje na jednym wykresie',
    description:
      'Akcje, ETF-y, krypto, fundusze i\u00a0wszystko inne, co masz, w\u00a0złotych, co do grosza. Zapisuj transakcje i\u00a0sprawdzaj, skąd się bierze każda liczba.',
  },
  hero: {
    title: '<line>Wszystkie inwestycje</line> <line>na jednym wykresie.</line>',
    lead: 'Akcje, ETF-y, krypto, fundusze i\u00a0wszystko inne, co masz, w\u00a0złotych, co do grosza. Zapisuj transakcje, sprawdzaj, skąd się bierze każda liczba, i\u00a0zobacz, co dałaby inna strategia.',
    start: 'Zacznij za darmo',
    demo: 'Wypróbuj demo',
    prices: 'Zobacz cennik',
    dashboard: 'Przejdź do panelu',
    chart:
      'Wykres przykładowego portfela od {from} do {to}. Jego wartość, {total}, leży na wpłaconym kapitale {putIn}; bursztynowa warstwa między nimi, {profit}, to zysk. {index} kupowany za te same wpłaty kończy niżej.',
    asOf: 'Przykładowy portfel, {day}',
    grown: 'Zysk',
    putIn: 'Wpłacono',
    benchmark: '{index} z\u00a0tymi samymi wpłatami',
  },
  record: {
    title: 'Zapisz raz',
    lead: 'Połącz maklera albo upuść jego plik i\u00a0sprawdź go wiersz po wierszu, zanim cokolwiek się zapisze. Albo wpisz transakcję ręcznie, w\u00a0jednym formularzu, z\u00a0podpowiedzianą ceną dnia.',
    points: {
      places: '<b>Transakcje, dywidendy, splity i\u00a0podatek</b> na swoich miejscach',
      undo: '<b>Pomyłkę łatwo poprawić</b>: zmieniasz wiersz, a\u00a0wszystko po nim liczy się od nowa',
      byHand: '<b>Mieszkanie, lokatę i\u00a0złoto</b> dopiszesz ręcznie w\u00a0minutę',
    },
    preview: {
      caption: 'Przykład: operacje gotówkowe i\u00a0zamknięte pozycje',
      date: 'Data',
      operation: 'Operacja',
      units: 'Sztuki',
      amount: 'Kwota',
      buy: 'Kupno',
      sell: 'Sprzedaż',
      dividend: 'Dywidenda netto',
      unknown: 'Przelew, nieznany',
      question: 'Czy to Twoja wpłata?',
      answer: 'Tak, to wpłata',
    },
    sources: {
      files: 'Pliki',
      apis: 'API',
      anyCsv: 'Dowolny CSV',
      mapColumns: 'wskaż kolumny',
    },
  },
  understand: {
    title: 'Zrozum każdą liczbę',
    lead: 'Kliknij dowolną kwotę, a\u00a0zobaczysz jej skład: wzór, składniki, kursy i\u00a0daty. Jeśli coś się nie zgadza z\u00a0wyciągiem, od razu widać, w\u00a0którym miejscu.',
    points: {
      split: '<b>Zysk rozłożony</b> na ceny, waluty, dywidendy, odsetki i\u00a0koszty',
      returns: '<b>IRR i\u00a0TWR obok siebie</b>: Twoje decyzje osobno, rynek osobno',
      inflation: '<b>Wynik w\u00a0złotych</b>, także po inflacji',
    },
    profit: 'Łączny zysk przykładowego portfela',
    origin: 'Skąd się bierze ta liczba',
    formula: 'Wartość <total></total> − wpłacono <putIn></putIn>',
    parts: {
      prices: 'Ceny',
      currencies: 'Kursy walut',
      dividends: 'Dywidendy netto',
      interest: 'Odsetki od obligacji',
      rent: 'Najem po kosztach',
      fees: 'Prowizje',
    },
    sum: 'Łączny zysk',
    source:
      'Ceny zamknięcia z\u00a0{day}, tabela A\u00a0NBP z\u00a0tego dnia. Operacje od {since}: {operations}.',
  },
  plan: {
    title: 'Planuj na\u00a0podstawie własnej historii',
    lead: 'Te same wpłaty, te same dni, inna strategia. Walory przeliczają przeszłość i\u00a0pokazują zarówno zysk, jak i\u00a0spadki, które trzeba było wytrzymać.',
    chartTitle: 'Trzy strategie, te same wpłaty',
    chartNote: '{first} na start, potem {monthly} co miesiąc, {from} – {to}, dane przykładowe',
    chart: 'Wartość trzech strategii miesiąc po miesiącu, {from} – {to}; liczby są w\u00a0tabeli poniżej.',
    thousands: '{value} tys.',
    putIn: 'Wpłacono <amount></amount>',
    strategy: 'Strategia',
    finalValue: 'Wartość końcowa',
    annualReturn: 'Rocznie',
    deepestFall: 'Największe obsunięcie',
    volatility: 'Zmienność',
    sharpe: 'Sharpe',
    history: 'Twoja historia',
    historyRule: 'tak jak było',
    shares: 'Akcje świata',
    sharesRule: 'jeden ETF i\u00a0nic więcej',
    sixtyForty: '{shares} / {bonds}',
    sixtyFortyRule: 'akcje i\u00a0EDO, równoważenie co miesiąc',
  },
  poland: {
    title: 'Stworzone dla Polski',
    note: 'Wszystkie liczby są przykładowe.',
    bonds: {
      title: 'Obligacje skarbowe co\u00a0do\u00a0grosza',
      text: '{kinds}: odsetki dzień po dniu, kapitalizacja, inflacja z\u00a0GUS i\u00a0podatek w\u00a0chwili wykupu.',
      today: 'wartość {day}',
      axis: 'Odsetki od {face} do każdego października; lata od {year} zakładają inflację od {least} do {most}.',
      year: '{year}: {amount}',
    },
    tax: {
      title: 'PIT-38 z\u00a0kursami NBP',
      text: 'FIFO i\u00a0kurs średni z\u00a0dnia roboczego przed rozliczeniem, pozycja po pozycji.',
      sold: 'Sprzedaż {units} {ticker}, rozliczona {day}',
      bought: 'Zakup, rozliczony {day}',
      rate: '{amount} × {rate} (NBP, {day})',
      income: 'Dochód',
    },
    pensions: {
      title: 'IKE, IKZE, PPK',
      text: 'Limity wpłat, dopłaty i\u00a0ulga liczone osobno dla każdego konta.',
      used: '<used></used> z\u00a0<limit></limit>',
      ppk: 'Ty {own}, pracodawca {employer}, państwo {state}',
    },
    zloty: {
      title: 'Najpierw złoty',
      text: 'Spółka zyskała w\u00a0dolarach, a\u00a0dolar stracił. Walory pokazują jedno i\u00a0drugie oraz to, co naprawdę zostało w\u00a0kieszeni.',
      example: 'Trzy akcje {ticker}, {from} – {to}',
      price: 'Cena w\u00a0USD',
      dollar: 'Kurs dolara',
      result: 'W\u00a0złotych',
    },
  },
  product: {
    title: 'Tak to wygląda naprawdę',
    lead: 'Prawdziwe ekrany z\u00a0demo, które możesz otworzyć.',
    leadWithoutDemo: 'Prawdziwe ekrany Walorów, z\u00a0symulowanymi cenami.',
    demo: 'Wypróbuj demo',
    dashboard: {
      caption: 'Wszystko na jednej stronie: ile to warte, ile zarobiło i\u00a0z\u00a0czego się składa.',
      alt: 'Strona główna panelu w\u00a0demo: łączna wartość, zysk, wykres ostatniego roku i\u00a0podział na klasy.',
    },
    profit: {
      caption: 'Przy każdej liczbie widać, skąd się bierze.',
      alt: 'Wszystkie walory w\u00a0demo i\u00a0otwarte wyjaśnienie łącznego zysku: jego części, od cen po opłaty.',
    },
    simulation: {
      caption: 'Twoja historia przeliczona według innych zasad.',
      alt: 'Wynik symulacji: linie kilku strategii i\u00a0indeksu w\u00a0tych samych latach.',
    },
    import: {
      caption: 'Plik wiersz po wierszu, zanim cokolwiek się zapisze.',
      alt: 'Plik od maklera przed importem: które wiersze zostaną zapisane, a\u00a0które nie.',
    },
  },
  trust: {
    title: 'Twoje pieniądze, Twoje dane',
    lead: 'Wszystko możesz sprawdzić i\u00a0w\u00a0każdej chwili zabrać ze sobą.',
    yours: 'Dane należą do Ciebie',
    yoursText:
      'Nie prosimy o\u00a0hasło do banku ani do maklera, a\u00a0konto możesz usunąć bez naszej pomocy.',
    open: 'Nic nie jest ukryte',
    openText: 'Każdy wzór jest opisany, każdy kurs ma źródło i\u00a0datę.',
    export: 'Pełny eksport',
    exportText: 'Jedno archiwum ze wszystkim, co zapisane, w\u00a0każdym planie.',
    server: 'Własny serwer jednym poleceniem',
    serverText: 'Całość działa też u\u00a0Ciebie w\u00a0domu.',
  },
  prices: {
    title: 'Prosty cennik',
    lead: 'Każde nowe konto ma na start {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} planu {plan}, bez karty. Potem zostajesz przy planie {free}, chyba że wybierzesz inny.',
    leadWithoutTrial:
      'Zacznij od planu {free} i\u00a0zostań, jak długo chcesz. Większy wybierzesz, gdy będzie potrzebny.',
    compare: 'Porównaj plany',
  },
  questions: {
    title: 'Pytania i\u00a0odpowiedzi',
    all: 'Wszystkie pytania',
    bank: {
      ask: 'Czy Walory łączą się z\u00a0moim bankiem?',
      answer:
        'Nie. Łączysz maklera kluczami, które pozwalają tylko odczytywać, importujesz jego plik albo zapisujesz transakcje samodzielnie. Nigdy nie prosimy o\u00a0hasło do banku ani do maklera i\u00a0nigdy nie składamy zleceń.',
    },
    broker: {
      ask: 'Czy mogę zaimportować plik od maklera?',
      answer:
        'Tak. Walory rozpoznają plik po zawartości i\u00a0pokazują każdy wiersz, zanim go zapiszą. Jeśli pliku nie znają, raz wskazujesz, co jest w\u00a0której kolumnie. Cały import możesz cofnąć.',
    },
    tax: {
      ask: 'Czy Walory wypełnią za mnie PIT-38?',
      answer:
        'Liczą każde pole PIT-38 i\u00a0PIT/ZG z\u00a0Twoich transakcji, po kursach NBP wymaganych przez przepisy, i\u00a0podają je do przepisania. Każdą kwotę rozwiniesz do sprzedaży, partii i\u00a0kursów. Sprawdzasz i\u00a0składasz zeznanie samodzielnie; to nie porada podatkowa.',
    },
    prices: {
      ask: 'Skąd pochodzą notowania?',
      answer:
        'Przy każdej cenie widać jej źródło i\u00a0wiek, a\u00a0kursy walut pochodzą z\u00a0tabel NBP. Instalacja demo pokazuje ceny symulowane i\u00a0wyraźnie to zaznacza.',
    },
    leaving: {
      ask: 'Czy mogę odejść ze swoimi danymi?',
      answer:
        'Tak. W\u00a0każdej chwili i\u00a0w\u00a0każdym planie pobierzesz jedno archiwum ze wszystkim, co zapisane, a\u00a0potem usuniesz konto bez naszej pomocy.',
    },
  },
};
export default pl;
