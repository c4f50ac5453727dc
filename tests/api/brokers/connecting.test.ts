import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokers } from '../../../src/domains/brokers/server/registration.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Services } from '../../../src/platform/services.ts';
import { currencyIds, onPlan, Trader } from '../../support/callers/trader.ts';
import { demoIntegration, demoKeys, ownIntegration } from '../../support/records/own-integration.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Trader;
beforeAll(async () => {
  // Nobody listens there.
  walory = await startTestWalory({ brokerUrls: ['alpaca=http://127.0.0.1:9'], role: 'web' });
  anna = await Trader.start(walory);
});
afterAll(() => walory.stop());
beforeEach(async () => {
  await walory.database.run(sql`delete from integrations where user_id = ${anna.id}`);
  await onPlan(walory.database, anna, 'professional');
});

const connect = (changes: object = {}) =>
  anna.browser.post('/api/integrations', { ...demoIntegration, ...changes });
const list = async () => (await anna.read('/api/integrations')).data;
const disconnect = (id: string, name: string) =>
  anna.browser.delete(`/api/integrations/${id}?name=${encodeURIComponent(name)}`);

describe('connecting a broker', () => {
  it('asks the broker and keeps keys that are right, encrypted and never told again (rule SF-16)', async () => {
    const { status, body } = await connect();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Demo broker',
      provider_type: 1,
      is_demo: 1,
      is_validated: 1,
      status: 'connected',
      portfolio_id: anna.portfolio,
      warnings: [],
    });
    expect(await list()).toMatchObject([{ id: body.data.id, status: 'connected' }]);
    expect(JSON.stringify([body, await list()])).not.toMatch(/accessKey|applicationId|credentials/);
    const { credentials } = await walory.database.one<{ credentials: string }>(
      sql`select credentials from integrations where user_id = ${anna.id}`,
    );
    expect(credentials).toMatch(/^[\w-]{60,}$/);
    expect(Buffer.from(credentials, 'base64url').toString('latin1')).not.toContain('demo');
  });

  it('pressed twice is one connection', async () => {
    const [first, second] = await Promise.all([connect(), connect()]);
    expect(first!.body.data.id).toBe(second!.body.data.id);
    expect(await list()).toHaveLength(1);
  });

  it('names what is missing by the labels of that broker', async () => {
    const demo = await connect({ configuration: {} });
    expect(demo.status).toBe(422);
    expect(demo.body.errors).toEqual({
      applicationId: ['applicationIdError'],
      accessKey: ['secretKeyError'],
    });
    const exante = await connect({ name: 'exante', configuration: {} });
    expect(exante.body.errors).toEqual({
      applicationId: ['applicationIdError'],
      accessKey: ['sharedKeyError'],
      clientId: ['clientIdError'],
    });
    expect((await connect({ currency_id: 'x' })).body.errors).toHaveProperty('currency_id');
    expect((await connect({ portfolio_id: anna.id })).body.errors).toHaveProperty('portfolio_id');
    expect(await list()).toEqual([]);
  });

  it('stores nothing when the broker says no, and says so apart from a broker out of reach', async () => {
    const wrong = await connect({ configuration: { ...demoKeys, accessKey: 'guess' } });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.connection).toEqual(['integrationInvalidated']);
    expect(wrong.body.errors).toHaveProperty('accessKey');
    const silent = await connect({ name: 'alpaca', is_demo: 1, configuration: demoKeys });
    expect(silent.status).toBe(422);
    expect(silent.body.errors.connection).toEqual(['integrationErrorWithConnection']);
    expect(await list()).toEqual([]);
  });

  it('is limited by the plan; what is disconnected does not count', async () => {
    await onPlan(walory.database, anna, null);
    const { id, name } = await ownIntegration(anna.browser);
    expect((await connect({ currency_id: currencyIds.eur })).status).toBe(403);
    expect((await disconnect(id, name)).status).toBe(200);
    const other = await ownIntegration(anna.browser);
    expect(other.name).toBe('Demo broker 2');
    expect((await anna.browser.post(`/api/integrations/${id}/restore`, {})).status).toBe(403);
  });

  it('makes a portfolio for somebody who has none', async () => {
    const eva = await Trader.start(walory);
    await walory.database.run(sql`delete from portfolios where user_id = ${eva.id}`);
    const answer = await eva.browser.post('/api/integrations', demoIntegration);
    expect(answer.status).toBe(200);
    const { data } = await eva.read('/api/portfolios');
    expect(data).toMatchObject([{ id: answer.body.data.portfolio_id, name: 'Demo broker', currency: 'pln' }]);
  });
});

