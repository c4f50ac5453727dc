import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { newPortfolio, sixtyForty, today, złoty } from '../../support/records/sample-records.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const shares = '0193277e-0000-7000-8000-000000000201';
const bonds = '0193277e-0000-7000-8000-000000000207';
const crypto = '0193277e-0000-7000-8000-000000000203';
const permanent = '0193277e-0000-7000-8000-000000000404';

let walory: TestWalory;
let jan: Person;
let portfolio: string;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());
beforeEach(async () => {
  jan = await newPerson(walory);
  portfolio = (await jan.browser.post('/api/portfolios', newPortfolio())).body.data.id;
});

/** Something held, bought for 1 zł a unit and quoted at a price of today. */
async function hold(
  ticker: string,
  classId: string,
  volume: string,
  price: string,
  currencyId = złoty,
): Promise<void> {
  const id = newId();
  await walory.database.run(sql`
    insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, created_at)
    values (${id}, ${ticker}, ${classId}, ${currencyId}, ${JSON.stringify({ en: ticker, pl: ticker })}, 'test',
      ${id}, ${ticker.toLowerCase()}, now())`);
  await walory.database.run(sql`
    insert into latest_prices (instrument_id, price, at, day, source) values (${id}, ${price}, now(), ${today()}, 'test')`);
  const answer = await jan.browser.post('/api/portfolio-assets', {
    parent_id: id,
    portfolio_id: portfolio,
    value: '1',
    volume,
    currency_id: złoty,
    added_at: '2024-01-15',
  });
  expect(answer.status, answer.text).toBe(200);
}

function connect(strategyId = sixtyForty) {
  return jan.browser.post('/api/strategies', { strategyId, portfolioId: portfolio });
}

async function ask(query = '') {
  const answer = await jan.browser.get(`/api/portfolios/${portfolio}/rebalancing${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

type Order = { side: string; units: string; ticker: string; amount: string };
const linesOf = (orders: Order[]) =>
  orders.map(({ side, units, ticker, amount }) => `${side} ${units} ${ticker} ${amount}`);

test('a portfolio without a strategy has nothing to be compared with', async () => {
  await hold('PKO', shares, '10', '10');
  expect(await ask()).toMatchObject({
    strategy: null,
    coverage: null,
    components: [],
    orders: [],
    contribution: '1000',
  });
});

describe('a portfolio that follows 60/40', () => {
  beforeEach(async () => {
    await hold('PKO', shares, '90', '10');
    await hold('DS1033', bonds, '1', '100');
    await connect();
  });

  test('shows where it stands, with shares that add up to 100 (S-3)', async () => {
    const { strategy, coverage, components, unmatched } = await ask();
    expect(strategy).toEqual({ id: sixtyForty, name: '60/40', is_own: false });
    expect(coverage).toBe(70);
    expect(components).toMatchObject([
      { name: 'Shares', wanted: '60', held: '90', drift: '30', share: 90 },
      { name: 'Bonds', wanted: '40', held: '10', drift: '-30', share: 10 },
    ]);
    expect(unmatched).toMatchObject({ share: 0, value: '0' });
  });

  test('the buy-only proposal spends the contribution in whole units (S-4, S-6)', async () => {
    const proposal = await ask('?contribution=250');
    expect(linesOf(proposal.orders)).toEqual(['buy 2 DS1033 200']);
    expect(proposal).toMatchObject({
      spent: '200',
      raised: '0',
      leftover: '50',
      coverage: 70,
      coverage_after: 85,
    });
  });

  test('the full proposal sells too (S-7)', async () => {
    const proposal = await ask('?mode=full');
    expect(linesOf(proposal.orders)).toEqual(['sell 30 PKO 300', 'buy 3 DS1033 300']);
    expect(proposal).toMatchObject({ contribution: '0', coverage_after: 100 });
    expect(proposal.components).toMatchObject([{ share_after: 60 }, { share_after: 40 }]);
  });

  test('the list of portfolios tells the same coverage', async () => {
    const { coverage } = await ask();
    const answer = await jan.browser.get('/api/portfolios');
    expect(answer.body.data[0].strategy_percent).toBe(coverage);
  });

  test('what is held beside the strategy is listed apart', async () => {
    await hold('BTC', crypto, '0.5', '2000');
    const { unmatched, missing, coverage } = await ask();
    expect(unmatched).toMatchObject({ share: 50, value: '1000' });
    expect([missing, coverage]).toEqual([0, 50]);
  });

  test('what cannot be valued is left out and counted, never taken for nothing', async () => {
    const unheardOf = newId();
    await walory.database.run(sql`
      insert into currencies (id, title, display_title, position) values (${unheardOf}, 'xts', 'XTS', 99)`);
    await hold('OBCA', shares, '5', '10', unheardOf);
    expect(await ask()).toMatchObject({ missing: 1, coverage: 70 });
  });

  test('amounts and modes that make no sense are field errors', async () => {
    const errorsOf = async (query: string) =>
      (await jan.browser.get(`/api/portfolios/${portfolio}/rebalancing?${query}`)).body.errors;
    expect(await errorsOf('contribution=-5')).toEqual({ contribution: ['totalError'] });
    expect(await errorsOf('contribution=abc')).toEqual({ contribution: ['totalError'] });
    expect(await errorsOf(`contribution=1${'0'.repeat(30)}`)).toEqual({ contribution: ['maxValueError'] });
    expect(await errorsOf('mode=sell-all')).toEqual({ mode: ['invalid'] });
  });

  test('somebody else’s portfolio is not there', async () => {
    const ewa = await newPerson(walory);
    expect((await ewa.browser.get(`/api/portfolios/${portfolio}/rebalancing`)).status).toBe(404);
    expect((await jan.browser.get('/api/portfolios/all/rebalancing')).status).toBe(404);
  });
});

test('a strategy that wants cash says when the portfolio does not follow it, and asks for what is not held', async () => {
  await hold('PKO', shares, '100', '10');
  await connect(permanent);
  const proposal = await ask('?contribution=3000');
  expect(proposal).toMatchObject({
    coverage: 25,
    follows_cash: false,
    cash_is_missing: true,
    kept_in_cash: '0',
  });
  expect(proposal.choices.map(({ name }: { name: string }) => name)).toEqual(['Long-term bonds', 'Gold']);
});
