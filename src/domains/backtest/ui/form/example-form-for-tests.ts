import type { SimulationForm } from '../simulation-types.ts';

const asset = (ticker: string, name: string, weight: number, kind = 'stocks') => ({
  ticker,
  name,
  class: kind,
  currency: 'PLN',
  units: '100',
  today_weight: weight,
  first_day: '2010-01-04',
  last_day: '2026-11-13',
  has_volumes: kind === 'stocks',
});
const hint = (initial: number, min: number, max: number, step: number, from: number, to: number) => ({
  default: initial,
  min,
  max,
  step,
  usual_from: from,
  usual_to: to,
});
const options = (...names: string[]) => names.map((name) => ({ name, kind: 'positive' as const }));

/** A portfolio of five assets as the form's call describes it, for tests. */
export const exampleForm: SimulationForm = {
  portfolio: { id: 'p', name: 'Brokerage', currency: 'PLN' },
  assets: [
    asset('VWCE', 'FTSE All-World', 0.4, 'etf'),
    asset('PKO', 'PKO Bank Polski', 0.2),
    asset('EDO', 'EDO1034', 0.2, 'bonds'),
    asset('CDR', 'CD Projekt', 0.12),
    asset('BTC', 'Bitcoin', 0.08, 'crypto'),
  ],
  today_weights: { VWCE: 0.4, PKO: 0.2, EDO: 0.2, CDR: 0.12, BTC: 0.08 },
  targets: [
    {
      id: 's',
      name: 'Calm core',
      is_own: true,
      weights: { VWCE: 0.6 },
      missing: [{ name: 'Gold', weight: 0.4 }],
      has_cash: false,
    },
  ],
  first_start: '2011-01-10',
  last_end: '2026-11-13',
  default_start: '2016-11-14',
  default_end: '2026-11-13',
  sessions_per_year: 251.4,
  benchmarks: [
    { id: 'WIG20', name: 'WIG20', first_day: '2000-01-03', last_day: '2026-11-13' },
    { id: 'SP500', name: 'S&P 500', first_day: '2000-01-03', last_day: '2026-11-13' },
  ],
  trade_cost_percent: 0.29,
  borrow_fee_percent: 5,
  cash_rate: { is_stored: true, percent: 4.75 },
  strategies: [],
  solvers: [
    { name: 'OSQP', is_default: true, made: 'own', options: options('eps_abs', 'eps_rel', 'max_iter') },
    { name: 'SCS', is_default: false, made: 'package', options: options('eps', 'max_iters') },
  ],
  hints: {
    gamma: hint(5, 0, 1e6, 0.01, 1, 10),
    kappa: hint(0.05, 0, 1e6, 0.01, 0.05, 0.5),
    planning_horizon: hint(3, 1, 60, 1, 2, 6),
    tracking_error: hint(0.02, 0, 10, 0.01, 0.01, 0.1),
    long_fraction: hint(0.3, 0, 1, 0.01, 0, 1),
    short_fraction: hint(0, 0, 1, 0.01, 0, 1),
  },
  can_export: true,
  has_language_model: false,
};
