import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/notifications/less.ts';

const pl: SameKeys<typeof en> = {
  head: 'Mniej takich wiadomości',
  description: 'Wybierz, co {brand} mają Ci wysyłać.',
  topics: {
    portfolioMoved: 'dużych zmianach portfeli',
    assetMoved: 'dużych zmianach aktywów',
    levelCrossed: 'cenach, które osiągnęły Twój poziom',
    dividends: 'dywidendach',
    bonds: 'Twoich obligacjach',
    obligations: 'lokatach, ratach i\u00a0planach',
    coverage: 'portfelach, które odeszły od strategii',
    synchronisation: 'połączonych kontach',
    finished: 'zakończonych importach i\u00a0symulacjach',
    splits: 'splitach',
    reportOpened: 'otwartych raportach',
    plan: 'Twoim planie',
    news: 'nowościach',
  },
  asked: {
    title: 'Mniej takich wiadomości?',
    topic:
      'Dostajesz {channel, select, email {e-maile} sms {SMS-y} other {powiadomienia w\u00a0przeglądarce}} o\u00a0{topic}.',
    all: 'Dostajesz powiadomienia {channel, select, email {e-mailem} sms {SMS-em} other {w\u00a0przeglądarce}}.',
    digest: 'Dostajesz e-mailem raport o\u00a0swoich inwestycjach.',
  },
  choice: {
    channel: {
      topic:
        'Bez {channel, select, email {e-maili} sms {SMS-ów} other {powiadomień w\u00a0przeglądarce}} na ten temat',
      all: 'Bez {channel, select, email {e-maili} sms {SMS-ów} other {powiadomień w\u00a0przeglądarce}}',
      digest: 'Bez raportów e-mailem',
    },
    bell: 'Tylko pod dzwonkiem',
    daily: 'Wszystkie w\u00a0jednym e-mailu, codziennie o\u00a018:00',
  },
  done: {
    title: 'Gotowe',
    channel: {
      topic:
        'Nie dostaniesz więcej {channel, select, email {e-maili} sms {SMS-ów} other {powiadomień w\u00a0przeglądarce}} o\u00a0{topic}.',
      all: 'Nie dostaniesz więcej powiadomień {channel, select, email {e-mailem} sms {SMS-em} other {w\u00a0przeglądarce}}, chyba że chodzi o\u00a0bezpieczeństwo konta.',
      digest: 'Nie dostaniesz więcej raportów e-mailem.',
    },
    bell: 'Od teraz powiadomienia o\u00a0{topic} zobaczysz tylko pod dzwonkiem.',
    daily: 'Od teraz wszystkie powiadomienia dostaniesz w\u00a0jednym e-mailu, codziennie o\u00a018:00.',
    undo: 'Cofnij',
  },
  off: {
    title: 'To jest już wyłączone',
    topic:
      'Nie dostajesz {channel, select, email {e-maili} sms {SMS-ów} other {powiadomień w\u00a0przeglądarce}} o\u00a0{topic}.',
    all: 'Nie dostajesz powiadomień {channel, select, email {e-mailem} sms {SMS-em} other {w\u00a0przeglądarce}}, chyba że chodzi o\u00a0bezpieczeństwo konta.',
    digest: 'Nie dostajesz raportów e-mailem.',
  },
  undone: 'Wszystko jest jak przedtem.',
  open: 'Otwórz {brand}',
  settings: 'Wszystkie ustawienia powiadomień',
  expired: {
    title: 'Ten link wygasł',
    text: 'Zaloguj się i\u00a0wybierz w\u00a0ustawieniach, co chcesz dostawać.',
  },
  unknown: {
    title: 'Ten link nie działa',
    text: 'Mógł zostać ucięty po drodze. Zaloguj się i\u00a0wybierz w\u00a0ustawieniach, co chcesz dostawać.',
  },
};
export default pl;
