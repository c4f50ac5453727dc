import type { CardState } from '../valuation/card-state.ts';
import type { DashboardView } from './dashboard-view.ts';

/** Each card of the home with what it has at the moment. */
export type DashboardCardStates = {
  [Card in keyof Omit<DashboardView, 'currency'>]: CardState<DashboardView[Card]>;
};

const cardNames = [
  'total',
  'allocation',
  'portfolios',
  'holdings',
  'upcoming',
  'realEstate',
  'bonds',
] as const satisfies (keyof DashboardCardStates)[];

/** Every card in the same state: before anything is known, or when nothing came. */
export function allCards(state: Exclude<CardState<never>, { state: 'ready' }>): DashboardCardStates {
  return Object.fromEntries(cardNames.map((name) => [name, state])) as DashboardCardStates;
}

/** The cards of a whole view; a list without entries is an empty card. */
export function cardsOf(view: DashboardView): DashboardCardStates {
  const ready = <Data>(data: Data, entries: readonly unknown[]): CardState<Data> =>
    entries.length > 0 ? { state: 'ready', data } : { state: 'empty' };
  return {
    total: { state: 'ready', data: view.total },
    allocation: ready(view.allocation, view.allocation.byClass),
    portfolios: ready(view.portfolios, view.portfolios),
    holdings: ready(view.holdings, view.holdings.rows),
    upcoming: ready(view.upcoming, view.upcoming.events),
    realEstate: ready(view.realEstate, view.realEstate.properties),
    bonds: ready(view.bonds, view.bonds.redemptions),
  };
}
