import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strategyNames } from '../../../src/domains/backtest/strategy-params.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { readEvents } from '../../support/callers/event-reader.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import {
  analyze,
  computing,
  runToEnd,
  type Started,
  simulatedPortfolio,
  startRun,
  usualRun,
} from '../../support/records/simulated-portfolio.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Person;
let portfolio: string;
let done: Started;
// biome-ignore lint/suspicious/noExplicitAny: answers of the API as they come
let results: any;
beforeAll(async () => {
  walory = await startTestWalory();
  anna = await newPerson(walory);
  portfolio = await simulatedPortfolio(walory.database, anna.browser);
  done = await finished({ strategies: [{ name: 'Uniform' }, null, { name: 'SinglePeriodOptimization' }] });
  results = await resultsOf(done);
});
afterAll(() => walory.stop());

async function finished(changes: Record<string, unknown>): Promise<Started> {
  const started = await startRun(anna.browser, portfolio, changes);
  const status = await runToEnd(anna.browser, portfolio, started);
  expect(status, JSON.stringify(status.reason)).toMatchObject({ status: 'done', progress: 1, reason: null });
  return started;
}

async function resultsOf(started: Started) {
  const answer = await analyze(anna.browser, 'get-portfolio-history-simulation-results', portfolio, started);
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('the six actions', () => {
  test('a run answers with its ids, its status with progress, its results with everything (rule B-6)', async () => {
    expect(done).toEqual({ job_id: expect.any(String), simulation_id: expect.any(String) });
    expect(results).toMatchObject({
      id: done.simulation_id,
      simulation_id: done.simulation_id,
      job_id: done.job_id,
      statistics_history_id: expect.any(String),
      status: 'done',
    });
    const { data } = results;
    expect(data).toMatchObject({
      date_start: '2020-01-02',
      date_end: '2022-12-30',
      benchmark: 'WIG20',
      currency: 'pln',
      interpretation: null,
      plot_path: `/api/simulations/${done.simulation_id}/plot.svg`,
      terms: {
        trade_cost_percent: 0.29,
        borrow_fee_percent: 5,
        cash_rate: { is_stored: true, first_percent: 1.5, last_percent: 6.75 },
        calendar: { rule: 'quoted', history_from: '2016-01-04' },
        benchmark: { id: 'WIG20', is_price_index: true, currency: 'pln' },
        is_simulated: true,
      },
    });
    expect(data.metrics.map((line: { slot: number; name: string }) => [line.slot, line.name])).toEqual([
      [1, 'Uniform'],
      [3, 'SinglePeriodOptimization'],
      [null, 'WIG20'],
    ]);
    for (const line of data.metrics)
      expect(line).toEqual({
        slot: line.slot,
        name: expect.any(String),
        final_value: expect.stringMatching(/^\d+\.\d\d$/),
        profit: expect.stringMatching(/^-?\d+\.\d\d$/),
        total_return: expect.any(Number),
        annualized_return: expect.any(Number),
        volatility: expect.any(Number),
        sharpe_ratio: expect.any(Number),
        max_drawdown: expect.any(Number),
        avg_turnover: expect.any(Number),
        avg_leverage: expect.any(Number),
        sortino_ratio: expect.any(Number),
        recovery_days: line.recovery_days,
        total_costs: expect.stringMatching(/^\d+\.\d\d$/),
      });
  });

  test('the series fit their days, their drawdowns and their metrics', () => {
    const { series, metrics, monthly, weights, terms } = results.data;
    expect(series.dates).toHaveLength(terms.calendar.sessions);
    for (const [i, line] of series.lines.entries()) {
      expect(line.values).toHaveLength(series.dates.length);
      expect(line.values[0]).toBe(Number(terms.start_value));
      expect(line.values.at(-1)).toBe(Number(metrics[i].final_value));
      // 2 January 2020 to 30 December 2022 (B-25).
      const growth = line.values.at(-1) / line.values[0];
      expect(metrics[i].annualized_return).toBeCloseTo(growth ** (365 / 1093) - 1, 6);
      expect(Math.min(...line.drawdowns)).toBeCloseTo(metrics[i].max_drawdown, 5);
      const grown = monthly[i].years
        .flatMap((year: { months: (number | null)[] }) => year.months)
        .reduce((product: number, month: number | null) => product * (1 + (month ?? 0)), 1);
      expect(grown).toBeCloseTo(line.values.at(-1) / line.values[0], 5);
    }
    expect(weights.map((one: { slot: number }) => one.slot)).toEqual([1, 3]);
    for (const one of weights)
      one.dates.forEach((_: string, k: number) => {
        const sum = one.assets.reduce(
          (all: number, asset: { weights: number[] }) => all + asset.weights[k]!,
          one.cash[k] + (one.other?.[k] ?? 0),
        );
        expect(sum).toBeCloseTo(1, 3);
      });
  });

  test('the list has every simulation of the portfolio, newest first, and the single one is the same record', async () => {
    const list = (await analyze(anna.browser, 'fetch-portfolio-history-simulations', portfolio)).body;
    const item = list.data.find((one: { id: string }) => one.id === done.simulation_id);
    expect(item.data).toMatchObject({
      date_start: '2020-01-02',
      strategies: [
        { slot: 1, name: 'Uniform' },
        { slot: 3, name: 'SinglePeriodOptimization' },
      ],
    });
    expect(item.data.metrics).toEqual(results.data.metrics);
    expect(item.data.series).toBeUndefined();
    const single = await analyze(anna.browser, 'fetch-single-portfolio-history-simulation', portfolio, {
      simulation_id: done.simulation_id,
    });
    expect(single.body).toEqual(results);
  });

  test('an interpretation is written by rules without a model, in either language, and kept (rule B-19)', async () => {
    for (const language of ['pl', 'en']) {
      const { body, status } = await analyze(anna.browser, 'interpret-portfolio-simulation', portfolio, {
        statistics_history_id: results.statistics_history_id,
        language,
      });
      expect(status).toBe(200);
      expect(body.interpretation).toContain(language === 'pl' ? 'indeks cenowy' : 'price index');
      expect(body.interpretation).not.toMatch(/[{}]|\[…\]|undefined|NaN/);
      expect(body.interpretation_about).toMatchObject({
        language,
        written_by: 'rules',
        model: null,
        removed_figures: 0,
        model_failure: null,
      });
      expect(body.interpretation_about.figures.length).toBeGreaterThan(8);
      const kept = (await resultsOf(done)).data;
      expect(kept.interpretation).toBe(body.interpretation);
      expect(kept.interpretation_about).toEqual(body.interpretation_about);
    }
  });
});

describe('every strategy', () => {
  const trades = [
    { date: '2020-02-03', ticker: 'PKO', units: 5 },
    { date: '2020-03-02', ticker: 'AAPL', units: -1 },
  ];
  const params: Record<string, object> = {
    FixedTrades: { trades },
    ProportionalTradeToTargets: { target_weights: { PKO: 1 }, rebalance_dates: ['2020-06-30', '2021-06-30'] },
    MultiPeriodOptimization: { planning_horizon: 2 },
    RankAndLongShort: { short_fraction: 0.2 },
  };
  const groups: string[][] = [];
  for (let i = 0; i < strategyNames.length; i += 3) groups.push(strategyNames.slice(i, i + 3));

  test.each(groups)('%s, %s, %s run with their defaults', async (...names) => {
    const started = await finished({
      strategies: names.filter(Boolean).map((name) => ({ name, params: params[name] ?? {} })),
    });
    const { metrics, series } = (await resultsOf(started)).data;
    expect(metrics).toHaveLength(names.filter(Boolean).length + 1);
    for (const { values } of series.lines) expect(values.every((value: number) => value > 0)).toBe(true);
  });

  test.each(['SCS', 'CLARABEL', 'ECOS', 'OSQP'])(
    '%s is a real choice and says what did the work',
    async (solver) => {
      const started = await finished({
        strategies: [{ name: 'SinglePeriodOptimization', params: { solver, gamma: 3 } }],
      });
      const { data } = await resultsOf(started);
      expect(data.strategies[0].solver).toMatchObject({
        requested: solver,
        used: expect.stringMatching(new RegExp(solver, 'i')),
      });
      expect(data.strategies[0].solver.solves).toBeGreaterThan(30);
    },
  );
});

test('weights left open are today’s and are written down; given ones are divided by their sum (rule B-8)', async () => {
  const form = (await anna.browser.get(`/api/portfolios/${portfolio}/simulation-form`)).body.data;
  const sum = Object.values<number>(form.today_weights).reduce((all, weight) => all + weight * 10_000, 0);
  expect(Math.round(sum)).toBe(10_000);
  const started = await finished({
    strategies: [
      { name: 'FixedWeights' },
      { name: 'FixedWeights', params: { weights: '{"PKO": 2, "KGH": 2}' } },
      { name: 'FixedWeights', params: { weights: { PKO: 0.5, KGH: 0.5 } } },
    ],
  });
  const { strategies, series } = (await resultsOf(started)).data;
  expect(strategies[0].params.weights).toEqual(form.today_weights);
  expect(series.lines[1].values).toEqual(series.lines[2].values);
  expect(series.lines[0].values.at(-1)).not.toBe(series.lines[1].values.at(-1));
});

test('SP500 is converted to the portfolio’s currency (rule B-11)', async () => {
  const started = await finished({ benchmark: 'SP500', strategies: [{ name: 'Hold' }] });
  const { data } = await resultsOf(started);
  expect(data.terms.benchmark).toMatchObject({ id: 'SP500', currency: 'usd', is_price_index: true });
  expect(data.metrics[1]).toMatchObject({ slot: null, name: 'SP500', avg_turnover: 0, avg_leverage: 1 });
});

test('the form knows assets, days, solvers and hints', async () => {
  const { status, body } = await anna.browser.get(`/api/portfolios/${portfolio}/simulation-form`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    first_start: expect.stringMatching(/^2017-01-/),
    trade_cost_percent: 0.29,
    cash_rate: { is_stored: true },
    has_language_model: false,
    can_export: true,
  });
  expect(body.data.assets.map((asset: { ticker: string }) => asset.ticker)).toEqual([
    'AAPL',
    'BTC',
    'KGH',
    'PKO',
    'SHEL',
  ]);
  expect(body.data.strategies).toHaveLength(14);
  expect(body.data.last_end < new Date().toISOString()).toBe(true);
  const earliest = await analyze(anna.browser, 'run-portfolio-history-simulation', portfolio, {
    ...usualRun,
    start_at: body.data.first_start,
    end_at: '2018-01-02',
  });
  expect(earliest.status).toBe(200);
  await runToEnd(anna.browser, portfolio, earliest.body);
});

