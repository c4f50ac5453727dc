import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchOutput } from '../../../src/domains/search/contract.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Trader;
let piotr: Trader;
let chip: string;
let held: string;

beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z' });
  [anna, piotr] = [
    await Trader.start(walory, { name: 'Emerytura Łódź' }),
    await Trader.start(walory, { name: 'Sekretny portfel' }),
  ];
  const { database } = walory;
  chip = await quotedAsset(database, {
    ticker: 'KWARC',
    closes: { '2026-11-12': '10', '2026-11-13': '12' },
  });
  await database.run(sql`
    update instruments set isin = 'PLKWARC00011', search = 'kwarc | plkwarc00011 | kwarc inc | kwarc sa' where id = ${chip}`);
  held = await anna.hold(chip, '2024-05-06', '10', '8', { note: 'Na remont dachu, 100% pewne' });
  await piotr.hold(chip, '2024-05-07', '5', '8', { note: 'Sekretny plan remontu' });
});
afterAll(() => walory.stop());

async function find(
  q: string,
  {
    of = anna,
    more = {},
    locale = 'en',
  }: { of?: Trader; more?: Record<string, string>; locale?: string } = {},
): Promise<SearchOutput> {
  const answer = await must(
    of.browser.send('GET', `/api/search?${new URLSearchParams({ q, ...more })}`, undefined, {
      headers: { 'x-locale': locale },
    }),
  );
  return answer.body.data;
}
const group = ({ groups }: SearchOutput, name: string) =>
  groups.find((one) => one.group === name)?.found ?? [];
const titles = (answer: SearchOutput, name: string) => group(answer, name).map(({ title }) => title);

describe('the search finds', () => {
  it('what is held, by ticker, ISIN and name, with its worth and its page (SE-1, SE-2)', async () => {
    for (const q of ['kwarc', 'KWARC', 'PLKWARC00011', 'Kwarc Inc', 'kwarc sa'])
      expect(group(await find(q, { more: { currency: 'pln' } }), 'assets'), q).toMatchObject([
        {
          kind: 'holding',
          id: held,
          to: `/dashboard/broker-investments/holdings/${held}`,
          amount: { value: '120', currency: 'pln', of: 'value' },
          facts: { units: '10', portfolio: 'Emerytura Łódź' },
        },
      ]);
    expect((await find('kwarc', { locale: 'pl' })).groups[0]!.found[0]!.to).toBe(
      `/pl/dashboard/broker-investments/holdings/${held}`,
    );
  });

  it('what is held only once: not in the catalogue as well', async () => {
    expect(titles(await find('kwarc'), 'catalogue')).toEqual([]);
    const stranger = await Trader.start(walory, { name: 'Pusty' });
    expect(titles(await find('kwarc', { of: stranger }), 'catalogue')).toEqual(['KWARC Inc']);
  });

  it('an asset in several portfolios as one, leading to all of them (HO-12)', async () => {
    const second = await anna.addPortfolio({ name: 'Drugi' });
    await anna.hold(chip, '2024-06-03', '5', '9', { portfolio_id: second });
    expect(group(await find('kwarc', { more: { currency: 'pln' } }), 'assets')).toMatchObject([
      {
        kind: 'heldAsset',
        to: `/dashboard/broker-investments/held-assets/${chip}`,
        amount: { value: '180' },
        change_percent: 20,
        facts: { units: '15', portfolios: 2 },
      },
    ]);
    await must(anna.browser.send('DELETE', `/api/portfolios/${second}`));
  });

  it('portfolios without marks, and with a slip, saying what it was taken for (SE-4)', async () => {
    expect(titles(await find('lodz'), 'portfolios')).toEqual(['Emerytura Łódź']);
    const slipped = await find('emrytura');
    expect(slipped.corrected).toBe('emerytura');
    expect(titles(slipped, 'portfolios')).toEqual(['Emerytura Łódź']);
    expect((await find('emrytura', { more: { as_typed: '1' } })).groups).toEqual([]);
    expect((await find('emerytura')).corrected).toBeNull();
  });

  it('assets with a slip, held and in the catalogue', async () => {
    expect(await find('kwacr')).toMatchObject({ corrected: 'kwarc', groups: [{ group: 'assets' }] });
    expect(await find('orlne')).toMatchObject({ corrected: 'orlen', groups: [{ group: 'catalogue' }] });
  });

  it('transactions by every word of the note, and by asset and day (SE-3)', async () => {
    const byNote = group(await find('dachu remont'), 'transactions');
    expect(byNote).toMatchObject([
      {
        title: 'Na remont dachu, 100% pewne',
        to: `/dashboard/broker-investments/transactions?portfolioId=${anna.portfolio}&from=2024-05-06&to=2024-05-06`,
        amount: { value: '80', currency: 'pln', of: 'total' },
        facts: { type: 'buy', units: '10', day: '2024-05-06' },
      },
    ]);
    for (const q of ['kwarc 2024-05-06', '6.05.2024 kwarc', '2024-05-06'])
      expect(titles(await find(q), 'transactions'), q).toEqual(['Na remont dachu, 100% pewne']);
    expect(titles(await find('kwarc 2024-05-07'), 'transactions')).toEqual([]);
    expect(titles(await find('kwarc 2024-02-31'), 'transactions')).toEqual([]);
  });

  it('watchlists, leading to the list itself', async () => {
    const list = await must(anna.browser.post('/api/watchlists', { name: 'Zielone spółki' }));
    const { id } = list.body.data;
    expect(group(await find('spolki'), 'reports')).toMatchObject([
      { kind: 'watchlist', to: `/dashboard/broker-investments/watchlists?list=${id}` },
    ]);
    expect(titles(await find('spolki', { of: piotr }), 'reports')).toEqual([]);
  });

  it('strategies, help, pages and calculators by the words of either language (SE-5)', async () => {
    expect(titles(await find('transakcje'), 'help')[0]).toBe('Transactions');
    expect(titles(await find('settings', { locale: 'pl' }), 'help')[0]).toBe('Ustawienia');
    expect(titles(await find('what is irr'), 'help').length).toBeGreaterThan(0);
    expect(titles(await find('nadpłata kredytu'), 'help')).toContain('Mortgage overpayment');
    expect(group(await find('permanent'), 'strategies').length).toBeGreaterThan(0);
  });

  it('actions in both languages, and the object of a verb (SE-6)', async () => {
    const actions = async (q: string, locale?: string) =>
      group(await find(q, { locale }), 'actions').map(({ id }) => id);
    expect(await actions('add transaction')).toContain('addTransaction');
    expect(await actions('dodaj transakcje')).toContain('addTransaction');
    expect(await actions('switch to eur')).toEqual(['currency:eur']);
    expect(await actions('przelacz na euro', 'pl')).toEqual(['currency:eur']);
    expect(await actions('ciemny')).toEqual(['themeDark']);
    expect(titles(await find('buy kwarc'), 'assets')).toEqual(['KWARC Inc']);
    expect(titles(await find('kup kwarc'), 'assets')).toEqual(['KWARC Inc']);
    expect((await find('> theme')).groups.map((one) => one.group)).toEqual(['actions']);
  });

  it('suggestions before anything is typed', async () => {
    const { groups } = await find('');
    expect(groups.map((one) => one.group)).toEqual(['actions', 'help']);
    expect(groups.every(({ found }) => found.length <= 5)).toBe(true);
  });
});

