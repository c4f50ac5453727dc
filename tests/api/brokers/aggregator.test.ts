import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookAfter } from '../../../src/domains/brokers/server/aggregator/aggregator-jobs.ts';
import { brokers } from '../../../src/domains/brokers/server/registration.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Registration } from '../../../src/platform/domains/registration.ts';
import type { Services } from '../../../src/platform/services.ts';
import { domains } from '../../../src/routes/api/domains.ts';
import { snapTradeKeys, startSnapTrade } from '../../support/brokers/snaptrade.ts';
import { operator } from '../../support/callers/people.ts';
import { currencyIds, onPlan, setRates, Trader } from '../../support/callers/trader.ts';
import { eventually } from '../../support/eventually.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Trader;
let services: Services;
let snapTrade: Awaited<ReturnType<typeof startSnapTrade>>;
beforeAll(async () => {
  snapTrade = await startSnapTrade();
  const settings = {
    clock: '2026-11-13T12:00:00Z',
    brokerUrls: [`snaptrade=${snapTrade.local.address}`],
    brokerTimeout: 2,
    snapTradeClientId: snapTradeKeys.clientId,
    snapTradeConsumerKey: snapTradeKeys.consumerKey,
  };
  const looking: Registration = {
    name: 'looking',
    jobs(of) {
      services = of;
      return [];
    },
  };
  walory = await startTestWalory(settings, { domains: [...domains, looking] });
  anna = await Trader.start(walory);
  await setRates(walory.database, { usd: { '2020-01-02': '4' } });
});
afterAll(async () => {
  await walory.stop();
  await snapTrade.local.close();
});
beforeEach(async () => {
  await onPlan(walory.database, anna, 'professional');
  await anna.startOver(walory.database);
  await walory.database.run(sql`delete from integrations where user_id = ${anna.id}`);
  snapTrade.state.connections = [];
  snapTrade.state.isExpired = false;
});

const page = () => `${walory.url}/en/dashboard/broker-investments/integrations?tab=api#top`;
const lead = (changes: object = {}, who = anna) =>
  who.browser.post('/api/integrations/external', {
    broker_name: 'snaptrade',
    external_integration_name: 'snaptrade',
    currency_id: currencyIds.usd,
    current_url: page(),
    ...changes,
  });
const comeBack = (who = anna) => who.browser.post('/api/integrations/external/return', {});
const list = async () => (await anna.read('/api/integrations')).data;
const personOf = async ({ id }: Trader) =>
  (
    await walory.database.one<{ person: string }>(
      sql`select person from aggregator_people where user_id = ${id}`,
    )
  ).person;
/** What the person does on the aggregator's pages. */
async function connectThere(id: string, broker: string, who = anna): Promise<void> {
  snapTrade.state.connections.push({ id, broker, person: await personOf(who), account: `acc-${id}` });
}
async function connected(id = 'auth-7', broker = 'Questrade') {
  await lead();
  await connectThere(id, broker);
  const { body } = await comeBack();
  return body.data.connected[0];
}

/** The connection, once its first synchronisation is through. */
const afterSynchronising = () =>
  eventually(
    async () => (await list()).find((one: { last_result: object | null }) => one.last_result),
    () => 'never synchronised',
  );

/** As the worker does it, with or without the aggregator's keys. */
async function work(changes: Partial<Services['settings']> = {}): Promise<void> {
  const now = () => new Date('2026-11-13T14:00:00Z');
  await lookAfter({ ...services, settings: { ...services.settings, ...changes }, clock: { now } });
}

