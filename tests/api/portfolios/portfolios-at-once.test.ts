import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { ownSimulation } from '../../support/records/own-simulation.ts';
import { newPortfolio, sixtyForty } from '../../support/records/sample-records.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let jan: Person;
beforeAll(async () => {
  // Sweeps stay queued: nobody computes.
  walory = await startTestWalory({ role: 'web', databasePool: 10 });
  await walory.database.run(sql`update plans set portfolios = 1000, strategies = 1000 where slug = 'trial'`);
});
afterAll(() => walory.stop());
beforeEach(async () => {
  jan = await newPerson(walory);
});

async function paperPortfolio(): Promise<string> {
  const answer = await jan.browser.post('/api/portfolios', { ...newPortfolio(), is_virtual: true });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.id;
}
const put = (id: string, is_virtual: boolean) =>
  jan.browser.put(`/api/portfolios/${id}`, { ...newPortfolio(), is_virtual });
const connect = (portfolioId: string) =>
  jan.browser.post('/api/strategies', { strategyId: sixtyForty, portfolioId });
const times = (count: number) => Array.from({ length: count }, (_, i) => i);

test('many paper portfolios become real at once, however few connections there are (SF-10)', async () => {
  jan = await newPerson(await walory.another({ databasePool: 2 }));
  const portfolios = await Promise.all(times(10).map(paperPortfolio));
  for (const id of portfolios) await connect(id);
  const began = Date.now();
  const answers = await Promise.all(portfolios.map((id) => put(id, false)));
  expect(answers.map(({ status }) => status)).toEqual(portfolios.map(() => 200));
  // Waiting for each other would end only with the pool's patience of fifteen seconds.
  expect(Date.now() - began).toBeLessThan(10_000);
});

test('connecting a strategy and making the portfolio real do not wait for each other in a circle (SF-11)', async () => {
  const portfolios = await Promise.all(times(5).map(paperPortfolio));
  const statuses: number[] = [];
  for (const round of times(10)) {
    const pairs = portfolios.map((id) => [put(id, round % 2 === 0), connect(id)]);
    for (const { status } of await Promise.all(pairs.flat())) statuses.push(status);
  }
  expect(statuses).toEqual(times(100).map(() => 200));
});

test('twelve sweeps at once: three are taken, the others told how many may be under way (B-15)', async () => {
  const portfolio = await paperPortfolio();
  const simulations = [];
  for (const _ of times(12)) simulations.push(await ownSimulation(walory.database, portfolio));
  const answers = await Promise.all(simulations.map(({ id }) => startSweep(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...times(3).map(() => 200),
    ...times(9).map(() => 422),
  ]);
  expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual({ slot: ['tooManySimulations'] });
});

test('a sweep that is begun while its simulation is removed is under way or not there, never a fault (SF-11)', async () => {
  const portfolio = await paperPortfolio();
  for (const _ of times(15)) {
    const { id } = await ownSimulation(walory.database, portfolio);
    const [began, again, gone] = await Promise.all([
      startSweep(id),
      startSweep(id),
      jan.browser.delete(`/api/simulations/${id}`),
    ]);
    expect(gone.status, gone.text).toBe(200);
    for (const { status, text } of [began, again]) expect([200, 404], text).toContain(status);
  }
});

function startSweep(id: string) {
  return jan.browser.post(`/api/simulations/${id}/sweep`, { slot: 1, gammas: [1, 5], kappas: [0, 0.05] });
}
