import type { CardState } from '../valuation/card-state.ts';
import type { DashboardView } from './dashboard-view.ts';

/** The cards about everything together, each with what it has at the moment; those of modules stand beside them. */
export type DashboardCardStates = {
  [Card in 'total' | 'allocation' | 'upcoming']: CardState<DashboardView[Card]>;
};

/** Every card in the same state: before anything is known, or when nothing came. */
export function allCards(state: Exclude<CardState<never>, { state: 'ready' }>): DashboardCardStates {
  return { total: state, allocation: state, upcoming: state };
}

/** The cards of a whole view; a list without entries is an empty card. */
export function cardsOf(view: DashboardView): DashboardCardStates {
  const ready = <Data>(data: Data, entries: readonly unknown[]): CardState<Data> =>
    entries.length > 0 ? { state: 'ready', data } : { state: 'empty' };
  return {
    total: { state: 'ready', data: view.total },
    allocation: ready(view.allocation, view.allocation.byClass),
    upcoming: ready(view.upcoming, view.upcoming.events),
  };
}
