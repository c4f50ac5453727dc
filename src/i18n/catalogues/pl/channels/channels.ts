import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/channels/channels.ts';

const pl: SameKeys<typeof en> = {
  phone: {
    codeText: '{code} to Twój kod {brand}. Jest ważny {minutes} minut. Nikomu go nie podawaj.',
    confirmed: 'Potwierdzony',
    unconfirmed: 'Niepotwierdzony',
    text: 'SMS-y wysyłamy tylko na potwierdzony numer. Na {number} dostaniesz sześciocyfrowy kod.',
    send: 'Wyślij kod',
    again: 'Wyślij nowy kod',
    sent: 'Wysłaliśmy kod na {number}.',
    uncertain: 'Wysłaliśmy kod na {number}, ale nie wiemy, czy dotarł. Odczekaj kilka minut.',
    code: 'Kod z\u00a0SMS-a',
    codeHint: 'Jest ważny 10 minut.',
    confirm: 'Potwierdź',
    done: 'Numer telefonu potwierdzony',
    failed: 'Nie udało się wczytać numeru telefonu',
    title: 'Telefon do SMS-ów',
    number: 'Numer telefonu',
    numberHint: 'Z\u00a0numerem kierunkowym kraju, na przykład +48\u00a0600\u00a0100\u00a0200',
    save: 'Zapisz',
    remove: 'Usuń numer',
    removed: 'Numer telefonu usunięty',
    close: 'Zamknij',
  },
  device: {
    label: 'Na tym urządzeniu',
    checking: 'Sprawdzamy przeglądarkę…',
    unsupported:
      'Ta przeglądarka nie pokazuje powiadomień. Na iPhonie i\u00a0iPadzie dodaj najpierw tę stronę do ekranu początkowego.',
    denied:
      'Powiadomienia z\u00a0tej strony są zablokowane. Odblokujesz je w\u00a0ustawieniach przeglądarki.',
    off: 'Zobaczysz powiadomienia także wtedy, gdy strona jest zamknięta.',
    on: 'Widzisz powiadomienia także wtedy, gdy strona jest zamknięta.',
    failed: 'Coś poszło nie tak. Spróbuj ponownie.',
  },
};
export default pl;
