import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/holdings/corporate-actions.ts';

const pl: SameKeys<typeof en> = {
  title: 'Zdarzenie korporacyjne: {name}',
  text: 'Zapiszemy je jako transakcje, które należą do siebie. Cofniesz je jednym kliknięciem.',
  kind: 'Co się stało',
  kinds: {
    'spin-off': 'Część spółki staje się osobną spółką. Zachowujesz swoje sztuki i\u00a0dostajesz nowe.',
    merger: 'Twoje sztuki zamieniają się w\u00a0sztuki innej spółki, czasem z\u00a0dopłatą w\u00a0gotówce.',
    rights: 'Można było kupić nowe sztuki poniżej ceny rynkowej albo sprzedać to prawo.',
    'symbol-change': 'Ten sam walor pod innym ISIN lub symbolem. Sztuki, koszt i\u00a0wiek zostają.',
    delisting: 'Walor nie jest już notowany: został wykupiony albo jest nic niewart.',
    repayment: 'Spółka zwraca kapitał. Obniża to Twój koszt i\u00a0nie jest zyskiem.',
    'stock-dividend': 'Więcej sztuk zamiast gotówki. Koszt rozkłada się na wszystkie.',
  },
  day: 'Dzień',
  dayHint: 'Dotyczy sztuk posiadanych tego dnia.',
  target: {
    'spin-off': 'Nowy walor',
    merger: 'Zamienia się w',
    'symbol-change': 'Zamienia się w',
  },
  targetHint: 'Nie ma go na liście? Najpierw dodaj go jako własny walor.',
  findTarget: 'Symbol, nazwa lub ISIN',
  ratio: {
    'spin-off': 'Nowych sztuk',
    merger: 'Nowych sztuk',
    rights: 'Oferowanych nowych sztuk',
    'stock-dividend': 'Nowych sztuk',
    old: 'za tyle posiadanych',
  },
  fields: {
    share: 'Część kosztu, która przechodzi',
    price: {
      'spin-off': 'Cena nowego waloru tego dnia',
      rights: 'Cena nowej sztuki',
      repayment: 'Zwrot za sztukę',
      delisting: 'Wypłata za sztukę',
    },
    cash: {
      merger: 'Gotówka za starą sztukę',
      rights: 'Otrzymano za sprzedane prawa',
    },
    in_lieu: 'Zapłata za ułamek',
    amount: 'Kupione nowe sztuki',
    tax: 'Pobrany podatek',
  },
  shareHint: 'Puste pole: wyliczymy ją z\u00a0cen tego dnia.',
  inLieuHint: 'Jeśli makler zapłacił gotówką za ułamek sztuki.',
  preview: {
    title: 'Przed i\u00a0po',
    today: 'Stan na dziś, jeśli to zapiszesz',
    incomplete: 'Wypełnij pola, żeby zobaczyć stan przed i\u00a0po.',
    loading: 'Przeliczamy…',
    units: 'Sztuki',
    cost: 'Koszt',
    average_cost: 'Średni koszt',
    value: 'Wartość',
    before: 'Przed',
    after: 'Po',
    share: '{share} kosztu przechodzi na nowy walor.',
    paidOut: 'Wypłacono Ci, po odjęciu Twoich wpłat:',
  },
  record: 'Zapisz',
};

export default pl;
