import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinDomains } from '../../src/platform/domains/registration.ts';
import { domains } from '../../src/routes/api/domains.ts';
import { readEvents } from '../support/callers/event-reader.ts';
import { newPerson, type Person } from '../support/callers/people.ts';
import { planted } from '../support/planted-module/server/registration.ts';
import { connectModule } from '../support/records/connected-module.ts';
import { ownPortfolio } from '../support/records/own-portfolio.ts';
import { startTestWalory, type TestWalory } from '../support/test-walory.ts';

// What a module with a value needs of the house: a folder of its own, and this one line.
const withPlanted = [...domains, planted];

let walory: TestWalory;
let anna: Person;
beforeAll(async () => {
  walory = await startTestWalory({}, { domains: withPlanted });
  anna = await newPerson(walory);
});
afterAll(() => walory.stop());

describe('a module from one folder and one line', () => {
  test('its call is answered, with the checks of all calls, and documented', async () => {
    expect((await walory.visitor().post('/api/planted/sheep', {})).status).toBe(401);
    const { body } = await walory.visitor().get('/api/openapi.json');
    expect(body.paths['/api/planted/sheep'].post.operationId).toBe('planted.count');
  });

  test('its job runs, and its event reaches the browser of the person it is about', async () => {
    const stream = await readEvents(anna.browser);
    expect((await anna.browser.post('/api/planted/sheep', {})).body.data).toEqual({ asked: true });
    await stream.hears('SheepCounted');
    stream.leave();
  });

  test('its value counts in the statistics, alone and with what portfolios hold', async () => {
    const read = async (module: string) =>
      (await anna.browser.get(`/api/statistics?module=${module}`)).body.data;
    expect((await read('bonds')).figures.market_value).toBe('1000');
    await connectModule(anna.browser, 'bonds');
    const alone = await read('all');
    expect(alone.figures.market_value).toBe('1000');
    expect(alone.history.value.at(-1)).toBe(1000);
    await ownPortfolio(walory.database, anna.browser);
    const [all, brokerage] = [await read('all'), await read('brokerage-investments')];
    const value = ({ figures }: typeof all) => Number(figures.market_value);
    expect(value(all)).toBeCloseTo(value(brokerage) + 1000, 8);
    expect(all.history.value.at(-1)).toBeCloseTo(brokerage.history.value.at(-1) + 1000, 1);
    expect(all.allocation.by_class.map(({ key }: { key: string }) => key)).toContain('sheep');
    expect(brokerage.allocation.by_class.map(({ key }: { key: string }) => key)).not.toContain('sheep');
    expect(all.upcoming).toContainEqual(expect.objectContaining({ kind: 'shearing', ticker: 'Dolly' }));
    const shares = all.allocation.by_class.reduce(
      (sum: number, { share }: { share: number }) => sum + share,
      0,
    );
    expect(shares).toBeCloseTo(100, 9);
  });

  test('what it keeps of a person is in the archive of their data', async () => {
    const { bytes } = await anna.browser.get('/api/user/export');
    expect(Object.keys(unzipSync(bytes))).toContain('sheep.json');
  });
});

test('two domains of one name, or two of a call, an event or a key, are refused at the start', () => {
  expect(() => joinDomains([...withPlanted, planted])).toThrow('domain planted is registered twice');
  const twin = { ...planted, name: 'twin' };
  expect(() => joinDomains([...withPlanted, twin])).toThrow('call planted.count is registered twice');
  expect(() => joinDomains([...withPlanted, { ...twin, calls: undefined }])).toThrow(
    'event SheepCounted is registered twice',
  );
  expect(() => joinDomains([...domains, { name: 'late', failures: ['emailError'] }])).toThrow(
    'failure key emailError is registered twice',
  );
});
