import { afterAll, beforeAll, expect, test } from 'vitest';
import { Trader } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

type Currency = { id: string; title: string; name: string; exchange_rates: Record<string, string> };

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

async function person() {
  const visitor = walory.visitor();
  await visitor.register();
  return visitor;
}

const usual = ['pln', 'eur', 'usd', 'gbp', 'chf', 'jpy'];

test('somebody chooses the currencies to see amounts in, and only they see them (rule M-22)', async () => {
  const jan = await person();
  const ewa = await person();
  const titles = async (who: typeof jan) =>
    (await who.get('/api/currencies')).body.data.map(({ title }: Currency) => title);
  expect(await titles(jan)).toEqual(usual);
  const all: Currency[] = (await jan.get('/api/currencies/all', { headers: { 'x-locale': 'pl' } })).body.data;
  expect(all.length, 'tables A and B').toBeGreaterThan(140);
  expect(all.slice(0, 6).map(({ title }) => title)).toEqual(usual);
  const baht = all.find(({ title }) => title === 'thb')!;
  const dirham = all.find(({ title }) => title === 'aed')!;
  expect(baht).toMatchObject({ name: 'Bat tajski', is_chosen: false, rates_simulated: true });

  const chosen = await jan.put('/api/currencies/chosen', { currency_ids: [baht.id, dirham.id] });
  expect(chosen.status).toBe(200);
  expect(await titles(jan)).toEqual(['thb', 'aed']);
  expect(await titles(ewa)).toEqual(usual);
  const [first] = (await jan.get('/api/currencies')).body.data as Currency[];
  expect(first!.name).toBe('Thai baht');
  expect(Object.keys(first!.exchange_rates).sort(), 'forms reckon in złoty and euro').toEqual([
    'aed',
    'eur',
    'pln',
    'thb',
  ]);
  const reread: (Currency & { is_chosen: boolean })[] = (await jan.get('/api/currencies/all')).body.data;
  expect(reread.slice(0, 2).map(({ title }) => title)).toEqual(['thb', 'aed']);
  expect(reread.filter(({ is_chosen }) => is_chosen)).toHaveLength(2);

  expect((await jan.put('/api/currencies/chosen', { currency_ids: [] })).status).toBe(200);
  expect(await titles(jan)).toEqual(usual);
});

test('what cannot be chosen is refused, and nothing changes', async () => {
  const jan = await person();
  const all: Currency[] = (await jan.get('/api/currencies/all')).body.data;
  const idOf = (title: string) => all.find((one) => one.title === title)?.id;
  await jan.put('/api/currencies/chosen', { currency_ids: [idOf('sek')] });
  const refused = async (currency_ids: unknown) => {
    const answer = await jan.put('/api/currencies/chosen', { currency_ids });
    expect(answer.status).toBe(422);
    return answer.body.errors.currency_ids;
  };
  expect(idOf('hrk'), 'the kuna was given up').toBeUndefined();
  expect(await refused([idOf('nok'), idOf('nok')])).toEqual(['currencyTwice']);
  expect(await refused(['00000000-0000-7000-8000-000000000000'])).toEqual(['currencyError']);
  expect(await refused(['no id'])).toEqual(['currencyError']);
  expect(await refused('sek')).toEqual(['currencyError']);
  expect(await refused(all.slice(0, 13).map(({ id }) => id))).toEqual(['tooManyCurrencies']);
  expect((await jan.get('/api/currencies')).body.data.map(({ title }: Currency) => title)).toEqual(['sek']);
});

test('a ledger is kept and shown in any of them (rule M-21)', async () => {
  const jan = await Trader.start(walory);
  const all: (Currency & { pln: string })[] = (await jan.browser.get('/api/currencies/all')).body.data;
  const [won, krona] = ['krw', 'sek'].map((title) => all.find((one) => one.title === title)!);
  const portfolio = await jan.addPortfolio({ name: 'Seoul', currency_id: won!.id, follows_cash: true });
  await jan.record('deposit', '2026-10-01', {
    portfolio_id: portfolio,
    currency_id: won!.id,
    total: '1000000',
  });
  const valueIn = async (currency: string) =>
    (await jan.performance(`?currency=${currency}`, portfolio)).figures.market_value as string;
  expect(await valueIn('krw')).toBe('1000000');
  const złoty = 1_000_000 * Number(won!.pln);
  expect(Number(await valueIn('pln'))).toBeCloseTo(złoty, 2);
  expect(Number(await valueIn('sek'))).toBeCloseTo(złoty / Number(krona!.pln), 1);
});
