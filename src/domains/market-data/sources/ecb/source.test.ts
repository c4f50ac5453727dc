import { afterEach, expect, test } from 'vitest';
import { throughEuro } from '../../source-port/source-rates.ts';
import { type LocalProvider, proofOfWorkPage, startProvider } from '../provider-for-tests.ts';
import { createEcbSource } from './source.ts';

let provider: LocalProvider;
afterEach(() => provider?.close());

async function against(reply: Parameters<typeof startProvider>[0]) {
  provider = await startProvider(reply);
  return createEcbSource({ address: provider.address }).provides.rates!;
}

const csv = `KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE
EXR.D.PLN.EUR.SP00.A,D,PLN,EUR,SP00,A,2026-11-12,4.36
EXR.D.PLN.EUR.SP00.A,D,PLN,EUR,SP00,A,2026-11-13,NaN
EXR.D.USD.EUR.SP00.A,D,USD,EUR,SP00,A,2026-11-12,1.09
`;

test('rates start from EUR, PLN comes along unasked, days without a fixing are left out', async () => {
  const rates = await against(() => ({ body: csv }));
  const found = await rates(['USD', 'EUR'], '2026-11-12', '2026-11-13');
  expect(found).toEqual([
    { day: '2026-11-12', base: 'EUR', quote: 'PLN', value: '4.36' },
    { day: '2026-11-12', base: 'EUR', quote: 'USD', value: '1.09' },
  ]);
  expect(throughEuro(found).find(({ base }) => base === 'USD')?.value).toBe('4');
  const [request] = provider.requests;
  expect(request?.path).toBe('/service/data/EXR/D.PLN+USD.EUR.SP00.A');
  expect(request?.query.get('startPeriod')).toBe('2026-11-12');
});

test('the whole history is asked for at once', async () => {
  const rates = await against(() => ({ body: csv }));
  await rates(['USD'], '1990-01-01', '2026-11-13');
  expect(provider.requests).toHaveLength(1);
  expect(provider.requests[0]?.query.has('startPeriod')).toBe(false);
});

test('no rates in a range is no failure', async () => {
  const rates = await against(() => ({ status: 404, body: 'No results found.' }));
  expect(await rates(['USD'], '2026-11-14', '2026-11-15')).toEqual([]);
});

test('half a file, a web page and unknown columns give nothing', async () => {
  for (const body of [csv.slice(0, -9), proofOfWorkPage, 'A,B\n1,2\n']) {
    const rates = await against(() => ({ body }));
    await expect(rates(['USD'], '2026-11-12', '2026-11-13')).rejects.toMatchObject({ kind: 'garbled' });
    await provider.close();
  }
});
