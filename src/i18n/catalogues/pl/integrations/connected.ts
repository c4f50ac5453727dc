import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/integrations/connected.ts';

const pl: SameKeys<typeof en> = {
  title: 'Połączone',
  counts:
    '{connected, plural, one {# połączona} few {# połączone} many {# połączonych} other {# połączonej}}{disconnected, plural, =0 {} one {, # odłączona} few {, # odłączone} many {, # odłączonych} other {, # odłączonej}}',
  inPlan: '{count} z\u00a0{most} w\u00a0Twoim planie',
  keys: 'klucze są zaszyfrowane, nigdy ich nie pokazujemy i\u00a0znikają razem z\u00a0kontem',
  keysAlone: 'Klucze są zaszyfrowane, nigdy ich nie pokazujemy i\u00a0znikają razem z\u00a0kontem',
  empty: 'Brak wpisów',
  emptyText: 'Połącz konto u\u00a0maklera raz, a\u00a0transakcje będą przychodzić same.',
  failed: 'Nie udało się pobrać integracji',
  account:
    '{count, plural, one {rachunek {accounts}} few {rachunki {accounts}} many {rachunki {accounts}} other {rachunki {accounts}}}',
  accounts: '{count, plural, one {# rachunek} few {# rachunki} many {# rachunków} other {# rachunku}}',
  into: 'do portfela {portfolio}',
  intoMany:
    '{count, plural, one {do # portfela} few {do # portfeli} many {do # portfeli} other {do # portfela}}',
  intoNone: 'portfel usunięto',
  demo: 'demo',
  real: 'rzeczywisty',
  disconnectedOn:
    'odłączono {day}{rows, plural, =0 {} one { · # wiersz zostaje} few { · # wiersze zostają} many { · # wierszy zostaje} other { · # wiersza zostaje}}',
  unknown:
    'Makler wykazuje też: {names}{more, plural, =0 {} one { i\u00a0jeszcze #} few { i\u00a0jeszcze #} many { i\u00a0jeszcze #} other { i\u00a0jeszcze #}}. Nie znamy {count, plural, one {tego waloru, więc nie możemy go porównać} few {tych walorów, więc nie możemy ich porównać} many {tych walorów, więc nie możemy ich porównać} other {tych walorów, więc nie możemy ich porównać}}.',
  manage: 'Zarządzaj połączeniami',
  states: {
    paused: 'Wstrzymane przez plan',
    first: 'Pierwsza synchronizacja',
    running: 'Synchronizujemy…',
    synchronised: 'Zsynchronizowano',
    homeless: 'Wybierz portfel',
    differs: 'Jest różnica',
    waits:
      '{count, plural, one {# wiersz czeka na Ciebie} few {# wiersze czekają na Ciebie} many {# wierszy czeka na Ciebie} other {# wiersza czeka na Ciebie}}',
    failed:
      '{count, plural, one {Nieudana próba} few {# nieudane próby} many {# nieudanych prób} other {# nieudanej próby}}',
    disconnected: 'Odłączona',
  },
  moment: {
    today: 'dziś, {time}',
    yesterday: 'wczoraj, {time}',
    tomorrow: 'jutro, {time}',
    other: '{day}, {time}',
  },
  when: {
    paused: 'wstrzymane: poza limitem planu',
    first: 'Pierwszy raz odczytujemy Twój rachunek',
    synchronised: 'Zsynchronizowano {when}',
    last: 'Ostatnia synchronizacja: {when}',
    never: 'Jeszcze bez synchronizacji',
    next: 'następna: {when}',
    nextTry: 'następna próba: {when}',
    soon: 'następna za chwilę',
    keysUntil: 'klucze przechowujemy do {day}',
    keysErased: 'klucze usunięto po 30 dniach',
  },
  result: {
    added:
      '{count, plural, one {# nowy wiersz} few {# nowe wiersze} many {# nowych wierszy} other {# nowego wiersza}}',
    corrected:
      '{count, plural, one {# poprawiony} few {# poprawione} many {# poprawionych} other {# poprawionego}}',
    removed: '{count, plural, one {# usunięty} few {# usunięte} many {# usuniętych} other {# usuniętego}}',
    nothing: 'nic nowego',
  },
  why: {
    rateLimited: '{name} prosi, żeby zaczekać',
    credentials: '{name} nie przyjmuje już kluczy. Utwórz nowe i\u00a0połącz jeszcze raz.',
    unavailable: '{name} nie odpowiada',
    changed: '{name} odpowiada w\u00a0sposób, którego jeszcze nie rozumiemy',
    fault: 'Coś poszło nie tak po naszej stronie',
  },
  actions: {
    all: 'Synchronizuj wszystko',
    menuOf: 'Działania: {name}',
    tryNow: 'Spróbuj teraz',
    synchronise: 'Synchronizuj teraz',
    askedToWait: '{name} prosi, żeby zaczekać: {when}',
    portfolio: 'Otwórz portfel {portfolio}',
    setUp: 'Jak to ustawić',
    disconnect: 'Odłącz',
    restore: 'Przywróć',
    connectAgain: 'Połącz ponownie',
    synchroniseQueued: 'Synchronizacja {name} czeka w\u00a0kolejce',
    refreshQueued: 'Odświeżanie portfeli czeka w\u00a0kolejce',
  },
  disconnect: {
    question: 'Odłączyć {name}?',
    rows: '{count, plural, =0 {W\u00a0portfelach nic się nie zmieni.} one {Wiersz, który stąd przyszedł, zostaje w\u00a0portfelu.} few {# wiersze, które stąd przyszły, zostają w\u00a0portfelu.} many {# wierszy, które stąd przyszły, zostaje w\u00a0portfelu.} other {# wiersza, które stąd przyszły, zostaje w\u00a0portfelu.}} Nowe nie będą przychodzić.',
    keys: 'Klucze przechowamy zaszyfrowane przez 30 dni, żeby można było przywrócić połączenie. Potem je usuniemy.',
    wrongName: 'Nieprawidłowa nazwa integracji',
    confirm: 'Odłącz',
    done: 'Odłączono {name}',
  },
  restore: {
    done: '{name} znów działa',
  },
  difference: {
    head: 'Co się różni',
    broker: 'Makler',
    ledger: 'Twoje transakcje',
    difference: 'Różnica',
    units: '{name}, sztuki',
    cash: 'Gotówka',
    agree:
      '{count, plural, =0 {} one {Pozostała pozycja zgadza się co do grosza} few {Pozostałe # pozycje zgadzają się co do grosza} many {Pozostałych # pozycji zgadza się co do grosza} other {Pozostałe # pozycji zgadza się co do grosza}}',
    all: 'Pokaż wszystkie: {count}',
    one: {
      buy: 'Wyjaśnia to jeden brakujący zakup',
      sell: 'Wyjaśnia to jedna brakująca sprzedaż',
      'transfer-in': 'Wyjaśnia to przeniesienie tutaj',
      'transfer-out': 'Wyjaśnia to przeniesienie stąd',
      deposit: 'Wyjaśnia to brakująca wpłata',
      withdrawal: 'Wyjaśnia to brakująca wypłata',
    },
    both: {
      buy: 'Jedno i\u00a0drugie wyjaśnia jeden brakujący zakup',
      sell: 'Jedno i\u00a0drugie wyjaśnia jedna brakująca sprzedaż',
    },
    trade: '{units} {label} dnia {day} po {price}.',
    tradeFee: '{units} {label} dnia {day} po {price} i\u00a0prowizja {fee}.',
    payment: '{amount} dnia {day}.',
    none: 'Nie znaleźliśmy transakcji, która by to wyjaśniała',
    noneText: 'Porównaj swoje transakcje z\u00a0wyciągiem od maklera albo zostaw je bez zmian.',
    untouched: 'Niczego nie zmienimy bez Twojej zgody.',
    add: {
      buy: 'Dodaj zakup',
      sell: 'Dodaj sprzedaż',
      'transfer-in': 'Dodaj przeniesienie',
      'transfer-out': 'Dodaj przeniesienie',
      deposit: 'Dodaj wpłatę',
      withdrawal: 'Dodaj wypłatę',
    },
    keep: 'Zostaw bez zmian',
    added: 'Dodano do transakcji',
    kept: 'Twoje transakcje zostają bez zmian',
  },
  homeless: {
    title: 'Portfel usunięto.',
    text: 'Wybierz, dokąd mają trafiać transakcje: {name}. Odczytamy je wszystkie jeszcze raz.',
    into: 'Do portfela',
    use: 'Użyj tego portfela',
    add: 'Dodaj portfel',
    done: '{name} ma znów portfel',
  },
  waiting: {
    title:
      '{count, plural, one {# wiersz czeka na Ciebie} few {# wiersze czekają na Ciebie} many {# wierszy czeka na Ciebie} other {# wiersza czeka na Ciebie}}',
    text: 'Makler je podał, ale zanim trafią do transakcji, potrzebujemy Twojej odpowiedzi.',
    answer: 'Odpowiedz',
    close: 'Zwiń',
    failed: 'Nie udało się pobrać tych wierszy',
    more: '{count, plural, one {potem jeszcze #} few {potem jeszcze #} many {potem jeszcze #} other {potem jeszcze #}}',
    which: 'Który walor to {name}?',
    remember: 'Zapamiętamy odpowiedź dla: {broker}.',
    skip: '{count, plural, one {Pomiń ten wiersz} few {Pomiń te # wiersze} many {Pomiń te # wierszy} other {Pomiń te # wiersza}}',
    skipQuestion:
      '{count, plural, one {Pominąć ten wiersz?} few {Pominąć # wiersze?} many {Pominąć # wierszy?} other {Pominąć # wiersza?}}',
    skipEffect:
      'O\u00a0tyle Twoje transakcje będą się różnić od danych maklera. Pominięte wiersze nie wrócą.',
    skipped: 'Pominięto',
    taken: 'Zapisano odpowiedź',
    recorded:
      '{count, plural, one {# wiersz jest już w\u00a0transakcjach} few {# wiersze są już w\u00a0transakcjach} many {# wierszy jest już w\u00a0transakcjach} other {# wiersza jest już w\u00a0transakcjach}}',
    original: 'Tak zapisał to makler',
  },
  reasons: {
    price: 'Makler nie podał ceny tych sztuk.',
    otherSide: 'Makler podał tylko jedną stronę tej wymiany.',
    unreadable: 'Nie udało się odczytać tego wiersza.',
  },
};
export default pl;
