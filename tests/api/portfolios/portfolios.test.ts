import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, onPlan, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let jan: Trader;
beforeAll(async () => {
  jan = await Trader.start(our.walory);
});

const portfolio = (changes: Record<string, unknown> = {}) => ({
  name: 'Na dom',
  currency_id: currencyIds.pln,
  ...changes,
});
const create = (changes: Record<string, unknown> = {}, trader = our.anna) =>
  trader.browser.post('/api/portfolios', portfolio(changes));
const change = (changes: Record<string, unknown>, id = our.anna.portfolio) =>
  our.anna.browser.put(`/api/portfolios/${id}`, portfolio(changes));

describe('a portfolio', () => {
  test('is made with what was asked for, and the defaults of the rest', async () => {
    const { body } = await must(create({ name: '  Na dom  ' }));
    expect(body.data).toMatchObject({
      name: 'Na dom',
      currency: 'pln',
      is_virtual: false,
      lot_method: 'fifo',
      follows_cash: false,
      notifications: { email: false, sms: false },
      version: 1,
    });
    const all = await our.anna.read('/api/portfolios?simplified=1');
    expect(all.data.map(({ name }: { name: string }) => name)).toEqual(['Emerytura', 'Na dom']);
    expect(Object.keys(all.data[0]).sort()).toEqual([
      'currency',
      'currency_id',
      'follows_cash',
      'id',
      'is_read_only',
      'is_sample',
      'is_virtual',
      'lot_method',
      'name',
    ]);
  });

  test('is changed', async () => {
    const { body } = await must(
      change({
        name: 'Inna',
        currency_id: currencyIds.eur,
        lot_method: 'average',
        follows_cash: true,
        notifications: { email: true },
        version: 1,
      }),
    );
    expect(body.data).toMatchObject({
      name: 'Inna',
      currency: 'eur',
      lot_method: 'average',
      follows_cash: true,
      notifications: { email: true, sms: false },
      version: 2,
    });
  });

  test('is removed with everything in it, and says how many transactions that were', async () => {
    const asset = await quotedAsset(our.walory.database);
    const holding = await our.anna.hold(asset, '2026-01-02', '5', '1');
    await our.anna.record('sell', '2026-01-03', { asset_value_id: holding, amount: '2', price: '2' });
    await our.anna.record('deposit', '2026-01-03', { total: '2' });
    const answer = await must(our.anna.browser.delete(`/api/portfolios/${our.anna.portfolio}`));
    expect(answer.body.data).toEqual({ ok: true, transactions: 3 });
    expect((await our.anna.transactions()).meta.total).toBe(0);
    expect((await our.anna.read('/api/portfolio-assets?closed=1')).data).toEqual([]);
    expect((await our.anna.browser.delete(`/api/portfolios/${our.anna.portfolio}`)).status).toBe(404);
  });

  test.each<[unknown, string]>([
    ['', 'nothing'],
    ['ab', 'two characters'],
    ['   ab   ', 'two characters and blanks'],
    ['x'.repeat(51), 'fifty-one'],
    ['a\nb c', 'a line break'],
    ['abc\u0000', 'a control character'],
    [7, 'a number'],
    [null, 'null'],
  ])('needs a name of 3 to 50 characters: %j (%s)', async (name) => {
    expect(await our.refused(() => create({ name }))).toMatchObject({
      status: 422,
      errors: { name: expect.arrayContaining(['portfolioNameError']) },
    });
    expect((await our.refused(() => change({ name }))).errors.name).toContain('portfolioNameError');
  });

  test('a name of HTML is a name, kept and given back as text', async () => {
    const name = '<img src=x onerror=alert(1)> & "my"';
    const { body } = await must(create({ name }));
    expect(body.data.name).toBe(name);
    const all = await our.anna.read('/api/portfolios?simplified=1');
    expect(all.data.at(-1).name).toBe(name);
    const { headers } = await our.anna.browser.get('/api/portfolios');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('needs a currency there is, and knows four ways with lots', async () => {
    for (const currency_id of ['', newId(), 'pln', null, undefined])
      expect((await our.refused(() => create({ currency_id }))).errors).toEqual({
        currency_id: ['currencyError'],
      });
    expect((await our.refused(() => create({ lot_method: 'hifo' }))).errors).toEqual({
      lot_method: ['invalid'],
    });
    expect((await our.refused(() => create({ follows_cash: 'yes' }))).errors).toEqual({
      follows_cash: ['invalid'],
    });
  });

  test('has one of five kinds, which changes no figure of its performance (L-22)', async () => {
    const closes = { '2026-01-05': '10', '2026-11-12': '12' };
    await our.anna.hold(await quotedAsset(our.walory.database, { closes }), '2026-01-05', '10', '10');
    const before = (await our.anna.performance()).figures;
    for (const kind of ['ike', 'ikze', 'oipe', 'ppk', 'ordinary']) {
      expect((await must(change({ kind }))).body.data.kind).toBe(kind);
      expect((await our.anna.performance()).figures, kind).toEqual(before);
    }
    expect((await change({ kind: 'ira' })).status).toBe(422);
  });

  test('of somebody else is not there, whatever is asked for', async () => {
    const path = `/api/portfolios/${jan.portfolio}`;
    expect((await our.refused(() => change({}, jan.portfolio))).status).toBe(404);
    expect((await our.refused(() => our.anna.browser.delete(path))).status).toBe(404);
    for (const rest of ['/performance', '/history', '/rebalancing'])
      expect((await our.anna.browser.get(path + rest)).status, rest).toBe(404);
    expect((await our.anna.browser.get(`/api/portfolio-assets?portfolio_id=${jan.portfolio}`)).status).toBe(
      404,
    );
    expect((await our.anna.browser.get(`/api/explain?figure=value&portfolio=${jan.portfolio}`)).status).toBe(
      404,
    );
    for (const id of [newId(), 'nonsense', "'; drop table portfolios; --"])
      expect((await our.refused(() => change({}, encodeURIComponent(id)))).status).toBe(404);
  });
});

describe('one submission makes one portfolio (L-13)', () => {
  test('ten at once', async () => {
    const submission_id = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => must(create({ submission_id }))));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await our.anna.read('/api/portfolios?simplified=1')).meta.total).toBe(2);
  });

  test('and one asset with one opening purchase', async () => {
    const body = {
      parent_id: await quotedAsset(our.walory.database),
      portfolio_id: our.anna.portfolio,
      value: '10',
      volume: '2',
      currency_id: currencyIds.pln,
      added_at: '2026-01-02',
      submission_id: newId(),
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => must(our.anna.browser.post('/api/portfolio-assets', body))),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect((await our.anna.read('/api/portfolio-assets?simplified=1')).data).toMatchObject([{ volume: '2' }]);
  });
});

