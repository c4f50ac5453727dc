/** What calls about one's own wealth do; the English words stand in their contracts. */
const summaries: Readonly<Record<string, string>> = {
  'portfolioGroups.list':
    'Grupy portfeli z\u00a0liczbami wszystkich portfeli każdej z\u00a0nich razem, w\u00a0wybranej walucie',
  'portfolioGroups.create': 'Zbiera portfele pod jedną nazwą; portfel może być w\u00a0kilku grupach',
  'portfolioGroups.update': 'Zmienia nazwę grupy albo to, które portfele w\u00a0niej są',
  'portfolioGroups.delete': 'Usuwa grupę; portfele zostają bez zmian',
  'portfolios.create': 'Dodaje portfel w\u00a0granicach planu',
  'portfolios.delete':
    'Usuwa portfel ze wszystkim, co w\u00a0nim jest, i\u00a0podaje liczbę usuniętych transakcji',
  'portfolios.update': 'Zmienia portfel; 409, jeśli ktoś zmienił go od podanej `version`',
  'portfolios.list':
    'Portfele z\u00a0liczbami w\u00a0wybranej walucie; simplified=1: tylko to, co potrzebne do wyboru w\u00a0formularzu',
  'portfolios.history':
    'Dzienna wartość, wpłacone pieniądze, obsunięcie i\u00a0benchmark z\u00a0tymi samymi przepływami',
  'portfolios.performance':
    'Wszystkie liczby, walory i\u00a0dzienna historia jednego portfela albo wszystkich razem',
  'portfolios.lotMethods':
    'Ile portfel zrealizował i\u00a0ile kosztuje to, co w\u00a0nim jest, według każdej metody rozliczania sprzedaży',
  'portfolios.weights':
    'Skład portfela tak, jak ważą go cele: z\u00a0cenami i\u00a0wartościami tydzień po tygodniu z\u00a0dwóch lat',
  'portfolios.rebalancing':
    'Alokacja portfela wobec strategii i\u00a0transakcje, które zbliżą go do celu: tylko za nowe pieniądze albo także ze sprzedażą',
  'portfolioAssets.create': 'Dodaje walor do portfela i\u00a0zapisuje pierwszy zakup',
  'portfolioAssets.delete': 'Usuwa walor z\u00a0portfela razem z\u00a0transakcjami i\u00a0podaje ich liczbę',
  'portfolioAssets.update':
    'Zmienia pierwszy zakup, dopóki jest jedyną transakcją, a\u00a0powiadomienia w\u00a0dowolnej chwili',
  'portfolioAssets.read':
    'Wszystko o\u00a0jednym walorze w\u00a0portfelu: liczby, cena na tle średniego kosztu, partie, dywidendy, ostatnie transakcje',
  'portfolioAssets.across':
    'To samo o\u00a0walorze we wszystkich rzeczywistych portfelach, z\u00a0wierszem dla każdego',
  'portfolioAssets.sale':
    'Co dałaby dziś sprzedaż tylu sztuk: partie, zysk, szacowana prowizja i\u00a0podatek; niczego nie zapisuje',
  'assetNotes.list': 'Własne notatki o\u00a0walorze: ogólna i\u00a0te o\u00a0nim w\u00a0portfelach',
  'assetNotes.save':
    'Zapisuje notatkę o\u00a0walorze albo o\u00a0nim w\u00a0jednym portfelu; 409, jeśli od `version` ktoś ją zmienił',
  'assetNotes.delete': 'Usuwa notatkę o\u00a0walorze; przez dziesięć minut można to cofnąć',
  'portfolioAssets.list':
    'Walory w\u00a0portfelach z\u00a0liczbami w\u00a0wybranej walucie; simplified=1: tylko id, nazwa, waluta i\u00a0liczba sztuk',
  'search.find':
    'Wszystko, co pasuje do wpisanego tekstu: walory, portfele, katalog, transakcje według notatek, strategie, raporty, działania i\u00a0pomoc',
  'statistics.read': 'Sumy, zmiana, historia i\u00a0alokacja modułu, na stronę główną panelu',
  'lookThrough.export': 'To samo jako plik CSV, jeśli plan obejmuje eksport',
  'lookThrough.overlap':
    'Jaka część dwóch funduszy jest wspólna, według mniejszej wagi; null, gdy prześwietlonych jest mniej niż dwa',
  'lookThrough.read':
    'Z\u00a0czego składa się wszystko, co jest w\u00a0portfelach, po prześwietleniu funduszy: spółki, sektory, kraje, waluty',
  'figures.explain': 'Wiersze, ceny, kursy i\u00a0wzór, z\u00a0których powstała liczba',
  'transactions.bulk':
    'Przenosi, opisuje lub usuwa wiele transakcji naraz, łączy dwie połowy przeniesienia albo je rozłącza: wszystkie lub żadną',
  'transactions.create': 'Zapisuje transakcję; zakup waloru, którego jeszcze nie ma, dodaje go do portfela',
  'transactions.delete':
    'Usuwa transakcję, chyba że późniejsza sprzedaż potrzebuje jej sztuk; z\u00a0połączonego przeniesienia obie połowy, ze zdarzenia korporacyjnego wszystkie wiersze',
  'transactions.proposedSplits':
    'Splity posiadanych walorów, o\u00a0których wie źródło danych, a\u00a0nie wie księga',
  'transactions.update':
    'Zmienia transakcję; wszystko po niej przelicza się samo. 409, jeśli ktoś zmienił ją od podanej `version`',
  'transactions.marks':
    'Dni z\u00a0zakupami, sprzedażami i\u00a0dywidendami, od najstarszych, do znaczników na wykresie',
  'transactions.export': 'Lista jako plik CSV, jeśli plan pozwala na eksport',
  'transactions.list': 'Transakcje stronami, z\u00a0sumami wszystkich pasujących',
  'changes.list': 'Zmiany w\u00a0księdze, od najnowszych, i\u00a0co z\u00a0nich można cofnąć',
  'changes.read': 'Jedna zmiana, wiersz po wierszu: co było przed nią i\u00a0co jest po niej',
  'changes.undo':
    'Cofa zmianę z\u00a0ostatnich dziesięciu minut: wszystko jest jak przed nią albo nic, jeśli coś się od tej pory zmieniło',
  'changes.restore':
    'Przywraca wierszom zmiany albo jednej transakcji wersję sprzed niej; to też jest zmiana, którą można cofnąć',
  'pensions.addPayment':
    'Zapisuje wpłaty pracownika, pracodawcy i\u00a0państwa z\u00a0jednego dnia jako zakupy funduszu: wszystkie albo żadną',
  'pensions.assignPayer': 'Mówi, kto zapłacił za zakup na rachunku PPK',
  'pensions.ppk': 'Rachunek PPK według tego, kto wpłacał, i\u00a0kwota wypłaty na dziś',
  'assets.list':
    'Katalog według tickera, ISIN lub nazwy (wybacza literówki i\u00a0brak polskich znaków), po 500',
  'assets.read': 'Jeden walor z\u00a0katalogu albo własny',
  'assets.price': 'Cena waloru w\u00a0danym dniu; jeśli wtedy jej nie było, ostatnie wcześniejsze zamknięcie',
  'assetClasses.list': 'Drzewo klas walorów',
  'currencies.list':
    'Waluty, w\u00a0których chcesz widzieć kwoty, z\u00a0dzisiejszymi kursami między nimi, dla pojedynczych kwot',
  'currencies.all':
    'Wszystkie waluty, które mają kurs: kwoty można w\u00a0nich wpisywać, a\u00a0po wybraniu także w\u00a0nich oglądać',
  'currencies.choose':
    'Wybiera waluty do pokazywania kwot, w\u00a0kolejności z\u00a0przełącznika; pusta lista przywraca domyślne',
  'customAssets.create':
    'Dodaje własny walor: taki, którego nie zna żadne źródło, z\u00a0własną nazwą i\u00a0cenami',
  'customAssets.delete': 'Usuwa własny walor razem z\u00a0cenami; nie wtedy, gdy jest w\u00a0portfelu',
  'makeUps.delete':
    'Usuwa skład podany przez użytkownika; znowu liczy się skład ze źródła danych albo przykładowy',
  'makeUps.export': 'Skład waloru jako plik, który można zmienić i\u00a0wczytać',
  'makeUps.read':
    'Z\u00a0czego składa się walor: według użytkownika, a\u00a0jeśli nic nie podał, według źródła danych albo przykładu',
  'makeUps.save': 'Zapisuje skład waloru w\u00a0miejsce poprzedniego',
  'makeUps.upload':
    'Czyta plik CSV z\u00a0pozycjami (nazwa, ISIN, waga, sektor, kraj, waluta) jako skład waloru',
  'customAssets.list': 'Własne walory, także te połączone z\u00a0katalogiem',
  'customAssets.relink': 'Mówi, że własny walor to ten z\u00a0katalogu: odtąd ma jego nazwę i\u00a0ceny',
  'customAssets.unlink': 'Cofa połączenie z\u00a0katalogiem: własny walor wraca do własnych cen',
  'customAssets.update': 'Zmienia własny walor',
  'customAssets.deletePrice': 'Usuwa cenę własnego waloru z\u00a0jednego dnia',
  'customAssets.prices': 'Zapisane ceny własnego waloru, od najnowszych',
  'customAssets.setPrice': 'Zapisuje cenę własnego waloru w\u00a0jednym dniu',
  'customAssets.uploadPrices':
    'Czyta ceny zamknięcia własnego waloru z\u00a0CSV (data, zamknięcie, opcjonalnie wolumen), także z\u00a0plików Stooq',
  'indicators.read': 'Nastroje, dywidendy, przepływy pieniężne lub zyski waloru',
  'market.heatmap':
    'Walory jednej klasy z\u00a0wartością rynkową i\u00a0zmianami, do mapy rynku: stocks, crypto lub etf',
  'market.overview': 'Walory jednej klasy ze zmianami i\u00a0rokiem tygodniowych zamknięć do małego wykresu',
  'market.tape': 'Pasek notowań: indeksy, waluty i\u00a0najczęściej obserwowane walory',
  'market.adoptSymbol':
    'Dodaje do katalogu walor znaleziony w\u00a0źródle i\u00a0zleca pobranie jego historii',
  'market.searchSources':
    'Szuka w\u00a0źródłach danych waloru, którego nie ma w\u00a0katalogu; w\u00a0wersji demonstracyjnej nic nie znajdzie',
  'market.events': 'Zdarzenia wysyłane przez serwer, dla każdego: tylko MarketChanged',
  'symbols.list': 'Publiczne symbole jednej klasy',
  'symbols.read': 'Wszystko, co pokazuje publiczna strona symbolu',
  'corporateActions.preview':
    'Co zdarzenie korporacyjne zrobiłoby z\u00a0walorami, których dotyczy; niczego nie zapisuje',
  'corporateActions.record':
    'Zapisuje zdarzenie korporacyjne jako transakcje, które należą do siebie; można je cofnąć przez dziesięć minut',
  'income.calendar':
    'Wypłaty z\u00a0najbliższych dwunastu miesięcy jako plik kalendarza, bez kwot, chyba że ktoś o\u00a0nie poprosi',
  'income.confirm':
    'Zapisuje proponowane wypłaty w\u00a0księdze, wszystkie albo żadną; wysłane dwa razy z\u00a0jednym znakiem zapisują się raz',
  'income.dismiss': 'Mówi, że proponowane wypłaty nie należą do pytającego: nie są już proponowane',
  'income.propose': 'Cofa oznaczenie, że wypłaty nie należą do pytającego: są znowu proponowane',
  'income.read':
    'Dywidendy i\u00a0odsetki z\u00a0roku albo z\u00a0najbliższych dwunastu miesięcy: otrzymane, do potwierdzenia i\u00a0spodziewane',
  'income.saveSettings': 'Zastępuje stawki podatku u\u00a0źródła i\u00a0oprocentowanie gotówki',
  'income.settings':
    'Stawki podatku u\u00a0źródła w\u00a0krajach, zwykłe i\u00a0własne, oraz oprocentowanie gotówki',
  'taxes.years': 'Lata podatkowe księgi: stan każdego i\u00a0kwota do zapłaty',
  'taxes.read':
    'Rok podatkowy według pól PIT-38 i\u00a0PIT/ZG: najpierw to, czego brakuje, kwoty, kraje, straty i\u00a0to, co jest poza zeznaniem',
  'taxes.rows':
    'Wiersze, z\u00a0których składa się pozycja roku, po stronie; `outside`: te, które nie wchodzą do żadnej',
  'taxes.sale': 'Sprzedaż z\u00a0partiami: dzień podatkowy, kurs, tabela NBP i\u00a0złote każdej kwoty',
  'taxes.compare':
    'Kwota do zapłaty przy każdym odczytaniu przepisów, które w\u00a0tym roku może coś zmienić',
  'taxes.saveReadings': 'Wybiera odczytanie przepisów dla roku; pominięte zostają, jakie były',
  'taxes.saveStated':
    'Zastępuje to, co podano o\u00a0roku poza księgą: PIT-8C, podatek niepobrany przez płatnika, koszty kryptowalut z\u00a0lat poprzednich',
  'taxes.saveLosses': 'Zastępuje straty z\u00a0lat ubiegłych i\u00a0kwoty już od nich odliczone',
  'taxes.saveTreaties': 'Zastępuje stawki z\u00a0umów, które pytający zna lepiej niż tabela',
  'taxes.leaveOut': 'Zastępuje listę portfeli, których nie ma w\u00a0zeznaniu',
  'taxes.file': 'Zamraża złożony rok z\u00a0jego odczytaniami, kwotami i\u00a0wierszami',
  'taxes.reopen': 'Otwiera złożony rok ponownie: o\u00a0kwotach znów decyduje księga',
  'taxes.wrapper':
    'Limity IKE, IKZE i\u00a0OIPE w\u00a0roku: wpłaty w\u00a0miesiącach, ile zostało, ile oszczędza odliczenie',
  'taxes.exits':
    'Ile zostałoby z\u00a0IKE, IKZE lub OIPE: zgodnie z\u00a0przeznaczeniem, przy wypłacie dziś i\u00a0bez konta emerytalnego',
  'taxes.saveSaver':
    'Zastępuje dane do limitów i\u00a0wypłat: stawkę podatku, datę urodzenia, prawo do emerytury, lata działalności',
  'taxes.markTransfer':
    'Mówi, że wpłata przyszła z\u00a0innego konta emerytalnego i\u00a0nie zabiera limitu, albo że nie',
  'taxes.log':
    'Kto co zmienił w\u00a0danych roku podatkowego, kiedy i\u00a0z\u00a0jakim skutkiem dla podatku',
  'taxes.fields': 'Pola PIT-38 i\u00a0każdego PIT/ZG w\u00a0kolejności formularzy, gotowe do wpisania',
  'taxes.plan':
    'Trwający rok podatkowy naprzód: podatek do dziś, co dałaby sprzedaż każdej pozycji dziś, niezrealizowane straty, ostatnie dni',
  'taxes.planSale':
    'Co dałaby sprzedaż pozycji dziś po ostatniej cenie: partie, dochód, podatek i\u00a0co zostaje; nic nie jest zapisywane',
  'taxes.pdf':
    'Dokumentacja roku podatkowego jako PDF ze wszystkim, z\u00a0czego są kwoty, jeśli plan obejmuje eksport; 202 z\u00a0postępem, dopóki nie jest gotowa',
  'taxes.xlsx':
    'Dokumentacja roku podatkowego jako skoroszyt z\u00a0arkuszem dla każdej części, jeśli plan obejmuje eksport',
  'taxes.link': 'Link do roku podatkowego dla księgowej; null, gdy go nie ma',
  'taxes.share':
    'Tworzy link, który pokazuje dokumentację jednego roku podatkowego i\u00a0nic więcej, albo zmienia, jak długo działa',
  'taxes.unshare': 'Wyłącza link do roku podatkowego; przestaje działać od razu',
  'shared-taxes.read':
    'Dokumentacja jednego roku podatkowego, tak jak udostępnia ją właściciel; 404, gdy link wyłączono lub wygasł',
  'shared-taxes.unlock':
    'Podaje hasło do udostępnionej dokumentacji podatkowej; ta przeglądarka widzi ją potem przez dwanaście godzin',
  'shared-taxes.pdf':
    'Udostępniona dokumentacja podatkowa jako PDF, dopóki plan właściciela obejmuje eksport; 202 z\u00a0postępem, dopóki nie jest gotowa',
  'shared-taxes.xlsx':
    'Udostępniona dokumentacja podatkowa jako skoroszyt, dopóki plan właściciela obejmuje eksport',
  'recurringPlans.confirm':
    'Zapisuje w\u00a0księdze przypadające dni planów, wszystkie albo żaden; zapisany już dzień nie zapisuje się drugi raz',
  'recurringPlans.create': 'Planuje powtarzaną wpłatę albo zakup, od dziś albo od późniejszego dnia',
  'recurringPlans.delete': 'Usuwa plan; to, co już zapisano, zostaje',
  'recurringPlans.list':
    'Powtarzane wpłaty i\u00a0zakupy oraz te ich dni, które już minęły i\u00a0czekają na odpowiedź',
  'recurringPlans.skip': 'Mówi, że przypadające dni planów się nie odbyły: nie są już proponowane',
  'recurringPlans.update':
    'Zmienia, wstrzymuje albo wznawia plan; to, co już zapisano, zostaje. 409, jeśli ktoś go zmienił od `version`',
  'goals.create': 'Dodaje cel: kwotę na wybrany dzień',
  'goals.delete': 'Usuwa cel',
  'goals.list':
    'Cele ze ścieżką, z\u00a0tym, co może nastąpić, i\u00a0z\u00a0szacowaną szansą ich osiągnięcia',
  'goals.update': 'Zmienia cel; 409, jeśli ktoś go zmienił od `version`',
  'tags.list': 'Własne tagi według nazw, z\u00a0liczbą walorów i\u00a0transakcji każdego z\u00a0nich',
  'tags.ofAssets':
    'Jakie tagi mają walory: wszędzie albo w\u00a0jednym portfelu; wszystkie walory albo jeden',
  'tags.saveOfAsset':
    'Mówi, jakie tagi ma walor albo on w\u00a0jednym portfelu; pusta lista zdejmuje wszystkie',
  'tags.saveOfTransactions':
    'Dodaje tagi transakcjom i\u00a0zdejmuje inne: wszystkim lub żadnej; przez dziesięć minut można to cofnąć',
  'tags.rename':
    'Zmienia nazwę taga na wszystkim, co go ma; tag o\u00a0tej nazwie przyjmuje go do siebie. Przez dziesięć minut można to cofnąć',
  'tags.delete': 'Zdejmuje tag ze wszystkiego, co go ma; przez dziesięć minut można to cofnąć',
  'decisions.list':
    'Co zapisano przy zakupach waloru, od najnowszych: w\u00a0jednym portfelu albo we wszystkich',
  'decisions.save':
    'Zapisuje powód zakupu i\u00a0co skłoniłoby do zmiany zdania; 409, jeśli od `version` ktoś to zmienił',
  'decisions.delete': 'Usuwa zapisek o\u00a0zakupie, nie sam zakup; przez dziesięć minut można to cofnąć',
  'watchlists.list':
    'Własne listy obserwowanych w\u00a0swojej kolejności; z\u00a0`asset_id` także to, które mają ten walor',
  'watchlists.read':
    'Walory z\u00a0listy z\u00a0cenami, zmianami, cenami docelowymi, notatkami i\u00a0tagami; `tag` zostawia tylko te, które go mają',
  'watchlists.create': 'Dodaje pustą listę obserwowanych; najwyżej 20 na osobę',
  'watchlists.update':
    'Zmienia nazwę listy, jej kolumny albo miejsce wśród innych; 409, jeśli od `version` ktoś ją zmienił',
  'watchlists.delete':
    'Usuwa listę; poziomy cen, notatki i\u00a0tagi zostają. Przez dziesięć minut można to cofnąć',
  'watchlists.watch': 'Dopisuje walor na koniec listy, z\u00a0ceną docelową i\u00a0notatką, jeśli je podano',
  'watchlists.move': 'Przenosi walor w\u00a0inne miejsce listy albo na inną listę',
  'watchlists.unwatch': 'Zdejmuje walor z\u00a0listy; przez dziesięć minut można to cofnąć',
  'priceLevels.create': 'Czeka na cenę waloru; najwyżej 100 na osobę',
  'priceLevels.delete': 'Przestaje czekać na cenę',
  'priceLevels.list':
    'Ceny, na które czekasz, wszystkie albo dla jednego waloru; najpierw te jeszcze nieosiągnięte',
  'priceLevels.update':
    'Zmienia cenę, na którą czekasz; inny poziom lub kierunek albo `again` zaczyna czekanie od nowa',
  'bonds.create':
    'Dodaje obligacje; jeśli seria jest w\u00a0tabeli, wystarczą symbol, liczba i\u00a0dzień zakupu',
  'bonds.delete': 'Usuwa obligacje razem ze wszystkim, co wypłaciły',
  'bonds.exchange': 'Zapisuje zamianę zapadłych obligacji na nową serię; nowe pamiętają, skąd pochodzą',
  'bonds.list':
    'Posiadane obligacje z\u00a0dzisiejszą wartością, następną wypłatą, wartością w\u00a0dniu wykupu i\u00a0wcześniejszym wykupem; closed=1 dodaje zamknięte',
  'bonds.read':
    'Jedne obligacje z\u00a0okresami i\u00a0ich oprocentowaniem, wypłatami, wcześniejszymi zamianami i\u00a0serią do porównania',
  'bonds.redeem': 'Zapisuje wcześniejszy wykup albo sprzedaż wszystkich lub części obligacji',
  'bonds.reopen': 'Cofa zapisany wykup albo zamianę obligacji',
  'bonds.update': 'Zmienia obligacje; 409, jeśli ktoś zmienił je od podanej `version`',
  'bonds.import':
    'Czyta stan rachunku rejestrowego z\u00a0obligacjeskarbowe.pl, a\u00a0z\u00a0`save` zapisuje to, co w\u00a0nim nowe',
  'bonds.series': 'Tabela serii z\u00a0warunkami emisji, od najnowszych, oraz serie własne',
  'tools.bondOffer':
    'Najnowsza seria każdej obligacji oszczędnościowej, jaka była w\u00a0sprzedaży, z\u00a0warunkami emisji',
  'deposits.create': 'Dodaje lokatę',
  'deposits.delete': 'Usuwa lokatę, jakby jej nigdy nie było',
  'deposits.list':
    'Lokaty z\u00a0dzisiejszą wartością; najpierw te, które skończą się najwcześniej, na końcu zakończone',
  'deposits.update':
    'Zmienia lokatę albo zamyka ją przed czasem; 409, jeśli ktoś zmienił ją od podanej `version`',
  'addresses.read': 'Adres podpowiedzi, która przyszła bez niego',
  'addresses.search': 'Miejscowości i\u00a0adresy w\u00a0Polsce zaczynające się tak jak wpisany tekst',
  'map.read': 'Styl mapy, jeśli operator go ustawił; bez niego rysujemy dołączony kontur',
  'properties.addFlow': 'Zapisuje czynsz, koszt lub podatek, jednorazowy albo powtarzalny',
  'properties.value': 'Zapisuje wycenę nieruchomości na dzień; inna z\u00a0tego dnia zostaje zastąpiona',
  'properties.create': 'Dodaje nieruchomość; jej obecna cena to pierwsza wycena',
  'properties.delete': 'Usuwa nieruchomość z\u00a0wycenami, czynszem, kosztami i\u00a0kredytem',
  'properties.list':
    'Nieruchomości z\u00a0wartością, kredytem, czynszem i\u00a0zyskiem, od ostatnio kupionej',
  'properties.names': 'Nazwy nieruchomości, do wyszukiwania',
  'properties.course': 'Wartość, kredyt i\u00a0cena zakupu wszystkich nieruchomości w\u00a0czasie',
  'properties.read':
    'Jedna nieruchomość z\u00a0wycenami, czynszem i\u00a0kosztami oraz kredytem z\u00a0każdą ratą',
  'properties.removeFlow': 'Usuwa czynsz, koszt lub podatek',
  'properties.removeLoan': 'Usuwa kredyt nieruchomości',
  'properties.unvalue': 'Usuwa wycenę; ostatnia zostaje',
  'properties.saveLoan': 'Zapisuje kredyt nieruchomości albo go zmienia',
  'properties.updateFlow': 'Zmienia czynsz, koszt lub podatek',
  'properties.update':
    'Zmienia nieruchomość; inna obecna cena staje się dzisiejszą wyceną. 409, jeśli ktoś zmienił ją od podanej `version`',
};
export default summaries;
