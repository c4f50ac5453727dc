import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

test('currencies carry rates to each other as decimal strings, marked as simulated in the demo', async () => {
  const { data, meta } = (await walory.visitor().get('/api/currencies')).body;
  expect(meta).toEqual({ total: data.length, start: 0, limit: data.length });
  const titles = data.map((currency: { title: string }) => currency.title);
  expect(titles.slice(0, 5)).toEqual(['pln', 'eur', 'usd', 'gbp', 'chf']);
  const [pln, eur] = data;
  expect(pln).toMatchObject({ display_title: 'PLN', rates_simulated: true });
  expect(eur.exchange_rates).toMatchObject({ pln: expect.stringMatching(/^\d\.\d{1,6}$/), eur: '1' });
  expect(Number(pln.exchange_rates.eur) * Number(eur.exchange_rates.pln)).toBeCloseTo(1, 5);
});

test('asset classes speak the language of the request', async () => {
  const visitor = walory.visitor();
  const names = async (headers: Record<string, string>) =>
    (await visitor.get('/api/asset-classes', { headers })).body.data.map((one: { name: string }) => one.name);
  expect(await names({ 'x-locale': 'pl' })).toContain('Kryptowaluty');
  expect(await names({ 'x-locale': 'en', 'accept-language': 'pl' })).toContain('Commodities');
  expect(await names({ 'accept-language': 'pl-PL,pl;q=0.9,en;q=0.8' })).toContain('Surowce');
  expect(await names({ 'x-locale': 'xx' })).toContain('Commodities');
  expect(await names({ 'accept-language': 'de' })).toContain('Commodities');
});

test('plans come with their limits and prices, and the trial says how long it lasts', async () => {
  const { data } = (await walory.visitor().get('/api/subscription-plans')).body;
  expect(data.map((plan: { slug: string }) => plan.slug)).toEqual([
    'free',
    'trial',
    'standard',
    'professional',
  ]);
  expect(data.map((plan: { trial_days: number | null }) => plan.trial_days)).toEqual([null, 14, null, null]);
  expect(data[2]).toMatchObject({
    price_pln: '29.00',
    price_eur: '7.00',
    portfolios: 10,
    integrations: 5,
    strategies: 10,
    sms: false,
  });
  expect(data[3]).toMatchObject({
    price_pln: '79.00',
    price_eur: '19.00',
    portfolios: 100,
    integrations: 50,
    sms: true,
  });
});

test('every answer carries the headers that keep browsers safe', async () => {
  const { headers } = await walory.visitor().get('/api/currencies');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers.has('strict-transport-security')).toBe(false);
  expect(headers.has('x-powered-by')).toBe(false);
});

test('behind TLS browsers are told to stay there', async () => {
  const secure = await walory.another({ publicUrl: 'https://walory.example' });
  const { headers } = await secure.visitor().get('/api/currencies');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});
