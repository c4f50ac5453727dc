import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/tools/overpayment.ts';

const pl: SameKeys<typeof en> = {
  name: 'Nadpłata kredytu',
  card: 'Ile odsetek znika, gdy co miesiąc dopłacasz {amount}.',
  title: 'Kalkulator nadpłaty kredytu',
  meta: {
    title: 'Kalkulator nadpłaty kredytu hipotecznego',
    text: 'Ile odsetek oszczędzisz i\u00a0o\u00a0ile miesięcy wcześniej spłacisz kredyt, gdy nadpłacasz co miesiąc albo raz: krótszy okres lub niższa rata, z\u00a0wykresem i\u00a0harmonogramem.',
  },
  amount: 'Zostało do spłaty',
  months: 'Pozostałe raty',
  rate: 'Oprocentowanie',
  repayment: 'Raty',
  annuity: 'równe',
  equalPrincipal: 'malejące',
  monthly: 'Nadpłata co miesiąc',
  once: 'Nadpłata jednorazowa',
  onceMonth: 'Razem z\u00a0ratą nr',
  onceAfterEnd: 'kredyt kończy się wcześniej',
  effect: 'Nadpłata',
  shorter: 'skraca okres',
  lower: 'obniża ratę',
  fee: 'Opłata banku od nadpłaty',
  feeHint: 'po trzech latach zwykle 0',
  saved: 'Oszczędzasz na odsetkach',
  savedAfterFee: 'Oszczędzasz po opłacie',
  nothing: 'Wpisz nadpłatę, a\u00a0zobaczysz, ile oszczędzisz.',
  costsMore: 'Opłata zabiera więcej, niż oszczędzasz na odsetkach.',
  sooner:
    'bez długu o\u00a0{years, plural, =0 {} one {# rok} few {# lata} many {# lat} other {# roku}}{both, select, yes { i\u00a0} other {}}{months, plural, =0 {} one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} wcześniej',
  nextInstalment: 'następna rata {next} zamiast {first}',
  sameEnd: 'ostatnia rata w\u00a0tym samym terminie',
  interestWithout: 'Odsetki bez nadpłaty',
  interestWith: 'Odsetki z\u00a0nadpłatą',
  fees: 'Opłata banku',
  overpaid: 'Nadpłaty razem',
  instalmentsLeft: 'Liczba rat',
  fromTo: '{after} zamiast {before}',
  chart: 'Ile zostaje do spłaty',
  balance: 'z\u00a0nadpłatą',
  repaidSooner: 'spłacone wcześniej',
  without: 'bez nadpłaty',
  columns: {
    paid: 'Raty',
    overpaid: 'Nadpłaty',
    principal: 'Kapitał',
    interest: 'Odsetki',
    balance: 'Zostaje',
    without: 'Bez nadpłaty',
  },
  tableNote: 'Przy wpisanym oprocentowaniu. Bank zaokrągla każdą ratę do grosza, więc i\u00a0my tak liczymy.',
  faqTitle: 'Warto wiedzieć',
  faq: {
    shorterOrLower: {
      ask: 'Krótszy okres czy niższa rata?',
      answer:
        'Krótszy okres oszczędza więcej odsetek, bo dalej płacisz tę samą ratę. Niższa rata zostawia Ci co miesiąc więcej pieniędzy; jeśli nadpłacisz też tę różnicę, oba warianty wyjdą prawie tak samo.',
    },
    early: {
      ask: 'Dlaczego wczesna nadpłata daje więcej?',
      answer:
        'Odsetki liczy się od tego, co zostało do spłaty. Od kwoty spłaconej w\u00a0pierwszym roku nie płacisz odsetek przez wszystkie następne lata.',
    },
    fee: {
      ask: 'Czy bank może pobrać za to opłatę?',
      answer:
        'Przy zmiennym oprocentowaniu bank może w\u00a0Polsce pobrać opłatę tylko przez pierwsze trzy lata, najwyżej 3% spłacanej kwoty. Sprawdź umowę i\u00a0wpisz opłatę tutaj.',
    },
    invest: {
      ask: 'Nadpłacać czy inwestować?',
      answer:
        'Nadpłata daje tyle, ile oszczędzasz na odsetkach, bez ryzyka i\u00a0bez podatku. Inwestycja musi po podatku przynieść więcej niż oprocentowanie kredytu, żeby dać więcej. Najpierw odłóż na czarną godzinę: nadpłaty nie da się wycofać.',
    },
    floating: {
      ask: 'Co, jeśli oprocentowanie się zmieni?',
      answer:
        'Kalkulator przyjmuje wpisane oprocentowanie do końca. Policz jeszcze raz z\u00a0wyższym i\u00a0z\u00a0niższym, a\u00a0zobaczysz przedział.',
    },
  },
};
export default pl;
