import { afterEach, expect, test } from 'vitest';
import { krakenKeys, startKraken } from '../../../../../tests/support/brokers/kraken.ts';
import { kraken } from './adapter.ts';

let started: Awaited<ReturnType<typeof startKraken>>;
afterEach(() => started.local.close());

async function connected() {
  started = await startKraken();
  return kraken.connect(krakenKeys, { isDemo: false, baseUrl: started.local.address });
}

test('keys that can withdraw are refused, keys that can trade are warned about', async () => {
  const connection = await connected();
  started.state.permissions.push('modify-trades');
  expect(await connection.validate()).toEqual({ is: 'ok', warnings: ['canTrade'] });
  started.state.permissions.push('withdraw-funds');
  expect(await connection.validate()).toEqual({ is: 'refused', reason: 'canWithdraw' });
  started.state.permissions = ['query-funds'];
  expect(await connection.validate()).toEqual({ is: 'refused', reason: 'noPermission' });
  await expect(connection.activities('spot')).rejects.toMatchObject({
    kind: 'credentials',
    refused: { reason: 'noPermission' },
  });
});

test('its own word for too many requests is understood', async () => {
  const connection = await connected();
  started.state.isBusy = true;
  await expect(connection.activities('spot')).rejects.toMatchObject({ kind: 'rateLimited' });
});
