import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, operator, type Person } from '../../support/callers/people.ts';
import { currencyIds } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
});
afterAll(() => walory.stop());

const path = '/api/onboarding/sample';
const add = ({ browser }: Person) => browser.post(path);
const portfoliosOf = async ({ browser }: Person) => (await browser.get('/api/portfolios')).body.data;
const rowsOf = async ({ browser }: Person, portfolioId: string) =>
  (await browser.get(`/api/transactions?portfolio_id=${portfolioId}&limit=500`)).body.data;
const leftOf = (person: Person) =>
  walory.database.one(sql`
    select (select count(*) from portfolios where user_id = ${person.id}) as portfolios,
      (select count(*) from holdings where user_id = ${person.id}) as holdings,
      (select count(*) from transactions where user_id = ${person.id}) as transactions`);

/** Buys or sells something of the sample in it, as its owner. */
async function trade(person: Person, type: 'buy' | 'sell', portfolioId: string, units: string) {
  const held = (await person.browser.get(`/api/portfolio-assets?portfolio_id=${portfolioId}`)).body.data;
  const answer = await person.browser.post('/api/transactions', {
    type,
    portfolio_id: portfolioId,
    asset_value_id: held[0].id,
    amount: units,
    price: '60',
    currency_id: currencyIds.pln,
    created_at: '2026-11-12',
  });
  expect(answer.body.errors ?? answer.status).toBe(200);
  return answer.body.data.id as string;
}

