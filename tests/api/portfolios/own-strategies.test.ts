import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { newOwnStrategy } from '../../support/records/own-strategy.ts';
import { newPortfolio, sixtyForty, today, złoty } from '../../support/records/sample-records.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const shares = '0193277e-0000-7000-8000-000000000201';
const goldenButterfly = '0193277e-0000-7000-8000-000000000405';

let walory: TestWalory;
let jan: Person;
let ewa: Person;
let portfolio: string;
/** An instrument without an ISIN that Jan holds: 10 units at 100. */
let held: string;
beforeAll(async () => {
  walory = await startTestWalory();
  jan = await newPerson(walory);
  ewa = await newPerson(walory);
  portfolio = (await jan.browser.post('/api/portfolios', newPortfolio())).body.data.id;
  held = await instrument('AAA', { country: 'PL' });
  await buy(held, '10');
});
afterAll(() => walory.stop());

async function instrument(ticker: string, more: { country?: string; price?: string } = {}): Promise<string> {
  const id = newId();
  await walory.database.run(sql`
    insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, country, created_at)
    values (${id}, ${ticker}, ${shares}, ${złoty}, ${JSON.stringify({ en: ticker, pl: ticker })}, 'test', ${id},
      ${ticker.toLowerCase()}, ${more.country ?? null}, now())`);
  await walory.database.run(sql`
    insert into latest_prices (instrument_id, price, at, day, source)
    values (${id}, ${more.price ?? '100'}, now(), ${today()}, 'test')`);
  return id;
}

async function buy(id: string, volume: string) {
  const bought = { parent_id: id, portfolio_id: portfolio, value: '1', volume, currency_id: złoty };
  const answer = await jan.browser.post('/api/portfolio-assets', { ...bought, added_at: '2024-01-15' });
  expect(answer.status, answer.text).toBe(200);
}

