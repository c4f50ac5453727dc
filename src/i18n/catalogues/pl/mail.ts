import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/mail.ts';

const pl: SameKeys<typeof en> = {
  greeting: 'Dzień dobry,',
  linkHint: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  footer:
    'Ta wiadomość dotyczy Twojego konta w\u00a0serwisie {brand}. Nikt z\u00a0Walorów nigdy nie poprosi Cię o\u00a0hasło.',
  lastFooter: 'To ostatnia wiadomość dotycząca Twojego konta w\u00a0serwisie {brand}.',
  verifyEmail: {
    subject: 'Potwierdź swój adres e-mail',
    text: 'Dziękujemy za założenie konta w\u00a0serwisie {brand}. Potwierdź, że ten adres należy do Ciebie, abyśmy mogli pisać do Ciebie w\u00a0sprawach konta.',
    action: 'Potwierdź adres',
    after: 'Link działa jeden raz, przez 48 godzin. Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość.',
  },
  resetPassword: {
    subject: 'Ustaw nowe hasło',
    text: 'Otrzymaliśmy prośbę o\u00a0nowe hasło do Twojego konta w\u00a0serwisie {brand}. Jeśli pochodzi od Ciebie, ustaw je teraz.',
    action: 'Ustaw nowe hasło',
    after:
      'Link działa jeden raz, przez godzinę. Jeśli prośba nie pochodzi od Ciebie, zignoruj tę wiadomość: hasło się nie zmieni.',
  },
  passwordChanged: {
    subject: 'Hasło zostało zmienione',
    text: 'Hasło do Twojego konta w\u00a0serwisie {brand} właśnie zostało zmienione, a\u00a0pozostałe urządzenia wylogowane.',
    keyEnded:
      'Twój klucz API też przestał działać. Jeśli korzysta z\u00a0niego jakiś program, utwórz nowy w\u00a0ustawieniach.',
    action: 'To nie ja',
    after: 'Jeśli to Twoja zmiana, nie musisz nic robić.',
  },
  emailChanged: {
    subject: 'Adres e-mail został zmieniony',
    text: 'Adres e-mail Twojego konta w\u00a0serwisie {brand} został zmieniony. Od teraz piszemy na nowy. Jeśli to Twoja zmiana, nie musisz nic robić.',
    action: 'To nie ja: przywróć mój adres',
    after:
      'Link działa jeden raz, przez 7\u00a0dni. Przywraca kontu ten adres, wylogowuje wszystkie urządzenia, a\u00a0my wysyłamy link do ustawienia nowego hasła.',
  },
  accountRemoved: {
    subject: 'Konto zostało usunięte',
    text: 'Twoje konto w\u00a0serwisie {brand} i\u00a0wszystko, co w\u00a0nim zapisane, zostało usunięte.',
    action: 'Odwiedź {brand}',
    after: 'Dziękujemy, że byliśmy razem.',
  },
  newsletterConfirm: {
    subject: 'Potwierdź newsletter',
    text: 'Ktoś, zapewne Ty, zapisał ten adres na newsletter serwisu {brand}: raz w\u00a0miesiącu nowe emisje obligacji, terminy podatkowe i\u00a0nowości.',
    action: 'Potwierdź',
    after:
      'Link działa przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Jeśli to nie Ty, zignoruj tę wiadomość: bez potwierdzenia nic więcej nie przyjdzie.',
    why: 'Dostajesz tę wiadomość, ponieważ ktoś podał ten adres w\u00a0serwisie {brand}.',
  },
  newsletterKnown: {
    subject: 'Newsletter już do Ciebie przychodzi',
    text: 'Ktoś, zapewne Ty, zapisał ten adres na newsletter serwisu {brand}. Jest już na liście, więc nie musisz nic robić.',
    leave: 'Wypisz mnie',
  },
  contactMessage: {
    subject: 'Wiadomość: {name}',
    name: 'Imię i\u00a0nazwisko',
    email: 'E-mail',
    company: 'Firma',
    phone: 'Telefon',
    sender: 'Nadawca',
    action: 'Wszystkie wiadomości',
    why: 'Dostajesz tę wiadomość, ponieważ na ten adres trafiają wiadomości z\u00a0formularza kontaktowego serwisu {brand}. Odpowiedz na nią, a\u00a0odpowiedź trafi do nadawcy.',
  },
  accountBlocked: {
    subject: 'Twoje konto jest zablokowane',
    text: 'Operator serwisu {brand} zablokował Twoje konto. Na wszystkich urządzeniach nastąpiło wylogowanie i\u00a0nie możesz się zalogować. Twoje dane pozostają bez zmian.',
    action: 'Napisz do nas',
    after: 'Jeśli to pomyłka, napisz do nas.',
  },
};
export default pl;
