import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { ownSimulation } from '../../support/records/own-simulation.ts';
import { newPortfolio } from '../../support/records/sample-records.ts';
import { analyze, simulatedPortfolio, usualRun } from '../../support/records/simulated-portfolio.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Person;
beforeAll(async () => {
  // Nothing is computed here: results of earlier releases are read.
  walory = await startTestWalory({ role: 'web' });
  anna = await newPerson(walory);
});
afterAll(() => walory.stop());

async function oldSimulation() {
  const { id } = (await anna.browser.post('/api/portfolios', newPortfolio())).body.data;
  return ownSimulation(walory.database, id);
}

/** Little-endian float64, as lines are stored. */
function packed(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [i, value] of values.entries()) bytes.writeDoubleLE(value, i * 8);
  return bytes;
}

test('a stored result with infinite figures breaks neither the list nor itself (B-26)', async () => {
  const { id, jobId, portfolioId, resultId } = await oldSimulation();
  const broken = {
    final_value: 'Infinity',
    profit: 'Infinity',
    annualized_return: null,
    volatility: null,
    sharpe_ratio: null,
    max_drawdown: null,
    avg_turnover: null,
    avg_leverage: null,
    sortino_ratio: null,
    recovery_days: 0,
    total_costs: '2.9e+297',
  };
  const weights = {
    dates: ['2024-01-02', '2024-01-04'],
    assets: [{ ticker: 'ZNANY', weights: [1, null] }],
    other: null,
    cash: [0, null],
  };
  const progress = {
    startValue: 100,
    days: { first: '2024-01-02', last: '2024-01-05', total: 3 },
    strategies: [
      {
        slot: 1,
        status: 'done',
        done: 3,
        day: '2024-01-05',
        seconds: 1,
        dates: ['2024-01-02', '2024-01-05'],
        values: [100, null],
      },
    ],
    benchmark: { dates: ['2024-01-02'], values: [100] },
  };
  await walory.database.run(sql`
    update simulation_lines set metrics = ${JSON.stringify(broken)}, weights = ${JSON.stringify(weights)},
      day_values = ${packed([100, 104, Number.POSITIVE_INFINITY, Number.NaN])}
    where simulation_id = ${id} and slot = 1`);
  await walory.database.run(
    sql`update simulations set progress = ${JSON.stringify(progress)} where id = ${id}`,
  );
  const list = await analyze(anna.browser, 'fetch-portfolio-history-simulations', portfolioId);
  expect(list.status, list.text).toBe(200);
  expect(list.body.data[0].data.metrics[0]).toMatchObject({
    slot: 1,
    final_value: null,
    total_costs: null,
    total_return: null,
  });
  const one = await analyze(anna.browser, 'fetch-single-portfolio-history-simulation', portfolioId, {
    simulation_id: id,
  });
  expect(one.status, one.text).toBe(200);
  expect(one.body.data.series.lines[0].values).toEqual([100, 104]);
  expect(one.body.data.weights).toEqual([]);
  const more = [
    await analyze(anna.browser, 'check-portfolio-history-simulation-status', portfolioId, { job_id: jobId }),
    await analyze(anna.browser, 'interpret-portfolio-simulation', portfolioId, {
      statistics_history_id: resultId,
      language: 'en',
    }),
    await anna.browser.get(`/api/simulations/${id}/plot.svg`),
    await anna.browser.get(`/api/simulations/${id}/csv`),
    await anna.browser.get('/api/user/export'),
  ];
  for (const { status, text } of more) expect(status, text.slice(0, 200)).not.toBe(500);
  expect(more[1]!.body.interpretation).not.toMatch(/null|NaN|Infinity/);
});

test('a result from before the compound return is read with it, and its text is written anew (B-25)', async () => {
  const { id, portfolioId, resultId } = await oldSimulation();
  await walory.database.run(sql`
    update simulation_results set interpretation = 'It earned 42.09% a year.',
      interpretation_about = ${JSON.stringify({ language: 'en', written_by: 'rules', model: null, written_at: '2026-11-01T00:00:00.000Z', removed_figures: 0, figures: [], model_failure: null })},
      terms = terms || '{"date_end": "2026-01-01"}'
    where id = ${resultId}`);
  const read = async () =>
    (
      await analyze(anna.browser, 'fetch-single-portfolio-history-simulation', portfolioId, {
        simulation_id: id,
      })
    ).body.data;
  const before = await read();
  const expected = 1.1 ** (365 / 730) - 1;
  for (const line of before.metrics) {
    expect(line.total_return).toBeCloseTo(0.1, 9);
    expect(line.annualized_return).toBeCloseTo(expected, 9);
  }
  expect(before.interpretation).toBeNull();
  const sweep = (await anna.browser.get(`/api/simulations/${id}/sweep?slot=1`)).body.data;
  expect(sweep.cells[0].metrics.annualized_return).toBeCloseTo(expected, 9);
  const written = await analyze(anna.browser, 'interpret-portfolio-simulation', portfolioId, {
    statistics_history_id: resultId,
    language: 'en',
  });
  expect(written.body.interpretation).toContain('+4.88% a year');
  const after = await read();
  expect(after.interpretation).toBe(written.body.interpretation);
  expect(after.metrics).toEqual(before.metrics);
});

test('units and weights beyond all measure are refused at their field, and no run is queued (B-26)', async () => {
  const portfolio = await simulatedPortfolio(walory.database, anna.browser, { PKO: '10', KGH: '10' });
  const run = (strategy: object) =>
    analyze(anna.browser, 'run-portfolio-history-simulation', portfolio, {
      ...usualRun,
      strategies: [strategy],
    });
  const units = await run({
    name: 'FixedTrades',
    params: { trades: [{ date: '2020-03-02', ticker: 'PKO', units: 1e300 }] },
  });
  expect([units.status, units.body.errors]).toEqual([
    422,
    { 'strategies.0.params.trades': ['numberOutOfRange'] },
  ]);
  const weights = await run({ name: 'FixedWeights', params: { weights: { PKO: 1e308, KGH: 1e308 } } });
  expect([weights.status, weights.body.errors]).toEqual([
    422,
    { 'strategies.0.params.weights': ['numberOutOfRange'] },
  ]);
  const list = await analyze(anna.browser, 'fetch-portfolio-history-simulations', portfolio);
  expect(list.body.data).toEqual([]);
});
