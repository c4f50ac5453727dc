import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/company/faq.ts';

const pl: SameKeys<typeof en> = {
  meta: {
    title: 'Najczęściej zadawane pytania',
    text: 'Co Walory robią, a\u00a0czego nie robią, kto widzi Twoje dane, jakie pliki i\u00a0rachunki czytają, ile kosztują i\u00a0co wiedzą o\u00a0Polsce.',
  },
  title: 'Pytania i\u00a0odpowiedzi',
  lead: 'Nie ma Twojego pytania? <contact>Napisz do nas</contact>.',
  demo: 'Wypróbuj demo',
  contents: 'Tematy',
  link: 'Link do tej odpowiedzi',
  groups: {
    product: 'Co robią Walory',
    data: 'Dane i\u00a0bezpieczeństwo',
    imports: 'Import i\u00a0maklerzy',
    prices: 'Ceny i\u00a0plany',
    poland: 'Polska',
  },
  answers: {
    what: {
      ask: 'Czym są Walory?',
      answer:
        'To miejsce, w\u00a0którym zapisujesz wszystkie swoje inwestycje i\u00a0widzisz je na jednym wykresie: akcje, ETF-y, kryptowaluty, surowce, obligacje skarbowe, nieruchomości, lokaty i\u00a0oszczędności emerytalne. Walory wyceniają je każdego dnia i\u00a0wyjaśniają każdą liczbę.',
    },
    advice: {
      ask: 'Czy podpowiadają, co kupić?',
      answer:
        'Nie. Zapisują, liczą i\u00a0wyjaśniają. Symulacja odtwarza przeszłość według wybranych przez Ciebie zasad; to nie prognoza, a\u00a0nic w\u00a0Walorach nie jest rekomendacją.',
    },
    demo: {
      ask: 'Czy mogę się najpierw rozejrzeć?',
      answer:
        'Tak. Demo otworzysz jednym kliknięciem, bez konta: wszystko obejrzysz, niczego nie zmienisz. Ceny są w\u00a0nim symulowane i\u00a0tak oznaczone.',
    },
    figures: {
      ask: 'Skąd mam wiedzieć, że liczba jest dobra?',
      answer:
        'Kliknij ją: zobaczysz wzór, części, kursy i\u00a0dni. Jeśli coś różni się od Twojego wyciągu, widać dokładnie gdzie. Gdy czegoś nie da się policzyć, jest kreska z\u00a0wyjaśnieniem.',
    },
    phone: {
      ask: 'Czy jest aplikacja na telefon?',
      answer:
        'Niczego nie trzeba instalować: Walory działają w\u00a0przeglądarce telefonu, tabletu i\u00a0komputera, po polsku i\u00a0po angielsku, w\u00a0jasnym i\u00a0ciemnym wyglądzie.',
    },
    programs: {
      ask: 'Czy moje własne programy mogą korzystać z\u00a0danych?',
      answer:
        'Tak. Utwórz w\u00a0ustawieniach osobisty klucz API i\u00a0wysyłaj go z\u00a0każdym żądaniem. Wszystkie wywołania opisuje dokumentacja API.',
    },
    passwords: {
      ask: 'Czy prosicie o\u00a0hasło do banku albo do maklera?',
      answer:
        'Nigdy. Połączenie korzysta z\u00a0klucza tylko do odczytu, który tworzysz u\u00a0swojego maklera. Kluczy, którymi da się wypłacić pieniądze, nie przyjmujemy. Klucze są zaszyfrowane, a\u00a0Walory nigdy nie składają zleceń.',
    },
    seen: {
      ask: 'Kto widzi moje dane?',
      answer:
        'Ty oraz osoby, którym dasz link do raportu. Aby pomóc, operator może przez ograniczony czas zobaczyć Walory Twoimi oczami; widzisz wtedy baner i\u00a0wpis w\u00a0dzienniku, a\u00a0hasła, adresu e-mail i\u00a0płatności nie da się w\u00a0ten sposób zmienić.',
    },
    sold: {
      ask: 'Czy sprzedajecie dane albo pokazujecie reklamy?',
      answer:
        'Nie. Reklam nie ma, danych nie sprzedajemy i\u00a0nikogo nie profilujemy na potrzeby marketingu.',
    },
    leaving: {
      ask: 'Czy mogę odejść ze swoimi danymi?',
      answer:
        'Tak. W\u00a0każdej chwili i\u00a0w\u00a0każdym planie pobierzesz jedno archiwum ze wszystkim, co zapisane, a\u00a0potem bez naszej pomocy usuniesz konto. Transakcje z\u00a0archiwum można zaimportować z\u00a0powrotem.',
    },
    server: {
      ask: 'Czy mogę uruchomić Walory na własnym serwerze?',
      answer:
        'Tak, w\u00a0całości i\u00a0jednym poleceniem. Dane nie opuszczają wtedy Twojej maszyny, a\u00a0limity planów możesz wyłączyć.',
    },
    connecting: {
      ask: 'Których maklerów mogę połączyć?',
      answer: '{apis}. Połączony rachunek aktualizuje się sam. Przy każdym opisujemy, skąd wziąć klucze.',
    },
    files: {
      ask: 'Jakie pliki mogę zaimportować?',
      answer:
        'Pliki z: {files}. Walory rozpoznają plik po zawartości i\u00a0pokazują każdy wiersz, zanim zostanie zapisany.',
    },
    unknown: {
      ask: 'Mojego maklera nie ma na liście. Co teraz?',
      answer:
        'Zaimportuj dowolny plik CSV albo Excel: raz wskazujesz, co jest w\u00a0której kolumnie, a\u00a0Walory zapamiętują to dla następnych plików. Możesz też wpisać transakcje ręcznie; cena z\u00a0danego dnia podpowiada się sama.',
    },
    twice: {
      ask: 'Co się stanie, gdy zaimportuję ten sam plik dwa razy?',
      answer:
        'Nic nie zapisze się podwójnie. Wiersze, które już masz, pokażemy jako duplikaty, także gdy dwa pliki zachodzą na siebie.',
    },
    undo: {
      ask: 'Czy mogę cofnąć import?',
      answer:
        'Tak, w\u00a0całości i\u00a0w\u00a0każdej chwili. Najpierw zobaczysz, co zniknie razem z\u00a0nim.',
    },
    cost: {
      ask: 'Ile to kosztuje?',
      answer:
        'Przy planie bezpłatnym możesz zostać, jak długo chcesz. Miesięcznie: {plans}{vat, select, in {, z\u00a0VAT} other {}}. Co daje każdy plan, znajdziesz w\u00a0cenniku.',
    },
    free: {
      ask: 'Ile to kosztuje?',
      answer: 'Nic. W\u00a0tej instalacji nie ma płatnych planów ani limitów.',
    },
    trial: {
      ask: 'Co się stanie po okresie próbnym?',
      answer:
        'Okres próbny trwa {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} i\u00a0nie wymaga karty. Potem przechodzisz na plan bezpłatny, chyba że wybierzesz inny. Niczego nie usuwamy i\u00a0nic nie pobieramy; to, co przekracza plan bezpłatny, zostaje do odczytu.',
    },
    cancelling: {
      ask: 'Jak zrezygnować?',
      answer:
        'Jednym przyciskiem na swoim koncie. Plan działa do końca okresu, potem masz bezpłatny. To, co przekracza jego limity, zostaje do odczytu i\u00a0nic nie znika.',
    },
    paying: {
      ask: 'Jak zapłacić?',
      answer:
        'Przez serwis płatniczy; dane karty nigdy nie trafiają do Walorów. Do każdej płatności wystawiamy fakturę, którą pobierzesz jako PDF na swoim koncie.',
    },
    granted: {
      ask: 'Jak zapłacić?',
      answer: 'Wcale: ta instalacja włącza plany od razu i\u00a0nic nie pobiera.',
    },
    bonds: {
      ask: 'Jakie obligacje skarbowe znają Walory?',
      answer:
        'Oszczędnościowe {bonds} oraz obligacje z\u00a0rynku Catalyst. Odsetki liczą się dzień po dniu, z\u00a0inflacją z\u00a0GUS, stopami NBP, kapitalizacją i\u00a0podatkiem w\u00a0chwili wykupu.',
    },
    pensions: {
      ask: 'Czy mogę prowadzić osobno IKE, IKZE i\u00a0PPK?',
      answer:
        'Tak. Portfel może być zwykły albo być kontem emerytalnym: {kinds}. Przy IKE, IKZE i\u00a0OIPE widzisz limit roku, ile z\u00a0niego zostało i\u00a0ile kosztowałaby wypłata. W\u00a0PPK widzisz, co wpłacasz Ty, pracodawca i\u00a0państwo oraz ile wyniosłaby wypłata.',
    },
    rates: {
      ask: 'Jakich kursów walut używacie?',
      answer:
        'Kursów średnich NBP (tabela A) z\u00a0danego dnia albo z\u00a0ostatniego dnia roboczego przed nim. Przy każdej kwocie w\u00a0złotych widać, jaki to był kurs.',
    },
    tax: {
      ask: 'Czy Walory wypełnią za mnie {form}?',
      answer: 'Nie. Widzisz koszt i\u00a0zysk każdej sprzedaży, a\u00a0zeznanie składasz samodzielnie.',
    },
  },
};
export default pl;
