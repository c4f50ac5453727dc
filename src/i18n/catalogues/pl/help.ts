import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/help.ts';

const pl: SameKeys<typeof en> = {
  title: 'Pomoc',
  subtitle: 'Odpowiedzi, pierwsze kroki i\u00a0skróty',
  search: 'Szukaj w\u00a0pytaniach',
  clear: 'Wyczyść wyszukiwanie',
  found: '{count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  nothing: 'Żadna odpowiedź nie zawiera „{query}”',
  nothingText: 'Spróbuj innego słowa albo napisz do nas: odpowie człowiek.',
  first: {
    title: 'Pierwsze kroki',
    modules: {
      title: 'Wybierz moduły',
      text: 'Inwestycje u\u00a0maklerów, nieruchomości i\u00a0obligacje: podłącz te, których potrzebujesz; menu się dopasuje.',
      action: 'Moduły',
    },
    data: {
      title: 'Wczytaj swoją historię',
      text: 'Połącz maklera, wczytaj jego plik (CSV, XLS lub XLSX) albo wpisz transakcje ręcznie.',
      action: 'Integracje',
    },
    portfolios: {
      title: 'Ułóż to w\u00a0portfele',
      text: 'Jeden na emeryturę, drugi na mieszkanie: każdy ma własną walutę, wartość i\u00a0zysk.',
      action: 'Portfele',
    },
    notifications: {
      title: 'Pozwól się powiadomić',
      text: 'Wybierz e-mail lub SMS dla zmian o\u00a015% i\u00a0więcej i\u00a0potwierdź swój adres.',
      action: 'Powiadomienia',
    },
  },
  sections: {
    figures: 'Liczby i\u00a0ceny',
    data: 'Maklerzy i\u00a0pliki',
    holdings: 'Obligacje i\u00a0nieruchomości',
    strategies: 'Strategie i\u00a0symulacje',
    sharing: 'Raporty i\u00a0udostępnianie',
    account: 'Konto i\u00a0plan',
  },
  answers: {
    profit: {
      question: 'Jak liczony jest zysk?',
      answer:
        'Zysk to dzisiejsza wartość plus wpływy ze sprzedaży, dywidend (po podatku) i\u00a0odsetek, minus koszt zakupów, prowizje i\u00a0pozostałe podatki. Kliknij liczbę, aby zobaczyć wiersze, z\u00a0których powstała: zysk zrealizowany, niezrealizowany i\u00a0dochody pomniejszone o\u00a0koszty zgadzają się co do grosza.',
    },
    irr: {
      question: 'Czym różnią się IRR, TWR i\u00a0ROI?',
      answer:
        'ROI porównuje zysk z\u00a0wpłatami. IRR uwzględnia też, kiedy pieniądze zostały wpłacone, więc jest Twoją własną stopą zwrotu. TWR pomija wpłaty i\u00a0pokazuje, jak poradziły sobie same inwestycje, dlatego nadaje się do porównań z\u00a0indeksem. Poniżej roku widać zwrot z\u00a0danego okresu, od roku wzwyż zwrot roczny; podpis mówi, który to z\u00a0nich.',
    },
    prices: {
      question: 'Skąd pochodzą ceny i\u00a0kursy walut?',
      answer:
        'Każda cena pokazuje swoje źródło i\u00a0czas; cena nieaktualna lub szacowana jest tak oznaczona. Kursy złotego to kursy średnie NBP (tabela A) z\u00a0danego dnia albo z\u00a0ostatniego dnia roboczego przed nim. W\u00a0wersji demonstracyjnej wszystkie ceny są symulowane, o\u00a0czym mówi góra strony.',
    },
    change: {
      question: 'Dlaczego w\u00a0sobotę widać zmianę?',
      answer:
        'Zmiana dzienna porównuje ostatnie zamknięcie z\u00a0poprzednim. W\u00a0sobotę jest to piątek wobec czwartku, a\u00a0strona podaje dzień. Kryptowaluty są notowane bez przerwy i\u00a0pokazują ostatnie 24\u00a0godziny.',
    },
    missing: {
      question: 'Dlaczego zamiast liczby widzę kreskę?',
      answer:
        'Bo tej liczby nie da się policzyć: brakuje ceny albo historia jest za krótka. Najedź na kreskę lub jej dotknij, a\u00a0poznasz powód. Nigdy nie wstawiamy w\u00a0jej miejsce zera ani domysłu.',
    },
    currency: {
      question: 'Co robi przełącznik walut?',
      answer:
        'Pokazuje wszystkie kwoty w\u00a0wybranej walucie. Historia jest przeliczana po kursie każdego dnia, więc zysk zawiera też zmianę kursu. Zapisane dane pozostają bez zmian.',
    },
    ways: {
      question: 'Jak mogę wprowadzić swoje transakcje?',
      answer:
        'Na trzy sposoby: łącząc się z\u00a0API maklera, wczytując plik od maklera albo ręcznie. Wszystkie znajdziesz w\u00a0<integrations>Integracjach</integrations>. W\u00a0jednym portfelu można je łączyć.',
    },
    files: {
      question: 'Jakie pliki mogę wczytać?',
      answer:
        'CSV, XLS i\u00a0XLSX do 10\u00a0MB. Po wczytaniu zobaczysz podgląd każdego wiersza; nic nie zostanie zapisane, dopóki nie naciśniesz „Importuj aktywa”. Przykładowe pliki pobierzesz obok pola wczytywania.',
    },
    credentials: {
      question: 'Czy klucz od maklera może ruszyć moje pieniądze?',
      answer:
        'My tylko czytamy. Nadaj kluczowi u\u00a0maklera wyłącznie prawo odczytu; przechowujemy go zaszyfrowany i\u00a0nigdy więcej nie pokazujemy. Maklera odłączysz w\u00a0każdej chwili.',
    },
    readOnly: {
      question: 'Dlaczego nie mogę edytować niektórych walorów?',
      answer:
        'Wartość, liczba sztuk i\u00a0waluta waloru pochodzącego od połączonego maklera są tylko do odczytu, bo następna synchronizacja i\u00a0tak by je nadpisała. Popraw je u\u00a0maklera albo odłącz integrację.',
    },
    disconnect: {
      question: 'Co się stanie, gdy odłączę maklera?',
      answer:
        'Dla pewności wpisujesz jego nazwę. To, co już wczytano, zostaje, a\u00a0odłączoną integrację przywrócisz w\u00a0tym samym miejscu.',
    },
    bondValue: {
      question: 'Jak wyceniane są obligacje skarbowe?',
      answer:
        'Na podstawie wartości nominalnej, stopy referencyjnej i\u00a0marży danej serii, z\u00a0odsetkami naliczanymi dzień po dniu. Wybór symbolu ustawia walutę obligacji; zmiana liczby sztuk przelicza sumę.',
    },
    property: {
      question: 'Mam tylko część mieszkania. Jak ją wpisać?',
      answer:
        'Podaj całą cenę i\u00a0ustaw swój udział w\u00a0procentach. W\u00a0sumach liczy się tylko Twój udział. Obecna cena to Twój własny szacunek i\u00a0możesz ją zmienić w\u00a0każdej chwili.',
    },
    strategy: {
      question: 'Co oznacza pokrycie strategii?',
      answer:
        'Jaka część portfela jest tam, gdzie chce jej strategia: 100% oznacza, że zgadza się każda waga. Poniżej 25% pasek jest czerwony, poniżej 50% bursztynowy, dalej zielony.',
    },
    simulation: {
      question: 'Czy symulacja przewiduje przyszłość?',
      answer:
        'Nie. Odtwarza przeszłość z\u00a0Twoim portfelem według najwyżej trzech strategii, dzień po dniu i\u00a0z\u00a0kosztami, nie znając dalszego ciągu. Wyniki z\u00a0przeszłości nie są obietnicą przyszłych, a\u00a0interpretacja nie jest poradą.',
    },
    virtual: {
      question: 'Czym jest portfel wirtualny?',
      answer: 'To portfel na niby, do prób. Wlicza się do liczby portfeli w\u00a0planie, ale nigdy do sum.',
    },
    sharing: {
      question: 'Kto zobaczy udostępniony raport?',
      answer:
        'Każdy, kto ma link, bez logowania, i\u00a0tylko wybrane przez Ciebie elementy. Gdy usuniesz udostępniony raport, link natychmiast przestanie działać.',
    },
    pdf: {
      question: 'Jak uzyskać PDF lub CSV?',
      answer:
        'Tabele mają przycisk CSV, raporty przycisk PDF, a\u00a0każdą stronę można wydrukować. Obejmują to okres próbny oraz plany Standard i\u00a0Professional. Całość swoich danych zawsze pobierzesz w\u00a0<data>ustawieniach</data>.',
    },
    mail: {
      question: 'Wiadomość z\u00a0potwierdzeniem nie dotarła.',
      answer:
        'Najpierw zajrzyj do spamu. Nowy link wyślesz z\u00a0paska na panelu albo z\u00a0<profile>ustawień</profile>. Działa przez 48\u00a0godzin.',
    },
    password: {
      question: 'Jak zmienić hasło i\u00a0sprawdzić, kto jest zalogowany?',
      answer:
        'Jedno i\u00a0drugie jest w\u00a0części <security>Bezpieczeństwo</security>. Zmiana hasła wylogowuje wszystkie pozostałe urządzenia; pojedyncze wylogujesz na liście.',
    },
    trial: {
      question: 'Co się stanie po okresie próbnym?',
      answer:
        'Nic nie zostanie usunięte ani pobrane z\u00a0karty. Zacznie obowiązywać plan darmowy: jeden portfel, jedna integracja i\u00a0jedna strategia. To, co masz ponad to, pozostanie do odczytu; aby dodać więcej, wybierz <plans>plan</plans>.',
    },
    api: {
      question: 'Czy moje programy mogą korzystać z\u00a0danych?',
      answer:
        'Tak. Utwórz osobisty klucz w\u00a0części <security>Bezpieczeństwo</security> i\u00a0wysyłaj go z\u00a0każdym zapytaniem; <docs>dokumentacja API</docs> opisuje wszystkie wywołania.',
    },
    leaving: {
      question: 'Jak zabrać dane albo usunąć konto?',
      answer:
        'Jedno i\u00a0drugie w\u00a0części <data>Twoje dane</data>: archiwum ze wszystkim, co o\u00a0Tobie przechowujemy, oraz usunięcie konta, które jest natychmiastowe i\u00a0ostateczne.',
    },
  },
  shortcuts: {
    title: 'Klawiatura',
    search: 'Otwórz wyszukiwarkę',
    move: 'Przechodź między polami i\u00a0przyciskami',
    choose: 'Wybieraj na listach, kartach i\u00a0wykresach',
    close: 'Zamknij okno lub menu',
    confirm: 'Wyślij formularz, otwórz wybrane',
    tab: 'Tab',
    arrows: 'Strzałki',
    escape: 'Esc',
    enter: 'Enter',
  },
  contact: {
    title: 'Masz jeszcze pytanie?',
    text: 'Napisz do nas po polsku lub angielsku. Odpowie człowiek.',
    action: 'Kontakt',
    faq: 'Pytania przed założeniem konta',
    docs: 'Dokumentacja API',
  },
};
export default pl;
