import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/api-docs/docs.ts';

const pl: SameKeys<typeof en> = {
  title: 'Dokumentacja API',
  description:
    'Jak zdobyć klucz, pierwsze wywołanie w\u00a0curl, JavaScripcie i\u00a0Pythonie oraz wszystkie wywołania API z\u00a0przykładami.',
  lead: 'Czytaj i\u00a0zapisuj swoje dane własnym programem. Wszystko, co robią ekrany, przechodzi przez te wywołania.',
  document: 'Dokument OpenAPI',
  documentText: 'Te same wywołania i\u00a0przykłady dla Twoich narzędzi, w\u00a0formacie OpenAPI 3.1:',
  contents: 'Spis treści',
  start: 'Pierwsze kroki',
  allAreas: 'Wszystkie wywołania według tematów',
  areaTitle: '{area}: dokumentacja API',
  areaDescription:
    'Wywołania API z\u00a0działu „{area}”: parametry, pola, błędy i\u00a0przykład każdego z\u00a0nich.',
  callsHere: '{count, plural, one {# wywołanie} few {# wywołania} many {# wywołań} other {# wywołania}}',
  linkTo: 'Link do {call}',
  areas: {
    portfolios: {
      name: 'Portfele i\u00a0walory',
      text: 'Co masz, ile to jest warte i\u00a0jaki przynosi zysk.',
    },
    transactions: { name: 'Transakcje', text: 'Zakupy, sprzedaże, dywidendy i\u00a0wpłaty do PPK.' },
    assets: { name: 'Walory i\u00a0waluty', text: 'Katalog z\u00a0cenami oraz Twoje własne walory.' },
    market: {
      name: 'Rynek i\u00a0alerty cenowe',
      text: 'Notowania, symbole i\u00a0ceny, o\u00a0których chcesz wiedzieć.',
    },
    bonds: { name: 'Obligacje', text: 'Obligacje oszczędnościowe i\u00a0z\u00a0Catalyst, z\u00a0wypłatami.' },
    deposits: { name: 'Lokaty', text: 'Lokaty terminowe w\u00a0bankach i\u00a0ich odsetki.' },
    'real-estate': {
      name: 'Nieruchomości',
      text: 'Nieruchomości z\u00a0wycenami, czynszem, kosztami i\u00a0kredytem.',
    },
    strategies: {
      name: 'Strategie',
      text: 'Alokacje modelowe i\u00a0własne oraz portfele, które się ich trzymają.',
    },
    simulations: { name: 'Symulacje', text: 'Historia odtworzona według innych strategii.' },
    reports: {
      name: 'Raporty',
      text: 'Liczby za okres: zapisane, udostępnione, w\u00a0PDF, CSV lub arkuszu.',
    },
    imports: { name: 'Import plików', text: 'Pliki od maklerów, z\u00a0których powstają transakcje.' },
    integrations: {
      name: 'Połączenia z\u00a0maklerami',
      text: 'Rachunki czytane bezpośrednio u\u00a0maklera.',
    },
    notifications: {
      name: 'Powiadomienia i\u00a0zdarzenia',
      text: 'Dzwonek, jego ustawienia i\u00a0zmiany na bieżąco.',
    },
    account: { name: 'Konto i\u00a0logowanie', text: 'Twoje dane, urządzenia i\u00a0klucz API.' },
    'first-steps': {
      name: 'Moduły i\u00a0pierwsze kroki',
      text: 'Włączone moduły, pytania na początek, artykuły.',
    },
    plans: { name: 'Plany i\u00a0płatności', text: 'Co można wybrać i\u00a0co jest zamówione.' },
    site: { name: 'Strona publiczna', text: 'Newsletter, formularz kontaktowy i\u00a0ustawienia cookie.' },
    operator: { name: 'Panel operatora', text: 'Dla osoby, która prowadzi tę instalację.' },
  },
  search: {
    label: 'Szukaj wywołań',
    hint: 'Ścieżka, metoda, opis lub pole, na przykład „dywidendy” albo „POST bonds”',
    submit: 'Szukaj',
    clear: 'Wyczyść wyszukiwanie',
    found:
      '{count, plural, =0 {Nic nie pasuje do „{query}”} one {# wywołanie pasuje do „{query}”} few {# wywołania pasują do „{query}”} many {# wywołań pasuje do „{query}”} other {# wywołania pasuje do „{query}”}}',
    shown: 'Pokazujemy pierwsze {count}.',
    none: 'Spróbuj krótszego słowa, fragmentu ścieżki albo przejrzyj tematy.',
    results: 'Wyniki wyszukiwania',
    failed: 'Naciśnij Enter, aby wyszukać.',
  },
  getKey: {
    title: 'Zdobądź klucz',
    steps: {
      login: 'Zaloguj się i\u00a0otwórz <link>Ustawienia, Bezpieczeństwo</link>.',
      make: 'W\u00a0części „Klucz API” wybierz „Wygeneruj klucz”.',
      copy: 'Od razu skopiuj klucz: zaczyna się od <code>wal_</code>, pokazujemy go tylko ten jeden raz i\u00a0przechowujemy wyłącznie jego skrót.',
      send: 'Wysyłaj go z\u00a0każdym wywołaniem: <code>Authorization: Bearer wal_…</code>',
    },
    plan: 'Każde konto może mieć jeden klucz, w\u00a0każdym planie. Nowy klucz zastępuje poprzedni, a\u00a0reset hasła go unieważnia.',
    may: 'Klucz czyta i\u00a0zapisuje to samo co Ty: portfele, transakcje, obligacje, nieruchomości, raporty. Wywołania oznaczone „Tylko sesja” są dla niego zamknięte: logowanie i\u00a0bezpieczeństwo, plany i\u00a0płatności, klucze do maklerów, administracja. Limity Twojego planu obowiązują też klucz.',
    keep: 'Nie umieszczaj klucza na stronach internetowych ani w\u00a0repozytoriach: kto go ma, widzi Twój portfel.',
  },
  first: {
    title: 'Pierwsze wywołanie',
    text: 'Zapisz klucz w\u00a0zmiennej WALORY_KEY i\u00a0zapytaj o\u00a0swoje portfele.',
    language: 'Język przykładu',
    curl: 'curl',
    javascript: 'JavaScript',
    python: 'Python',
    javascriptNote: 'Node 18 lub nowszy; fetch jest wbudowany.',
    pythonNote: 'Python 3, sama biblioteka standardowa (urllib).',
    curlNote: 'W\u00a0powłoce systemu Linux lub macOS.',
    answer: 'Odpowiedź',
  },
  copy: { copy: 'Kopiuj', copied: 'Skopiowano', failed: 'Nie skopiowano', what: 'Kopiuj: {what}' },
  rules: {
    title: 'Warto wiedzieć',
    errors: {
      title: 'Błędy',
      text: 'Każda odmowa to JSON z\u00a0polem <code>message</code>. Błędne pola dają odpowiedź 422 i\u00a0każde ma swój klucz, taki sam w\u00a0obu językach:',
      list: {
        s400: 'treść nie jest JSON-em',
        s401: 'brak klucza albo klucz już nie działa',
        s403: 'wywołanie niedostępne dla kluczy albo ponad plan; wtedy z\u00a0<code>upgrade: true</code>',
        s404: 'nie ma tego albo nie należy do Ciebie: odpowiedź jest ta sama',
        s409: 'rekord ma już nowszą <code>version</code> niż wysłana',
        s413: 'za duże',
        s422: 'błędne pole',
        s429: 'za dużo wywołań',
        s500: 'nasz błąd; pisząc do nas, podaj <code>request_id</code>',
      },
    },
    limits: {
      title: 'Limity',
      text: '{count} wywołań na minutę dla konta, niezależnie od tego, czy pochodzą z\u00a0klucza, czy z\u00a0przeglądarki. Powyżej odpowiedzią jest 429, a\u00a0nagłówek <code>Retry-After</code> mówi, za ile sekund spróbować ponownie.',
    },
    paging: {
      title: 'Stronicowanie',
      text: 'Listy mają <code>data</code> oraz <code>meta</code> z\u00a0polami <code>total</code>, <code>start</code> i\u00a0<code>limit</code>. Jeśli wywołanie przyjmuje <code>start</code> i\u00a0<code>limit</code>, tak poprosisz o\u00a0następną stronę.',
    },
    decimals: {
      title: 'Liczby dziesiętne',
      text: 'Kwoty, ceny i\u00a0sztuki to napisy dziesiętne, na przykład <code>"62.50"</code>: czytaj je typem dziesiętnym, nigdy jako float. Statystyki, takie jak ROI czy zmienność, to liczby.',
    },
    times: {
      title: 'Dni i\u00a0czas',
      text: 'Czas to ISO 8601 w\u00a0UTC: <code>2026-11-13T16:05:00.000Z</code>. Dni to <code>2026-11-13</code>, według Warszawy. <code>bought_at</code> nieruchomości jest w\u00a0milisekundach.',
    },
    twice: {
      title: 'Ponowne wysyłanie',
      text: 'Jeśli treść przyjmuje <code>submission_id</code>, wyślij własny UUID: ten sam wysłany ponownie nie utworzy drugiego rekordu. Dzięki temu można powtórzyć wywołanie, na które nie przyszła odpowiedź.',
    },
    versions: {
      title: 'Równoczesne zmiany',
      text: 'Rekordy mają <code>version</code>. Wyślij tę odczytaną, a\u00a0zmiana zrobiona przez kogoś innego da odpowiedź 409 i\u00a0nie zostanie nadpisana. Bez niej wygrywa ostatni zapis.',
    },
    language: {
      title: 'Język',
      text: 'Nazwy i\u00a0teksty w\u00a0odpowiedziach są w\u00a0języku z\u00a0nagłówka <code>Accept-Language</code>, <code>en</code> lub <code>pl</code>. Klucze błędów i\u00a0komunikaty odmów są takie same w\u00a0obu.',
    },
  },
  call: {
    key: 'Klucz API',
    session: 'Tylko sesja',
    anyone: 'Bez logowania',
    operator: 'Tylko operator',
    parameters: 'Parametry',
    body: 'Treść',
    answerFields:
      '{count, plural, one {# pole odpowiedzi} few {# pola odpowiedzi} many {# pól odpowiedzi} other {# pola odpowiedzi}}',
    errors: 'Klucze błędów',
    required: 'wymagane',
    optional: 'opcjonalne',
    request: 'Przykładowe zapytanie',
    exampleAnswer: 'Przykładowa odpowiedź',
    stream: 'Odpowiada strumieniem zdarzeń (server-sent events).',
    file: 'Odpowiada plikiem.',
    redirect: 'Przekierowuje pod inny adres.',
  },
};
export default pl;
