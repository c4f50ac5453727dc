import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/integrations/source.ts';

const pl: SameKeys<typeof en> = {
  title: 'Skąd jest ten wiersz',
  fromFile: 'Z\u00a0pliku, który zaimportowano.',
  fromBroker: 'Od maklera. Zmieni się tylko wtedy, gdy makler go poprawi.',
  failed: 'Nie udało się ustalić, skąd jest ten wiersz',
  file: 'Plik',
  line: 'Wiersz',
  sheetLine: '{sheet}, wiersz {line}',
  broker: 'Makler',
  account: 'Rachunek',
  reference: 'Numer u\u00a0maklera',
  settles: 'Rozliczono',
  price: 'Cena u\u00a0maklera',
  rate: 'Kurs waluty u\u00a0maklera',
  accrued: 'Odsetki narosłe',
  fee: 'Prowizja u\u00a0maklera',
  tax: 'Podatek u\u00a0maklera',
  onDay: '{amount}, {day}',
  country: 'Kraj',
  text: 'Oryginalny tekst',
  noText: 'Oryginalny tekst nie został zachowany.',
  close: 'Zamknij',
};
export default pl;