describe('disconnecting', () => {
  it('needs the name, keeps the connection in the list, and can be taken back', async () => {
    const { id, name } = await ownIntegration(anna.browser);
    const wrong = await disconnect(id, 'Demo');
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.name).toEqual(['integrationNameError']);
    expect((await disconnect(id, name)).status).toBe(200);
    expect(await list()).toMatchObject([{ id, status: 'disconnected', next_try_at: null }]);
    expect((await anna.browser.post(`/api/integrations/${id}/synchronise`, {})).status).toBe(422);
    const restored = await anna.browser.post(`/api/integrations/${id}/restore`, {});
    expect(restored.body.data).toMatchObject({ status: 'restored', disconnected_at: null });
  });

  it('erases the keys after 30 days, and not before (rule SF-16)', async () => {
    const { id, name } = await ownIntegration(anna.browser);
    await disconnect(id, name);
    const tidyUp = (days: number) => {
      const now = () => new Date(Date.now() + days * 86_400_000);
      return brokers.tidyUp!({ database: walory.database, clock: { now } } as Services);
    };
    await tidyUp(29);
    expect((await list())[0].keys_kept_until).not.toBeNull();
    await tidyUp(31);
    expect((await list())[0].keys_kept_until).toBeNull();
    const restored = await anna.browser.post(`/api/integrations/${id}/restore`, {});
    expect(restored.status).toBe(422);
    const { credentials } = await walory.database.one<{ credentials: null }>(
      sql`select credentials from integrations where user_id = ${anna.id}`,
    );
    expect(credentials).toBeNull();
  });

  it('removes everything with the account', async () => {
    const eva = await Trader.start(walory);
    await ownIntegration(eva.browser);
    await walory.database.run(sql`delete from users where id = ${eva.id}`);
    expect(await walory.database.many(sql`select from integrations where user_id = ${eva.id}`)).toEqual([]);
  });
});

describe('new keys for a connection', () => {
  const renew = (id: string, configuration: object) =>
    anna.browser.put(`/api/integrations/${id}`, { configuration });

  it('are checked, and take the place of the old ones in the same connection, also at the limit of the plan (rule U-25)', async () => {
    await onPlan(walory.database, anna, null);
    const { id, name } = await ownIntegration(anna.browser);
    await walory.database.run(
      sql`update integrations set is_validated = false, failures = 3, credentials = 'old' where id = ${id}`,
    );
    const wrong = await renew(id, { ...demoKeys, accessKey: 'guess' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toMatchObject({
      connection: ['integrationInvalidated'],
      accessKey: ['integrationInvalidated'],
    });
    expect((await renew(id, {})).body.errors).toEqual({
      applicationId: ['applicationIdError'],
      accessKey: ['secretKeyError'],
    });
    expect(await list()).toMatchObject([{ id, is_validated: 0, failures: 3 }]);
    const right = await renew(id, demoKeys);
    expect(right.status).toBe(200);
    expect(right.body.data).toMatchObject({ id, name, is_validated: 1, failures: 0, status: 'connected' });
    const { credentials } = await walory.database.one<{ credentials: string }>(
      sql`select credentials from integrations where id = ${id}`,
    );
    expect(credentials).not.toBe('old');
    expect(await list()).toHaveLength(1);
  });

  it('restore what was disconnected and whose keys are gone, if the plan has room', async () => {
    await onPlan(walory.database, anna, null);
    const { id, name } = await ownIntegration(anna.browser);
    await disconnect(id, name);
    await walory.database.run(sql`update integrations set credentials = null where id = ${id}`);
    const other = await ownIntegration(anna.browser);
    expect((await renew(id, demoKeys)).status).toBe(403);
    await disconnect(other.id, other.name);
    expect((await renew(id, demoKeys)).body.data).toMatchObject({
      id,
      status: 'restored',
      disconnected_at: null,
      keys_kept_until: null,
    });
  });

  it('are for nobody else', async () => {
    const { id } = await ownIntegration(anna.browser);
    const eva = await Trader.start(walory);
    const answer = await eva.browser.put(`/api/integrations/${id}`, { configuration: demoKeys });
    expect(answer.status).toBe(404);
  });
});

it('lists what can be connected: each environment of a broker, and each broker whose files are read', async () => {
  const { data } = await anna.read('/api/available-integrations');
  const named = (name: string) =>
    data
      .filter((one: { name: string }) => one.name === name)
      .map(({ is_csv, is_demo }: { is_csv: number; is_demo: number }) => [is_csv, is_demo]);
  expect(named('exante')).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
  expect(named('demo')).toEqual([[0, 1]]);
  expect(named('xtb')).toEqual([[1, 0]]);
});

it('queues all connections by a GET that needs the CSRF token (rule SF-2)', async () => {
  await ownIntegration(anna.browser);
  const answer = await anna.browser.get('/api/brokers?action=refresh-assets');
  expect(answer.body).toEqual({ data: { queued: 1 } });
  expect((await anna.browser.get('/api/brokers?action=other')).status).toBe(422);
});