describe('sample data', () => {
  test('is a believable portfolio of some years, made once however often it is asked for (OB-8)', async () => {
    const jan = await newPerson(walory);
    const answers = await Promise.all([add(jan), add(jan), add(jan)]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const [sample, ...more] = await portfoliosOf(jan);
    expect(more).toEqual([]);
    expect(sample).toMatchObject({ name: 'Sample portfolio', is_sample: true, is_virtual: false });
    expect(Number(sample.market_value)).toBeGreaterThan(10_000);
    const rows = await rowsOf(jan, sample.id);
    expect(rows.length).toBeGreaterThan(50);
    expect(new Set(rows.map(({ type }: { type: string }) => type)).size).toBeGreaterThanOrEqual(5);
    const simple = (await jan.browser.get('/api/portfolios?simplified=1')).body.data;
    expect(simple).toMatchObject([{ is_sample: true }]);
  });

  test('connects broker investments, where it lies', async () => {
    const jan = await newPerson(walory);
    const connected = async () =>
      (await jan.browser.get('/api/investment-modules')).body.data.find(
        ({ slug }: { slug: string }) => slug === 'brokerage-investments',
      );
    await jan.browser.delete(`/api/investment-modules/${(await connected()).id}`);
    await add(jan);
    expect((await connected()).is_connected).toBe(true);
  });

  test('is in the language of who asks', async () => {
    const jan = await newPerson(walory);
    await jan.browser.post(path, undefined, { headers: { 'accept-language': 'pl' } });
    expect((await portfoliosOf(jan))[0].name).toBe('Portfel przykładowy');
  });

  test('counts in no plan: the first portfolio of one’s own still fits (OB-8)', async () => {
    const jan = await newPerson(walory);
    // After the trial a plan has room for one.
    await walory.database.run(
      sql`update subscriptions set started_at = now() - interval '20 days', ends_at = now() - interval '1 day'
        where user_id = ${jan.id}`,
    );
    await add(jan);
    const own = { name: 'My own', currency_id: currencyIds.pln };
    expect((await jan.browser.post('/api/portfolios', own)).status).toBe(200);
    expect((await jan.browser.post('/api/portfolios', own)).status).toBe(403);
  });

  test('is not for the demo account, nor where its instruments are missing (OB-8)', async () => {
    const demo = walory.visitor();
    await demo.signInAsDemo();
    expect((await demo.get('/api/onboarding')).body.data.has_sample).toBe(false);
    expect((await demo.post(path)).status).toBe(404);

    const bare = await startTestWalory({ role: 'web' });
    try {
      await bare.database.run(sql`delete from price_years`);
      const jan = await newPerson(bare);
      expect((await jan.browser.get('/api/onboarding')).body.data.has_sample).toBe(false);
      expect((await add(jan)).status).toBe(404);
      expect(await jan.browser.get('/api/portfolios?simplified=1')).toMatchObject({ body: { data: [] } });
    } finally {
      await bare.stop();
    }
  });
});

describe('removing it (OB-9)', () => {
  test('leaves nothing of it, and everything else', async () => {
    const jan = await newPerson(walory);
    const own = await jan.browser.post('/api/portfolios', { name: 'My own', currency_id: currencyIds.pln });
    await add(jan);
    expect((await jan.browser.get(path)).body.data).toMatchObject({ own: 0, leaning: 0 });
    const answers = await Promise.all([jan.browser.delete(path), jan.browser.delete(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await leftOf(jan)).toEqual({ portfolios: 1, holdings: 0, transactions: 0 });
    expect((await portfoliosOf(jan))[0]).toMatchObject({ id: own.body.data.id, is_sample: false });
    expect((await add(jan)).status, 'and it can come again').toBe(200);
  });

  test('keeps what its owner bought in it, and with that the portfolio, as an ordinary one', async () => {
    const jan = await newPerson(walory);
    const { id } = (await add(jan)).body.data;
    const bought = await trade(jan, 'buy', id, '3');
    expect((await jan.browser.get(path)).body.data).toMatchObject({ id, own: 1, leaning: 0 });
    expect((await jan.browser.delete(path)).status).toBe(200);
    expect(await leftOf(jan)).toEqual({ portfolios: 1, holdings: 1, transactions: 1 });
    expect((await portfoliosOf(jan))[0]).toMatchObject({ id, is_sample: false });
    expect((await rowsOf(jan, id)).map((row: { id: string }) => row.id)).toEqual([bought]);
    expect((await jan.browser.get(path)).status).toBe(404);
  });

  test('says first what cannot stand without it, and takes that only when told to', async () => {
    const jan = await newPerson(walory);
    const { id } = (await add(jan)).body.data;
    await trade(jan, 'sell', id, '1');
    expect((await jan.browser.get(path)).body.data).toMatchObject({ own: 0, leaning: 1 });
    const refused = await jan.browser.delete(path);
    expect([refused.status, refused.body.errors]).toEqual([422, { sample: ['leaningRows'] }]);
    expect((await portfoliosOf(jan))[0].is_sample).toBe(true);
    expect((await jan.browser.delete(`${path}?leaning=remove`)).status).toBe(200);
    expect(await leftOf(jan)).toEqual({ portfolios: 0, holdings: 0, transactions: 0 });
  });

  test('is nobody else’s to do', async () => {
    const [jan, ewa] = [await newPerson(walory), await newPerson(walory)];
    await add(jan);
    expect((await ewa.browser.delete(path)).status).toBe(404);
    const eyes = await operator(walory);
    await eyes.post('/api/admin/impersonate', { user_id: jan.id });
    expect((await eyes.delete(path)).status).toBe(403);
    expect((await portfoliosOf(jan)).length).toBe(1);
  });
});

describe('the checklist (OB-11)', () => {
  const listOf = async ({ browser }: Person) => (await browser.get('/api/onboarding/checklist')).body.data;
  const nothing = { portfolio: false, entry: false, strategy: false, alerts: false, is_shown: true };

  test('knows what is there, and the sample is not one’s own', async () => {
    const jan = await newPerson(walory);
    expect(await listOf(jan)).toEqual(nothing);
    await add(jan);
    expect(await listOf(jan)).toEqual(nothing);
    const { id } = (
      await jan.browser.post('/api/portfolios', { name: 'My own', currency_id: currencyIds.pln })
    ).body.data;
    expect(await listOf(jan)).toEqual({ ...nothing, portfolio: true });
    const deposit = { type: 'deposit', portfolio_id: id, total: '100', currency_id: currencyIds.pln };
    await jan.browser.post('/api/transactions', { ...deposit, created_at: '2026-11-12' });
    expect(await listOf(jan)).toEqual({ ...nothing, portfolio: true, entry: true });
    const strategies = (await jan.browser.get('/api/strategies')).body.data;
    await jan.browser.post('/api/strategies', { strategyId: strategies[0].id, portfolioId: id });
    expect((await listOf(jan)).strategy).toBe(true);
    const { version, ...known } = (await portfoliosOf(jan)).find((one: { id: string }) => one.id === id);
    await jan.browser.put(`/api/portfolios/${id}`, {
      name: known.name,
      currency_id: known.currency_id,
      notifications: { email: true, sms: false, percent: '5' },
      version,
    });
    expect(await listOf(jan), 'with everything done it is gone').toEqual({
      portfolio: true,
      entry: true,
      strategy: true,
      alerts: true,
      is_shown: false,
    });
  });

  test('put away it stays away, also from other devices, and takes nothing of the wizard with it', async () => {
    const jan = await newPerson(walory);
    await jan.browser.put('/api/onboarding', { step: 'modules', answers: { familiarity: 2 } });
    expect((await jan.browser.post('/api/onboarding/checklist/close')).status).toBe(200);
    const other = walory.visitor();
    await other.signIn(jan.email, jan.password);
    expect((await other.get('/api/onboarding/checklist')).body.data.is_shown).toBe(false);
    expect((await other.get('/api/onboarding')).body.data.step).toBe('modules');
  });

  test('the demo account has none', async () => {
    const demo = walory.visitor();
    await demo.signInAsDemo();
    expect((await demo.get('/api/onboarding/checklist')).body.data.is_shown).toBe(false);
  });
});