describe('the search is bounded', () => {
  it('never finds what somebody else has (SE-7)', async () => {
    for (const q of ['sekretny', 'Sekretny plan remontu', 'sekretny 2024-05-07', '2024-05-07'])
      expect((await find(q)).groups, q).toEqual([]);
    expect(titles(await find('remontu', { of: piotr }), 'transactions')).toEqual(['Sekretny plan remontu']);
  });

  it('takes signs of patterns for what they are', async () => {
    for (const q of ['%', '_', '\\', "'", '%%%', '100%_', '" or 1=1 --', '(((', '.*', '🎈'])
      expect((await must(anna.browser.get(`/api/search?${new URLSearchParams({ q })}`))).status, q).toBe(200);
    expect((await find('%')).groups).toEqual([]);
    expect(titles(await find('100%'), 'transactions')).toEqual(['Na remont dachu, 100% pewne']);
  });

  it('refuses what is too long or no text with an error of the field', async () => {
    for (const q of ['a'.repeat(101), 'a'.repeat(10_000), 'a\u0000b', 'a\nb']) {
      const refused = await anna.browser.get(`/api/search?${new URLSearchParams({ q })}`);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.errors)).toEqual(['q']);
    }
    expect((await anna.browser.get('/api/search?q=a&group=all')).status).toBe(422);
    expect((await find('a '.repeat(50))).corrected).toBeNull();
  });

  it('tells no more than five of a group, twenty of a chosen one, and counts to fifty (SE-8)', async () => {
    const { database } = walory;
    await database.run(sql`
      insert into transactions (user_id, id, portfolio_id, type, currency_id, total, day, note, created_at, updated_at)
      select ${anna.id}, gen_random_uuid(), ${anna.portfolio}, 'deposit', ${currencyIds.pln}, 10, '2025-01-01'::date + n, 'zrzutka ' || n, now(), now()
      from generate_series(1, 60) n`);
    await database.run(
      sql`update portfolios set ledger_version = ledger_version + 1 where id = ${anna.portfolio}`,
    );
    const answer = await find('zrzutka');
    expect(answer.groups).toMatchObject([{ group: 'transactions', total: 50 }]);
    expect(answer.groups[0]!.more).toBe('/dashboard/broker-investments/transactions?search=zrzutka');
    expect(titles(answer, 'transactions')).toEqual([60, 59, 58, 57, 56].map((n) => `zrzutka ${n}`));
    expect(titles(await find('zrzutka', { more: { group: 'transactions' } }), 'transactions')).toHaveLength(
      20,
    );
    await database.run(sql`delete from transactions where user_id = ${anna.id} and note like 'zrzutka%'`);
  });

  it('offers a visitor of the demo nothing that changes something (SE-6)', async () => {
    const visitor = walory.visitor();
    await visitor.visitDemo();
    const { data } = (await must(visitor.get('/api/search?q=%3E'))).body;
    const offered = data.groups[0].found.map(({ id }: { id: string }) => id);
    expect(offered.length).toBeGreaterThan(0);
    for (const id of ['addTransaction', 'newPortfolio', 'importFile', 'newStrategy', 'exportData'])
      expect(offered).not.toContain(id);
    const nvidia = (await must(visitor.get('/api/search?q=nivdia'))).body.data;
    expect(nvidia).toMatchObject({
      corrected: 'nvidia',
      groups: [{ group: 'assets' }, { group: 'transactions' }],
    });
  });

  it('is for people who are signed in', async () => {
    expect((await walory.visitor().get('/api/search?q=kwarc')).status).toBe(401);
  });
});