describe('two tabs (L-13)', () => {
  test('the second to save an older portfolio gets 409 and what it is now', async () => {
    await must(change({ name: 'Pierwsza', version: 1 }));
    const second = await our.refused(() => change({ name: 'Druga', version: 1 }));
    expect(second).toMatchObject({ status: 409, current: { name: 'Pierwsza', version: 2, currency: 'pln' } });
    await must(change({ name: 'Druga', version: 2 }));
  });

  test('of many at once exactly one is first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => change({ name: `Karta ${i}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('plan limits', () => {
  test('the free plan has one portfolio, and 403 says that more need another plan', async () => {
    await onPlan(our.walory.database, our.anna, null);
    expect(await our.refused(() => create())).toMatchObject({ status: 403, upgrade: true });
    await onPlan(our.walory.database, our.anna, 'trial');
    await must(create());
  });

  test('hold for paper portfolios too, and when many come at once', async () => {
    await onPlan(our.walory.database, our.anna, 'standard');
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => create({ is_virtual: i % 2 === 0 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
    expect((await our.anna.read('/api/portfolios?simplified=1')).meta.total).toBe(10);
    await onPlan(our.walory.database, our.anna, 'trial');
  });

  test('a double click at the limit is still the one portfolio', async () => {
    await our.walory.database.run(sql`delete from portfolios where user_id = ${our.anna.id}`);
    await onPlan(our.walory.database, our.anna, null);
    const submission_id = newId();
    const answers = await Promise.all([create({ submission_id }), create({ submission_id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await onPlan(our.walory.database, our.anna, 'trial');
  });

  test('with plans off nothing is limited', async () => {
    const open = await our.walory.another({ plans: false });
    const free = await Trader.start(open, { notifications: { sms: true } });
    await onPlan(our.walory.database, free, null);
    for (let i = 0; i < 12; i++) await free.addPortfolio();
    expect((await free.read('/api/portfolios?simplified=1')).meta.total).toBe(13);
    expect((await free.browser.get('/api/transactions/export')).status).toBe(200);
  });

  test('text messages need a plan that has them', async () => {
    const upgrade = { status: 403, body: { message: 'Please upgrade your account', upgrade: true } };
    const sms = { notifications: { email: true, sms: true } };
    expect(await create(sms)).toMatchObject(upgrade);
    expect(await change(sms)).toMatchObject(upgrade);
    const asset = await quotedAsset(our.walory.database);
    const holding = {
      parent_id: asset,
      portfolio_id: our.anna.portfolio,
      value: '1',
      volume: '1',
      currency_id: currencyIds.pln,
      added_at: '2026-01-02',
    };
    expect(await our.anna.browser.post('/api/portfolio-assets', { ...holding, ...sms })).toMatchObject(
      upgrade,
    );
    const { body } = await must(our.anna.browser.post('/api/portfolio-assets', holding));
    const put = () => our.anna.browser.put(`/api/portfolio-assets/${body.data.id}`, sms);
    expect(await put()).toMatchObject(upgrade);
    await onPlan(our.walory.database, our.anna, 'professional');
    await must(change(sms));
    await must(put());
    await onPlan(our.walory.database, our.anna, 'trial');
    // What was switched on while the plan had it stays, and everything else can still be changed.
    await must(change({ ...sms, name: 'Inna nazwa' }));
    await must(our.anna.browser.put(`/api/portfolio-assets/${body.data.id}`, { ...sms, value: '2' }));
  });
});
