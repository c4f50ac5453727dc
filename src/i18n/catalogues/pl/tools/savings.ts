import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/tools/savings.ts';

const pl: SameKeys<typeof en> = {
  name: 'Ile odkładać na cel',
  card: 'Procent składany i\u00a0odpowiedź na pytanie: ile co miesiąc na milion za 20 lat.',
  cardFigure:
    'miesięcznie przez {years, plural, one {# rok} few {# lata} many {# lat} other {# roku}}, po {rate} rocznie',
  title: 'Ile odkładać na cel?',
  meta: {
    title: 'Kalkulator procentu składanego i\u00a0oszczędzania na cel',
    text: 'Ile odkładać co miesiąc na milion za 20 lat albo ile urośnie z\u00a0regularnych wpłat: z\u00a0odsetkami, podatkiem, inflacją, wykresem i\u00a0tabelą rok po roku.',
  },
  ask: 'Co chcesz policzyć?',
  askPayment: 'Ile co miesiąc',
  askValue: 'Ile uzbieram',
  goal: 'Cel',
  goalMoney: 'Cel w\u00a0złotych',
  goalThen: 'przyszłych',
  goalToday: 'dzisiejszych',
  start: 'Masz już',
  monthly: 'Odkładasz co miesiąc',
  years: 'Jak długo',
  rate: 'Odsetki w\u00a0skali roku',
  added: 'Odsetki są dopisywane',
  addedMonthly: 'co miesiąc',
  addedYearly: 'co rok',
  raise: 'Co rok zwiększaj wpłatę o',
  inflation: 'Inflacja w\u00a0skali roku',
  inflationHint: 'żeby pokazać wynik w\u00a0dzisiejszych pieniądzach',
  tax: 'Podatek od zysku',
  taxNone: 'bez podatku',
  taxEnd: '19% na końcu',
  taxHint: 'bez podatku: na przykład na IKE',
  resultPayment: 'Co miesiąc trzeba odłożyć',
  resultFirstYear: 'w\u00a0pierwszym roku; potem co rok o\u00a0{percent} więcej',
  resultReached: 'Wystarczy to, co masz: bez kolejnych wpłat urośnie do {value}.',
  resultValue: 'Uzbierasz',
  forYears: 'przez {years, plural, one {# rok} few {# lata} many {# lat} other {# roku}}',
  afterYears: 'po {years, plural, one {# roku} few {# latach} many {# latach} other {# roku}}',
  paidIn: 'Wpłacisz',
  interest: 'Odsetki',
  taxDue: 'Podatek',
  afterTax: 'Po podatku',
  value: 'Wartość na końcu',
  today: 'W\u00a0dzisiejszych pieniądzach',
  chart: 'Jak to rośnie',
  layerStart: 'na początku',
  layerPaid: 'wpłaty',
  layerInterest: 'odsetki',
  table: 'Rok po roku',
  columns: {
    paidIn: 'Wpłacono dotąd',
    interest: 'Odsetki w\u00a0tym roku',
    value: 'Wartość',
    today: 'W\u00a0dzisiejszych pieniądzach',
  },
  tableNote: 'Przed podatkiem. Wpłaty na koniec każdego miesiąca.',
  faqTitle: 'Jak to działa',
  faq: {
    compound: {
      ask: 'Co to jest procent składany?',
      answer:
        'Odsetki, które same zarabiają odsetki. W\u00a0pierwszych latach dają niewiele, a\u00a0po dwudziestu czy trzydziestu bywa ich więcej niż wszystkich wpłat. Na wykresie to bursztynowa część.',
    },
    million: {
      ask: 'Ile odkładać co miesiąc na milion za 20 lat?',
      answer:
        'Przy 6% rocznie i\u00a0odsetkach dopisywanych co miesiąc około 2164 zł miesięcznie: z\u00a0Twojej kieszeni 519\u00a0000 zł, reszta to odsetki. Przy 3% około 3046 zł, a\u00a0przy 9% około 1497 zł.',
    },
    rate: {
      ask: 'Jakie oprocentowanie wpisać?',
      answer:
        'Takie, które uznasz za realne dla swoich oszczędności, po kosztach. Oprocentowanie lokat i\u00a0obligacji jest ogłaszane, zysku z\u00a0akcji nikt z\u00a0góry nie zna. Sprawdź też niższe: różnica pokaże, ile od niego zależy.',
    },
    today: {
      ask: 'Co znaczy „w\u00a0dzisiejszych pieniądzach”?',
      answer:
        'Ile można by kupić za tę kwotę po dzisiejszych cenach, jeśli będą rosły tak, jak wpisana inflacja. Przy 2,5% rocznie milion za 20 lat kupi mniej więcej tyle, co dziś 610\u00a0000 zł.',
    },
    tax: {
      ask: 'Jak liczymy podatek?',
      answer:
        'Jako 19% zysku, raz, na końcu. Jeśli podatek jest pobierany wcześniej, na przykład co rok od lokaty, uzbierasz trochę mniej. Na IKE po 60. roku życia podatku nie ma.',
    },
  },
};
export default pl;
