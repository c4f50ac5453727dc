import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/consent.ts';

const pl: SameKeys<typeof en> = {
  title: 'Czy wczytać usługi innych firm?',
  text: 'Walory działają bez nich. Wczytamy tylko to, na co się zgodzisz; dostawca zobaczy wtedy Twój adres IP. Zdanie możesz zmienić w\u00a0każdej chwili: „Ustawienia plików cookie” w\u00a0stopce.',
  privacy: 'Polityka prywatności (PDF)',
  acceptAll: 'Akceptuję wszystko',
  refuseAll: 'Odrzucam wszystko',
  choose: 'Wybierz pojedynczo',
  purposes: 'Co możemy wczytać',
  save: 'Zapisz wybór',
  later: 'Zamknij bez wyboru',
  close: 'Zamknij',
  statistics: {
    name: 'Statystyki',
    text: 'Google Tag Manager liczy odwiedziny stron publicznych i\u00a0używa plików cookie. Nigdy w\u00a0Twoim panelu.',
  },
  recording: {
    name: 'Nagrywanie sesji',
    text: 'Microsoft Clarity nagrywa kliknięcia i\u00a0przewijanie na stronach publicznych i\u00a0używa plików cookie. Cały tekst jest zasłonięty. Nigdy w\u00a0Twoim panelu.',
  },
  charts: {
    name: 'Pasek notowań na żywo',
    text: 'TradingView pokazuje bieżące notowania zamiast naszego paska, także w\u00a0Twoim panelu.',
  },
  maps: {
    name: 'Mapy ulic',
    text: 'Serwis map rysuje okolicę Twoich nieruchomości. Widzi, jakie miejsce oglądasz.',
  },
};
export default pl;
