import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/mail.ts';

const pl: SameKeys<typeof en> = {
  greeting: 'Dzień dobry,',
  linkHint: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  footer: 'Ten list dotyczy konta w serwisie {brand}. Nikt z {brand} nigdy nie poprosi Cię o hasło.',
  verifyEmail: {
    subject: 'Potwierdź swój adres e-mail',
    text: 'Dziękujemy za założenie konta w serwisie {brand}. Potwierdź, że ten adres należy do Ciebie, aby docierały alerty cenowe i raporty.',
    action: 'Potwierdź adres',
    after: 'Link działa jeden raz, przez 48 godzin. Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość.',
  },
  resetPassword: {
    subject: 'Ustaw nowe hasło',
    text: 'Otrzymaliśmy prośbę o nowe hasło do Twojego konta w serwisie {brand}. Jeśli pochodzi od Ciebie, ustaw je teraz.',
    action: 'Ustaw nowe hasło',
    after:
      'Link działa jeden raz, przez godzinę. Jeśli prośba nie pochodzi od Ciebie, zignoruj tę wiadomość: hasło się nie zmieni.',
  },
  passwordChanged: {
    subject: 'Hasło zostało zmienione',
    text: 'Hasło do Twojego konta w serwisie {brand} właśnie zostało zmienione, a pozostałe urządzenia wylogowane.',
    action: 'To nie ja',
    after: 'Jeśli to Twoja zmiana, nie musisz nic robić.',
  },
  emailChanged: {
    subject: 'Adres e-mail został zmieniony',
    text: 'Adres e-mail Twojego konta w serwisie {brand} właśnie został zmieniony. Od teraz piszemy na nowy.',
    action: 'Zaloguj się i sprawdź',
    after: 'Jeśli to nie Twoja zmiana, zaloguj się i od razu zmień hasło albo odpowiedz na tę wiadomość.',
  },
  accountRemoved: {
    subject: 'Konto zostało usunięte',
    text: 'Twoje konto w serwisie {brand} i wszystko, co w nim zapisane, zostało usunięte zgodnie z Twoją prośbą.',
    action: 'Odwiedź {brand}',
    after: 'Dziękujemy za wspólny czas.',
  },
};
export default pl;
