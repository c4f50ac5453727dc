import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/tools/bonds.ts';

const pl: SameKeys<typeof en> = {
  name: 'Obligacje skarbowe obok siebie',
  card: 'Dla wybranego okresu i\u00a0założonej inflacji, po podatku. Przykład: {inflation} inflacji przez {years, plural, one {# rok} few {# lata} many {# lat} other {# roku}}.',
  title: 'Obligacje skarbowe obok siebie',
  meta: {
    title: 'Porównanie obligacji skarbowych',
    text: 'OTS, ROR, DOR, TOS, COI, EDO i\u00a0obligacje rodzinne obok siebie: ile zostaje po podatku i\u00a0opłatach przy Twoim okresie i\u00a0Twojej inflacji.',
  },
  amount: 'Inwestujesz',
  amountHint:
    '{bonds, plural, one {# obligacja} few {# obligacje} many {# obligacji} other {# obligacji}} po 100 zł',
  months: 'Na jak długo',
  monthsHint:
    '{years, plural, =0 {} one {# rok} few {# lata} many {# lat} other {# roku}}{both, select, yes { i\u00a0} other {}}{rest, plural, =0 {} one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}',
  inflation: 'Inflacja w\u00a0skali roku',
  inflationHint: 'Twoje założenie; od drugiego roku zależą od niej COI, EDO i\u00a0rodzinne',
  reference: 'Stopa referencyjna NBP',
  referenceHint: 'Twoje założenie; od drugiego miesiąca zależą od niej ROR i\u00a0DOR',
  tax: 'Podatek od odsetek',
  taxYes: '19%',
  taxNo: 'bez podatku (IKE)',
  family: 'Obligacje rodzinne',
  familyNo: 'pomiń',
  familyYes: 'pokaż (800+)',
  most: 'Najwięcej: {kind}',
  perYear: '{rate} rocznie po podatku, {real} ponad inflację',
  perYearFree: '{rate} rocznie, {real} ponad inflację',
  inAll: '{rate} za cały okres, {real} ponad inflację',
  gain: 'Zysk',
  taxPaid: 'Podatek',
  fees: 'Opłaty za wcześniejszy wykup',
  second: 'Drugie: {kind}',
  last: 'Najmniej: {kind}',
  chartYear: 'Zysk rocznie, po podatku i\u00a0opłatach',
  chartAll: 'Zysk za cały okres, po podatku i\u00a0opłatach',
  table: 'Obligacje obok siebie',
  kinds: {
    OTS: '3-miesięczne',
    ROR: 'roczne',
    DOR: '2-letnie',
    TOS: '3-letnie',
    COI: '4-letnie',
    EDO: '10-letnie',
    ROS: 'rodzinne 6-letnie',
    ROD: 'rodzinne 12-letnie',
  },
  rateFixed: '{rate} stałe',
  rateInflation: '{rate}, potem inflacja + {margin}',
  rateReference: '{rate}, potem stopa NBP + {margin}',
  early: 'wcześniejszy wykup',
  toTheEnd: 'do końca',
  again:
    '{times, plural, one {kupione raz} few {kupione # razy} many {kupione # razy} other {kupione # raza}}',
  columns: {
    kind: 'Obligacje',
    terms: 'Oprocentowanie',
    has: 'Masz na końcu',
    gain: 'Zysk',
    fees: 'Opłaty',
    rateYear: 'Rocznie',
    rateAll: 'Za cały okres',
    real: 'Ponad inflację',
    how: 'Przebieg',
  },
  tableNote:
    'Warunki najnowszych znanych emisji: {issues}. Za pieniądze z\u00a0wykupu i\u00a0odsetki wypłacone po drodze kupujemy takie same obligacje na tych samych warunkach; obligacje niewykupione na koniec oddajemy przed terminem. Tylko całe obligacje.',
  noOffer: 'Nie ma obligacji do porównania',
  noOfferText: 'Nie ma tu jeszcze warunków emisji obligacji skarbowych.',
  faqTitle: 'Warto wiedzieć',
  faq: {
    which: {
      ask: 'Które obligacje skarbowe dają najwięcej?',
      answer:
        'To zależy od tego, jak długo możesz czekać, i\u00a0od inflacji. Długie EDO mają najwyższą marżę ponad inflację, ale wcześniejszy wykup kosztuje. Na kilka miesięcy mniej stracisz na OTS lub ROR. Zmień okres powyżej i\u00a0zobacz, jak zmienia się kolejność.',
    },
    early: {
      ask: 'Ile kosztuje wcześniejszy wykup?',
      answer:
        'Stałą kwotę od każdej obligacji, ustaloną przy emisji; przy OTS przepadają całe odsetki. W\u00a0pierwszym okresie odsetkowym opłata nie przekracza odsetek, więc za obligację dostaniesz co najmniej 100 zł.',
    },
    inflation: {
      ask: 'Jak inflacja wpływa na oprocentowanie?',
      answer:
        'COI, EDO, ROS i\u00a0ROD w\u00a0pierwszym roku mają stałe oprocentowanie. W\u00a0każdym następnym to ogłoszona inflacja roczna plus marża z\u00a0emisji; spadek cen liczy się jako zero.',
    },
    tax: {
      ask: 'A\u00a0podatek?',
      answer:
        '19% odsetek potrąca się przy wypłacie. EDO, TOS i\u00a0rodzinne wypłacają na końcu, więc podatek czeka, a\u00a0te pieniądze też zarabiają. Na IKE z\u00a0obligacjami podatku nie ma, jeśli spełnisz jego warunki.',
    },
    advice: {
      ask: 'Czy to porada?',
      answer:
        'Nie, to rachunek na Twoich założeniach. Inflacja i\u00a0stopy będą inne niż każde założenie, a\u00a0nowe emisje mają nowe warunki.',
    },
  },
};
export default pl;
