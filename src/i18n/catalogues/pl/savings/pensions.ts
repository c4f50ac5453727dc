import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/savings/pensions.ts';

const pl: SameKeys<typeof en> = {
  title: 'Twoje PPK',
  add: 'Dodaj wpłatę',
  failed: 'Nie udało się pobrać danych o\u00a0PPK',
  parts: 'Wpłaty według wpłacającego',
  who: 'Wpłaca',
  paid: 'Wpłacono',
  value: 'Teraz warte',
  gain: 'Zysk',
  payers: { employee: 'Ty', employer: 'Pracodawca', state: 'Państwo' },
  noPrice: 'Fundusz nie ma jeszcze ceny.',
  unassigned:
    '{count, plural, one {Kto zapłacił za ten zakup? Bez tego nie wiemy, ile dostaniesz.} few {Kto zapłacił za te # zakupy? Bez tego nie wiemy, ile dostaniesz.} many {Kto zapłacił za te # zakupów? Bez tego nie wiemy, ile dostaniesz.} other {Kto zapłacił za te # zakupu? Bez tego nie wiemy, ile dostaniesz.}}',
  bought: '{units} {ticker}, {day}',
  whoPaid: 'Wybierz, kto zapłacił',
  payout: {
    early: 'Przy wypłacie dziś, przed 60. rokiem życia',
    employee: 'Twoje wpłaty',
    employerKept: '70% wpłat pracodawcy',
    tax: '19% podatku od zysku',
    toInsurance: '30% wpłat pracodawcy, na Twoje konto w\u00a0ZUS',
    toState: 'Wpłaty państwa, do zwrotu',
    late: 'Po 60. roku życia, według dzisiejszego stanu',
    atOnce: '25% od razu',
    inInstalments: '75% w\u00a0ratach',
    instalment: 'Każda ze 120 rat',
    note: 'To nie jest porada podatkowa. Wypłata 75% w\u00a0mniej niż 120 ratach jest opodatkowana.',
  },
  payment: {
    title: 'Wpłata do PPK',
    text: 'Wpisz, ile wpłynęło danego dnia. Jednostki policzymy z\u00a0ceny.',
    fund: 'Fundusz',
    fundHint: 'Fundusz zdefiniowanej daty Twojego PPK. Jeśli go nie ma, najpierw dodaj własny walor.',
    fundPlaceholder: 'Nazwa, symbol lub ISIN',
    day: 'Dzień',
    price: 'Cena jednostki',
    priceHint: 'Jak na potwierdzeniu z\u00a0funduszu.',
    employee: 'Twoja wpłata',
    employer: 'Wpłata pracodawcy',
    state: 'Dopłata państwa',
    save: 'Dodaj wpłatę',
    saved: 'Wpłata dodana',
  },
};
export default pl;
