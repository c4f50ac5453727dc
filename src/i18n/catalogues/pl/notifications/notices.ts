import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/notifications/notices.ts';

const pl: SameKeys<typeof en> = {
  welcome: {
    title: 'Witamy w\u00a0Walorach',
    text: 'Okres próbny trwa 14 dni i\u00a0obejmuje wszystko z\u00a0planu Standard.',
  },
  portfolioMoved: {
    title: '{portfolio}: {percent} w\u00a0ciągu doby',
    text: 'O\u00a0{amount}. Wpłaty i\u00a0wypłaty się nie liczą.',
  },
  assetMoved: {
    title: '{asset}: {percent} w\u00a0ciągu doby',
    text: '{ticker} kosztuje teraz {price}.',
  },
  levelCrossed: {
    title: '{asset} przekracza Twój poziom',
    text: '{way, select, up {Cena wzrosła do} other {Cena spadła do}} {price}; Twój poziom to {level}.',
  },
  exDividend: {
    title: '{asset}: od {day} bez prawa do dywidendy',
    text: 'Jeśli masz walor dzień wcześniej, dostaniesz około {amount}.',
  },
  dividendPaid: {
    title: '{asset} wypłaca dywidendę {day}',
    text: 'Około {amount} przed podatkiem.',
  },
  bondInterest: {
    title: '{series} wypłaca odsetki {day}',
    text: '{amount} po podatku.',
  },
  bondMatures: {
    title: '{series}: wykup {day}',
    text: 'Wróci {amount} po podatku, chyba że zamienisz obligacje.',
  },
  exchangeOpens: {
    title: 'Od {day} możesz zamienić {series}',
    text: 'Przy zamianie nowa seria kosztuje mniej niż jej wartość nominalna.',
  },
  exchangeCloses: {
    title: 'Do {day} możesz zamienić {series}',
    text: 'Później pieniądze zostaną wypłacone.',
  },
  depositEnds: {
    title: '{deposit}: koniec {day}',
    text: '{amount} po podatku.',
  },
  instalmentDue: {
    title: '{property}: rata kredytu {day}',
    text: 'Do zapłaty {amount}.',
  },
  coverageFell: {
    title: '{portfolio} odbiega od strategii {strategy}',
    text: 'Pokrycie wynosi {coverage}, a\u00a0chcesz co najmniej {below}.',
  },
  syncFailed: {
    title: '{connection}: dwa razy z\u00a0rzędu nie udało się odczytać danych',
    text: '{reason}',
  },
  syncDiffers: {
    title: '{connection} różni się od Twoich zapisów',
    text: '{count, plural, one {# walor się różni} few {# walory się różnią} many {# walorów się różni} other {# waloru się różni}}. Zobacz, co by to wyjaśniało.',
  },
  importFinished: {
    title: 'Import zakończony',
    text: '{count, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}} do portfela {portfolio} z\u00a0pliku {file}.',
  },
  importFailed: {
    title: 'Import się nie udał',
    text: 'Z\u00a0pliku {file} nic nie zapisano. Zobacz dlaczego.',
  },
  simulationFinished: {
    title: 'Symulacja portfela {portfolio} gotowa',
    text: 'Zobacz, jak by poszło.',
  },
  simulationFailed: {
    title: 'Symulacja portfela {portfolio} się nie udała',
    text: 'Zobacz dlaczego i\u00a0spróbuj jeszcze raz.',
  },
  splitWaiting: {
    title: '{asset}: split {ratio}',
    text: 'Z\u00a0dnia {day}. Zdecyduj, czy zmienić liczbę sztuk.',
  },
  reportOpened: {
    title: 'Ktoś otworzył raport „{report}”',
    text: 'Pierwszy raz, {at}.',
  },
  signedIn: {
    title: 'Nowe logowanie',
    text: '{device}, {at}. Jeśli to nie Ty, od razu zmień hasło.',
  },
  apiKeyMade: {
    title: 'Powstał klucz API',
    text: '{at}. Jeśli to nie Ty, usuń go i\u00a0zmień hasło.',
  },
  trialEnds: {
    title: 'Okres próbny kończy się {day}',
    text: 'Twoje dane zostają. Wybierz plan, żeby zachować możliwości.',
  },
  planEnds: {
    title: '{plan} kończy się {day}',
    text: 'Twoje dane zostają. Przedłuż plan, żeby zachować możliwości.',
  },
  announcement: { title: '{title}', text: '{text}' },
  simulated: 'ceny symulowane',
};
export default pl;
