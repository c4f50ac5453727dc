import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/tools/loan.ts';

const pl: SameKeys<typeof en> = {
  name: 'Kredyt #naStart',
  card: 'Projekt z\u00a02024 roku, który nigdy nie wszedł w\u00a0życie.',
  title: 'Kalkulator kredytu mieszkaniowego #naStart',
  meta: {
    title: 'Kalkulator kredytu #naStart',
    text: 'Ile kosztowałby kredyt mieszkaniowy #naStart według założeń ze stycznia 2024 roku: raty po dopłacie, suma dopłat i\u00a0harmonogram. Program nigdy nie wszedł w\u00a0życie.',
  },
  never:
    '<b>Ten program nigdy nie wszedł w\u00a0życie.</b> Kalkulator pokazuje, jak działałby według założeń ze stycznia 2024 roku. Takiego kredytu nie da się dziś dostać.',
  purpose: 'Cel',
  purchase: 'Zakup',
  construction: 'Budowa',
  amount: 'Kwota kredytu',
  amountHint: 'dopłaty do {cap} kredytu',
  borrowers: 'Kredytobiorcy',
  children: 'Dzieci',
  household: 'Osoby w\u00a0gospodarstwie',
  householdHint: 'co najmniej kredytobiorcy i\u00a0dzieci',
  location: 'Miasto',
  locations: {
    gdansk: 'Gdańsk',
    krakow: 'Kraków',
    poznan: 'Poznań',
    warsaw: 'Warszawa',
    wroclaw: 'Wrocław',
    other: 'Inne',
  },
  uplift: 'limit dopłat o\u00a0{percent} wyższy (nasze założenie)',
  noUplift: 'podstawowy limit dopłat',
  area: 'Powierzchnia',
  roomy:
    'Powyżej {area} m² to dużo na {people, plural, one {# osobę} few {# osoby} many {# osób} other {# osoby}}. Założenia nie miały limitu.',
  income: 'Dochód miesięcznie',
  incomeHint: 'próg dla {people, plural, one {# osoby} few {# osób} many {# osób} other {# osoby}}: {limit}',
  incomeAbove: 'powyżej progu {limit}: dopłata mniejsza o\u00a0{cut} miesięcznie',
  rate: 'Oprocentowanie w\u00a0banku',
  indicator: 'Wskaźnik BGK',
  indicatorHint: 'ogłaszany co kwartał',
  months: 'Okres',
  monthsHint:
    '{years, plural, one {# rok} few {# lata} many {# lat} other {# roku}}{rest, plural, =0 {} one { i\u00a0# miesiąc} few { i\u00a0# miesiące} many { i\u00a0# miesięcy} other { i\u00a0# miesiąca}}; co najmniej 180 miesięcy',
  short: 'Program wymagał co najmniej 180 miesięcy. Wynik służy tylko porównaniu.',
  first: 'Pierwsza rata po dopłacie',
  instead: 'zamiast {amount} w\u00a0zwykłym kredycie',
  subsidies: 'Dopłaty przez 10 lat',
  interestCost: 'Koszt odsetek',
  standardInstalment: 'Zwykły kredyt: rata',
  standardInterest: 'Zwykły kredyt: koszt odsetek',
  saving: 'Mniej o',
  dearer: 'Więcej o',
  chart: 'Rata w\u00a0każdym miesiącu',
  subsidy: 'dopłata',
  interest: 'odsetki',
  principal: 'kapitał',
  ordinary: 'zwykły kredyt',
  subsidiesEnd: 'koniec dopłat: {amount}',
  columns: {
    instalment: 'Raty',
    after: 'Po dopłacie',
    principal: 'Kapitał',
    interest: 'Odsetki',
    supplement: 'Dopłata',
    fund: 'Z\u00a0Funduszu Mieszkaniowego',
    balance: 'Zostaje',
  },
  tableNote:
    'Dopłata to kwota przed potrąceniem za dochód; w\u00a0kolumnie Funduszu jest to, co naprawdę zostałoby wypłacone. Każdy wiersz zaokrąglamy osobno do grosza, a\u00a0ostatni wyrównuje różnicę.',
  how: 'Jak liczymy dopłatę',
  programmeRate: 'Odsetki po Twojej stronie',
  points: 'Odsetki z\u00a0dopłatą: wskaźnik BGK minus Twoje',
  share: 'Część kredytu z\u00a0dopłatą',
  cut: 'Potrącenie za dochód powyżej progu, miesięcznie',
  firstSupplement: 'Pierwszy miesiąc: dopłata',
  firstPaid: 'Pierwszy miesiąc: z\u00a0Funduszu Mieszkaniowego',
  faqTitle: 'Krótko o\u00a0programie',
  faq: {
    source: {
      ask: 'Skąd bierze się kwota dopłaty?',
      answer:
        'Od wskaźnika BGK odejmujemy oprocentowanie z\u00a0programu: 1,5% dla jednej lub dwóch osób, 1% dla trzech, 0,5% dla czterech i\u00a00% dla pięciu i\u00a0więcej. Resztę mnożymy przez saldo kredytu, najwyżej do limitu dla Twojego gospodarstwa, i\u00a0dzielimy przez dwanaście. Dopłata nigdy nie przekracza odsetek z\u00a0danego miesiąca.',
    },
    caps: {
      ask: 'Do jakiej części kredytu byłaby dopłata?',
      answer:
        'Do 200\u00a0000 zł dla jednej osoby, 400\u00a0000 zł dla dwóch, 450\u00a0000 zł dla trzech, 500\u00a0000 zł dla czterech i\u00a0600\u00a0000 zł dla pięciu, a\u00a0na każdą kolejną osobę 100\u00a0000 zł więcej. W\u00a0drogich miastach limit miał być o\u00a010% lub 20% wyższy; zakładamy 20% w\u00a0Warszawie i\u00a010% w\u00a0Gdańsku, Krakowie, Poznaniu i\u00a0we Wrocławiu.',
    },
    income: {
      ask: 'Co, jeśli dochód przekracza próg?',
      answer:
        'Próg miesięczny to 10\u00a0000 zł dla jednej osoby, 18\u00a0000 zł dla dwóch, 23\u00a0000 zł dla trzech, 28\u00a0000 zł dla czterech i\u00a033\u00a0000 zł dla pięciu i\u00a0więcej. Każda złotówka powyżej progu zmniejsza miesięczną dopłatę o\u00a050 groszy u\u00a0jednej osoby, a\u00a0o\u00a025 groszy w\u00a0większym gospodarstwie.',
    },
    jump: {
      ask: 'Dlaczego rata zmienia się po dziesięciu latach?',
      answer:
        'Dopłaty trwają dziesięć lat i\u00a0wtedy co miesiąc spłacasz równą część kapitału. Potem dopłata się kończy, a\u00a0resztę spłacasz w\u00a0równych ratach z\u00a0oprocentowaniem banku.',
    },
    today: {
      ask: 'Czy program jeszcze wejdzie w\u00a0życie?',
      answer:
        'Założenia ze stycznia 2024 roku przewidywały cztery lata programu i\u00a0500 mln zł na 2024 rok. Ani one, ani projekt ustawy z\u00a0kwietnia 2024 roku nie zostały uchwalone. Kalkulator służy porównaniu.',
    },
  },
};
export default pl;
