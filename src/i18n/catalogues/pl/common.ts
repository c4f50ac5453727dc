import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/common.ts';

const pl: SameKeys<typeof en> = {
  skipToContent: 'Przejdź do treści',
  failure: {
    required: 'Uzupełnij to pole',
    invalid: 'Sprawdź tę wartość',
    tooLong: 'Tekst jest za długi',
    emailError: 'Nieprawidłowy adres e-mail',
    emailTaken: 'Ten adres jest już zarejestrowany. Zaloguj się albo ustaw nowe hasło',
    invalidCredentials: 'Nieprawidłowy e-mail lub hasło. Spróbuj ponownie.',
    passwordError: 'Hasło nie może być puste',
    usernameError: 'Nazwa użytkownika nie może być pusta',
    nameError: 'Imię i nazwisko nie może być puste',
    passwordsDoNotMatch: 'Hasła nie są takie same',
    newPasswordTooWeak: 'Nowe hasło jest za słabe: użyj co najmniej 8 znaków',
    currentPasswordInvalid: 'Obecne hasło jest nieprawidłowe',
    termsError: 'Musisz zaakceptować regulamin',
    invalidToken: 'Nieprawidłowy token. Spróbuj ponownie.',
    emailNotVerified: 'Adres e-mail nie został potwierdzony. Spróbuj ponownie.',
    familiarityError: 'Wybierz jedną odpowiedź',
    reasonError: 'Wybierz jedną odpowiedź',
    scopeError: 'Wybierz jedną odpowiedź',
    phoneError: 'Podaj numer telefonu, na przykład +48 600 100 200',
    smsNotInPlan: 'Twój plan nie obejmuje powiadomień SMS',
    avatarFormatError: 'Tylko zdjęcia jpg, jpeg i png',
    avatarTooLarge: 'Zdjęcie może mieć najwyżej 5 MB',
    messageError: 'Sprawdź treść wiadomości',
    fillAllFields: 'Wypełnij wszystkie pola',
    moduleError: 'Nie ma takiego modułu',
    userError: 'Tego konta nie można wybrać',
  },
  error: {
    general: 'Coś poszło nie tak. Spróbuj ponownie później.',
    offline: 'Brak połączenia. Sprawdź sieć i spróbuj ponownie.',
    tooMany:
      'Zbyt wiele prób. Spróbuj ponownie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
    conflict: 'Ktoś zmienił to w międzyczasie. Sprawdź obecny stan i spróbuj ponownie.',
    upgrade: 'Zmień plan na wyższy',
    settings: 'Nie udało się zapisać ustawień',
    reference: 'Numer dla pomocy technicznej: {id}',
    tryAgain: 'Spróbuj ponownie',
  },
  errorPage: {
    notFoundTitle: 'Nie znaleziono strony',
    notFoundHeader: 'Tej strony nie ma',
    notFoundText: 'Adres może zawierać literówkę albo strona została przeniesiona. Twoje dane są bezpieczne.',
    title: 'Wystąpił błąd',
    text: 'Nie udało się pokazać tej strony. Błąd został zapisany; spróbuj za chwilę.',
    home: 'Wróć na stronę główną',
    fallback: 'Wystąpił błąd podczas wyświetlania strony błędu',
  },
  notification: {
    welcome: {
      title: 'Witamy w {brand}',
      description: 'Okres próbny trwa 14 dni i obejmuje wszystko z planu Standard.',
    },
  },
};
export default pl;
