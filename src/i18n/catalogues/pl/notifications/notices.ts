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
    text: 'Z\u00a0tego, co masz, około {amount} przed podatkiem.',
  },
  dividendPaid: {
    title: '{asset} wypłaca dywidendę {day}',
    text: 'Około {amount} przed podatkiem.',
  },
  bondInterest: {
    title: '{series} wypłaca odsetki {day}',
    text: '{basis, select, assumed {Około {amount}} other {{amount}}} po podatku.',
  },
  bondMatures: {
    title: '{series}: wykup {day}',
    text: 'Wróci {basis, select, assumed {około {amount}} other {{amount}}} po podatku.',
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
  planDue: {
    title: '{what, select, deposit {Zaplanowana wpłata, {portfolio}} other {Zaplanowany zakup: {asset}}}',
    text: 'Zaplanowano na {day}. Po potwierdzeniu stanie się transakcją.',
  },
  coverageFell: {
    title: '{portfolio} odbiega od strategii {strategy}',
    text: 'Pokrycie wynosi {coverage}, a\u00a0chcesz co najmniej {below}.',
  },
  bandLeft: {
    title: '{portfolio}: {part} poza pasmem',
    text: 'To {held} portfela, {side, select, above {powyżej} other {poniżej}} celu {wanted} ze strategii {strategy}.{count, plural, one {} =2 { Poza pasmem jest jeszcze jedna część.} few { Poza pasmem są # części.} many { Poza pasmem jest # części.} other { Poza pasmem jest # części.}}',
  },
  syncFailed: {
    title: '{connection}: dwa razy z\u00a0rzędu nie udało się odczytać danych',
    text: '{reason, select, credentials {Klucze już nie działają: wpisz nowe.} rateLimited {Kazano nam zaczekać; spróbujemy później.} unavailable {Nie było odpowiedzi; niedługo spróbujemy ponownie.} changed {Odpowiedzi nie dało się odczytać; spróbujemy później.} other {Coś zawiodło po naszej stronie; spróbujemy później.}}',
  },
  syncDiffers: {
    title: '{connection} różni się od Twoich zapisów',
    text: '{count, plural, one {# różnica} few {# różnice} many {# różnic} other {# różnicy}}. Zobacz, co by to wyjaśniało.',
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
    title: 'Logowanie z\u00a0nowego urządzenia',
    text: '{device, select, unknown {Nieznane urządzenie} other {{device}}}, {at}. Jeśli to nie Ty, od razu zmień hasło.',
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
  trialEnded: {
    title: 'Okres próbny się skończył',
    text: 'Twoje dane zostają. To, co wykracza poza plan Free, możesz oglądać, eksportować i\u00a0usuwać, ale nie zmieniać.',
  },
  planEnded: {
    title: 'Plan {plan} się skończył',
    text: 'Twoje dane zostają. To, co wykracza poza plan Free, możesz oglądać, eksportować i\u00a0usuwać, ale nie zmieniać.',
  },
  paymentFailed: {
    title: 'Płatność za {plan} się nie powiodła',
    text: 'Plan działa do {day}. Sprawdź metodę płatności.',
  },
  planUnpaid: {
    title: 'Płatność za {plan} się nie powiodła',
    text: 'Plan na razie nie działa i\u00a0wróci, gdy płatność się powiedzie. Sprawdź metodę płatności.',
  },
  planGiven: {
    title: 'Masz teraz plan {plan}',
    text: 'Operator przyznał go bezpłatnie.{credit, select, some { Niewykorzystane dni poprzedniego planu stały się nadpłatą: {amount}.} other {}}',
  },
  planLent: {
    title: 'Masz plan {plan} do {day}',
    text: 'Operator przyznał go bezpłatnie.{credit, select, some { Niewykorzystane dni poprzedniego planu stały się nadpłatą: {amount}.} other {}}',
  },
  announcement: { title: '{title}', text: '{text}' },
  simulated: 'ceny symulowane',
};
export default pl;
