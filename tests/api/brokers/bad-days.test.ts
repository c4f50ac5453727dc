import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueDue } from '../../../src/domains/brokers/server/refresh-integrations.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Registration } from '../../../src/platform/domains/registration.ts';
import type { Services } from '../../../src/platform/services.ts';
import { domains } from '../../../src/routes/api/domains.ts';
import { alpacaKeys, startAlpaca } from '../../support/brokers/alpaca.ts';
import type { LocalBroker } from '../../support/brokers/local-broker.ts';
import { snapTradeKeys, startSnapTrade } from '../../support/brokers/snaptrade.ts';
import { synchronised as wait } from '../../support/brokers/synchronised.ts';
import { currencyIds, onPlan, setRates, Trader } from '../../support/callers/trader.ts';
import { cutOffAt } from '../../support/database/cut-off.ts';
import { eventually } from '../../support/eventually.ts';
import { noticesOf } from '../../support/records/notices-of.ts';
import { ownIntegration } from '../../support/records/own-integration.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const now = Date.parse('2026-11-13T12:00:00Z');
let walory: TestWalory;
let anna: Trader;
let services: Services;
let alpaca: Awaited<ReturnType<typeof startAlpaca>>;
let snapTrade: Awaited<ReturnType<typeof startSnapTrade>>;
beforeAll(async () => {
  [alpaca, snapTrade] = [await startAlpaca(), await startSnapTrade()];
  const settings = {
    clock: new Date(now).toISOString(),
    brokerUrls: [`alpaca=${alpaca.local.address}`, `snaptrade=${snapTrade.local.address}`],
    // Who hangs is hung up on by the test.
    brokerTimeout: 100,
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
  await onPlan(walory.database, anna, 'professional');
  await setRates(walory.database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
});
afterAll(async () => {
  await walory.stop();
  await alpaca.local.close();
  await snapTrade.local.close();
});
beforeEach(async () => {
  await anna.startOver(walory.database);
  await walory.database.run(sql`delete from integrations where user_id = ${anna.id}`);
});

const synchronised = (id: string, which: 'first' | 'another', who = anna) => wait(walory, who, id, which);
async function connectAlpaca(): Promise<string> {
  const answer = await anna.browser.post('/api/integrations', {
    name: 'alpaca',
    is_demo: 1,
    currency_id: currencyIds.usd,
    configuration: alpacaKeys,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.id;
}
const secondsUntilNext = ({ next_try_at }: { next_try_at: string }) => (Date.parse(next_try_at) - now) / 1000;
const onActivities = /activities/;

describe('a broker that does not answer', () => {
  it('is asked again soon, then less and less often, and as usual once it answers', async () => {
    alpaca.local.befall('breakOff', onActivities);
    const id = await connectAlpaca();
    const first = await synchronised(id, 'first');
    expect(first).toMatchObject({ failures: 1, is_validated: 1, last_synced_at: null });
    expect(first.last_result).toMatchObject({ is: 'failed', failure: 'unavailable', added: 0 });
    expect(secondsUntilNext(first)).toBe(300);
    alpaca.local.befall(() => ({ status: 503, body: 'upstream' }), onActivities);
    const second = await synchronised(id, 'another');
    expect([second.failures, secondsUntilNext(second)]).toEqual([2, 600]);
    const well = await synchronised(id, 'another');
    expect(well).toMatchObject({ failures: 0, last_result: { is: 'done' } });
    expect(secondsUntilNext(well)).toBe(21_600);
  });

  it('is told of at the second failure in a row, once, and forgotten when it answers (EV-11)', async () => {
    await walory.database.run(sql`delete from notifications where user_id = ${anna.id}`);
    const kinds = async () => (await noticesOf(anna.browser)).map(({ kind }) => kind);
    const breakOff = () => alpaca.local.befall('breakOff', onActivities);
    breakOff();
    const id = await connectAlpaca();
    await synchronised(id, 'first');
    expect(await kinds()).toEqual([]);
    breakOff();
    await synchronised(id, 'another');
    expect(await noticesOf(anna.browser)).toMatchObject([
      {
        kind: 'syncFailed',
        title: 'Alpaca could not be read twice in a row',
        description: 'There was no answer; we will try again soon.',
        parent_type: 'integration',
        parent_id: id,
      },
    ]);
    expect((await noticesOf(anna.browser, 'pl'))[0]).toMatchObject({
      title: 'Alpaca: dwa razy z\u00a0rzędu nie udało się odczytać danych',
      description: 'Nie było odpowiedzi; niedługo spróbujemy ponownie.',
    });
    breakOff();
    expect((await synchronised(id, 'another')).failures).toBe(3);
    expect(await kinds()).toEqual(['syncFailed']);
    await synchronised(id, 'another');
    expect(await kinds()).toEqual([]);
  });

  it('is left alone by the clock until it is due, and then asked', async () => {
    alpaca.local.befall('breakOff', onActivities);
    const id = await connectAlpaca();
    await synchronised(id, 'first');
    const queued = async (seconds: number) => {
      await queueDue({ ...services, clock: { now: () => new Date(now + seconds * 1000) } });
      const { rows } = await walory.database.raw(
        `select from jobs.job where data->>'id' = $1 and data->>'isDue' = 'true'`,
        [id],
      );
      return rows.length;
    };
    expect(await queued(299)).toBe(0);
    expect(await queued(301)).toBe(1);
  });

  it('halfway keeps what came before, and the next time goes on from there', async () => {
    alpaca.local.befall((usual) => usual, onActivities);
    alpaca.local.befall('breakOff', onActivities);
    const id = await connectAlpaca();
    const half = await synchronised(id, 'first');
    expect(half.last_result).toMatchObject({ is: 'failed', failure: 'unavailable', added: half.rows });
    expect(half.rows).toBeGreaterThan(50);
    const asked = alpaca.local.requests.length;
    const whole = await synchronised(id, 'another');
    expect(whole.last_result).toMatchObject({ is: 'done', added: whole.rows - half.rows });
    expect(whole.rows).toBe(132);
    expect(whole.comparison.differences).toEqual([]);
    const pages = alpaca.local.requests.slice(asked).filter(({ path }) => onActivities.test(path));
    expect(pages.every(({ query }) => query.get('page_token'))).toBe(true);
  });

  it('with a web page or half an answer is taken for changed, and asked at the usual time', async () => {
    alpaca.local.befall('halfAnswer', onActivities);
    const id = await connectAlpaca();
    const failed = await synchronised(id, 'first');
    expect(failed.last_result).toMatchObject({ is: 'failed', failure: 'changed' });
    expect(secondsUntilNext(failed)).toBe(21_600);
  });
});

describe('one that hangs', () => {
  const resultOf = async (id: string) =>
    (await anna.read('/api/integrations')).data.find((one: { id: string }) => one.id === id).last_result;

  /** From then on it hangs. */
  const untilAsked = ({ requests }: LocalBroker, since: number, on: RegExp) =>
    eventually(
      () => requests.slice(since).some(({ path }) => on.test(path)),
      () => 'never asked',
    );

  it('stops no other broker', async () => {
    const before = alpaca.local.requests.length;
    alpaca.local.befall('silence', onActivities);
    const slow = await connectAlpaca();
    await untilAsked(alpaca.local, before, onActivities);
    const { id } = await ownIntegration(anna.browser);
    const other = await synchronised(id, 'first');
    expect(other.last_result).toMatchObject({ is: 'done' });
    expect(await resultOf(slow), 'still waited for').toBeNull();
    alpaca.local.hangUp();
    expect((await synchronised(slow, 'first')).last_result).toMatchObject({ failure: 'unavailable' });
  });

  it('behind the aggregator stops none of the others there', async () => {
    const eva = await Trader.start(walory);
    const connected = async (who: Trader, id: string) => {
      await who.browser.post('/api/integrations/external', {
        broker_name: 'snaptrade',
        external_integration_name: 'snaptrade',
        currency_id: currencyIds.usd,
        current_url: walory.url,
      });
      const person = snapTrade.state.registered.at(-1)!;
      snapTrade.state.connections.push({ id, broker: id, person, account: `acc-${id}` });
      const back = await who.browser.post('/api/integrations/external/return', {});
      return back.body.data.connected[0].id as string;
    };
    snapTrade.local.befall('silence', /acc-slow\/activities/);
    const slow = await connected(anna, 'slow');
    await untilAsked(snapTrade.local, 0, /acc-slow\/activities/);
    const fast = await connected(eva, 'fast');
    expect((await synchronised(fast, 'first', eva)).last_result).toMatchObject({ is: 'done' });
    expect(await resultOf(slow), 'still waited for').toBeNull();
    snapTrade.local.hangUp();
    expect((await synchronised(slow, 'first')).last_result).toMatchObject({ failure: 'unavailable' });
  });
});

it('a fault of ours in the comparison is told as a failure of that connection, with what came kept', async () => {
  const { id } = await ownIntegration(anna.browser);
  await synchronised(id, 'first');
  // Whatever goes wrong while the end is written down.
  await walory.database.raw(`create function refuse() returns trigger language plpgsql as $$
    begin if new.differences is not null and new.last_result->>'is' = 'done' then raise 'refused'; end if; return new; end $$`);
  await walory.database.raw(
    'create trigger refuse before update on integrations for each row execute function refuse()',
  );
  try {
    const failed = await synchronised(id, 'another');
    expect(failed).toMatchObject({ failures: 1, last_result: { is: 'failed', failure: 'fault' } });
    expect(failed.rows).toBeGreaterThan(50);
  } finally {
    await walory.database.raw('drop trigger refuse on integrations');
  }
  expect(await synchronised(id, 'another')).toMatchObject({ failures: 0, last_result: { is: 'done' } });
});

it('a synchronisation that loses its connection while it writes brought nothing, and the next one everything once (rules SF-8, L-17)', async () => {
  const { id } = await ownIntegration(anna.browser);
  const whole = (await synchronised(id, 'first')).rows;
  expect(whole).toBeGreaterThan(50);
  for (const table of ['transactions', 'transaction_sources', 'changes']) {
    await anna.startOver(walory.database);
    await walory.database.run(sql`delete from integrations where user_id = ${anna.id}`);
    const lift = await cutOffAt(walory.database, table);
    const again = await ownIntegration(anna.browser);
    const cutOff = await synchronised(again.id, 'first');
    await lift();
    // How far it came is kept with what it brought, never without.
    expect(cutOff, table).toMatchObject({ rows: 0, last_result: { is: 'failed', failure: 'fault' } });
    expect((await anna.read('/api/transactions?limit=1')).meta.total, table).toBe(0);
    const { rows, comparison } = await synchronised(again.id, 'another');
    expect([rows, comparison.differences], table).toEqual([whole, []]);
  }
});
