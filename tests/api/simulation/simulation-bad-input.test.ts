import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packYear } from '../../../src/domains/market-data/packed-year.ts';
import { addDays, dayInWarsaw, dayOf } from '../../../src/foundation/calendar-day.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { złoty } from '../../support/records/sample-records.ts';
import {
  analyze,
  runToEnd,
  simulatedPortfolio,
  startRun,
  usualRun,
} from '../../support/records/simulated-portfolio.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let person: Person;
let portfolio: string;
beforeAll(async () => {
  walory = await startTestWalory();
  person = await newPerson(walory);
  portfolio = await simulatedPortfolio(walory.database, person.browser, { PKO: '10', KGH: '5' });
});
afterAll(() => walory.stop());

const today = dayInWarsaw(new Date());
const run = (changes: Record<string, unknown>, at = portfolio) =>
  analyze(person.browser, 'run-portfolio-history-simulation', at, { ...usualRun, ...changes });
const strategy = (name: string, params: unknown = {}) => ({ strategies: [{ name, params }, null, null] });
const at = (param: string) => `strategies.0.params.${param}`;

describe('a field error by its message key (rule SF-4)', () => {
  test.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['no strategy', { strategies: [null, null, null] }, { strategies: ['atLeastOneStrategyMustBeSet'] }],
    ['an empty list of strategies', { strategies: [] }, { strategies: ['atLeastOneStrategyMustBeSet'] }],
    ['no strategies at all', { strategies: undefined }, { strategies: ['atLeastOneStrategyMustBeSet'] }],
    [
      'four strategies',
      { strategies: [1, 2, 3, 4].map(() => ({ name: 'Hold' })) },
      { strategies: ['invalid'] },
    ],
    ['no start', { start_at: undefined }, { start_at: ['startAtError'] }],
    ['a start that is no day', { start_at: '2020-02-31' }, { start_at: ['startAtError'] }],
    [
      'a start in the future',
      { start_at: addDays(today, 1), end_at: addDays(today, 2) },
      { start_at: ['startAtError'], end_at: ['endAtError'] },
    ],
    ['no end', { end_at: null }, { end_at: ['endAtError'] }],
    ['an end before the start', { end_at: '2019-12-31' }, { end_at: ['endAtError'] }],
    ['an end of today', { end_at: today }, { end_at: ['endAtError'] }],
    ['no benchmark', { benchmark: undefined }, { benchmark: ['benchmarkError'] }],
    ['another benchmark', { benchmark: 'DAX' }, { benchmark: ['benchmarkError'] }],
    ['a negative cost', { trade_cost_percent: -1 }, { trade_cost_percent: ['numberOutOfRange'] }],
    [
      'a cost of everything and more',
      { trade_cost_percent: 101 },
      { trade_cost_percent: ['numberOutOfRange'] },
    ],
    ['a cost as text', { borrow_fee_percent: '5' }, { borrow_fee_percent: ['numberOutOfRange'] }],
    ['a strategy nobody knows', strategy('Magic'), { 'strategies.0.name': ['strategyUnknown'] }],
    [
      'a strategy by the name of a prototype',
      strategy('constructor'),
      { 'strategies.0.name': ['strategyUnknown'] },
    ],
    [
      'trades that are no JSON',
      strategy('FixedTrades', { trades: '[{' }),
      { [at('trades')]: ['invalidJsonError'] },
    ],
    [
      'trades that are an object',
      strategy('FixedTrades', { trades: {} }),
      { [at('trades')]: ['invalidJsonError'] },
    ],
    [
      'a list of target weights',
      strategy('PeriodicRebalance', { target_weights: [1] }),
      { [at('target_weights')]: ['invalidJsonError'] },
    ],
    [
      'weights as a number',
      strategy('FixedWeights', { weights: 1 }),
      { [at('weights')]: ['invalidJsonError'] },
    ],
    [
      'scores as a list',
      strategy('RankAndLongShort', { scores: [] }),
      { [at('scores')]: ['invalidJsonError'] },
    ],
    ['NaN', strategy('FixedWeights', { weights: '{"PKO": NaN}' }), { [at('weights')]: ['invalidJsonError'] }],
    [
      'infinity',
      strategy('FixedWeights', { weights: '{"PKO": 1e999}' }),
      { [at('weights')]: ['strategyParamsInvalid'] },
    ],
    [
      'a bomb of brackets as text',
      strategy('FixedTrades', { trades: '['.repeat(200_000) }),
      { [at('trades')]: ['invalidJsonError'] },
    ],
    [
      'weights that sum to zero',
      strategy('FixedWeights', { weights: { PKO: 0 } }),
      { [at('weights')]: ['weightsSumZero'] },
    ],
    [
      'weights that sum to less',
      strategy('AdaptiveRebalance', { target_weights: { PKO: -1 } }),
      { [at('target_weights')]: ['weightsSumZero'] },
    ],
    ['CASH', strategy('FixedWeights', { weights: { CASH: 1 } }), { [at('weights')]: ['cashNamed'] }],
    [
      'USD',
      strategy('ProportionalRebalance', { target_weights: { PKO: 1, USD: 1 } }),
      { [at('target_weights')]: ['cashNamed'] },
    ],
    [
      'a ticker nobody holds',
      strategy('FixedTrades', { trades: [{ date: '2020-05-04', ticker: 'TSLA', units: 1 }] }),
      { [at('trades')]: ['tickerUnknown'] },
    ],
    [
      'targets without dates',
      strategy('ProportionalTradeToTargets'),
      { [at('rebalance_dates')]: ['datesMissing'] },
    ],
    [
      'a score left out',
      strategy('RankAndLongShort', { scores: { PKO: 1 } }),
      { [at('scores')]: ['scoreMissing'] },
    ],
    [
      'fractions above one',
      strategy('RankAndLongShort', { long_fraction: 0.8, short_fraction: 0.4 }),
      { [at('short_fraction')]: ['fractionsAboveOne'] },
    ],
    [
      'a negative gamma',
      strategy('SinglePeriodOptimization', { gamma: -1 }),
      { [at('gamma')]: ['strategyParamsInvalid'] },
    ],
    [
      'a horizon of nothing',
      strategy('MultiPeriodOptimization', { planning_horizon: 0 }),
      { [at('planning_horizon')]: ['strategyParamsInvalid'] },
    ],
    [
      'an unknown solver',
      strategy('SinglePeriodOptimization', { solver: 'GUROBI' }),
      { [at('solver')]: ['strategyParamsInvalid'] },
    ],
    [
      'an option the solver does not know',
      strategy('SinglePeriodOptimization', { solver_options: '{"eps": 1}' }),
      { [at('solver_options')]: ['solverOptionUnknown'] },
    ],
    [
      'an option of the wrong kind',
      strategy('SinglePeriodOptimization', { solver_options: { max_iter: 0.5 } }),
      { [at('solver_options')]: ['solverOptionInvalid'] },
    ],
    [
      'a parameter nobody knows',
      strategy('Uniform', { colour: 'red' }),
      { [at('colour')]: ['strategyParamsInvalid'] },
    ],
    ['a single day', { start_at: '2020-01-02', end_at: '2020-01-02' }, { end_at: ['singleDay'] }],
    ['a weekend', { start_at: '2020-01-04', end_at: '2020-01-05' }, { end_at: ['singleDay'] }],
  ])('%s', async (_, changes, errors) => {
    const answer = await run(changes);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  test('several at once, each at its field, with the values that its words name', async () => {
    const { status, body } = await run({
      start_at: '2016-03-01',
      strategies: [
        { name: 'FixedWeights', params: { weights: { XYZ: 1 } } },
        null,
        { name: 'SinglePeriodOptimization', params: { solver: 'ECOS', solver_options: { rho: 1 } } },
      ],
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ start_at: ['startTooEarly'] });
    expect(body.params['start_at.first']).toMatch(/^2017-01-\d\d$/);
    const later = await run({
      strategies: [
        { name: 'FixedWeights', params: { weights: { XYZ: 1 } } },
        null,
        { name: 'SinglePeriodOptimization', params: { solver: 'ECOS', solver_options: { rho: 1 } } },
      ],
    });
    expect(later.body.errors).toEqual({
      'strategies.0.params.weights': ['tickerUnknown'],
      'strategies.2.params.solver_options': ['solverOptionUnknown'],
    });
    expect(later.body.params).toMatchObject({
      'strategies.0.params.weights.ticker': 'XYZ',
      'strategies.2.params.solver_options.option': 'rho',
      'strategies.2.params.solver_options.known': 'abstol, reltol, feastol, max_iters',
    });
  });

  test('the first possible day that is named is possible, the day before is not (rule B-7)', async () => {
    for (const end_at of ['2016-06-01', '2018-01-02']) {
      const early = await run({ start_at: '2016-02-01', end_at });
      expect(early.body.errors).toEqual({ start_at: ['startTooEarly'] });
      const first = early.body.params['start_at.first'];
      expect((await run({ start_at: addDays(first, -1), end_at: '2018-01-02' })).status).toBe(422);
      const started = await startRun(person.browser, portfolio, { start_at: first, end_at: '2018-01-02' });
      expect(await runToEnd(person.browser, portfolio, started)).toMatchObject({ status: 'done' });
    }
  });
});

