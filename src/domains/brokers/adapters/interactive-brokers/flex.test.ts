import { afterEach, expect, test } from 'vitest';
import {
  flexKeys,
  startInteractiveBrokers,
} from '../../../../../tests/support/brokers/interactive-brokers.ts';
import { interactiveBrokers } from './adapter.ts';

let started: Awaited<ReturnType<typeof startInteractiveBrokers>>;
afterEach(() => started.local.close());

async function connected() {
  started = await startInteractiveBrokers();
  const pauses: number[] = [];
  const connection = interactiveBrokers.connect(flexKeys, {
    isDemo: false,
    baseUrl: started.local.address,
    sleep: async (ms) => void pauses.push(ms),
  });
  return { connection, pauses };
}

test('while the statement is made it is asked for again after a pause, and one statement serves all', async () => {
  const { connection, pauses } = await connected();
  await connection.validate();
  await connection.balances('U1234567');
  await connection.positions('U1234567');
  await connection.activities('U1234567');
  expect(pauses).toEqual([1000]);
  expect(started.local.requests.map(({ path }) => path)).toEqual([
    '/SendRequest',
    '/GetStatement',
    '/GetStatement',
  ]);
});

test('a statement that takes long proves the keys, and is come back for later', async () => {
  const { connection, pauses } = await connected();
  started.state.pollsNeeded = 20;
  expect(await connection.validate()).toEqual({ is: 'ok', warnings: [] });
  expect(pauses).toEqual([1000, 2000, 4000]);
  await expect(connection.accounts()).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 300 });
});

test('a query without the sections we need is refused, and it is the query', async () => {
  const { connection } = await connected();
  started.state.sections = ['Trades', 'OpenPositions'];
  expect(await connection.validate()).toEqual({
    is: 'refused',
    reason: 'noPermission',
    field: 'applicationId',
  });
});

test.each([
  ['1013', { is: 'refused', reason: 'wrongAddress', field: 'accessKey' }],
  ['1010', { is: 'refused', reason: 'wrongKeys', field: 'applicationId' }],
])('code %s is told as what it is', async (code, expected) => {
  const { connection } = await connected();
  started.state.failWith = code;
  expect(await connection.validate()).toEqual(expected);
});

test.each([
  ['1018', 'rateLimited'],
  ['1009', 'unavailable'],
  ['1021', 'unavailable'],
])('code %s is worth another try', async (code, kind) => {
  const { connection } = await connected();
  started.state.failWith = code;
  await expect(connection.validate()).rejects.toMatchObject({ kind, retryAfterSeconds: 60 });
  started.state.failWith = '';
  expect(await connection.validate()).toMatchObject({ is: 'ok' });
});

test('a document that declares entities is not read', async () => {
  const { connection } = await connected();
  started.local.befall(() => ({ body: '<!DOCTYPE x [<!ENTITY a "b">]><FlexStatementResponse/>' }));
  await expect(connection.validate()).rejects.toMatchObject({ kind: 'changed' });
});
