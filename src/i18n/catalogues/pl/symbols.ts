import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/symbols.ts';

const pl: SameKeys<typeof en> = {
  title: 'Notowania',
  lead: 'Ceny, wykresy i\u00a0fakty o\u00a0tym, co można mieć w\u00a0portfelu. Bez zakładania konta.',
  leadWithheld:
    'Najważniejsze fakty o\u00a0tym, co można mieć w\u00a0portfelu, dostępne dla wszystkich. Ceny i\u00a0wykresy zobaczysz po założeniu bezpłatnego konta.',
  points: 'pkt',
  noPrice: 'Nie ma jeszcze żadnej ceny',
  noChange: 'Nie znamy ceny z\u00a0początku tego okresu',
  simulated: 'Ceny symulowane',
  source: '{count, plural, one {Źródło} few {Źródła} many {Źródła} other {Źródła}}: {names}',
  withheld: {
    title: 'Ceny zobaczysz po zalogowaniu',
    more: 'Pozostałe ceny zobaczysz po zalogowaniu',
    text: 'Załóż bezpłatne konto, aby zobaczyć ceny, zmiany i\u00a0wykresy. Najważniejsze fakty są dostępne dla wszystkich.',
    register: 'Załóż bezpłatne konto',
    login: 'Zaloguj się',
  },
  empty: 'Nie ma jeszcze notowań',
  emptyText: 'Zajrzyj tu, gdy będą pierwsze ceny.',
  meta: {
    symbols: 'Notowania: akcje, ETF-y, kryptowaluty, surowce, indeksy · {brand}',
    symbolsText:
      'Ceny, roczne wykresy i\u00a0najważniejsze fakty: akcje, ETF-y, kryptowaluty, surowce, kontrakty terminowe, indeksy i\u00a0obligacje w\u00a0jednym miejscu, bez zakładania konta.',
    symbolsTextWithheld:
      'Najważniejsze fakty: akcje, ETF-y, kryptowaluty, surowce, kontrakty terminowe, indeksy i\u00a0obligacje w\u00a0jednym miejscu. Ceny i\u00a0wykresy po założeniu bezpłatnego konta.',
    symbolClass: '{name}: notowania, zmiany i\u00a0wykresy · {brand}',
    symbolClassText: '{text} Przy każdej pozycji ostatnia cena, zmiana dzienna i\u00a0roczna oraz wykres.',
    symbolClassWithheld: '{name}: wszystkie symbole · {brand}',
    symbolClassTextWithheld: '{text} Ceny i\u00a0wykresy po założeniu bezpłatnego konta.',
    symbolWithheld: '{name} ({ticker}): najważniejsze fakty · {brand}',
    symbolTextWithheld:
      '{name}{hasExchange, select, yes { ({exchange})} other {}}: najważniejsze fakty. Ceny i\u00a0wykresy po założeniu bezpłatnego konta.',
    symbol:
      '{kind, select, stocks {{name} ({ticker}): kurs akcji, dywidendy, fakty} etf {{name} ({ticker}): notowania ETF-u, wykres, fakty} crypto {{name} ({ticker}): kurs, wykres, wartość rynkowa} indices {{name} ({ticker}): poziom i\u00a0wykres} bonds {{name} ({ticker}): kurs obligacji i\u00a0wykres} other {{name} ({ticker}): cena i\u00a0wykres}} · {brand}',
    symbolText:
      '{kind, select, stocks {{name}: kurs akcji{hasExchange, select, yes { ({exchange})} other {}}, wykres z\u00a0dziesięciu lat, historia dywidend, najważniejsze fakty i\u00a0nastroje rynku.} etf {{name}: notowania{hasExchange, select, yes { ({exchange})} other {}}, wykres z\u00a0dziesięciu lat, dywidendy i\u00a0najważniejsze fakty o\u00a0funduszu.} indices {{name}: poziom, zmiana dzienna i\u00a0roczna oraz wykres z\u00a0dziesięciu lat.} other {{name}: cena, zmiana dzienna i\u00a0roczna, wykres z\u00a0dziesięciu lat i\u00a0najważniejsze fakty.}}',
  },
  classes: {
    stocks: {
      name: 'Akcje',
      one: 'Akcja',
      text: 'Spółki z\u00a0warszawskiej giełdy i\u00a0najbardziej znane zagraniczne.',
    },
    etf: {
      name: 'ETF-y',
      one: 'ETF',
      text: 'Fundusze, które podążają za indeksem, a\u00a0kupuje się je jak akcje.',
    },
    crypto: {
      name: 'Kryptowaluty',
      one: 'Kryptowaluta',
      text: 'Monety i\u00a0tokeny, którymi handluje się całą dobę, także w\u00a0weekendy.',
    },
    commodities: {
      name: 'Surowce',
      one: 'Surowiec',
      text: 'Metale, energia i\u00a0płody rolne, na wagę albo na baryłki.',
    },
    futures: {
      name: 'Kontrakty terminowe',
      one: 'Kontrakt terminowy',
      text: 'Kontrakty na przyszły termin: na indeksy, waluty i\u00a0surowce.',
    },
    indices: {
      name: 'Indeksy',
      one: 'Indeks',
      text: 'Cały rynek w\u00a0jednej liczbie: z\u00a0nią porównasz swój zysk.',
    },
    bonds: {
      name: 'Obligacje',
      one: 'Obligacja',
      text: 'Obligacje z\u00a0giełdy, z\u00a0ceną w\u00a0procentach wartości nominalnej.',
    },
  },
  exchanges: {
    XWAR: 'GPW w\u00a0Warszawie',
    XNCO: 'NewConnect',
    XNYS: 'NYSE',
    XNAS: 'Nasdaq',
    XETR: 'Xetra',
    XFRA: 'Frankfurt',
    XLON: 'giełda w\u00a0Londynie',
    XPAR: 'Euronext Paryż',
    XAMS: 'Euronext Amsterdam',
    XBRU: 'Euronext Bruksela',
    XSWX: 'SIX Zurych',
    XMIL: 'giełda w\u00a0Mediolanie',
    XPRA: 'giełda w\u00a0Pradze',
    XMAD: 'giełda w\u00a0Madrycie',
    XTKS: 'giełda w\u00a0Tokio',
    XEUR: 'Eurex',
    ARCX: 'NYSE Arca',
    BATS: 'Cboe BZX',
    XCME: 'CME',
    XNYM: 'NYMEX',
    XCEC: 'COMEX',
    XCBT: 'CBOT',
    IFEU: 'ICE Futures Europe',
  },
  list: {
    all: '{count, plural, one {# pozycja} few {Zobacz wszystkie (#)} many {Zobacz wszystkie (#)} other {Zobacz wszystkie (#)}}',
    table: '{name}: ceny i\u00a0zmiany',
    symbol: 'Walor',
    price: 'Cena',
    day: '24h',
    year: 'Rok',
    trend: 'Wykres roczny',
    filter: 'Filtruj po nazwie lub tickerze',
    other: 'Inne klasy',
    ownTitle: 'Masz coś z\u00a0tej listy?',
    ownText:
      'Trzymaj to w\u00a0jednym miejscu i\u00a0zobacz, ile dał każdy walor, razem z\u00a0dywidendami i\u00a0podatkiem.',
  },
  page: {
    alert: 'Powiadom mnie o\u00a0cenie…',
    close: 'Zamknięcie: {day}',
    priceOf: 'Cena: {day}, {time}',
    delisted: '{name} nie jest już w\u00a0obrocie. Strona pokazuje ostatnią znaną cenę.',
    renamed: 'Ten walor zmienił nazwę albo został zastąpiony innym. Nie ma już nowych cen.',
    chart:
      '{name}, {period}: od {first} ({from}) do {last} ({to}), {direction, select, up {wzrost o\u00a0{change}} down {spadek o\u00a0{change}} other {bez zmiany}}.',
    start: {
      own: 'Cena pierwszego dnia',
      '7d': 'Cena tydzień temu',
      '1m': 'Cena miesiąc temu',
      '3m': 'Cena trzy miesiące temu',
      ytd: 'Cena na przełomie roku',
      '1y': 'Cena rok temu',
      max: 'Pierwsza cena',
    },
    grown: 'Wzrost od tamtej pory',
    lost: 'Spadek od tamtej pory',
    startLabel: '{price}, {day}',
    sinceStart: 'Od początku',
    facts: 'Najważniejsze fakty',
    marketCap: 'Wartość rynkowa',
    employees: 'Pracownicy',
    listed: 'Notowania od',
    dividendYield: 'Stopa dywidendy',
    isin: 'ISIN',
    website: 'Strona',
    currency: 'Waluta',
    exchange: 'Giełda',
    missing: 'Brak danych o\u00a0tym walorze',
    trillions: '{value}\u00a0bln\u00a0zł',
    billions: '{value}\u00a0mld\u00a0zł',
    millions: '{value}\u00a0mln\u00a0zł',
    about:
      '{kind, select, stocks {O\u00a0spółce} etf {O\u00a0funduszu} other {{name} w\u00a0kilku zdaniach}}',
    related: 'Podobne walory',
    own: '{kind, select, indices {Jak wypadasz na tle {ticker}?} other {Masz {ticker}?}}',
    ownText:
      '{kind, select, stocks {Zobacz, ile Ci to dało, razem z\u00a0dywidendami i\u00a0podatkiem.} etf {Zobacz, ile Ci to dało, razem z\u00a0dywidendami i\u00a0podatkiem.} indices {Zobacz swój zysk obok indeksu, z\u00a0tymi samymi wpłatami.} other {Zobacz, ile Ci to dało, w\u00a0złotych i\u00a0po kosztach.}}',
    startFree: 'Zacznij za darmo',
    dashboard: 'Przejdź do panelu',
    short: '{ticker} w\u00a0skrócie',
  },
  sentiment: {
    title: 'Nastroje',
    note: 'Opis rynku, a\u00a0nie porada.',
    bearish: 'Spadkowe',
    'somewhat-bearish': 'Raczej spadkowe',
    neutral: 'Neutralne',
    'somewhat-bullish': 'Raczej wzrostowe',
    bullish: 'Wzrostowe',
    score: '{score} w\u00a0skali od {least} do {most}',
    gauge: 'Nastroje: {level}, {score} w\u00a0skali od {least} do {most}',
    none: 'Nieznane',
    noneText: 'Brak ocenionych wiadomości',
    mean: 'Cena wobec średniej z\u00a0{sessions} sesji',
    place: 'Pozycja w\u00a0przedziale 52 tygodni',
    placeOf: '{place} na {whole}',
    range: 'Minimum i\u00a0maksimum 52 tygodni',
    tooShort: 'Historia cen jest za krótka',
    how: 'Jak to liczymy',
    howText:
      'Wynik to średnia ocen {headlines} najnowszych nagłówków; nowsze liczą się bardziej. Do {bearish} nastroje są spadkowe, do {lower} raczej spadkowe, poniżej {upper} neutralne, poniżej {bullish} raczej wzrostowe, a\u00a0wyżej wzrostowe. Trzy wiersze powyżej wynikają tylko z\u00a0cen zamknięcia.',
    howSample: 'Nagłówki w\u00a0demo są wymyślone.',
  },
  dividends: {
    title: 'Dywidendy',
    note: 'przed podatkiem',
    year: 'Rok',
    bar: 'Wielkość',
    amount: '{kind, select, stocks {Na akcję} other {Na jednostkę}}',
    record: 'Dzień dywidendy',
    paid: 'Wypłata',
    payments: '{count, plural, one {# wypłata} few {# wypłaty} many {# wypłat} other {# wypłaty}}',
  },
  dataset: {
    name: '{name} ({ticker}): kursy zamknięcia',
    text: 'Kursy zamknięcia: {name} ({ticker}), od {from} do {to}. Z\u00a0ostatniego roku każda sesja, z\u00a0wcześniejszych lat jedna w\u00a0tygodniu.',
    measured: 'Kurs zamknięcia',
  },
  questions: {
    price: {
      ask: '{kind, select, stocks {Ile kosztuje akcja {ticker}?} etf {Ile kosztuje jednostka {ticker}?} indices {Na jakim poziomie jest {ticker}?} other {Ile kosztuje {ticker}?}}',
      answer:
        '{kind, select, stocks {Na zamknięciu {day} jedna akcja kosztowała {price}} etf {Na zamknięciu {day} jedna jednostka kosztowała {price}} indices {Na zamknięciu {day} indeks miał {price}} crypto {{day} cena wynosiła {price}} other {Na zamknięciu {day} cena wynosiła {price}}}{direction, select, up {, o\u00a0{change} więcej niż dzień wcześniej} down {, o\u00a0{change} mniej niż dzień wcześniej} flat {, tyle samo co dzień wcześniej} other {}}.{simulated, select, yes { Ceny w\u00a0tym demo są symulowane.} other {}}',
    },
    year: {
      ask: 'Jak {ticker} radzi sobie od roku?',
      answer:
        'Od {from} do {to} {kind, select, indices {indeks} other {kurs}} {direction, select, up {wzrósł o\u00a0{change}} down {spadł o\u00a0{change}} other {się nie zmienił}}: z\u00a0{first} do {last}. Najniższe zamknięcie to {low}, najwyższe {high}.',
    },
    dividend: {
      ask: 'Jaka była ostatnia dywidenda {ticker}?',
      answer:
        '{amount} {kind, select, stocks {na akcję} other {na jednostkę}} przed podatkiem. Odcięcie dywidendy: {exDay}{payment, select, past {, a\u00a0wypłata była {paid}} future {, a\u00a0wypłata będzie {paid}} other {}}.',
    },
    size: {
      ask: 'Jaka jest wartość rynkowa {ticker}?',
      answer:
        'Około {value}: {kind, select, stocks {wszystkie akcje} crypto {wszystkie monety w\u00a0obiegu} other {wszystkie jednostki}} po cenie z\u00a0{day}.',
    },
    listed: {
      ask: 'Od kiedy {ticker} jest w\u00a0obrocie?',
      answer: 'Od {day}{hasExchange, select, yes {; miejsce notowań: {exchange}} other {}}.',
    },
    isin: {
      ask: 'Jaki ISIN ma {ticker}?',
      answer: '{isin}. Po tym numerze {name} rozpoznają domy maklerskie i\u00a0depozyty w\u00a0każdym kraju.',
    },
  },
};
export default pl;
