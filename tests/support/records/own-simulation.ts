import { dayNumber } from '../../../src/foundation/calendar-day.ts';
import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';

const metrics = {
  final_value: '110.00',
  profit: '10.00',
  annualized_return: 0.1,
  volatility: 0.2,
  sharpe_ratio: 0.5,
  max_drawdown: -0.05,
  avg_turnover: 0.01,
  avg_leverage: 1,
  sortino_ratio: 0.7,
  recovery_days: 3,
  total_costs: '0.29',
};

const terms = {
  date_start: '2024-01-02',
  date_end: '2024-01-05',
  currency: 'pln',
  start_value: '100.00',
  began_empty: false,
  trade_cost_percent: 0.29,
  borrow_fee_percent: 5,
  cash_rate: { is_stored: false, first_percent: null, last_percent: null },
  calendar: { rule: 'quoted', sessions: 4, periods_per_year: 252, history_from: '2022-01-03' },
  benchmark: { id: 'WIG20', name: 'WIG20', is_price_index: true, currency: 'pln' },
  is_simulated: true,
};

/** A finished simulation of four days, as a run would have stored it, with a sweep beside it. */
export async function ownSimulation(
  database: Database,
  portfolioId: string,
): Promise<{ id: string; jobId: string; resultId: string; portfolioId: string }> {
  const [id, jobId, resultId] = [newId(), newId(), newId()];
  const { userId } = await database.one<{ userId: string }>(
    sql`select user_id as "userId" from portfolios where id = ${portfolioId}`,
  );
  const strategy = {
    name: 'SinglePeriodOptimization',
    params: { gamma: 5, kappa: 0.05, solver: 'OSQP', solver_options: {} },
  };
  const request = {
    start: '2024-01-02',
    end: '2024-01-05',
    benchmark: 'WIG20',
    strategies: [{ slot: 1, strategy }],
    tradeCostPercent: 0.29,
    borrowFeePercent: 5,
    portfolio: { currency: 'pln', assets: [], cash: [] },
  };
  const days = Buffer.alloc(16);
  const values = Buffer.alloc(32);
  for (let i = 0; i < 4; i++) {
    days.writeInt32LE(dayNumber('2024-01-02') + i, i * 4);
    values.writeDoubleLE([100, 104, 98.8, 110][i]!, i * 8);
  }
  const weights = {
    dates: ['2024-01-02', '2024-01-04'],
    assets: [{ ticker: 'ZNANY', weights: [1, 0.9] }],
    other: null,
    cash: [0, 0.1],
  };
  const run = { solver: null, bankruptOn: null, beganAsCash: [], seconds: 0.1 };
  await database.run(sql`
    insert into simulations (user_id, id, portfolio_id, job_id, language, wish, status, attempts, created_at, started_at, finished_at)
    values (${userId}, ${id}, ${portfolioId}, ${jobId}, 'pl', ${JSON.stringify(request)}, 'done', 1, now(), now(), now())`);
  await database.run(sql`
    insert into simulation_results (user_id, id, simulation_id, days, terms, assets, created_at)
    values (${userId}, ${resultId}, ${id}, ${days}, ${JSON.stringify(terms)}, '[]', now())`);
  await database.run(sql`
    insert into simulation_lines (user_id, simulation_id, slot, name, metrics, day_values, run, weights) values
      (${userId}, ${id}, 1, 'SinglePeriodOptimization', ${JSON.stringify(metrics)}, ${values}, ${JSON.stringify(run)}, ${JSON.stringify(weights)}),
      (${userId}, ${id}, 0, 'WIG20', ${JSON.stringify(metrics)}, ${values}, null, null)`);
  await database.run(sql`
    insert into simulation_sweeps (user_id, simulation_id, slot, gammas, kappas, cells, status, created_at)
    values (${userId}, ${id}, 1, '{1}', '{0}', ${JSON.stringify([{ gamma: 1, kappa: 0, metrics, reason: null }])}, 'done', now())`);
  return { id, jobId, resultId, portfolioId };
}
