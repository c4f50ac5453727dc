import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { alpacaKeys, startAlpaca } from '../../support/brokers/alpaca.ts';
import { coinbaseKeys, startCoinbase } from '../../support/brokers/coinbase.ts';
import { flexKeys, startInteractiveBrokers } from '../../support/brokers/interactive-brokers.ts';
import { synchronised as wait } from '../../support/brokers/synchronised.ts';
import { currencyIds, onPlan, quotedAsset, setRates, Trader } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const brokers = {
  alpaca: { start: startAlpaca, keys: alpacaKeys, is_demo: 1, ticker: 'AAPL' },
  'interactive-brokers': { start: startInteractiveBrokers, keys: flexKeys, is_demo: 0, ticker: 'AAPL' },
  coinbase: { start: startCoinbase, keys: coinbaseKeys, is_demo: 0, ticker: 'BTC' },
};
type Name = keyof typeof brokers;
type Started = Awaited<ReturnType<typeof startAlpaca>>;

let walory: TestWalory;
let anna: Trader;
const started = {} as Record<Name, Started>;
beforeAll(async () => {
  for (const [name, { start }] of Object.entries(brokers))
    started[name as Name] = (await start()) as unknown as Started;
  walory = await startTestWalory({
    clock: '2026-11-13T12:00:00Z',
    brokerUrls: Object.entries(started).map(([name, { local }]) => `${name}=${local.address}`),
  });
  anna = await Trader.start(walory);
  await onPlan(walory.database, anna, 'professional');
  await setRates(walory.database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
});
afterAll(async () => {
  await walory.stop();
  for (const { local } of Object.values(started)) await local.close();
});
beforeEach(async () => {
  await anna.startOver(walory.database);
  await walory.database.run(sql`delete from integrations where user_id = ${anna.id}`);
});

const synchronised = (id: string, which: 'first' | 'another') => wait(walory, anna, id, which);

async function connected(name: Name): Promise<string> {
  const { keys, is_demo } = brokers[name];
  const answer = await anna.browser.post('/api/integrations', {
    name,
    is_demo,
    currency_id: currencyIds.usd,
    configuration: keys,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.id;
}

type Row = { id: string; type: string; amount: string; price: string; created_at: string; name: string };
const rows = async (): Promise<Row[]> => (await anna.read('/api/transactions?limit=500')).data;

describe.each(Object.keys(brokers) as Name[])('a trade that %s took back after the fact', (name) => {
  it('leaves the ledger, which agrees with the broker again (rule L-17)', async () => {
    const { story } = started[name];
    const trade = story.trades.at(-2)!;
    const id = await connected(name);
    const first = await synchronised(id, 'first');
    expect(first.waiting, JSON.stringify(first.last_result)).toBe(0);
    const before = await rows();
    trade.isCancelled = true;
    const after = await synchronised(id, 'another').finally(() => delete trade.isCancelled);
    expect(after).toMatchObject({ last_result: { is: 'done', added: 0, removed: 1 } });
    const left = await rows();
    const gone = before.filter((one) => !left.some((row) => row.id === one.id));
    expect(gone).toHaveLength(1);
    expect(gone[0]).toMatchObject({ type: trade.side, price: trade.price });
    expect(after.comparison.differences).toEqual(first.comparison.differences);
  });
});

describe('what the person said themselves', () => {
  const name = 'alpaca';
  it('is not taken out with it: what the broker takes back of a file stays and is told as a difference', async () => {
    const { story } = started[name];
    const trade = story.trades.at(-2)!;
    const id = await connected(name);
    const first = await synchronised(id, 'first');
    // As if a file had brought it.
    await walory.database.run(
      sql`update transaction_sources set connection_id = null where user_id = ${anna.id}`,
    );
    const before = await rows();
    trade.isCancelled = true;
    const after = await synchronised(id, 'another').finally(() => delete trade.isCancelled);
    expect(after.last_result).toMatchObject({ is: 'done', removed: 0 });
    expect(await rows()).toEqual(before);
    expect(after.comparison.differences.length).toBeGreaterThan(first.comparison.differences.length);
    expect(after.comparison.differences[0]).toMatchObject({ kind: 'units', label: 'AAPL' });
  });

  it('is not left without its units: where a sale by hand leans on it, the trade stays and is told (rule L-3)', async () => {
    const { story } = started[name];
    const trade = story.trades.at(-1)!;
    const was = { ...trade };
    Object.assign(trade, { side: 'buy', units: '1000000' });
    const id = await connected(name);
    await synchronised(id, 'first');
    const { units } = await walory.database.one<{ units: string }>(sql`
      select sum(case type when 'buy' then units when 'sell' then -units end) as units from transactions where user_id = ${anna.id}`);
    const { instrument_id } = await walory.database.one<{ instrument_id: string }>(
      sql`select instrument_id from holdings where user_id = ${anna.id}`,
    );
    // What the broker keeps is read-only through the API: as if it had been sold by hand before.
    await walory.database.run(sql`
      insert into transactions (user_id, id, portfolio_id, holding_id, type, day, units, price, currency_id, origin, created_at, updated_at)
      select user_id, gen_random_uuid(), portfolio_id, id, 'sell', '2026-11-12', ${units}, 1, currency_id, 'typed', now(), now()
      from holdings where user_id = ${anna.id} and instrument_id = ${instrument_id}`);
    const before = await rows();
    trade.isCancelled = true;
    const after = await synchronised(id, 'another').finally(() => {
      delete trade.isCancelled;
      Object.assign(trade, was);
    });
    expect(after.last_result).toMatchObject({ is: 'done', removed: 0 });
    expect(await rows()).toHaveLength(before.length);
    expect(after.comparison.differences).toMatchObject([{ kind: 'units', label: 'AAPL' }, { kind: 'cash' }]);
  });
});

it('an asset whose only trade was taken back is gone with it (rule L-8)', async () => {
  const { story } = started.alpaca;
  await quotedAsset(walory.database, { ticker: 'ONCE', currency: 'usd' });
  const trade = { ...story.trades.at(-1)!, id: '9999999', symbol: 'ONCE', side: 'buy' as const, units: '3' };
  story.trades.push(trade);
  try {
    const id = await connected('alpaca');
    await synchronised(id, 'first');
    const held = async () =>
      (await anna.read('/api/portfolio-assets')).data.map((one: { name: string }) => one.name);
    expect(await held()).toContain('ONCE');
    (trade as { isCancelled?: boolean }).isCancelled = true;
    await synchronised(id, 'another');
    expect(await held()).not.toContain('ONCE');
    expect(
      await walory.database.many(sql`select from holdings h join instruments i on i.id = h.instrument_id
        where h.user_id = ${anna.id} and i.ticker = 'ONCE'`),
    ).toEqual([]);
  } finally {
    story.trades.pop();
  }
});
