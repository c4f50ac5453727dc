import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/company/contact.ts';

const pl: SameKeys<typeof en> = {
  meta: {
    title: 'Kontakt',
    text: 'Napisz do osób, które tworzą Walory: pytanie, zauważony błąd, pomysł.',
  },
  title: 'Napisz do nas',
  lead: 'Pytanie, zauważony błąd, pomysł: wiadomość trafi prosto do osób, które tworzą Walory.',
  faq: 'Na wiele pytań już odpowiedzieliśmy: <faq>pytania i\u00a0odpowiedzi</faq>.',
  direct: 'Albo bezpośrednio',
  email: 'E-mail',
  phone: 'Telefon',
  address: 'Adres',
  form: {
    label: 'Formularz kontaktowy',
    name: 'Imię i\u00a0nazwisko',
    email: 'E-mail',
    company: 'Firma',
    phone: 'Telefon',
    message: 'Wiadomość',
    left: '{left, plural, one {Pozostał # znak} few {Pozostały # znaki} many {Pozostało # znaków} other {Pozostało # znaku}}',
    over: '{over, plural, one {O\u00a0# znak za dużo} few {O\u00a0# znaki za dużo} many {O\u00a0# znaków za dużo} other {O\u00a0# znaku za dużo}}',
    most: 'Maksymalnie {most} znaków',
    submit: 'Wyślij wiadomość',
    privacy:
      'To, co napiszesz, służy nam tylko do odpowiedzi. Usuwamy to najpóźniej po {months} miesiącach. Więcej w\u00a0<privacy>polityce prywatności</privacy>.',
    bait: 'Zostaw to pole puste',
  },
  sent: {
    title: 'Wiadomość wysłana',
    text: 'Dziękujemy. Odpowiemy e-mailem.',
    another: 'Napisz kolejną wiadomość',
  },
};
export default pl;
