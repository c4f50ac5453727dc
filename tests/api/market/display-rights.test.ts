import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketClasses } from '../../../src/domains/market-data/contract.ts';
import { storeHistory } from '../../../src/domains/market-data/server/prices/store-history.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Settings } from '../../../src/platform/settings/settings-schema.ts';
import { allCalls } from '../../support/all-calls.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import {
  type LicensableSource,
  oddFigures,
  storeLicensedMarket,
} from '../../support/records/licensed-market.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const today = '2026-11-13';
const quiet: Partial<Settings> = { demo: false, role: 'web', clock: `${today}T19:00:00Z` };

let walory: TestWalory;
let slugs: Record<'PKO' | 'CDR', string>;
beforeAll(async () => {
  walory = await startTestWalory(quiet);
  await storeLicensedMarket(walory.database, today);
  // In euro, so that its value in złoty takes a rate as well.
  await walory.database.run(sql`
    update instruments set currency_id = (select id from currencies where title = 'eur'), units_outstanding = 100
    where ticker = 'CDR' and owner_id is null`);
  const rows = await walory.database.many<{ ticker: 'PKO' | 'CDR'; slug: string }>(
    sql`select ticker, slug from instruments where ticker in ('PKO', 'CDR') and owner_id is null`,
  );
  slugs = Object.fromEntries(rows.map(({ ticker, slug }) => [ticker, slug])) as typeof slugs;
});
afterAll(() => walory.stop());

/** Every address a visitor can read figures of the market at. */
const publicAnswers = () => [
  '/api/market/tape',
  '/api/currencies',
  '/api/asset-classes',
  ...marketClasses.map((kind) => `/api/market/symbols/${kind}`),
  `/api/market/symbols/stocks/${slugs.PKO}`,
  `/api/market/symbols/stocks/${slugs.CDR}`,
  ...['home', 'symbols', 'symbols/stocks', `symbols/stocks/${slugs.PKO}`].map(
    (type) => `/api/seo/content?type=${type}&lang=en`,
  ),
];

/** Which sources' figures stand in what somebody can read. */
async function sourcesSeen(visitor: Visitor): Promise<LicensableSource[]> {
  let text = '';
  for (const path of publicAnswers()) {
    const answer = await visitor.get(path);
    expect(answer.status, path).toBe(200);
    text += answer.text;
  }
  return (Object.keys(oddFigures) as LicensableSource[]).filter((source) =>
    Object.values(oddFigures[source]).some((figure) => text.includes(figure)),
  );
}

test('the walk covers every public call that could show a figure of the market', () => {
  const read = allCalls.filter(
    ({ access, method, path }) =>
      access === 'anyone' && method === 'GET' && /market|currenc|asset|symbol|seo|price|quote/.test(path),
  );
  expect(read.map(({ path }) => path).sort()).toEqual([
    '/api/asset-classes',
    '/api/currencies',
    '/api/market/events',
    '/api/market/symbols/:class',
    '/api/market/symbols/:class/:asset',
    '/api/market/tape',
    '/api/seo/content',
  ]);
});

describe.each([
  [[], []],
  [['eodhd'], ['eodhd']],
  [['yahoo'], ['yahoo']],
  [['nbp'], ['nbp']],
  [
    ['eodhd', 'nbp'],
    ['eodhd', 'nbp'],
  ],
  [['csv', 'ecb', 'stooq'], []],
] as [Settings['shownSources'], LicensableSource[]][])(
  'with %j declared licensed (M-20)',
  (shownSources, seen) => {
    let installation: TestWalory;
    beforeAll(async () => {
      installation = await walory.another({ shownSources });
    });
    afterAll(() => installation.stop());

    test('visitors read figures of those sources alone, people of all', async () => {
      expect(await sourcesSeen(installation.visitor())).toEqual([...seen].sort(byTable));
      const jan = installation.visitor();
      await jan.register();
      expect(await sourcesSeen(jan)).toEqual(Object.keys(oddFigures));
      // What people were shown a moment ago is not what visitors get from memory.
      expect(await sourcesSeen(installation.visitor())).toEqual([...seen].sort(byTable));
    });

    test('a value in złoty needs the right to the rate as well', async () => {
      const { data } = (await installation.visitor().get(`/api/market/symbols/stocks/${slugs.CDR}`)).body;
      expect(data.market_value !== null).toBe(seen.includes('eodhd') && seen.includes('nbp'));
    });

    test.each([
      ['PKO', 'yahoo'],
      ['CDR', 'eodhd'],
    ] as const)('the page of %s has everything or nothing of what %s says', async (ticker, source) => {
      const { data } = (await installation.visitor().get(`/api/market/symbols/stocks/${slugs[ticker]}`)).body;
      const shown = seen.includes(source);
      const { close, before } = oddFigures[source];
      expect(data).toMatchObject(
        shown
          ? { price: close, previous: before, price_source: source, is_withheld: false, price_day: today }
          : {
              price: null,
              previous: null,
              price_at: null,
              price_day: null,
              price_source: null,
              is_withheld: true,
              market_value: null,
              dividend_yield: null,
              dividends: [],
              sentiment: null,
              history: { first_day: null, closes: [] },
              changes: { '24h': null, '1Y': null },
            },
      );
      expect(data.name).not.toBe('');
      if (shown)
        expect(data).toMatchObject({ dividends: [{}], sentiment: {}, dividend_yield: expect.any(Number) });
    });
  },
);

const byTable = (a: LicensableSource, b: LicensableSource) =>
  Object.keys(oddFigures).indexOf(a) - Object.keys(oddFigures).indexOf(b);

test('a year that two sources wrote is shown only with the rights to both', async () => {
  await walory.database.transaction(async (tx) => {
    const { id } = await tx.one<{ id: string }>(
      sql`select id from instruments where ticker = 'PKO' and owner_id is null`,
    );
    await storeHistory(tx, id, [{ day: today, close: '740' }], 'eodhd', new Date());
  });
  const closesWith = async (shownSources: Settings['shownSources']) => {
    const installation = await walory.another({ shownSources });
    const { data } = (await installation.visitor().get(`/api/market/symbols/stocks/${slugs.PKO}`)).body;
    await installation.stop();
    return {
      price: data.price,
      closes: data.history.closes.filter((close: unknown) => close !== null).length,
    };
  };
  expect(await closesWith(['eodhd'])).toEqual({ price: '740', closes: 0 });
  expect(await closesWith(['eodhd', 'yahoo'])).toEqual({ price: '740', closes: 3 });
});
