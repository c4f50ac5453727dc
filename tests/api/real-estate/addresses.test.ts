import { afterEach, expect, test } from 'vitest';
import { startProvider } from '../../../src/domains/market-data/sources/provider-for-tests.ts';
import { newPerson } from '../../support/callers/people.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
afterEach(() => walory.stop());

test('without any setting Polish places are suggested, and no service is asked', async () => {
  walory = await startTestWalory({ role: 'web' });
  const { browser } = await newPerson(walory);
  const { body } = await browser.get('/api/addresses?search=gdy');
  expect(body.data).toMatchObject({ source: 'places', is_fallback: false });
  expect(body.data.suggestions[0]).toMatchObject({ title: 'Gdynia', address: { state: 'pomorskie' } });
  expect((await browser.get('/api/map')).body.data).toEqual({ style: null });
});

test('a service that is down is stood in for by the places, and the form stays usable', async () => {
  const service = await startProvider(() => ({ status: 500, body: 'broken' }));
  walory = await startTestWalory({ role: 'web', addressSource: 'photon', addressUrl: service.address });
  const { browser } = await newPerson(walory);
  const { body } = await browser.get('/api/addresses?search=Gdynia');
  expect(body.data).toMatchObject({ source: 'places', is_fallback: true });
  expect(body.data.suggestions[0].title).toBe('Gdynia');
  await service.close();
});
