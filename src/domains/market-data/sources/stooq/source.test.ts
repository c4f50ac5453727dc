import { afterEach, expect, test } from 'vitest';
import { type LocalProvider, proofOfWorkPage, startProvider } from '../provider-for-tests.ts';
import { createStooqSource } from './source.ts';

let provider: LocalProvider;
afterEach(() => provider?.close());

async function against(reply: Parameters<typeof startProvider>[0]) {
  provider = await startProvider(reply);
  const addressTemplate = `${provider.address}/q/d/l/?s={symbol}&d1={from}&d2={to}&i=d&o=1111111&apikey={key}`;
  return createStooqSource({ key: 'geheim', addressTemplate }).provides.history!;
}

const english = `Date,Open,High,Low,Close,Volume
2026-11-12,83.9,84.6,83.2,84.1,2100000
2026-11-13,84.1,85,84,84.16,1900500
`;
const range = ['2026-11-01', '2026-11-13'] as const;

test('the address template is filled, and closes are read as traded', async () => {
  const history = await against(() => ({ body: english }));
  expect(await history({ code: 'PKO' }, ...range)).toMatchObject({
    currency: 'PLN',
    unit: 'unit',
    points: [
      { day: '2026-11-12', close: '84.1', volume: '2100000' },
      { day: '2026-11-13', close: '84.16', volume: '1900500' },
    ],
    flags: [],
  });
  const [request] = provider.requests;
  expect(Object.fromEntries(request!.query)).toEqual({
    s: 'pko',
    d1: '20261101',
    d2: '20261113',
    i: 'd',
    o: '1111111',
    apikey: 'geheim',
  });
});

test('Polish column names are read as well', async () => {
  const body = english.replace(/^.*\n/, 'Data,Otwarcie,Najwyzszy,Najnizszy,Zamkniecie,Wolumen\n');
  const history = await against(() => ({ body }));
  expect((await history({ code: 'pko' }, ...range)).points.at(-1)?.close).toBe('84.16');
});

test('currencies and units: pence in London, percent for bonds, none invented for an index', async () => {
  const history = await against(() => ({ body: english }));
  expect(await history({ code: 'tsco.uk' }, ...range)).toMatchObject({ currency: 'GBP', unit: 'pence' });
  const bond = { code: 'ps0728', currency: 'PLN', unit: 'percent' as const };
  expect(await history(bond, ...range)).toMatchObject({ currency: 'PLN', unit: 'percent' });
  await expect(history({ code: '^spx' }, ...range)).rejects.toMatchObject({ kind: 'garbled' });
  await expect(history({ code: 'eurusd' }, ...range)).rejects.toMatchObject({ kind: 'garbled' });
});

test('a proof of work with status 200 is called what it is', async () => {
  const history = await against(() => ({ body: proofOfWorkPage }));
  await expect(history({ code: 'pko' }, ...range)).rejects.toMatchObject({
    detail: 'a web page instead of data',
  });
});

test('messages with status 200 are failures, each of its kind, and never show the key', async () => {
  const messages = [
    [proofOfWorkPage, 'garbled'],
    ['No data', 'unknownSymbol'],
    ['Brak danych', 'unknownSymbol'],
    ['Exceeded the daily hits limit', 'limit'],
    ['Przekroczony dzienny limit wywolan', 'limit'],
    ['Get your apikey: geheim is not valid', 'keyRefused'],
    ['Warning: Division by zero', 'garbled'],
    ['', 'garbled'],
  ];
  for (const [body, kind] of messages) {
    const history = await against(() => ({ body }));
    const failure = await history({ code: 'pko' }, ...range).catch((error) => error);
    expect(failure).toMatchObject({ kind });
    expect(failure.detail).not.toContain('geheim');
    await provider.close();
  }
});

test('a file cut anywhere in its last line loses that line, with a flag', async () => {
  for (const missing of [1, 4, 10, 25]) {
    const history = await against(() => ({ body: english.slice(0, -missing) }));
    const found = await history({ code: 'pko' }, ...range);
    expect(found.points.map(({ day }) => day)).toEqual(['2026-11-12']);
    expect(found.flags).toEqual([{ kind: 'cutShort', line: 3 }]);
    await provider.close();
  }
});

test('a table without rows is a symbol that is not known', async () => {
  const history = await against(() => ({ body: 'Date,Open,High,Low,Close,Volume\n' }));
  await expect(history({ code: 'gone' }, ...range)).rejects.toMatchObject({ kind: 'unknownSymbol' });
});
