import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/integrations/setup.ts';

const pl: SameKeys<typeof en> = {
  title: 'Połączenie: {broker}',
  lead: 'Utwórz klucze, które pozwalają tylko odczytywać, i\u00a0wpisz je tutaj.',
  steps: 'Krok po kroku',
  keys: 'Co wpisać',
  permissions: 'Uprawnienia',
  give: 'Nadaj',
  never: 'Nie nadawaj',
  know: 'Warto wiedzieć',
  kept: 'Klucze szyfrujemy przed zapisaniem, nigdy ich nie pokazujemy i\u00a0nie zapisujemy w\u00a0dziennikach. Po odłączeniu przechowujemy je przez 30 dni, żeby można było przywrócić połączenie; potem je kasujemy.',
  connect: 'Połącz: {broker}',
  brokers: {
    demo: {
      one: 'Nie musisz niczego przygotowywać: to konto jest liczone na tym komputerze.',
      two: 'Wpisz „demo” jako identyfikator aplikacji i\u00a0„demo” jako tajny klucz.',
      three: 'Wszystko inne zostanie odrzucone, więc i\u00a0to możesz zobaczyć.',
      give: 'Żadne nie są potrzebne.',
      never: 'Nie ma żadnych: nic nie opuszcza tego komputera.',
      know: 'Jedno konto z\u00a0comiesięcznymi wpłatami, zakupami, sprzedażami i\u00a0dywidendami od stycznia 2024, po symulowanych cenach. Odłączysz je w\u00a0każdej chwili.',
    },
    exante: {
      one: 'Zaloguj się do Client Area i\u00a0otwórz „Settings”, „API Management”.',
      two: 'Kliknij „Add API Key”. Konto prawdziwe i\u00a0demo mają osobne klucze: utwórz ten, który chcesz połączyć.',
      three: 'Wybierz uprawnienia podane na tej stronie i\u00a0zapisz.',
      four: 'Skopiuj „Application ID”, „Client ID” i\u00a0„Shared Key” tego klucza i\u00a0wpisz tu wszystkie trzy.',
      give: '„Accounts”, „Summary” i\u00a0„Transactions”.',
      never:
        '„Orders”. Nie prosimy o\u00a0to, więc nawet z\u00a0tym uprawnieniem nie moglibyśmy składać zleceń.',
      know: 'Exante nie mówi, czy klucz pozwala składać zlecenia, więc nie możemy Cię przed takim ostrzec.',
    },
    trading212: {
      one: 'Otwórz aplikację Trading 212 na koncie, które chcesz połączyć: ćwiczebne i\u00a0prawdziwe mają osobne klucze.',
      two: 'Przejdź do „Settings”, „API” i\u00a0wygeneruj klucz.',
      three: 'Wybierz uprawnienia podane na tej stronie.',
      four: 'Skopiuj klucz API i\u00a0tajny klucz. Tajny klucz zobaczysz tylko raz.',
      give: '„Account data”, „Portfolio”, „Metadata”, „History” ze zleceniami, dywidendami i\u00a0transakcjami.',
      never: 'Niczego, co składa lub anuluje zlecenia.',
      know: 'API mają tylko konta Invest i\u00a0Stocks ISA. Odpowiada na sześć zapytań na minutę, więc długa historia trochę potrwa.',
    },
    'interactive-brokers': {
      one: 'W\u00a0Client Portal otwórz „Performance & Reports”, „Flex Queries”.',
      two: 'Utwórz Activity Flex Query w\u00a0formacie XML z\u00a0sekcjami „Trades”, „Cash Transactions”, „Cash Report” i\u00a0„Open Positions”, za najdłuższy okres do wyboru.',
      three:
        'Na tej samej stronie otwórz „Flex Web Service Configuration”, włącz usługę i\u00a0wygeneruj token. Wybierz najdłuższą ważność; adres IP zostaw pusty, chyba że znasz adres tej instalacji.',
      four: 'Wpisz numer zapytania („Query ID”) jako identyfikator aplikacji, a\u00a0token jako tajny klucz.',
      give: 'Nie ma czego wybierać: token pozwala odczytać raporty i\u00a0nic więcej.',
      never: 'Niczego: nie pozwala ani składać zleceń, ani wypłacać pieniędzy.',
      know: 'Token jest ważny najwyżej rok; potem utwórz nowy i\u00a0połącz konto ponownie. Raporty odnawiają się raz na dobę. Konta w\u00a0Lynx działają tak samo.',
    },
    alpaca: {
      one: 'Zaloguj się do pulpitu Alpaca i\u00a0wybierz u\u00a0góry konto: paper albo live. Mają osobne klucze.',
      two: 'Znajdź „API Keys” i\u00a0wygeneruj nowe klucze.',
      three: 'Skopiuj „API Key ID” i\u00a0„Secret Key”. Tajny klucz zobaczysz tylko raz.',
      give: 'Nie ma czego wybierać: klucze Alpaca nie mają osobnych uprawnień.',
      never:
        'Każdy klucz pozwala składać zlecenia, dlatego Cię ostrzegamy. Żaden nie pozwala wypłacać pieniędzy.',
      know: 'Konta paper są bezpłatne. Wygenerowanie nowych kluczy unieważnia stare.',
    },
    kraken: {
      one: 'Zaloguj się do Kraken, otwórz „Settings”, „API” i\u00a0utwórz klucz API.',
      two: 'Wybierz uprawnienia podane na tej stronie.',
      three: 'Skopiuj „API Key” i\u00a0„Private Key” i\u00a0wpisz je tutaj.',
      give: '„Query Funds” i\u00a0„Query Ledger Entries”.',
      never: '„Withdraw Funds”: takie klucze odrzucamy. „Create & Modify Orders”: przed takimi ostrzegamy.',
      know: 'Jeśli ograniczasz klucz do adresów IP, podaj adres tej instalacji. Kraken nie ma konta demo.',
    },
    binance: {
      one: 'Zaloguj się do Binance w\u00a0przeglądarce i\u00a0otwórz „API Management”.',
      two: 'Kliknij „Create API” i\u00a0wybierz „System generated”.',
      three: 'Zostaw tylko uprawnienie podane na tej stronie.',
      four: 'Skopiuj „API Key” i\u00a0„Secret Key”. Tajny klucz zobaczysz tylko raz.',
      give: '„Enable Reading”.',
      never:
        '„Enable Withdrawals”: takie klucze odrzucamy. „Enable Spot & Margin Trading”: przed takimi ostrzegamy.',
      know: 'Binance podaje transakcje tylko dla par: monety kupionej i\u00a0w\u00a0całości sprzedanej na Binance, po której nie został inny ślad, nie znajdziemy. Zaimportuj dla niej wyciąg z\u00a0konta. Konto demo to Spot Test Network z\u00a0własnymi kluczami.',
    },
    coinbase: {
      one: 'Zaloguj się do Coinbase Developer Platform i\u00a0otwórz „API Keys”, „Secret API Keys”.',
      two: 'Kliknij „Create API key” i\u00a0rozwiń ograniczenia oraz ustawienia zaawansowane.',
      three:
        'Wybierz uprawnienie podane na tej stronie i\u00a0algorytm podpisu „ECDSA”, a\u00a0potem utwórz i\u00a0pobierz klucz.',
      four: 'Wpisz „name” z\u00a0pobranego pliku jako identyfikator aplikacji, a\u00a0„privateKey” jako tajny klucz, w\u00a0całości od „BEGIN” do „END”.',
      give: '„View”.',
      never: '„Transfer”: takie klucze odrzucamy. „Trade”: przed takimi ostrzegamy.',
      know: 'Jeśli ograniczasz klucz do adresów IP, podaj adres tej instalacji. Coinbase nie ma konta demo.',
    },
  },
};
export default pl;
