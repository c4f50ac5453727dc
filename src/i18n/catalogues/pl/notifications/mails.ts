import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/notifications/mails.ts';

const pl: SameKeys<typeof en> = {
  view: 'Zobacz w\u00a0serwisie {brand}',
  viewAll: 'Zobacz wszystkie powiadomienia',
  settings: 'Zmień, co wysyłamy',
  less: 'Mniej takich wiadomości',
  why: {
    notifications:
      'Otrzymujesz tę wiadomość, bo w\u00a0ustawieniach serwisu {brand} masz włączone powiadomienia e-mail.',
    day: 'Otrzymujesz tę wiadomość, bo w\u00a0ustawieniach serwisu {brand} masz wybrane podsumowanie dnia.',
    week: 'Otrzymujesz tę wiadomość, bo w\u00a0ustawieniach serwisu {brand} masz wybrane podsumowanie tygodnia.',
    month: 'Otrzymujesz tę wiadomość, bo w\u00a0ustawieniach serwisu {brand} masz wybrany raport miesięczny.',
    quarter:
      'Otrzymujesz tę wiadomość, bo w\u00a0ustawieniach serwisu {brand} masz wybrany raport kwartalny.',
    announcement: 'Otrzymujesz tę wiadomość, bo masz konto w\u00a0serwisie {brand}.',
  },
  unsubscribe: {
    notifications: 'Wyłącz powiadomienia e-mail',
    summary: 'Wyłącz podsumowania',
    digest: 'Wyłącz te raporty',
    announcement: 'Wyłącz wiadomości o\u00a0nowościach',
  },
  bundle: {
    subject:
      '{first} i\u00a0jeszcze {count, plural, one {# powiadomienie} few {# powiadomienia} many {# powiadomień} other {# powiadomienia}}',
    heading:
      '{count, plural, one {# powiadomienie} few {# powiadomienia} many {# powiadomień} other {# powiadomienia}}',
  },
  summary: { day: 'Twój dzień, {period}', week: 'Twój tydzień, {period}' },
  digest: {
    subject: 'Twoje inwestycje, {period}',
    simulated: 'Te kwoty wynikają z\u00a0symulowanych cen.',
    movers: 'Największe zmiany',
    name: 'Walor',
    value: 'Wartość',
    change: 'Zmiana',
    changes: 'Co się zmieniło',
    attached: 'Pełny raport znajdziesz w\u00a0załączniku PDF.',
    tooLarge: 'Pełny raport jest za duży na e-mail. Możesz go otworzyć w\u00a0serwisie {brand}.',
    open: 'Otwórz raport',
  },
  phoneCode: {
    subject: 'Potwierdź numer telefonu',
    text: 'Wpisz ten kod w\u00a0serwisie {brand}, aby potwierdzić numer {phone}.',
    after:
      'Kod działa jeden raz, przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}. Jeśli prośba nie pochodzi od Ciebie, zignoruj tę wiadomość i\u00a0nikomu nie podawaj kodu.',
  },
};
export default pl;