test.each([
  ['an action nobody knows', { action: 'delete-everything', portfolio_id: 'x' }, 'action'],
  ['no action', { portfolio_id: 'x' }, 'action'],
  ['no portfolio', { action: 'fetch-portfolio-history-simulations' }, 'portfolio_id'],
  [
    'a status without a job',
    { action: 'check-portfolio-history-simulation-status', portfolio_id: 'x' },
    'job_id',
  ],
])('%s is refused', async (_, body, field) => {
  const answer = await person.browser.post('/api/portfolio-analyzer', body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

test('a bomb of nested values and a body that is too large are refused without harm', async () => {
  const deep = `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`;
  const raw = JSON.stringify({
    action: 'run-portfolio-history-simulation',
    portfolio_id: portfolio,
    ...usualRun,
    ...strategy('FixedWeights', { weights: 'HERE' }),
  }).replace('"HERE"', deep);
  const bomb = await person.browser.send('POST', '/api/portfolio-analyzer', undefined, { raw });
  // Beyond the levels that any call looks at, no field is looked for (rule SF-13).
  expect([bomb.status, bomb.body.errors]).toEqual([422, { form: ['invalid'] }]);
  const huge = await run(strategy('FixedTrades', { trades: 'x'.repeat(600_000) }));
  expect(huge.status).toBe(413);
});

async function ownInstrument(
  ticker: string,
  first: string,
  days: number,
  withVolumes: boolean,
): Promise<string> {
  const id = newId();
  await walory.database.run(sql`
    insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, created_at)
    values (${id}, ${ticker}, '0193277e-0000-7000-8000-000000000201', ${złoty}, ${JSON.stringify({ en: ticker })}, 'test',
      ${id}, ${ticker.toLowerCase()}, now())`);
  const begin = Date.parse(first) / 86_400_000;
  const years = new Map<number, Float64Array>();
  for (let day = begin; day < begin + days; day++) {
    const text = dayOf(day);
    const year = Number(text.slice(0, 4));
    if (!years.has(year)) years.set(year, new Float64Array(366).fill(Number.NaN));
    years.get(year)![day - Date.UTC(year, 0, 1) / 86_400_000] = 100 + Math.sin(day) + ticker.length;
  }
  for (const [year, closes] of years)
    await walory.database.run(sql`
      insert into price_years (instrument_id, year, closes, volumes, source, updated_at)
      values (${id}, ${year}, ${Buffer.from(packYear(closes))},
        ${withVolumes ? Buffer.from(packYear(closes.map((close) => close * 10))) : null}, 'test', now())`);
  await walory.database.run(sql`
    insert into latest_prices (instrument_id, price, at, day, source) values (${id}, 100, now(), ${today}, 'test')`);
  return id;
}

async function portfolioOf(ids: string[]): Promise<string> {
  await walory.database.run(sql`update plans set portfolios = 10000 where slug = 'trial'`);
  const { id } = (
    await person.browser.post('/api/portfolios', { name: `Próba ${newId().slice(-8)}`, currency_id: złoty })
  ).body.data;
  await walory.database.transaction(async (tx) => {
    await tx.run(sql`
      insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, created_at)
      select ${person.id}, gen_random_uuid(), ${id}, one, ${złoty}, now() from unnest(${ids}::uuid[]) as one`);
    await tx.run(sql`
      insert into transactions (user_id, id, portfolio_id, holding_id, type, day, units, price, currency_id, created_at, updated_at)
      select user_id, gen_random_uuid(), portfolio_id, id, 'buy', '2024-01-15', 3, 10, currency_id, now(), now()
      from holdings where portfolio_id = ${id}`);
  });
  return id;
}

describe('portfolios that cannot be simulated', () => {
  test('one without assets', async () => {
    const empty = await portfolioOf([]);
    const answer = await run({}, empty);
    expect(answer.body.errors).toEqual({ portfolio_id: ['noAssets'] });
    const form = (await person.browser.get(`/api/portfolios/${empty}/simulation-form`)).body.data;
    expect(form).toMatchObject({ assets: [], today_weights: {}, first_start: null, default_start: null });
  });

  test('one with less than a year of prices', async () => {
    const young = await portfolioOf([await ownInstrument('MŁODY', '2022-01-03', 200, false)]);
    const answer = await run({ start_at: '2022-02-01', end_at: '2022-05-02' }, young);
    expect(answer.body.errors).toEqual({ start_at: ['noHistory'] });
  });

  test('a start after the last price', async () => {
    const old = await portfolioOf([await ownInstrument('STARY', '2018-01-02', 700, false)]);
    const answer = await run({ start_at: '2021-01-04', end_at: '2022-05-02' }, old);
    expect(answer.body.errors).toEqual({ start_at: ['endAfterLastPrice'] });
    expect(answer.body.params['start_at.last']).toBe('2019-12-02');
  });

  test('MarketBenchmark where an asset has no volumes names that asset (rule B-9)', async () => {
    const mixed = await portfolioOf([
      await ownInstrument('GŁOŚNY', '2018-01-02', 1800, true),
      await ownInstrument('CICHY', '2018-01-02', 1800, false),
    ]);
    const answer = await run(strategy('MarketBenchmark'), mixed);
    expect(answer.body.errors).toEqual({ 'strategies.0.name': ['volumesMissing'] });
    expect(answer.body.params['strategies.0.name.tickers']).toBe('CICHY');
    const form = (await person.browser.get(`/api/portfolios/${mixed}/simulation-form`)).body.data;
    const own = form.strategies.find((one: { name: string }) => one.name === 'MarketBenchmark');
    expect(own.is_available).toBe(false);
  });

  test('five hundred assets run; one more is refused', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 501; i++) ids.push(await ownInstrument(`A${i}`, '2019-01-02', 800, false));
    const large = await portfolioOf(ids.slice(0, 500));
    const started = await startRun(person.browser, large, {
      start_at: '2020-02-03',
      end_at: '2021-01-29',
      ...strategy('Uniform'),
    });
    expect(await runToEnd(person.browser, large, started)).toMatchObject({ status: 'done' });
    const answer = await run({}, await portfolioOf(ids));
    expect(answer.body.errors).toEqual({ portfolio_id: ['tooManyAssets'] });
    expect(answer.body.params).toMatchObject({ 'portfolio_id.count': '501', 'portfolio_id.most': '500' });
  });
});

test('a run that a solver cannot finish has failed with its day, and says so in the list (rules B-12, B-16)', async () => {
  const started = await startRun(
    person.browser,
    portfolio,
    strategy('SinglePeriodOptimization', {
      solver: 'ECOS',
      solver_options: { max_iters: 1 },
      rebalance_frequency: 'D',
    }),
  );
  const status = await runToEnd(person.browser, portfolio, started);
  expect(status).toMatchObject({
    status: 'failed',
    reason: {
      code: 'solverNotConverged',
      values: { day: '2020-01-02', slot: 1, strategy: 'SinglePeriodOptimization' },
    },
  });
  expect(status.strategies[0].status).toBe('failed');
  const list = (await analyze(person.browser, 'fetch-portfolio-history-simulations', portfolio)).body.data;
  expect(list[0]).toMatchObject({ id: started.simulation_id, status: 'failed', statistics_history_id: null });
  const single = await analyze(
    person.browser,
    'fetch-single-portfolio-history-simulation',
    portfolio,
    started,
  );
  expect(single.body.data).toMatchObject({ terms: null, series: null, metrics: [], plot_path: null });
  expect((await person.browser.get(`/api/simulations/${started.simulation_id}/plot.svg`)).status).toBe(404);
  expect((await person.browser.get(`/api/simulations/${started.simulation_id}/csv`)).status).toBe(404);
});
