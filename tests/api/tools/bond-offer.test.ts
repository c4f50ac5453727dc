import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredKinds } from '../../../src/domains/calculators/bond-choice/bond-offer.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ demo: false, clock: '2026-09-20T10:00:00Z' });
});
afterAll(() => walory.stop());

const read = async () => (await walory.visitor().get('/api/tools/bond-offer')).body.data;

test('a visitor reads the newest series of each kind that has been on sale, with its terms (C-14)', async () => {
  const offer = await read();
  expect(offer.map(({ kind }: { kind: string }) => kind)).toEqual([...offeredKinds]);
  for (const series of offer) {
    expect(series.symbol.slice(0, 3)).toBe(series.kind);
    expect(Number(series.first_rate)).toBeGreaterThan(0);
    expect(series.issue_month).toBe('2026-09');
  }
});

test('one that is sold only next month is not offered yet', async () => {
  const edo = async () => (await read()).find(({ kind }: { kind: string }) => kind === 'EDO');
  const before = await edo();
  const announce = (month: string) =>
    walory.database.run(sql`
      insert into bond_series (id, symbol, kind, issue_month, face_value, currency_id, first_rate, margin, fee, source, origin)
      select gen_random_uuid(), 'EDO1136', 'EDO', ${month}::date, 100, currency_id, 7, 2, 3, 'test', 'operator'
      from bond_series where kind = 'EDO' limit 1`);
  await announce('2026-10-01');
  expect(await edo()).toEqual(before);
  await walory.database.run(sql`update bond_series set issue_month = '2026-09-01' where symbol = 'EDO1136'`);
  await walory.database.run(sql`delete from bond_series where kind = 'EDO' and symbol = ${before.symbol}`);
  expect(await edo()).toMatchObject({
    symbol: 'EDO1136',
    issue_month: '2026-09',
    first_rate: '7',
    margin: '2',
  });
});
