/** What calls about the account, plans, the public site and the operator do. */
const summaries: Readonly<Record<string, string>> = {
  'user.changePassword':
    'Zmienia hasło i\u00a0kończy wszystkie inne sesje, a\u00a0na życzenie także klucz API',
  'user.createApiKey':
    'Tworzy osobisty klucz API, pokazywany w\u00a0całości tylko raz; poprzedni przestaje działać',
  'user.current': 'Zalogowana osoba z\u00a0planem i\u00a0limitami',
  'user.deleteApiKey': 'Usuwa osobisty klucz API',
  'user.endSession': 'Wylogowuje urządzenie',
  'user.export': 'Wszystko, co przechowujemy o\u00a0koncie, w\u00a0jednym archiwum',
  'user.onboarding': 'Zapisuje profil inwestora i\u00a0kończy pierwsze kroki',
  'user.sessions': 'Zalogowane urządzenia',
  'user.readAvatar': 'Zdjęcie profilowe',
  'user.removeAvatar': 'Usuwa zdjęcie profilowe',
  'user.remove': 'Usuwa konto ze wszystkimi danymi; nie da się tego cofnąć',
  'user.update': 'Zmienia dane osobowe; nowy e-mail wymaga obecnego hasła i\u00a0ponownego potwierdzenia',
  'user.uploadAvatar': 'Zapisuje zdjęcie profilowe (jpg, jpeg lub png) przesłane jako data URL',
  'auth.csrf': 'Ustawia cookie XSRF-TOKEN, które trzeba odesłać w\u00a0nagłówku X-XSRF-TOKEN',
  'auth.register': 'Zakłada konto, otwiera sesję i\u00a0wysyła e-mail z\u00a0potwierdzeniem',
  'auth.signIn': 'Otwiera sesję',
  'auth.signOut': 'Kończy sesję',
  'auth.visitDemo':
    'Pokazuje konto demonstracyjne bez zakładania konta i\u00a0bez możliwości zmian; nie ma go tam, gdzie nie ma demo',
  'email.redeem':
    'Realizuje link z\u00a0e-maila: potwierdza adres, ustawia nowe hasło albo przywraca poprzedni adres',
  'email.request':
    'Wysyła ponownie e-mail z\u00a0potwierdzeniem albo link do nowego hasła; odpowiedź nigdy nie zdradza, czy adres znamy',
  'modules.connect': 'Włącza moduł: jego strony pojawiają się w\u00a0menu',
  'modules.disconnect': 'Wyłącza moduł: jego strony znikają z\u00a0menu, dane zostają',
  'modules.list': 'Trzy moduły inwestycyjne i\u00a0to, które z\u00a0nich są włączone',
  'onboarding.addSample': 'Dodaje przykładowy portfel na próbę; jeśli już jest, pozostaje jedyny',
  'onboarding.closeChecklist': 'Zamyka na stałe listę pierwszych rzeczy do zrobienia',
  'onboarding.end':
    'Kończy pierwsze kroki, na ostatnim lub wcześniej; profil zostaje zapisany, jeśli padły odpowiedzi',
  'onboarding.checklist':
    'Które z\u00a0pierwszych czterech rzeczy są zrobione i\u00a0czy lista jest jeszcze widoczna',
  'onboarding.read': 'Jak daleko jest osoba w\u00a0pierwszych krokach i\u00a0jak odpowiedziała',
  'onboarding.sample':
    'Co zabrałoby usunięcie danych przykładowych i\u00a0co z\u00a0własnych danych zostanie',
  'onboarding.removeSample':
    'Usuwa dane przykładowe; leaning=remove usuwa też to, co bez nich nie może istnieć',
  'onboarding.save': 'Zapisuje krok i\u00a0odpowiedzi, aby dokończyć na dowolnym urządzeniu',
  'education.figures':
    'Twoje liczby, o\u00a0których mówi artykuł, a\u00a0bez nich liczby z\u00a0jego przykładu; wymaga planu z\u00a0materiałami edukacyjnymi',
  'education.articles': 'Artykuły z\u00a0pierwszymi akapitami i\u00a0informacją, czy plan je otwiera',
  'billing.cancel':
    'Plan skończy się wraz z\u00a0okresem; to, co przekracza plan darmowy, będzie wtedy tylko do odczytu',
  'billing.checkout':
    'Zamawia plan albo go zmienia; jeśli najpierw trzeba zapłacić, odpowiada adresem płatności',
  'billing.keepActive':
    'Wybiera, co pozostaje aktywne, gdy jest tego więcej, niż pozwala plan; resztę dopełniają najstarsze',
  'billing.invoices': 'Potwierdzenia, faktury i\u00a0korekty, od najnowszych',
  'billing.kept': 'Co liczy plan i\u00a0co z\u00a0tego pozostaje aktywne, gdy jest tego więcej, niż pozwala',
  'billing.plans': 'Plany z\u00a0limitami i\u00a0cenami',
  'billing.quote': 'Ile kosztowałby plan i\u00a0co by zmienił, zanim zostanie zamówiony',
  'billing.read': 'Obowiązujący plan, jego okres, wykorzystanie i\u00a0dane do faktur',
  'billing.invoicePdf': 'Potwierdzenie, faktura lub korekta jako PDF',
  'billing.resume': 'Cofa rezygnację, dopóki trwa okres',
  'billing.saveBuyer': 'Na kogo odtąd wystawiamy faktury',
  'billing.withdraw':
    'Odstępuje od umowy w\u00a0ciągu 14 dni: plan kończy się od razu, a\u00a0pozostałe dni są zwracane',
  'billing.back': 'Dokąd Stripe kieruje po płatności: plan się zaczyna, a\u00a0dalej jest strona płatności',
  'billing.portal':
    'Prowadzi na stronę Stripe z\u00a0kartami i\u00a0płatnościami, utworzoną na to kliknięcie',
  'billing.stripeWebhook': 'Tu Stripe zgłasza, że coś się stało, z\u00a0podpisem',
  'leads.confirmNewsletter': 'Potwierdza adres do newslettera linkiem, który na niego wysłano',
  'leads.leaveNewsletter': 'Wypisuje z\u00a0newslettera linkiem z\u00a0niego, bez logowania',
  'leads.readConfirmation':
    'Co stało się z\u00a0zapisem do newslettera, którego dotyczy link; odczyt niczego nie zmienia',
  'leads.readSubscription':
    'Czy newsletter, z\u00a0którego jest link, wciąż przychodzi; odczyt niczego nie zmienia',
  'leads.contact': 'Zostawia wiadomość dla ludzi, którzy prowadzą produkt',
  'leads.newsletter': 'Prosi o\u00a0comiesięczny newsletter; potwierdza go link wysłany na adres',
  'consent.choose':
    'Zapamiętuje w\u00a0cookie tej przeglądarki, w\u00a0jakich celach wolno ładować usługi innych firm; niewymienione zostają bez zmian, a\u00a0cookie odrzuconych są usuwane',
  'seo.content': 'Tytuł, opis i\u00a0teksty publicznej strony lub symbolu',
  'admin.editPlan':
    'Zmienia nazwy, ceny i\u00a0limity planu; ceny obowiązują nowe zamówienia i\u00a0późniejsze okresy',
  'admin.givePlan': 'Daje komuś plan bez zamówienia, do dnia albo na stałe; Free kończy dany wcześniej',
  'admin.documents':
    'Potwierdzenia, faktury i\u00a0korekty wszystkich, także usuniętych kont, od najnowszych',
  'admin.planChanges': 'Kto zmienił który plan, z\u00a0czego na co, od najnowszych',
  'admin.plans': 'Plany do edycji przez operatora: z\u00a0wersją i\u00a0liczbą osób',
  'admin.markInKsef': 'Zapisuje numer, który KSeF nadał fakturze',
  'admin.documentPdf': 'Dowolne potwierdzenie, faktura lub korekta jako PDF',
  'admin.ordered': 'Co ktoś zamówił i\u00a0co ma teraz oraz nadpłata, jaka zostanie po zmianie planu',
  'admin.recordPayment': 'Zapisuje wpłatę do potwierdzenia i\u00a0wystawia za nią fakturę',
  'admin.stripe': 'Co w\u00a0Stripe wymaga operatora: odrzucone zwroty, sporne płatności, brakujący klucz',
  'admin.settleRefund': 'Ponawia zwrot odrzucony przez Stripe albo zapisuje, że zwrócono go inaczej',
  'admin.saveBondSeries': 'Zapisuje dla wszystkich warunki serii oszczędnościowej; zastępują dołączone',
  'admin.uploadBondSeries':
    'Wczytuje tabelę serii w\u00a0układzie dołączonej; jeden błędny wiersz odrzuca całość',
  'admin.impersonate':
    'Pozwala administratorowi widzieć platformę oczami użytkownika, najwyżej przez godzinę',
  'admin.stopImpersonating': 'Wraca na własne konto administratora',
  'admin.exportSubscribers': 'Wszyscy, którzy potwierdzili newsletter, jako CSV z\u00a0linkiem do wypisania',
  'admin.contactMessages': 'Wiadomości z\u00a0formularza kontaktowego, od najnowszych',
  'admin.subscribers': 'Kto poprosił o\u00a0newsletter, dostaje go lub zrezygnował, od najnowszych',
  'admin.markContactMessage': 'Zaznacza, czy na wiadomość odpowiedziano',
  'admin.sources':
    'Jak działa każde źródło danych, ile zostało z\u00a0jego limitu i\u00a0które ceny wstrzymano',
  'admin.uploadPrices':
    'Czyta ceny zamknięcia z\u00a0CSV, także z\u00a0plików Stooq, do waloru z\u00a0katalogu',
  'admin.published':
    'Inflacja i\u00a0stopa referencyjna NBP tak, jak są zapisane, z\u00a0pochodzeniem każdego wiersza',
  'admin.saveInflation': 'Zapisuje inflację za miesiąc; zastępuje dołączoną lub symulowaną',
  'admin.savePolicyRate': 'Zapisuje stopę referencyjną NBP albo do kiedy na pewno obowiązuje',
  'admin.uploadPublished': 'Wczytuje plik w\u00a0układzie dołączonych; jeden błędny wiersz odrzuca całość',
  'admin.changeSplit':
    'Cofa split albo stosuje go ponownie; cała historia przelicza się od razu, a\u00a0cofniętego nie przywróci żadne źródło',
  'admin.splits':
    'Splity walorów z\u00a0katalogu, od najnowszych, ze źródłem i\u00a0informacją, czy je cofnięto',
  'admin.announcements': 'Ogłoszenia operatora, od najnowszych',
  'admin.messageTrouble':
    'SMS-y i\u00a0powiadomienia push, które się nie udały lub o\u00a0których nie wiadomo, czy wyszły, od najnowszych',
  'admin.announce':
    'Ogłasza coś wszystkim albo osobom z\u00a0wybranych planów: banerem na kilka dni i\u00a0w\u00a0dzwonku',
  'admin.takeBackAnnouncement':
    'Kończy baner i\u00a0usuwa ogłoszenie z\u00a0dzwonków, w\u00a0których jest nieprzeczytane',
  'admin.audit':
    'Kto co zrobił z\u00a0czyim kontem, także odmowy, od najnowszych; nikt nie może tego zmienić',
  'admin.outbox': 'E-maile produktu, od najnowszych, z\u00a0tym, co się z\u00a0nimi stało',
  'admin.retryMail': 'Ponawia e-mail porzucony lub wstrzymany; jego adres znów uznajemy za osiągalny',
  'admin.discardJob': 'Zapomina porzucone zadanie',
  'admin.exportDocuments': 'Faktury i\u00a0korekty z\u00a0miesiąca jako CSV dla księgowości',
  'admin.connections': 'Połączenia z\u00a0maklerami według maklera: ile działa, a\u00a0ile nie',
  'admin.jobs':
    'Zadania w\u00a0tle w\u00a0danym stanie, od najnowszych, z\u00a0przyczyną niepowodzenia; nigdy z\u00a0treścią',
  'admin.queues':
    'Rodzaje pracy w\u00a0tle: co czeka, trwa i\u00a0się nie udało oraz kiedy każda ruszy znowu',
  'admin.planEffects': 'Ile osób ma plan i\u00a0ile z\u00a0nich ma więcej, niż pozwoliłyby inne limity',
  'admin.storage': 'Wielkość bazy danych, jej tabel, przechowywanych plików i\u00a0kopii zapasowych',
  'admin.version': 'Która wersja działa, które migracje kiedy wykonano i\u00a0które wykonałby nowy start',
  'admin.retryJob': 'Ponawia porzucone zadanie',
  'admin.block':
    'Blokuje konto, co od razu kończy jego sesje, klucz API i\u00a0strumienie zdarzeń, albo znów je wpuszcza',
  'admin.endSessions': 'Wylogowuje wszystkie urządzenia konta',
  'admin.users':
    'Konta tej instalacji według imienia, e-maila lub id; suma 2001 przy filtrze znaczy ponad 2000',
  'admin.desk': 'Ile jest kont, ile z\u00a0nich było widzianych, co czeka i\u00a0co nie udało się dwa razy',
  'admin.user':
    'Jedno konto z\u00a0tym, czego używa: portfele, połączenia, transakcje, urządzenia i\u00a0miejsce',
  'admin.removeUser':
    'Usuwa konto ze wszystkimi danymi, tak jak mogłaby to zrobić ta osoba; nie da się tego cofnąć',
  'admin.resendVerification': 'Wysyła jeszcze raz e-mail potwierdzający adres',
  'admin.sendReset': 'Wysyła link do nowego hasła; obecne działa, dopóki link nie zostanie użyty',
  'admin.setOperator': 'Nadaje komuś rolę operatora albo ją odbiera',
  'admin.siteTexts':
    'Strony publiczne, których teksty można zmienić, i\u00a0każdy symbol, którego tekst zmieniono',
  'admin.siteTextDraft': 'Domyślne teksty strony w\u00a0obu językach, a\u00a0obok teksty operatora',
  'admin.previewSiteText':
    'Strona publiczna z\u00a0podanymi tekstami, tak jak zobaczą ją odwiedzający, jako HTML; niczego nie zapisuje',
  'admin.removeSiteText': 'Przywraca stronie domyślny tekst',
  'admin.writeSiteText': 'Zastępuje domyślny tekst tekstem operatora',
};
export default summaries;