async function make(body: object, person = jan) {
  const answer = await person.browser.post('/api/own-strategies', body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

const part = (percent: string, kind: string, reference?: string, band = '0') => ({
  percent,
  band,
  counts: [{ kind, reference }],
});
const save = (id: string, body: object, person = jan) =>
  person.browser.put(`/api/own-strategies/${id}`, body);
const coverage = async () => {
  const { data } = (await jan.browser.get('/api/portfolios')).body;
  return data.find(({ id }: { id: string }) => id === portfolio).strategy_percent as number | null;
};

describe('what cannot be (S-1, S-12)', () => {
  const refused = async (components: object[], more: object = {}) => {
    const answer = await jan.browser.post('/api/own-strategies', { name: 'X', components, ...more });
    return [answer.status, answer.body.errors];
  };

  test('targets that do not add up to exactly 100, not by a millionth', async () => {
    for (const rest of ['39.99', '39.999999', '40.000001'])
      expect(await refused([part('60', 'class', 'stocks'), part(rest, 'class', 'bonds')])).toEqual([
        422,
        { components: ['targetsSumError'] },
      ]);
    const thirds = ['33.333333', '33.333333', '33.333334'];
    const kinds = ['stocks', 'bonds', 'crypto'];
    await make({ name: 'Trzy', components: thirds.map((percent, at) => part(percent, 'class', kinds[at]!)) });
  });

  test('a band below zero or above its target, and percentages that are none', async () => {
    for (const band of ['-1', '100.1', 'x', '60.000001'])
      expect(await refused([part('60', 'class', 'stocks', band), part('40', 'cash')])).toEqual([
        422,
        { 'components.0.band': ['targetBandError'] },
      ]);
    for (const percent of ['0', '-5', '1e2', '1.0000001', '', null])
      expect((await refused([{ ...part('1', 'cash'), percent }]))[1]).toMatchObject({
        'components.0.percent': ['targetPercentError'],
      });
  });

  test('what nobody knows, another’s instrument, and the same thing twice', async () => {
    const foreign = (
      await ewa.browser.post('/api/custom-assets', {
        name: 'Obraz',
        class_id: shares,
        currency_id: złoty,
        ticker: 'OBRAZ',
      })
    ).body.data?.id as string | undefined;
    const unknown = [
      ['instrument', newId()],
      ['instrument', 'PL0000000000'],
      ['instrument', 'x'.repeat(64)],
      ['instrument', foreign ?? newId()],
      ['class', 'treasury-bonds'],
      ['subclass', 'stocks'],
      ['country', 'QQ'],
      ['country', 'Poland'],
      ['currency', 'xyz'],
    ];
    for (const [kind, reference] of unknown)
      expect(await refused([part('100', kind!, reference)]), `${kind} ${reference}`).toEqual([
        422,
        { 'components.0.counts': ['targetUnknownError'] },
      ]);
    for (const [kind, one, other] of [
      ['instrument', held, held.toUpperCase()],
      ['country', 'PL', 'pl'],
      ['cash', undefined, undefined],
    ])
      expect(await refused([part('50', kind!, one), part('50', kind!, other)])).toEqual([
        422,
        { 'components.1.counts': ['targetTwiceError'] },
      ]);
  });

  test('51 parts, none, names of 10 kB, rules below zero, and a currency nobody has', async () => {
    const many = Array.from({ length: 51 }, () => part('1', 'cash'));
    expect((await refused(many))[1]).toMatchObject({ components: ['targetsError'] });
    expect((await refused([]))[1]).toEqual({ components: ['targetsError'] });
    for (const name of ['x'.repeat(10_240), '', ' ', 'a\nb'])
      expect((await refused([part('100', 'cash')], { name }))[1]).toEqual({ name: ['strategyNameError'] });
    expect((await refused([{ ...part('100', 'cash'), name: 'x'.repeat(10_240) }]))[1]).toEqual({
      'components.0.name': ['targetNameError'],
    });
    expect((await refused([part('100', 'cash')], { rules: { smallest_order: '-1' } }))[1]).toEqual({
      'rules.smallest_order': ['strategyRuleError'],
    });
    expect((await refused([part('100', 'cash')], { rules: { currency: 'xyz' } }))[1]).toEqual({
      'rules.currency': ['currencyError'],
    });
  });

  test('more than 50 of them', async () => {
    const busy = await newPerson(walory);
    await walory.database.run(sql`
      insert into own_strategies (user_id, id, name, version, created_at, updated_at)
      select ${busy.id}, gen_random_uuid(), 'S' || n, 1, now(), now() from generate_series(1, 50) n`);
    const answer = await busy.browser.post('/api/own-strategies', newOwnStrategy);
    expect([answer.status, answer.body.errors]).toEqual([422, { name: ['tooManyStrategies'] }]);
  });
});

describe('versions (S-13)', () => {
  test('each save is one, with what changed; two tabs at once: the second is told what it is now', async () => {
    const { id, versions } = await make(newOwnStrategy);
    expect(versions).toMatchObject([{ version: 1, changes: { targets: [], bands: false, rules: false } }]);
    const other = {
      ...newOwnStrategy,
      components: [part('70', 'class', 'stocks', '5'), part('30', 'class', 'bonds', '5')],
    };
    const [first, second] = await Promise.all([
      save(id, { ...other, version: 1 }),
      save(id, { ...other, name: 'Druga karta', version: 1 }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const [won, lost] = first.status === 200 ? [first, second] : [second, first];
    expect(lost.body.current).toMatchObject({ id, version: 2, name: won.body.data.name });
    expect(won.body.data.versions[0].changes.targets).toMatchObject([
      { name: 'Shares', from: '60', to: '70' },
      { name: 'Bonds', from: '40', to: '30' },
    ]);
    const same = await save(id, { ...other, name: won.body.data.name, version: 2 });
    expect(same.body.data.version).toBe(2);
  });

  test('an earlier one that is restored is a new one; one that never was is refused', async () => {
    const { id } = await make(newOwnStrategy);
    await save(id, { ...newOwnStrategy, components: [part('100', 'cash')], version: 1 });
    const restore = (body: object) => jan.browser.post(`/api/own-strategies/${id}/restore`, body);
    expect((await restore({ restored: 9, version: 2 })).status).toBe(422);
    expect((await restore({ restored: 1, version: 1 })).status).toBe(409);
    const { data } = (await restore({ restored: 1, version: 2 })).body;
    expect([data.version, data.versions[0].restored_from, data.versions.length]).toEqual([3, 1, 3]);
    expect(data.composition.map(({ percent }: { percent: string }) => percent)).toEqual(['60', '40']);
  });
});

describe('old versions (S-13)', () => {
  test('the newest 50 are kept, and each of them can be restored', async () => {
    const { id } = await make(newOwnStrategy);
    await walory.database.run(sql`
      insert into own_strategy_versions (user_id, strategy_id, version, components, rules, changes, saved_at)
      select user_id, strategy_id, n, components, rules, changes, saved_at
      from own_strategy_versions, generate_series(2, 50) n where user_id = ${jan.id} and strategy_id = ${id}`);
    await walory.database.run(sql`
      update own_strategies set version = 50 where user_id = ${jan.id} and id = ${id}`);
    const { data } = (await save(id, { ...newOwnStrategy, name: 'Nowa', version: 50 })).body;
    expect(data.versions.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: 50 }, (_, at) => 51 - at),
    );
    const restore = (restored: number, version: number) =>
      jan.browser.post(`/api/own-strategies/${id}/restore`, { restored, version });
    expect((await restore(1, 51)).status).toBe(422);
    expect((await restore(2, 51)).status).toBe(200);
  });
});

describe('following one’s own', () => {
  test('coverage, the proposal and the lists know it; its newest version counts at once', async () => {
    const { id } = await make({
      name: 'Po kraju',
      components: [part('80', 'country', 'PL', '5'), part('20', 'currency', 'pln', '5')],
    });
    const connected = await jan.browser.post('/api/strategies', { strategyId: id, portfolioId: portfolio });
    expect(connected.status, connected.text).toBe(200);
    // The instrument is Polish and in złoty: its country is the more specific of the two (S-2).
    expect(await coverage()).toBe(80);
    await save(id, {
      name: 'Po walucie',
      components: [part('100', 'currency', 'pln')],
      rules: { currency: 'pln' },
      version: 1,
    });
    expect(await coverage()).toBe(100);
    const { data } = (await jan.browser.get('/api/own-strategies')).body;
    expect(data.find((one: { id: string }) => one.id === id)).toMatchObject({
      name: 'Po walucie',
      portfolios: [{ id: portfolio }],
    });
    const listed = (await jan.browser.get('/api/strategies')).body.data;
    expect(listed.map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await jan.browser.post(`/api/strategies/${id}/rating`, { rating: 5 })).status).toBe(404);
  });

  test('a plan keeps to the rules and adds up to the grosz (S-15)', async () => {
    const wanted = await instrument('BBB', { price: '33.37' });
    const { id } = await make({
      name: 'Plan',
      components: [part('50', 'instrument', held, '5'), part('50', 'instrument', wanted, '5')],
      rules: { currency: 'pln', smallest_order: '500', commission_percent: '0.1', commission_minimum: '3' },
    });
    await jan.browser.post('/api/strategies', { strategyId: id, portfolioId: portfolio });
    const ask = async (contribution: string) =>
      (
        await jan.browser.get(
          `/api/portfolios/${portfolio}/rebalancing?mode=full&contribution=${contribution}`,
        )
      ).body.data;
    const plan = await ask('900');
    expect(plan).toMatchObject({ mode: 'buy-only', buy_only: true, raised: '0', commissions: '3' });
    // Bought without being held, because the target names it.
    expect(plan.orders).toMatchObject([
      { ticker: 'BBB', asset_value_id: null, units: '26', amount: '867.62' },
    ]);
    expect(Number(plan.spent) + Number(plan.commissions) + Number(plan.leftover)).toBeCloseTo(900, 9);
    expect(await ask('499')).toMatchObject({ orders: [], leftover: '499', commissions: '0' });
  });

  test('the simulation takes it as weights of what is held and tells what is not; the catalogue’s too (S-20)', async () => {
    const { id } = await make({
      name: 'Symulacja',
      components: [part('60', 'instrument', held), part('30', 'country', 'US'), part('10', 'cash')],
    });
    const { targets } = (await jan.browser.get(`/api/portfolios/${portfolio}/simulation-form`)).body.data;
    const of = (wanted: string) => targets.find((one: { id: string }) => one.id === wanted);
    expect(of(id)).toEqual({
      id,
      name: 'Symulacja',
      is_own: true,
      weights: { AAA: 0.6 },
      missing: [{ name: 'United States', weight: 0.3 }],
      has_cash: true,
    });
    expect(of(sixtyForty)).toMatchObject({ is_own: false, weights: { AAA: 0.6 } });
  });

  test('removing it leaves the portfolio without a strategy', async () => {
    const { id } = await make(newOwnStrategy);
    await jan.browser.post('/api/strategies', { strategyId: id, portfolioId: portfolio });
    expect(await coverage()).toBe(60);
    expect((await jan.browser.delete(`/api/own-strategies/${id}`)).status).toBe(200);
    expect(await coverage()).toBeNull();
  });

  test('what a portfolio holds is told week by week, with prices of what is asked for beside it (S-17)', async () => {
    const beside = await instrument('CCC', { price: '7' });
    const { data } = (await jan.browser.get(`/api/portfolios/${portfolio}/weights?assets=${beside},x`)).body;
    expect(data.days).toHaveLength(105);
    expect(data.assets).toMatchObject([
      { asset_id: held, units: '10', value: '1000', country: 'PL', price_currency: 'pln' },
      { asset_id: beside, units: '0', price: '7', quoted: '7', history: [] },
    ]);
    expect(data.assets[0].history.at(-1)).toBe(1000);
    expect((await ewa.browser.get(`/api/portfolios/${portfolio}/weights`)).status).toBe(404);
  });
});

describe('copies and links (S-16, S-18)', () => {
  test('a copy of the catalogue’s covers what the original does, and stays so when it is saved', async () => {
    for (const original of [sixtyForty, goldenButterfly]) {
      const copied = await jan.browser.post('/api/own-strategies/copies', { from: 'strategy', id: original });
      const { id, name, composition, rules } = copied.body.data;
      const covers = [];
      for (const strategyId of [original, id]) {
        await jan.browser.post('/api/strategies', { strategyId, portfolioId: portfolio });
        covers.push(await coverage());
      }
      const components = composition.map((one: Record<string, unknown>) => ({ ...one, band: '1' }));
      const saved = await save(id, { name, components, rules, version: 1 });
      expect([saved.status, saved.body.data?.version], saved.text).toEqual([200, 2]);
      expect([...covers, await coverage()]).toEqual([covers[0], covers[0], covers[0]]);
    }
  });

  test('a link shows targets and no amounts, to everybody, until it is taken back', async () => {
    const { id } = await make({ ...newOwnStrategy, rules: { currency: 'pln', smallest_order: '12345' } });
    expect((await ewa.browser.get(`/api/own-strategies/${id}`)).status).toBe(404);
    const hers = (await ewa.browser.post('/api/portfolios', newPortfolio())).body.data.id;
    expect((await ewa.browser.post('/api/strategies', { strategyId: id, portfolioId: hers })).status).toBe(
      422,
    );
    const stolen = await ewa.browser.post('/api/own-strategies/copies', { from: 'strategy', id });
    expect(stolen.status).toBe(422);
    const link = async () => (await jan.browser.put(`/api/own-strategies/${id}/link`, {})).body.data.link_id;
    const shared = await link();
    expect(await link()).toBe(shared);
    const visitor = walory.visitor();
    const seen = await visitor.get(`/api/shared-strategies/${shared}`);
    expect(seen.body.data).toMatchObject({ name: newOwnStrategy.name, is_mine: false });
    expect(seen.text).not.toMatch(/12345|Jan/);
    const copy = await ewa.browser.post('/api/own-strategies/copies', { from: 'link', id: shared });
    expect(copy.body.data).toMatchObject({ version: 1, rules: { smallest_order: '0' }, link_id: null });
    expect((await jan.browser.delete(`/api/own-strategies/${id}/link`)).status).toBe(200);
    for (const gone of [shared, `${shared.slice(0, -1)}A`, 'x', newId()])
      expect((await visitor.get(`/api/shared-strategies/${gone}`)).status).toBe(404);
    expect(await link()).not.toBe(shared);
  });
});
