import { type Row, signedIn } from '../row.ts';

export const backtestRoutes: Record<string, Row> = {
  'analyzer.call': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => {
      const { id, portfolioId } = await fixture.simulation();
      const action = 'fetch-single-portfolio-history-simulation';
      return { body: { action, portfolio_id: portfolioId, simulation_id: id } };
    },
  },
  'simulations.form': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/simulation-form` }),
  },
  'simulations.cancel': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/simulations/${(await fixture.simulation()).id}/cancel` }),
  },
  'simulations.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/simulations/${(await fixture.simulation()).id}` }),
  },
  'simulations.csv': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/simulations/${(await fixture.simulation()).id}/csv` }),
  },
  'simulations.plot': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/simulations/${(await fixture.simulation()).id}/plot.svg?theme=dark`,
    }),
  },
  'simulations.outlook': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/simulations/${(await fixture.simulation()).id}/outlook?slot=1&years=2`,
    }),
  },
  'simulations.startSweep': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/simulations/${(await fixture.simulation()).id}/sweep`,
      body: { slot: 1, gammas: [1, 5], kappas: [0.05] },
    }),
  },
  'simulations.readSweep': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/simulations/${(await fixture.simulation()).id}/sweep?slot=1` }),
  },
};
