import type { BondsView } from '../../bonds/bonds-view.ts';
import type { BrokerageView } from '../../performance/brokerage-view.ts';
import type { RealEstateView } from '../../real-estate/real-estate-view.ts';
import type { UpcomingView } from '../dashboard-view.ts';
import { grosze, type Position, zloty } from './example-positions.ts';
import type { ExampleWords } from './example-words.ts';

/** What the invented investor has; a module that is not here has nothing of theirs. */
export type ExampleModules = {
  'brokerage-investments': BrokerageView;
  'real-estate': RealEstateView;
  bonds: BondsView;
};

const rents = { studio: '2650.00', garage: '420.00' };
/** 240 bonds of 100 zł at 4,40%, less 19% tax. */
const coupon = '855.36';
/** 9 shares at 0,91 USD and 3,6480, less 19% tax. */
const dividend = '24.20';

export function exampleUpcoming(words: ExampleWords): UpcomingView {
  const event = (
    day: string,
    title: string,
    note: string,
    amount: string | null = null,
    paidOn: string | null = null,
  ) => ({ id: `${day} ${title}`, day, title, note, amount, paidOn, soon: false });
  const [first, ...later] = [
    event('2026-11-19', words.exDividend, words.exDividendNote, dividend, '2026-12-10'),
    event('2026-11-24', words.results, words.resultsNote),
    event('2026-12-03', words.coupon, words.couponNote, coupon),
    event('2026-12-10', words.rentStudio, words.rentStudioNote, rents.studio),
    event('2026-12-10', words.rentGarage, words.rentGarageNote, rents.garage),
  ];
  const events = [...(first ? [{ ...first, soon: true }] : []), ...later];
  return { events, expected: sum(events.flatMap(({ amount }) => amount ?? [])) };
}

export function exampleProperties(words: ExampleWords): RealEstateView {
  const properties = [
    { id: 'studio', name: words.studio, equity: '84000.00', mortgage: '305000.00', rent: rents.studio },
    { id: 'garage', name: words.garage, equity: '52000.00', mortgage: null, rent: rents.garage },
  ];
  return {
    value: sum(properties.map(({ equity }) => equity)),
    count: properties.length,
    properties,
    next: { what: words.bothRents, day: '2026-12-10', amount: sum(Object.values(rents)) },
  };
}

export function exampleBonds(held: readonly Position[]): BondsView {
  const bonds = held.filter((one) => one.class === 'bonds');
  const worth = (ticker: string) => zloty(bonds.find((one) => one.shown?.ticker === ticker)?.value ?? 0);
  return {
    value: zloty(bonds.reduce((total, one) => total + one.value, 0)),
    kinds: 'EDO, COI',
    deposits: 0,
    from: 2026,
    to: 2034,
    redemptions: [
      { year: 2028, name: 'COI1228', amount: worth('COI'), colour: 1 },
      { year: 2034, name: 'EDO1034', amount: worth('EDO'), colour: 3 },
    ],
    payments: [2026, 2027],
    next: { what: 'COI1228', day: '2026-12-03', amount: coupon },
  };
}

function sum(amounts: readonly string[]): string {
  return zloty(amounts.reduce((total, amount) => total + grosze(amount), 0));
}
