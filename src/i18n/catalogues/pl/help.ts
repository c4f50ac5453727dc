import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/help.ts';

const pl: SameKeys<typeof en> = {
  title: 'Pomoc',
  subtitle: 'Odpowiedzi, pierwsze kroki i\u00a0skróty',
  search: 'Szukaj w\u00a0pytaniach',
  clear: 'Wyczyść wyszukiwanie',
  found: '{count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  nothing: 'Żadna odpowiedź nie zawiera „{query}”',
  nothingText: 'Spróbuj innego słowa.',
  first: {
    title: 'Pierwsze kroki',
    modules: {
      title: 'Wybierz moduły',
      text: 'Inwestycje u\u00a0maklerów, nieruchomości i\u00a0obligacje: włącz te, których potrzebujesz; menu się dopasuje.',
      action: 'Moduły',
    },
    data: {
      title: 'Zapisz transakcje',
      text: 'Zakupy, sprzedaże i\u00a0wpływy. Cenę z\u00a0danego dnia podpowiemy.',
      action: 'Transakcje',
    },
    portfolios: {
      title: 'Utwórz portfel',
      text: 'Jeden na emeryturę, drugi na mieszkanie: każdy ma własną walutę, wartość i\u00a0zysk.',
      action: 'Portfele',
    },
  },
  library: {
    title: 'Materiały edukacyjne',
    text: 'Co znaczą IRR i\u00a0TWR, co robią waluty i\u00a0koszty, jak głębokie bywa obsunięcie, jak działają obligacje, IKE i\u00a0IKZE, jak czytać symulację: osiem artykułów, z\u00a0Twoimi liczbami obok tekstu.',
    action: 'Przejdź do artykułów',
  },
  sections: {
    figures: 'Liczby i\u00a0ceny',
    data: 'Transakcje i\u00a0pliki',
    strategies: 'Strategie i\u00a0symulacje',
    sharing: 'Pliki i\u00a0wydruki',
    account: 'Twoje konto',
    plans: 'Plany i\u00a0płatności',
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
        'ROI porównuje zysk z\u00a0wpłatami. IRR uwzględnia też, kiedy pieniądze zostały wpłacone, więc jest Twoją własną stopą zwrotu. TWR pomija wpłaty i\u00a0pokazuje, jak poradziły sobie same inwestycje, dlatego nadaje się do porównań z\u00a0indeksem. Poniżej roku widać zwrot z\u00a0danego okresu, od roku wzwyż zwrot roczny; podpis mówi, który to z\u00a0nich. Więcej w\u00a0<returns>artykule o\u00a0IRR i\u00a0TWR</returns>.',
    },
    prices: {
      question: 'Skąd pochodzą ceny i\u00a0kursy walut?',
      answer:
        'Każda cena pokazuje swoje źródło i\u00a0czas; cena nieaktualna lub szacowana jest tak oznaczona. Kursy złotego to kursy średnie NBP (tabela A) z\u00a0danego dnia albo z\u00a0ostatniego dnia roboczego przed nim. W\u00a0demo wszystkie ceny są symulowane, o\u00a0czym mówimy na górze strony.',
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
        'Bezpośrednio: maklerów i\u00a0giełdy z\u00a0API połączysz na stronie Integracje, a\u00a0dane będą się odświeżać same. Z\u00a0pliku: upuść plik od maklera; każdy wiersz najpierw sprawdzasz. Ręcznie: naciśnij „Dodaj transakcję” na dowolnej stronie. Ceny własnego waloru zaimportujesz z\u00a0pliku CSV.',
    },
    readOnly: {
      question: 'Dlaczego nie mogę edytować niektórych walorów?',
      answer:
        'Gdy walor ma więcej niż jedną transakcję, liczba sztuk i\u00a0koszt wynikają z\u00a0transakcji. Zmień wtedy transakcję.',
    },
    property: {
      question: 'Jak wpisać mieszkanie, lokatę albo złoto?',
      answer:
        'Mieszkanie lub dom dodasz w\u00a0module „Nieruchomości”, a\u00a0obligacje oszczędnościowe, obligacje z\u00a0Catalyst i\u00a0lokaty w\u00a0module „Obligacje”. Złoto i\u00a0wszystko inne wpisz jako własny walor, na stronie „Wszystkie walory”: podaj nazwę, klasę i\u00a0walutę, a\u00a0potem wpisuj wartość, gdy się zmieni.',
    },
    taxes: {
      question: 'Skąd wziąć kwoty do PIT-38?',
      answer:
        'Strona „Podatki” ma dla każdego roku pola PIT-38 i\u00a0PIT/ZG policzone z\u00a0Twoich transakcji: FIFO na każdym rachunku, kursy NBP, dywidendy z\u00a0podatkiem u\u00a0źródła. Zaczyna się od tego, czego brakuje. Każdą kwotę można otworzyć do wierszy, a\u00a0każdą sprzedaż do partii, dni i\u00a0tabel. Tam, gdzie przepisy da się czytać różnie, wybierasz Ty. To wyliczenie, nie porada podatkowa.',
    },
    strategy: {
      question: 'Co oznacza pokrycie strategii?',
      answer:
        'W\u00a0jakiej części portfel zgadza się ze strategią: 100% oznacza, że zgadza się każda waga. Poniżej 25% pasek jest czerwony, poniżej 50% bursztynowy, dalej zielony.',
    },
    ownStrategy: {
      question: 'Jak ustawić własne cele?',
      answer:
        'W\u00a0„Strategiach” naciśnij „Nowa strategia” i\u00a0zacznij od tego, co masz, albo od kopii. Każdy cel ma procent i\u00a0pasmo; razem dają 100%. Strona pokazuje odchylenia i\u00a0planuje następną wpłatę w\u00a0całych sztukach, z\u00a0prowizjami, jako listę zleceń. Każdy zapis to wersja, do której możesz wrócić.',
    },
    simulation: {
      question: 'Czy symulacja przewiduje przyszłość?',
      answer:
        'Nie. Odtwarza przeszłość z\u00a0Twoim portfelem według najwyżej trzech strategii, dzień po dniu i\u00a0z\u00a0kosztami, nie znając dalszego ciągu. Wyniki z\u00a0przeszłości nie gwarantują przyszłych, a\u00a0interpretacja nie jest poradą. Co znaczą poszczególne liczby, mówi artykuł <simulation>Jak czytać symulację</simulation>.',
    },
    virtual: {
      question: 'Czym jest portfel wirtualny?',
      answer: 'To portfel do prób. Wlicza się do limitu portfeli w\u00a0planie, ale nigdy do sum.',
    },
    pdf: {
      question: 'Jak uzyskać PDF lub CSV?',
      answer:
        'Tabele mają przycisk CSV, a\u00a0każdą stronę można wydrukować albo zapisać jako PDF w\u00a0oknie drukowania. Obejmują to okres próbny oraz plany Standard i\u00a0Professional. Całość swoich danych zawsze pobierzesz w\u00a0<data>ustawieniach</data>.',
    },
    mail: {
      question: 'Wiadomość z\u00a0potwierdzeniem nie dotarła.',
      answer:
        'Najpierw zajrzyj do spamu. Nowy link wyślesz z\u00a0paska w\u00a0panelu albo z\u00a0<profile>ustawień</profile>. Działa przez 48\u00a0godzin.',
    },
    fewer: {
      question: 'Jak dostawać mniej e-maili, SMS-ów i\u00a0powiadomień?',
      answer:
        'Każda wiadomość ma link „Mniej takich wiadomości”, który działa bez logowania: nic więcej tą drogą, tylko pod dzwonkiem albo wszystko w\u00a0jednym e-mailu dziennie. W\u00a0ustawieniach są wszystkie zdarzenia i\u00a0drogi, ciche godziny, podsumowania i\u00a0raport miesięczny. Wiadomości o\u00a0bezpieczeństwie konta przychodzą zawsze.',
    },
    password: {
      question: 'Jak zmienić hasło i\u00a0sprawdzić, kto jest zalogowany?',
      answer:
        'Jedno i\u00a0drugie jest w\u00a0części <security>Bezpieczeństwo</security>. Zmiana hasła wylogowuje wszystkie pozostałe urządzenia; pojedyncze wylogujesz na liście.',
    },
    cost: {
      question: 'Ile kosztują plany?',
      answer:
        'Ceny są na stronie <pricing>Cennik</pricing>, za miesiąc lub rok, w\u00a0złotych lub w\u00a0euro. Swój plan, jego limity i\u00a0to, ile z\u00a0nich wykorzystujesz, zobaczysz w\u00a0<payment>Plan i\u00a0płatności</payment>.',
    },
    trial: {
      question: 'Co się stanie po okresie próbnym?',
      answer:
        'Nic nie zostanie usunięte ani pobrane. Przejdziesz na plan bezpłatny, chyba że wybierzesz inny w\u00a0<payment>Plan i\u00a0płatności</payment>. To, co wykracza poza bezpłatny, pozostanie do odczytu.',
    },
    cancelling: {
      question: 'Jak zrezygnować albo zmienić plan?',
      answer:
        'W\u00a0<payment>Plan i\u00a0płatności</payment>, jednym przyciskiem. Plan, z\u00a0którego rezygnujesz, działa do końca okresu i\u00a0do tego czasu możesz się rozmyślić. Zmiana działa od razu: opłacone, a\u00a0niewykorzystane dni zaliczamy na nowy plan. W\u00a0ciągu 14 dni od zamówienia możesz też odstąpić od umowy; plan kończy się wtedy od razu, a\u00a0pieniądze za pozostałe dni wracają.',
    },
    invoice: {
      question: 'Gdzie są moje faktury?',
      answer:
        'W\u00a0dokumentach na stronie <payment>Plan i\u00a0płatności</payment>, każda jako PDF. Każdy okres ma potwierdzenie planu, a\u00a0każda płatność fakturę. Na tej samej stronie podasz, na kogo mają być, i\u00a0NIP firmy.',
    },
    beyond: {
      question: 'Co w\u00a0mniejszym planie staje się tylko do odczytu?',
      answer:
        'To, co wykracza poza jego limity: portfele, integracje i\u00a0strategie. Można je czytać, eksportować i\u00a0usuwać, ale nie zmieniać. Co zostaje czynne, wybierzesz w\u00a0<payment>Plan i\u00a0płatności</payment>; bez wyboru będzie to, co masz najdłużej. Nic nie zostaje usunięte, a\u00a0w\u00a0większym planie wszystko znów jest czynne.',
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
    title: 'Dla programistów',
    text: 'Wszystkie wywołania API, dla Twoich programów.',
    docs: 'Dokumentacja API',
  },
};
export default pl;
