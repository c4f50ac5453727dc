/**
 * Words that people type and the product does not say, in both languages together: nobody reads them, so they are no texts of the
 * catalogues. What pages and actions are called is found anyway.
 */
export const wordsOfPages = {
  dashboard: 'start overview total wealth pulpit przegląd majątek łącznie',
  reports: 'results summary statement wyniki podsumowanie zestawienie',
  portfolios: 'accounts wallets rachunki konta',
  transactions: 'trades history ledger purchases sales historia operacje zakupy sprzedaże',
  assets: 'holdings positions investments pozycje inwestycje aktywa',
  income: 'payments calendar payouts wypłaty kalendarz dochód',
  taxes: 'pit-38 pit38 pit/zg pit-8c return declaration capital gains zeznanie rozliczenie belka straty',
  allAssets: 'catalogue instruments market search katalog instrumenty rynek wyszukiwarka',
  strategies: 'allocation models targets alokacja modele cele',
  recurringPlans: 'goals regular savings recurring cele regularne oszczędzanie cykliczne',
  integrations: 'brokers connections import sync brokerzy połączenia import synchronizacja',
  lookThrough:
    'exposure countries sectors look through funds ekspozycja kraje sektory skład funduszy prześwietlenie',
  changes: 'history of changes undo restore deleted historia zmian cofnij przywróć usunięte',
  properties: 'flats houses real estate mortgage rent mieszkania domy nieruchomość hipoteka najem',
  bonds: 'treasury savings bonds deposits edo coi obligacje skarbowe oszczędnościowe lokaty edo coi',
  addModule: 'modules moduły',
  settings:
    'profile account password security api key notifications profil konto hasło bezpieczeństwo klucz api powiadomienia',
  help: 'support questions faq contact wsparcie pytania kontakt',
  privacy: 'data consent cookies dane zgody ciasteczka',
  education: 'articles learn library artykuły nauka biblioteka',
  notifications: 'alerts messages bell alerty wiadomości dzwonek',
  payment: 'subscription price invoice upgrade subskrypcja cena faktura abonament',
  admin: 'administration operator administracja operator',
  propertyReports: 'rent costs reports czynsz koszty raporty',
} as const;

export const wordsOfActions = {
  addTransaction:
    'new record buy sell purchase sale trade dividend deposit withdrawal nowa zapisz kup sprzedaj kupno zakup sprzedaż dywidenda wpłata wypłata',
  newPortfolio: 'add create make account dodaj utwórz załóż rachunek konto',
  importFile:
    'import csv xlsx upload statement history transactions importuj broker wczytaj csv xlsx wyciąg historia transakcji',
  newStrategy: 'new create add target allocation model nowa dodaj stwórz docelowa alokacja model',
  compare: 'compare index inflation returns risk porównanie indeks inflacja stopy zwrotu ryzyko',
  exportData: 'export download backup csv json file eksport pobierz kopia csv json plik',
  hideAmounts: 'cover privacy blur zasłoń prywatność schowaj',
  showAmounts: 'uncover reveal odsłoń odkryj',
  themeDark: 'dark mode night black appearance tryb ciemny nocny czarny wygląd',
  themeLight: 'light mode day white appearance tryb jasny dzienny biały wygląd',
  themeSystem: 'automatic auto mode appearance automatyczny tryb wygląd',
  language: 'language polski po polsku polish język english in english angielski',
  signOut: 'sign out log off logout exit leave wyloguj wyjdź zakończ sesję',
  currency: 'switch currency show amounts in change to przełącz waluta pokaż kwoty w zmień na',
} as const;

/** They come before what is bought: “buy PKO”. */
export const verbs =
  'add buy sell record new transaction purchase sale trade for of in a an the dodaj kup sprzedaj zapisz nowa nowy transakcja transakcję kupno zakup sprzedaż dla na w z';