describe('a broker that the aggregator reads', () => {
  it('is connected on its pages, read from it on return, listed and synchronised like any other (rule SF-17)', async () => {
    const led = await lead();
    expect(led.status, led.text).toBe(200);
    const link = new URL(led.body.data.redirectUrl);
    expect(link.origin).toBe('https://app.snaptrade.com');
    expect(link.searchParams.get('as')).toBe('read');
    const back = `${walory.url}/en/dashboard/broker-investments/integrations?tab=api&external=snaptrade`;
    expect(decodeURIComponent(link.search)).toContain(back);
    expect((await comeBack()).body.data).toEqual({ connected: [], over_limit: 0 });
    await connectThere('auth-7', 'Questrade');
    const { body } = await comeBack();
    expect(body.data.connected).toMatchObject([
      {
        name: 'Questrade',
        broker: 'snaptrade',
        status: 'connected',
        is_validated: 1,
        portfolio_id: anna.portfolio,
        currency_id: currencyIds.usd,
      },
    ]);
    const [{ id }] = body.data.connected;
    const synchronised = await afterSynchronising();
    expect(synchronised).toMatchObject({ id, last_result: { is: 'done' } });
    expect(synchronised.rows + synchronised.waiting).toBeGreaterThan(600);
    expect((await comeBack()).body.data.connected).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it('keeps the secret of a person sealed and tells it to nobody (rule SF-17)', async () => {
    await connected();
    const { secret, person } = await walory.database.one<{ secret: string; person: string }>(
      sql`select secret, person from aggregator_people where user_id = ${anna.id}`,
    );
    expect(Buffer.from(secret, 'base64url').toString('latin1')).not.toContain('secret-of');
    expect(person).not.toBe(anna.id);
    // With the accounts, whose numbers are the broker's own.
    await afterSynchronising();
    expect(JSON.stringify(await list())).not.toMatch(/secret-of|"auth-7"/);
  });

  it('is listed also when the person closed the window', async () => {
    await lead();
    await connectThere('auth-8', 'Webull');
    await work();
    expect(await list()).toMatchObject([{ name: 'Webull' }]);
  });

  it('is listed once, however many windows come back at once', async () => {
    await lead();
    await connectThere('auth-9', 'Schwab');
    await Promise.all([comeBack(), comeBack(), work()]);
    expect(await list()).toHaveLength(1);
  });

  it('whose login has run out can be renewed, and is read again', async () => {
    const { id } = await connected();
    await walory.database.run(
      sql`update integrations set is_validated = false, last_result = null where user_id = ${anna.id}`,
    );
    const led = await lead({ integration_id: id });
    expect(led.body.data.redirectUrl).toContain('&renew=auth-7');
    await comeBack();
    await eventually(
      async () => (await list())[0].is_validated === 1,
      () => 'never read again',
    );
    const eva = await Trader.start(walory);
    expect((await lead({ integration_id: id }, eva)).status).toBe(404);
  });
});

describe('leading somebody to the aggregator', () => {
  it('needs a currency, the right name, and a page of our own', async () => {
    const errors = async (changes: object) => (await lead(changes)).body.errors;
    expect(await errors({ currency_id: undefined })).toEqual({ currency_id: ['currencyError'] });
    expect(await errors({ currency_id: anna.id })).toEqual({ currency_id: ['currencyError'] });
    expect(await errors({ portfolio_id: anna.id })).toEqual({ portfolio_id: ['portfolioError'] });
    expect(await errors({ external_integration_name: 'other' })).toHaveProperty('external_integration_name');
    for (const current_url of [
      'https://evil.example/',
      '/en/dashboard',
      'javascript:alert(1)',
      `${walory.url}.evil.example/`,
      walory.url.replace('//', '//user:pass@'),
      walory.url.replace(/:\d+$/, ':1'),
    ])
      expect(await errors({ current_url }), current_url).toEqual({ current_url: ['invalid'] });
  });

  it('is limited by the plan, and so is what was connected meanwhile', async () => {
    await onPlan(walory.database, anna, null);
    await lead();
    await connectThere('auth-1', 'Questrade');
    await connectThere('auth-2', 'Webull');
    const { body } = await comeBack();
    expect(body.data).toMatchObject({ connected: [{ name: 'Questrade' }], over_limit: 1 });
    expect((await lead()).status).toBe(403);
  });

  it('fails with a word where the aggregator does not answer, and leaves nobody there whom nobody knows', async () => {
    const eva = await Trader.start(walory);
    const before = snapTrade.state.registered.length;
    // It registers her, and its answer is lost.
    snapTrade.local.befall('breakOff', /registerUser/);
    const failed = await lead({}, eva);
    expect(failed.status).toBe(422);
    expect(failed.body.errors).toEqual({ connection: ['integrationErrorWithConnection'] });
    expect(snapTrade.state.registered).toHaveLength(before + 1);
    await work();
    expect(snapTrade.state.registered).toHaveLength(before);
    expect((await lead({}, eva)).status).toBe(200);
  });

  it('pressed twice makes one person there', async () => {
    const eva = await Trader.start(walory);
    const before = snapTrade.state.registered.length;
    const answers = await Promise.all([lead({}, eva), lead({}, eva)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await work();
    expect(snapTrade.state.registered).toHaveLength(before + 1);
    expect(snapTrade.state.registered).toContain(await personOf(eva));
  });
});

describe('forgetting', () => {
  it('goes with the account, however often the aggregator fails (rule SF-17)', async () => {
    const eva = await Trader.start(walory);
    await lead({}, eva);
    const person = await personOf(eva);
    await connectThere('auth-3', 'Schwab', eva);
    await comeBack(eva);
    const removed = await eva.browser.delete('/api/user', { password: eva.person.password });
    expect(removed.status, removed.text).toBe(200);
    expect(await walory.database.many(sql`select from aggregator_people where user_id = ${eva.id}`)).toEqual(
      [],
    );
    const removals = () =>
      walory.database.many(sql`select person from aggregator_removals where person = ${person}`);
    await work({ snapTradeClientId: '' });
    expect(snapTrade.state.registered).toContain(person);
    // It forgets her, and its answer is lost: the next time there is nobody to forget.
    snapTrade.local.befall('breakOff', /deleteUser/);
    await work();
    expect(await removals()).toHaveLength(1);
    await walory.database.run(
      sql`update aggregator_removals set due_at = '2026-11-13' where person = ${person}`,
    );
    await work();
    expect(snapTrade.state.registered).not.toContain(person);
    expect(snapTrade.state.connections).toEqual([]);
    expect(await removals()).toEqual([]);
  });

  it('leaves nobody behind who was led there while the account was removed (rule SF-17)', async () => {
    for (let round = 0; round < 3; round++) {
      const eva = await Trader.start(walory);
      const before = new Set(snapTrade.state.registered);
      const untilGone = async (write: () => ReturnType<typeof lead>) => {
        for (let status = 0; status !== 401; ) {
          const answer = await write();
          expect(answer.status, answer.text).toBeLessThan(500);
          status = answer.status;
          // Something is there to be listed as soon as anybody knows her.
          for (const person of snapTrade.state.registered.filter((one) => !before.has(one)))
            if (!snapTrade.state.connections.some((one) => one.person === person))
              snapTrade.state.connections.push({ id: person, broker: 'Webull', person, account: person });
        }
      };
      const writes = [() => lead({}, eva), () => lead({}, eva), () => comeBack(eva), () => comeBack(eva)];
      const writing = writes.map(untilGone);
      const removed = await eva.browser.delete('/api/user', { password: eva.person.password });
      expect(removed.status, removed.text).toBe(200);
      await Promise.all(writing);
      await work();
      expect(snapTrade.state.registered.filter((one) => !before.has(one))).toEqual([]);
    }
  });

  it('removes a connection there once its keys are erased here, and not before', async () => {
    const { id, name } = await connected('auth-5', 'Webull');
    await anna.browser.delete(`/api/integrations/${id}?name=${name}`);
    const tidyUp = (day: string) =>
      brokers.tidyUp!({ database: walory.database, clock: { now: () => new Date(day) } } as Services);
    await tidyUp('2026-12-01');
    await work();
    expect(snapTrade.state.connections).toHaveLength(1);
    await tidyUp('2027-01-01');
    await work();
    expect(snapTrade.state.connections).toEqual([]);
    expect(snapTrade.state.registered).toContain(await personOf(anna));
  });
});

it('tells the operator alone what to set while there are no keys, and refuses clearly', async () => {
  const bare = await walory.another({ role: 'web', snapTradeClientId: '', snapTradeConsumerKey: '' });
  const browser = bare.visitor();
  await browser.register();
  const available = async (who: { get: typeof browser.get }) =>
    (await who.get('/api/available-integrations')).body.data.find(
      (one: { name: string }) => one.name === 'snaptrade',
    );
  expect(await available(browser)).toBeUndefined();
  expect(await available(await operator(bare))).toMatchObject({
    integration_provider: 'snaptrade',
    missing_settings: ['WALORY_SNAPTRADE_CLIENT_ID', 'WALORY_SNAPTRADE_CONSUMER_KEY'],
  });
  const refused = await browser.post('/api/integrations/external', {
    external_integration_name: 'snaptrade',
    currency_id: currencyIds.pln,
    current_url: bare.url,
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ external_integration_name: ['aggregatorNotSetUp'] });
  expect(await available(anna.browser)).toMatchObject({ missing_settings: [] });
});
