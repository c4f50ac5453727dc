const pl = {
  title: 'Materiały edukacyjne',
  subtitle:
    '{count, plural, one {# artykuł} few {# artykuły} many {# artykułów} other {# artykułu}} o\u00a0liczbach, które tu widzisz; jeśli masz własne, zobaczysz je obok tekstu',
  help: 'Pomoc',
  minutes: '{count, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}} czytania',
  locked: 'W\u00a0płatnych planach',
  next: 'Czytaj dalej',
  all: 'Wszystkie artykuły',
  notAdvice:
    'Artykuł wyjaśnia, jak działają liczby i\u00a0produkty. Nie jest poradą inwestycyjną ani podatkową, a\u00a0przykłady nie są prognozą.',
  points: '{value} p.p.',
  days: '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  upgrade: {
    text: 'Twój plan nie obejmuje materiałów edukacyjnych. W\u00a0okresie próbnym oraz w\u00a0planach Standard i\u00a0Professional przeczytasz {count, plural, one {cały artykuł} few {wszystkie # artykuły} many {wszystkie # artykułów} other {wszystkie artykuły}}, z\u00a0liczbami z\u00a0własnego portfela.',
  },
  figures: {
    own: 'Twoje liczby',
    example: 'Liczby z\u00a0przykładu',
    exampleChip: 'Przykład',
    failed: 'Nie udało się pobrać Twoich liczb',
    simulated: 'Część tych cen jest symulowana.',
    none: {
      returns: 'Nie masz jeszcze portfela ze stopą zwrotu, więc widzisz liczby z\u00a0przykładu.',
      currency: 'Nie masz nic w\u00a0obcej walucie, więc widzisz liczby z\u00a0przykładu.',
      drawdown: 'Nie masz jeszcze historii z\u00a0obsunięciem, więc widzisz liczby z\u00a0przykładu.',
      costs: 'W\u00a0ostatnich 12 miesiącach nie było transakcji, więc widzisz liczby z\u00a0przykładu.',
      rebalancing: 'Żaden z\u00a0Twoich portfeli nie ma strategii, więc widzisz liczby z\u00a0przykładu.',
      bonds: 'Nie masz tu obligacji oszczędnościowych, więc widzisz liczby z\u00a0przykładu.',
      pensions: 'Nie masz tu portfela IKE ani IKZE, więc widzisz liczby przykładowe.',
      simulation: 'Nie masz jeszcze żadnej symulacji, więc widzisz liczby z\u00a0przykładu.',
    },
    open: {
      returns: 'Przejdź do portfeli',
      currency: 'Przejdź do walorów',
      drawdown: 'Zobacz wykres',
      costs: 'Przejdź do transakcji',
      rebalancing: 'Przejdź do portfeli',
      bonds: 'Przejdź do obligacji',
      pensions: 'Przejdź do portfeli',
      simulation: 'Przejdź do portfeli',
    },
  },
  rows: {
    irrYear: 'IRR rocznie',
    irrSpan: 'IRR za cały okres',
    twrYear: 'TWR rocznie',
    twrSpan: 'TWR za cały okres',
    value: 'Wartość',
    unrealised: 'Zysk niezrealizowany',
    priceEffect: 'Wpływ cen',
    fxEffect: 'Wpływ walut',
    deepest: 'Najgłębsze obsunięcie',
    needed: 'Ile trzeba, by wrócić na szczyt',
    high: 'Szczyt przed obsunięciem',
    low: 'Najniższy punkt',
    recovered: 'Powrót na szczyt',
    daysDown: 'Czas poniżej szczytu',
    feesYear: 'Opłaty, ostatnie 12 miesięcy',
    taxesYear: 'Podatki, ostatnie 12 miesięcy',
    feesPercent: 'Opłaty do wartości',
    wanted: 'Waga docelowa',
    held: 'Udział dziś',
    drift: 'Odchylenie od celu',
    coverage: 'Pokrycie strategii',
    redemptionFee: 'Opłata za wcześniejszy wykup',
    redemptionTax: 'Podatek',
    redemption: 'Wypłata przy wykupie dziś',
    paid: 'Wpłaty w\u00a0tym roku',
    limit: 'Limit na ten rok',
    room: 'Zostało do limitu',
    returnYear: 'Zwrot rocznie',
    returnSpan: 'Zwrot za cały okres',
    volatility: 'Zmienność',
    maxDrawdown: 'Największe obsunięcie',
    sharpe: 'Wskaźnik Sharpe’a',
    tradeCosts: 'Koszty',
    finalValue: 'Wartość końcowa',
  },
  notes: {
    irrHigher: 'IRR jest wyższy od TWR: w\u00a0lepszych czasach pracowało więcej Twoich pieniędzy.',
    irrLower: 'IRR jest niższy od TWR: więcej Twoich pieniędzy pracowało w\u00a0słabszych czasach.',
    irrAlike: 'IRR i\u00a0TWR są prawie równe: moment wpłat niemal nic nie zmienił.',
    fxHelped: 'Waluta dołożyła się do tego, co zrobiła cena.',
    fxHurt: 'Waluta zabrała część tego, co zrobiła cena.',
    stillBelow: 'Dawny szczyt nie został jeszcze osiągnięty.',
    recovered: 'Dawny szczyt został od tego czasu osiągnięty.',
    feesOnly:
      'Tylko opłaty zapisane w\u00a0transakcjach. Koszty funduszy i\u00a0marże przy wymianie walut kryją się w\u00a0cenach i\u00a0kursach.',
    gapOver: 'Masz tego więcej, niż chce strategia.',
    gapUnder: 'Masz tego mniej, niż chce strategia.',
    redeemable: 'Te obligacje możesz dziś oddać przed terminem.',
    notRedeemable:
      'Dziś wcześniejszy wykup nie jest możliwy albo w\u00a0tabeli serii brakuje opłaty za niego.',
    limitYear:
      'Limity dotyczą roku kalendarzowego i\u00a0nie przechodzą na następny. Dla IKZE widzisz limit podstawowy; przy własnej działalności jest wyższy.',
    onePast: 'To jedna przeszłość odtworzona na nowo. O\u00a0kolejnych latach nie mówi nic pewnego.',
  },
  articles: {
    returns: {
      title: 'IRR i\u00a0TWR: dwie odpowiedzi na pytanie „jak mi poszło?”',
      teaser:
        'Dwie osoby przez te same dwa lata mają ten sam fundusz. Jedna kończy z\u00a0zyskiem, druga ze stratą, i\u00a0obie dobrze odczytały swoje wyciągi. Różni je tylko moment wpłat. Dlatego pokazujemy dwie stopy zwrotu i\u00a0dlatego mogą mieć nawet przeciwne znaki.',
    },
    currency: {
      title: 'Wpływ walut: kiedy kurs zarabia albo traci za Ciebie',
      teaser:
        'Akcja notowana w\u00a0Nowym Jorku ma dla kogoś, kto liczy w\u00a0złotych, dwie ceny: tę z\u00a0giełdy, w\u00a0dolarach, i\u00a0cenę samego dolara. Każda może iść w\u00a0inną stronę. Na rosnącej akcji da się stracić, a\u00a0na spadającej zarobić. Warto wiedzieć, która z\u00a0nich o\u00a0tym zdecydowała, żeby oceniać właściwą rzecz.',
    },
    drawdown: {
      title: 'Obsunięcie: jak głęboko i\u00a0jak długo',
      teaser:
        'Średnia stopa zwrotu ukrywa to, co ludzie pamiętają najlepiej: miesiące, w\u00a0których portfel był wart dużo mniej niż wcześniej. Obsunięcie mierzy właśnie to. Mówi, jak daleko wartość była od ostatniego szczytu, którego dnia i\u00a0ile trwało, zanim wróciła, jeśli wróciła.',
    },
    costs: {
      title: 'Koszty: małe procenty, długie lata',
      teaser:
        'Nikt nie wie, ile rynek da zarobić za rok, ale całkiem dobrze można wiedzieć, ile się za to zapłaci. Koszty to jedyna część stopy zwrotu znana z\u00a0góry. Wracają co roku i\u00a0składają się tak samo jak zyski, tylko w\u00a0drugą stronę. Warto wiedzieć, gdzie ich szukać.',
    },
    rebalancing: {
      title: 'Równoważenie: powrót do własnego planu',
      teaser:
        'Portfel złożony w\u00a060% z\u00a0akcji i\u00a0w\u00a040% z\u00a0obligacji sam taki nie zostanie. To, co rośnie szybciej, zajmuje coraz więcej miejsca, i\u00a0po kilku dobrych latach ponosisz ryzyko, którego nikt nie wybrał. Równoważenie przywraca udziały do celu. Ma zalety, ma cenę i\u00a0da się je zrobić bez sprzedawania.',
    },
    bonds: {
      title: 'Obligacje oszczędnościowe: odsetki, inflacja i\u00a0wcześniejszy wykup',
      teaser:
        'Obligacje oszczędnościowe Skarbu Państwa są prostsze niż większość tego, co można kupić: 100 zł za sztukę, żadnych notowań, odsetki według reguły znanej przed zakupem. Mimo to mało kto umie powiedzieć, ile jego obligacje są warte dziś i\u00a0ile dostałby, oddając je przed terminem. Jedno i\u00a0drugie wynika z\u00a0kilku prostych działań.',
    },
    pensions: {
      title: 'IKE i\u00a0IKZE: co daje państwo i\u00a0czego chce w\u00a0zamian',
      teaser:
        'IKE i\u00a0IKZE to nie produkty, tylko opakowania: w\u00a0środku mogą być fundusze, akcje, obligacje albo konto oszczędnościowe. Różni je podatek. Jedno zwalnia z\u00a0podatku od zysków na końcu, drugie obniża podatek dochodowy od razu. Oba mają roczny limit i\u00a0warunki rozpisane na dziesięciolecia.',
    },
    simulation: {
      title: 'Jak czytać symulację',
      teaser:
        'Symulacja cofa Twój portfel w\u00a0czasie i\u00a0dzień po dniu prowadzi go według strategii, z\u00a0kosztami i\u00a0bez wiedzy o\u00a0tym, co będzie dalej. Powstają dokładne liczby o\u00a0przeszłości, która zdarzyła się raz. Dobrze je czytać to wiedzieć, co mówi każda z\u00a0nich i\u00a0czego nie powie żadna.',
    },
  },
};
export default pl;
