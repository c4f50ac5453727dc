import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/tools/tools.ts';

const pl: SameKeys<typeof en> = {
  title: 'Narzędzia',
  lead: 'Policz, zanim zdecydujesz. Bez konta, wynik zostaje w\u00a0adresie strony.',
  meta: {
    title: 'Kalkulatory finansowe',
    text: 'Procent składany i\u00a0oszczędzanie na cel, nadpłata kredytu, obligacje skarbowe i\u00a0dopłaty do kredytu #naStart. Każdy wynik ma wykres, tabelę i\u00a0link, który możesz wysłać dalej.',
  },
  form: 'Twoje założenia',
  calculate: 'Oblicz',
  copyLink: 'Skopiuj link',
  linkCopied: 'Link skopiowany',
  linkNotCopied: 'Nie udało się skopiować linku. Możesz skopiować adres tej strony.',
  print: 'Drukuj',
  refused:
    'Wpisz {whole, select, yes {liczbę całkowitą} other {liczbę}} od {least} do {most}. Na razie liczymy z\u00a0{used}.',
  refusedChoice: 'W\u00a0linku była tu nieznana opcja. Liczymy z\u00a0tą.',
  schedule: 'Harmonogram',
  rows: 'Wiersze',
  byYear: 'Lata',
  byMonth: 'Miesiące',
  year: 'Rok',
  month: 'Miesiąc',
  total: 'Razem',
  yearTick: '{year}. rok',
  place: '{year}. rok, {month}. miesiąc',
  start: 'Początek',
  unitMonths: 'mies.',
  unitYears: 'lat',
  questions: 'Pytania',
  disclaimer: 'To szacunek według Twoich założeń: nie prognoza, oferta ani porada.',
};
export default pl;