test('plot and table can be fetched; the table is for plans with export only', async () => {
  const plot = await anna.browser.get(`${results.data.plot_path}?theme=dark`);
  expect(plot.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(plot.text).toMatch(/^<svg[^>]*role="img"/);
  const csv = await anna.browser.get(`/api/simulations/${done.simulation_id}/csv`);
  expect(csv.headers.get('content-disposition')).toBe(
    'attachment; filename="walory-simulation-2020-01-02-2022-12-30.csv"',
  );
  const rows = csv.text.trim().split('\r\n');
  expect(rows).toHaveLength(results.data.series.dates.length + 1);
  expect(rows[0]).toBe(
    'date,1 Uniform,1 Uniform drawdown,3 SinglePeriodOptimization,3 SinglePeriodOptimization drawdown,WIG20,WIG20 drawdown',
  );
  const plan = (isAllowed: boolean) =>
    walory.database.run(sql`update plans set export = ${isAllowed} where slug = 'trial'`);
  await plan(false);
  const refused = await anna.browser.get(`/api/simulations/${done.simulation_id}/csv`);
  await plan(true);
  expect([refused.status, refused.body.upgrade]).toEqual([403, true]);
});

test('the outlook has ordered bands, the same each time (rule B-20)', async () => {
  const ask = () => anna.browser.get(`/api/simulations/${done.simulation_id}/outlook?slot=3&years=5`);
  const { status, body } = await ask();
  expect(status).toBe(200);
  const { low, middle, high, dates, from_day } = body.data;
  expect(from_day).toBe('2022-12-30');
  expect(dates.at(-1)).toMatch(/^2027-12|^2028-01/);
  for (let i = 0; i < low.length; i++) expect(low[i] < middle[i] && middle[i] < high[i]).toBe(true);
  expect((await ask()).body).toEqual(body);
  const bad = await anna.browser.get(`/api/simulations/${done.simulation_id}/outlook?slot=2&years=5`);
  expect(bad.status).toBe(404);
  for (const query of ['slot=9&years=1', 'slot=1&years=99', 'years=1', 'slot=-1', 'slot=1e1'])
    expect((await anna.browser.get(`/api/simulations/${done.simulation_id}/outlook?${query}`)).status).toBe(
      422,
    );
});

test('a sweep runs in the background and marks the frontier (rule B-20)', async () => {
  const path = `/api/simulations/${done.simulation_id}/sweep`;
  expect((await anna.browser.get(`${path}?slot=3`)).status).toBe(404);
  const begun = await anna.browser.post(path, { slot: 3, gammas: [10, 1], kappas: [0.05, 0.5] });
  expect(begun.body.data).toMatchObject({ gammas: [1, 10], current: { gamma: 5, kappa: 0.05 } });
  await expect
    .poll(async () => (await anna.browser.get(`${path}?slot=3`)).body.data.status, { timeout: computing })
    .toBe('done');
  const { cells, progress } = (await anna.browser.get(`${path}?slot=3`)).body.data;
  expect(progress).toBe(1);
  expect(cells.map((cell: { gamma: number; kappa: number }) => [cell.gamma, cell.kappa])).toEqual([
    [1, 0.05],
    [1, 0.5],
    [10, 0.05],
    [10, 0.5],
  ]);
  expect(cells.some((cell: { is_efficient: boolean }) => cell.is_efficient)).toBe(true);
  const uniform = await anna.browser.post(path, { slot: 1 });
  expect([uniform.status, uniform.body.errors]).toEqual([422, { slot: ['strategyError'] }]);
  const many = Array.from({ length: 20 }, (_, i) => i);
  const tooMany = await anna.browser.post(path, { slot: 3, gammas: many, kappas: many });
  expect(tooMany.body.errors).toEqual({ gammas: ['numberOutOfRange'] });
});

test('a double click starts one run', async () => {
  const submission_id = crypto.randomUUID();
  const both = await Promise.all([1, 2].map(() => startRun(anna.browser, portfolio, { submission_id })));
  expect(both[0]).toEqual(both[1]);
  expect(await startRun(anna.browser, portfolio, { submission_id })).toEqual(both[0]);
  await runToEnd(anna.browser, portfolio, both[0]!);
});

test('the owner’s browsers hear of a run, nobody else’s', async () => {
  const own = await readEvents(anna.browser);
  const other = await readEvents((await newPerson(walory)).browser);
  await finished({ strategies: [{ name: 'Hold' }] });
  await own.hears('SimulationChanged');
  expect(other.heard).not.toContain('SimulationChanged');
  own.leave();
  other.leave();
});

describe('other people', () => {
  test('see nothing of it and can do nothing to it', async () => {
    const stranger = await newPerson(walory);
    const theirs = await simulatedPortfolio(walory.database, stranger.browser, { PKO: '1' });
    const { simulation_id, job_id } = done;
    const { statistics_history_id } = results;
    const asked: [string, Record<string, unknown>][] = [
      ['run-portfolio-history-simulation', usualRun],
      ['check-portfolio-history-simulation-status', { job_id }],
      ['get-portfolio-history-simulation-results', { job_id, simulation_id }],
      ['fetch-single-portfolio-history-simulation', { simulation_id }],
      ['interpret-portfolio-simulation', { statistics_history_id, language: 'en' }],
      ['fetch-portfolio-history-simulations', {}],
    ];
    for (const [action, more] of asked) {
      expect((await analyze(stranger.browser, action, portfolio, more)).status, action).toBe(404);
      // Naming one's own portfolio does not open another's simulation.
      if (!action.startsWith('run') && !action.endsWith('simulations'))
        expect((await analyze(stranger.browser, action, theirs, more)).status, action).toBe(404);
      expect((await analyze(stranger.browser, action, 'no-id', more)).status, action).toBe(404);
    }
    const none = await analyze(stranger.browser, 'fetch-portfolio-history-simulations', theirs);
    expect(none.body).toEqual({ data: [], meta: { total: 0, start: 0, limit: 0 } });
  });

  test('a job and a simulation that do not belong together are not there', async () => {
    const other = await startRun(anna.browser, portfolio, { strategies: [{ name: 'Hold' }] });
    const mixed = { job_id: other.job_id, simulation_id: done.simulation_id };
    const answer = await analyze(anna.browser, 'get-portfolio-history-simulation-results', portfolio, mixed);
    expect(answer.status).toBe(404);
    await runToEnd(anna.browser, portfolio, other);
  });
});

test('the archive of one’s own data tells of simulations', async () => {
  const files = unzipSync((await anna.browser.get('/api/user/export')).bytes);
  const simulations = JSON.parse(strFromU8(files['simulations.json']!));
  expect(simulations.find((one: { id: string }) => one.id === done.simulation_id)).toMatchObject({
    status: 'done',
    metrics: expect.any(Array),
    terms: { currency: 'pln' },
  });
});

test('removing a simulation removes its results, removing the portfolio removes all of them', async () => {
  const another = await simulatedPortfolio(walory.database, anna.browser, { PKO: '1' });
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const started = await startRun(anna.browser, another, { strategies: [{ name: 'Hold' }] });
    await runToEnd(anna.browser, another, started);
    ids.push(started.simulation_id);
  }
  expect((await anna.browser.delete(`/api/simulations/${ids[0]}`)).status).toBe(200);
  expect((await anna.browser.delete(`/api/simulations/${ids[0]}`)).status).toBe(404);
  expect((await anna.browser.delete(`/api/portfolios/${another}`)).status).toBe(200);
  const { count } = await walory.database.one<{ count: number }>(sql`
    select (select count(*) from simulations where id = any(${ids}::uuid[])) +
      (select count(*) from simulation_lines where simulation_id = any(${ids}::uuid[])) +
      (select count(*) from simulation_results where simulation_id = any(${ids}::uuid[])) as count`);
  expect(count).toBe(0);
});
