/** What calls about plans of one's money, files, brokers and messages do. */
const summaries: Readonly<Record<string, string>> = {
  'strategies.connect':
    'Wybiera strategię dla portfela w\u00a0granicach planu; poprzednia zostaje zastąpiona',
  'strategies.disconnect': 'Odłącza strategię od portfela',
  'strategies.list':
    'Modelowe alokacje według nazwy, z\u00a0ocenami użytkowników i\u00a0Twoimi portfelami, które z\u00a0nich korzystają',
  'strategies.rate': 'Ocenia strategię od 1 do 5, z\u00a0opinią lub bez; kolejna ocena zastępuje poprzednią',
  'strategies.read':
    'Jedna strategia z\u00a0najważniejszymi cechami, tym, co wlicza się do każdej części, i\u00a0opiniami',
  'strategies.unrate': 'Cofa własną ocenę strategii',
  'simulations.cancel': 'Kończy symulację, która czeka lub trwa; jej ustawienia zostają',
  'simulations.delete': 'Usuwa symulację z\u00a0wynikami; trwającą najpierw kończy',
  'simulations.readSweep': 'Przegląd parametrów strategii: jak daleko jest i\u00a0jego komórki',
  'simulations.csv':
    'Dzienne wartości każdej strategii i\u00a0benchmarku jako plik CSV; plany bez eksportu dostają 403',
  'simulations.form':
    'Punkt wyjścia formularza symulacji: walory, dzisiejsze wagi, możliwe dni, solvery, wskazówki',
  'simulations.outlook':
    'Perspektywa Monte Carlo: pasma 10, 50 i\u00a090% losowane z\u00a0bloków stóp zwrotu strategii',
  'simulations.plot': 'Krzywe jako obraz (SVG): to, na co wskazuje plot_path',
  'simulations.startSweep':
    'Liczy strategię optymalizującą dla każdej pary gamma i\u00a0kappa, najwyżej 100, w\u00a0tle',
  'analyzer.call':
    'Symulacja historii portfela w\u00a0sześciu akcjach: uruchomienie, stan, wyniki, jedna, opis, lista',
  'comparison.read':
    'Stopy zwrotu portfeli ważone czasem na tle benchmarków: rok po roku, ryzyko i\u00a0co kosztowało najwięcej',
  'comparison.keep': 'Zapamiętuje na następny raz, z\u00a0czym porównujesz; najwyżej 6',
  'comparison.strategies': 'Strategie, z\u00a0którymi możesz się porównać: własne i\u00a0z\u00a0biblioteki',
  'comparison.pdf': 'Porównanie jako PDF, jeśli plan pozwala na eksport',
  'comparison.xlsx': 'Porównanie jako arkusz z\u00a0kartą na każdą tabelę, jeśli plan pozwala na eksport',
  'comparison.csv': 'Tabela porównania jako plik CSV, jeśli plan pozwala na eksport',
  'reports.create': 'Zapisuje raport i\u00a0udostępnia go, jeśli `share` mówi jak',
  'reports.delete': 'Usuwa zapisany raport i\u00a0jego link',
  'reports.list': 'Zapisane raporty, od ostatnio zmienionego',
  'reports.read': 'Zapisany raport: rodzaj, portfele, okres i\u00a0opcje',
  'reports.figures': 'Liczby raportu z\u00a0wybranych portfeli i\u00a0dni',
  'reports.update': 'Zmienia zapisany raport; 409, jeśli ktoś zmienił go od podanej `version`',
  'reports.figures-csv': 'Tabela niezapisanego raportu jako plik CSV, jeśli plan pozwala na eksport',
  'reports.figures-tables': 'Tabele niezapisanego raportu, jeśli plan pozwala na eksport',
  'reports.figures-xlsx': 'Niezapisany raport jako arkusz, jeśli plan pozwala na eksport',
  'reports.csv': 'Tabela zapisanego raportu jako plik CSV, jeśli plan pozwala na eksport',
  'reports.pdf':
    'Zapisany raport jako PDF, jeśli plan pozwala na eksport; 202 z\u00a0postępem, dopóki nie jest gotowy',
  'reports.tables': 'Tabele zapisanego raportu, każdą można pobrać jako CSV, jeśli plan pozwala na eksport',
  'reports.xlsx': 'Zapisany raport jako arkusz z\u00a0kartą na każdą tabelę, jeśli plan pozwala na eksport',
  'reports.preview': 'Co zobaczyłaby druga osoba; nic nie zostaje zapisane',
  'reports.share': 'Udostępnia zapisany raport linkiem albo zmienia to, co link pokazuje',
  'reports.unshare': 'Wycofuje link raportu; od razu przestaje działać',
  'shared-reports.opened': 'Mówi właścicielowi, że ktoś otworzył raport',
  'shared-reports.pdf':
    'Udostępniony raport jako PDF, dopóki plan właściciela pozwala na eksport; 202 z\u00a0postępem, dopóki nie jest gotowy',
  'shared-reports.picture': 'Obraz, który komunikatory pokazują przy linku, 1200 na 630',
  'shared-reports.read':
    'Udostępniony raport w\u00a0wersji wybranej przez właściciela; 404 po wycofaniu lub wygaśnięciu',
  'shared-reports.xlsx':
    'Tabele udostępnionego raportu jako arkusz, dopóki plan właściciela pozwala na eksport',
  'shared-reports.unlock':
    'Podaje hasło udostępnionego raportu; ta przeglądarka widzi go potem przez dwanaście godzin',
  'shared-portfolios.read': 'To samo dla linku, którego raport dotyczy jednego portfela',
  'imports.change':
    'Uzupełnia to, czego plik nie mówi; z\u00a0importAssets zapisuje naraz wszystkie możliwe wiersze albo żaden',
  'imports.export':
    'Wszystkie transakcje portfela w\u00a0naszym szablonie, do importu gdzie indziej; w\u00a0granicach planu',
  'imports.list': 'Przesłane pliki, od najnowszych',
  'imports.leaning': 'Co jeszcze musiałoby zniknąć po cofnięciu importu',
  'imports.lookUp':
    'Pyta źródła danych o\u00a0walory z\u00a0pliku, których nie ma w\u00a0katalogu, po kilka naraz',
  'imports.read': 'Przesłany plik z\u00a0wierszami, stronami',
  'imports.source': 'Plik i\u00a0wiersz, z\u00a0których pochodzi transakcja, z\u00a0oryginalnym tekstem',
  'imports.template': 'Nasz szablon z\u00a0kilkoma przykładowymi wierszami, jako CSV lub arkusz',
  'imports.undo': 'Usuwa z\u00a0księgi wszystkie wiersze pliku albo zapomina plik, którego nie zaimportowano',
  'imports.upload':
    'Czyta plik od maklera i\u00a0pokazuje, co zostałoby zaimportowane; nic jeszcze nie zapisuje',
  'integrations.connect':
    'Pyta maklera, czy klucze są poprawne, i\u00a0tylko wtedy je przechowuje, zaszyfrowane',
  'integrations.disconnect':
    'Odłącza maklera po wpisaniu jego nazwy. Wiersze zostają, a\u00a0klucze czekają 30 dni na ewentualne przywrócenie',
  'integrations.available':
    'Maklerzy, których można podłączyć, i\u00a0ci, których pliki czytamy; typ to is_csv plus 1',
  'integrations.list': 'Połączenia z\u00a0maklerami, także odłączone; nigdy z\u00a0kluczami',
  'integrations.refresh': 'Zleca synchronizację wszystkich podłączonych maklerów',
  'integrations.renew':
    'Zapisuje nowe klucze połączenia, gdy makler je przyjmie; odłączone zostaje przywrócone',
  'integrations.restore': 'Podłącza maklera ponownie, z\u00a0zachowanymi kluczami',
  'integrations.synchronise': 'Zleca synchronizację jednego maklera',
  'integrations.connectExternal':
    'Podaje adres logowania u\u00a0maklera przez agregator, który wraca pod current_url z\u00a0external=snaptrade',
  'integrations.returnFromExternal': 'Lista tego, co podłączono przez agregator od przejścia do niego',
  'integrations.answer': 'Mówi, co znaczą czekające wiersze; te, które można, są od razu zapisywane',
  'integrations.waiting':
    'Co przysłał makler i\u00a0co czeka na Ciebie: nieznane walory i\u00a0kwoty, których nie da się ustalić',
  'integrations.rehouse':
    'Przypisuje inny portfel rachunkom, których portfel usunięto; zostaną do niego wczytane od nowa',
  'integrations.settle': 'Zapisuje to, co wyjaśniłoby różnicę wobec maklera, albo zostawia księgę bez zmian',
  'notifications.delete': 'Usuwa powiadomienie',
  'notifications.list': 'Co pokazuje dzwonek, od najnowszych, w\u00a0języku zapytania',
  'notifications.channels': 'Czy docierają e-maile i\u00a0ile SMS-ów wysłano w\u00a0tym miesiącu (dni UTC)',
  'notifications.read-settings': 'O\u00a0czym powiadamiamy, jakimi drogami i\u00a0kiedy nie',
  'notifications.read': 'Oznacza jedno lub wszystkie powiadomienia jako przeczytane',
  'notifications.save-settings': 'Zmienia to, o\u00a0czym powiadamiamy, jakimi drogami i\u00a0kiedy nie',
  'notifications.settings':
    'Włącza e-maile i\u00a0SMS-y o\u00a0dużych zmianach portfeli i\u00a0walorów; SMS wymaga numeru telefonu i\u00a0planu, który je ma',
  'notifications.choose-less': 'Mniej takich wiadomości, przez link z\u00a0wiadomości i\u00a0bez logowania',
  'notifications.less':
    'Czego miałoby być mniej według linku z\u00a0wiadomości, bez logowania; odczyt niczego nie zmienia',
  'notifications.undo-less': 'Cofa to, co wybrano linkiem z\u00a0wiadomości',
  'announcements.current': 'Co operator ogłasza teraz i\u00a0czego jeszcze nie zamknięto, od najnowszych',
  'announcements.dismiss': 'Nie pokazuje więcej tego ogłoszenia nad stronami',
  'channels.subscribe': 'Odtąd powiadamia tę przeglądarkę; z\u00a0ponad dwudziestu zostają najnowsze',
  'channels.confirmPhone': 'Potwierdza numer telefonu kodem; po dziesięciu błędnych potrzebny jest nowy',
  'channels.subscriptions':
    'Powiadamiane przeglądarki, od najnowszych; id to SHA-256 adresu endpoint (base64url)',
  'channels.phone': 'Numer telefonu do SMS-ów i\u00a0czy jest potwierdzony',
  'channels.pushKey': 'Klucz, którym przeglądarka zapisuje się na powiadomienia (VAPID, base64url)',
  'channels.removePhone': 'Usuwa numer telefonu; SMS-y zostają wyłączone',
  'channels.unsubscribe': 'Przestaje powiadamiać przeglądarkę',
  'channels.sendCode':
    'Wysyła na numer telefonu kod z\u00a0sześciu cyfr, ważny dziesięć minut; najwyżej trzy na godzinę. `uncertain`: wysłano, a\u00a0dostawca nie potwierdził przyjęcia',
  'channels.setPhone':
    'Ustawia numer telefonu do SMS-ów; inny numer trzeba znów potwierdzić. Wymaga planu z\u00a0SMS-ami',
  'events.stream':
    'Zdarzenia wysyłane przez serwer: PortfolioChanged, UserPortfolioChanged, NotificationAdded, SimulationChanged, IntegrationChanged, ReportsChanged, PlanChanged i\u00a0MarketChanged, tylko te, które Cię dotyczą',
};
export default summaries;
