import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/company/about.ts';

const pl: SameKeys<typeof en> = {
  meta: {
    title: 'O\u00a0nas',
    text: 'Czym są Walory, dla kogo powstały, z\u00a0czego się utrzymują i\u00a0jak powstają ich liczby.',
  },
  title: 'Oszczędności, które da się sprawdzić',
  lead: 'Walory są dla osób, które same inwestują swoje pieniądze. Akcje, fundusze, kryptowaluty, obligacje, nieruchomości, lokaty i\u00a0oszczędności emerytalne pokazują na jednym wykresie i\u00a0wyjaśniają każdą liczbę.',
  what: {
    title: 'Co robią',
    text: 'Zapisujesz to, co masz, importujesz plik od maklera albo łączysz rachunek kluczem tylko do odczytu. Walory wyceniają to każdego dnia, pokazują źródła zysku i\u00a0odtwarzają Twoją historię według innych strategii.',
    more: 'Nie składają zleceń, nie przechowują pieniędzy i\u00a0nie doradzają.',
  },
  whom: {
    title: 'Dla kogo są',
    text: 'Dla inwestorów indywidualnych, którzy mają oszczędności w\u00a0kilku miejscach: tu rachunek u\u00a0maklera, tam obligacje skarbowe, do tego mieszkanie i\u00a0PPK w\u00a0pracy.',
    more: 'Zaczynamy od Polski: najpierw złoty, obligacje skarbowe co do grosza, IKE, IKZE i\u00a0PPK.',
  },
  earns: {
    title: 'Z\u00a0czego żyjemy',
    charged: 'Z\u00a0planów, które ludzie wybierają i\u00a0opłacają. Innych dochodów nie ma.',
    granted: 'Z\u00a0planów. W\u00a0tej instalacji plany włączają się od razu i\u00a0nic nie kosztują.',
    open: 'W\u00a0tej instalacji nie ma płatnych planów: każdy ma wszystko, bez limitów.',
    more: 'Nie ma reklam. Nie sprzedajemy danych i\u00a0nikogo nie profilujemy na potrzeby marketingu.',
  },
  product: {
    title: 'Tak to wygląda naprawdę',
    lead: 'Ekran z\u00a0demo, które otworzysz bez zakładania konta.',
    leadWithoutDemo: 'Ekran Walorów, z\u00a0symulowanymi cenami.',
    alt: 'Strona główna panelu w\u00a0demo: łączna wartość, zysk, wykres ostatniego roku i\u00a0podział na klasy.',
    demo: 'Wypróbuj demo',
  },
  figures: {
    title: 'Jak powstają liczby',
    lead: 'Ufa się temu, co można sprawdzić.',
    open: 'Każda liczba się otwiera',
    openText: 'Kliknij ją i\u00a0zobacz wzór, części, kursy i\u00a0dni, z\u00a0których powstała.',
    sources: 'Każda cena ma źródło',
    sourcesText:
      'Przy cenach i\u00a0kursach widać, skąd pochodzą i\u00a0z\u00a0kiedy są. Waluty liczymy według tabel NBP, a\u00a0inflację według komunikatów GUS.',
    unknown: 'Kreska, nigdy zgadywanie',
    unknownText: 'Gdy czegoś nie da się policzyć, jest kreska z\u00a0wyjaśnieniem, nigdy zero.',
    simulated: 'Ceny symulowane są oznaczone',
    simulatedText: 'Ta instalacja pokazuje symulowany rynek i\u00a0mówi o\u00a0tym przy każdej cenie.',
    yours: 'Wszystko możesz zabrać',
    yoursText:
      'W\u00a0każdym planie pobierzesz całość jako jedno archiwum i\u00a0bez naszej pomocy usuniesz konto. Całe Walory działają też na Twoim własnym serwerze.',
  },
  company: {
    title: 'Firma',
    lead: 'Kto prowadzi ten serwis.',
    name: 'Nazwa',
    founded: 'Rok założenia',
    serves: 'Obsługiwane kraje',
    address: 'Adres',
    taxNumber: 'NIP',
    register: 'Rejestr',
    email: 'E-mail',
    phone: 'Telefon',
    write: 'Napisz do nas',
    questions: 'Pytania i\u00a0odpowiedzi',
  },
};
export default pl;
