import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/company/newsletter.ts';

const pl: SameKeys<typeof en> = {
  head: 'Newsletter',
  description:
    'Nowe emisje obligacji, terminy podatkowe i\u00a0nowości w\u00a0Walorach, raz w\u00a0miesiącu.',
  sent: {
    title: 'Sprawdź pocztę',
    text: 'Wysłaliśmy link. Otwórz go i\u00a0potwierdź jednym kliknięciem; dopiero wtedy newsletter zacznie przychodzić.',
    again: 'Nie ma wiadomości? Zajrzyj najpierw do spamu. Na jeden adres piszemy najwyżej raz na godzinę.',
  },
  confirm: {
    open: {
      title: 'Chcesz dostawać newsletter?',
      text: 'Raz w\u00a0miesiącu: nowe emisje obligacji, terminy podatkowe i\u00a0nowości w\u00a0Walorach. Wypiszesz się w\u00a0każdej chwili linkiem z\u00a0każdego numeru.',
    },
    submit: 'Tak, zapisz mnie',
    done: {
      title: 'Zapis potwierdzony',
      text: 'Dziękujemy. Następny numer trafi do Twojej skrzynki.',
    },
    confirmed: {
      title: 'Już potwierdzone',
      text: 'Ten adres jest na liście. Nie musisz nic robić.',
    },
    late: {
      title: 'Ten link wygasł',
      text: 'Działał przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Zapisz się ponownie, a\u00a0wyślemy nowy.',
    },
    left: {
      title: 'Wypisano z\u00a0newslettera',
      text: 'Ten link jest sprzed wypisania. Jeśli jednak chcesz dostawać newsletter, zapisz się ponownie.',
    },
    over: {
      title: 'Tego zapisu już nie ma',
      text: 'Jeśli chcesz dostawać newsletter, zapisz się ponownie.',
    },
    unknown: {
      title: 'Nie znamy tego linku',
      text: 'Sprawdź, czy adres jest skopiowany w\u00a0całości, albo zapisz się ponownie.',
    },
    again: 'Zapisz się na newsletter',
  },
  leave: {
    subscribed: {
      title: 'Wypisać z\u00a0newslettera?',
      text: 'Nie dostaniesz kolejnych numerów. Nic innego się nie zmieni.',
    },
    submit: 'Wypisz mnie',
    left: {
      title: 'Wypisano z\u00a0newslettera',
      text: 'Nie dostaniesz kolejnych numerów. Jeśli jednak któryś przyjdzie, użyj linku z\u00a0tego numeru.',
    },
    unknown: {
      title: 'Nie znamy tego linku',
      text: 'Sprawdź, czy adres jest skopiowany w\u00a0całości, albo otwórz link z\u00a0najnowszego numeru.',
    },
  },
  home: 'Przejdź na stronę główną',
};
export default pl;
