import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, onPlan, quotedAsset, setRates, Trader } from '../../support/callers/trader.ts';
import { isSoak } from '../../support/chance/chance.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();

async function archiveOf({ browser }: Trader): Promise<Record<string, Uint8Array>> {
  const answer = await must(browser.get('/api/user/export'));
  expect(Number(answer.headers.get('content-length'))).toBe(answer.bytes.length);
  return unzipSync(answer.bytes);
}

/** The ledger as it is, by portfolio, without what tells two copies of it apart. */
function ledgerOf({ id }: Trader) {
  return our.walory.database.many(sql`
    select p.name as portfolio, t.type, t.day::text, t.time::text, trim_scale(t.units)::text as units,
      trim_scale(t.price)::text as price, trim_scale(t.total)::text as total, t.currency_id, trim_scale(t.fee)::text as fee,
      trim_scale(t.tax)::text as tax, trim_scale(t.to_total)::text as to_total, t.to_currency_id, t.numerator::text, t.note,
      i.ticker, other.name as linked_with
    from transactions t join portfolios p on p.user_id = t.user_id and p.id = t.portfolio_id
    left join holdings h on h.user_id = t.user_id and h.id = t.holding_id left join instruments i on i.id = h.instrument_id
    left join transactions half on half.user_id = t.user_id and half.link_id = t.link_id and half.id <> t.id
    left join portfolios other on other.user_id = t.user_id and other.id = half.portfolio_id
    where t.user_id = ${id} order by p.name, t.day, t.type, t.units, t.total, t.note`);
}

/** Two portfolios with rows of many kinds, and units that moved from one to the other. */
async function twoPortfolios(): Promise<void> {
  const { anna, walory } = our;
  await setRates(walory.database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
  const asset = await quotedAsset(walory.database, {
    ticker: `ARCH${newId().slice(-6)}`,
    closes: { '2026-11-12': '11' },
  });
  const ike = await anna.addPortfolio({ name: 'IKE / "dom"', follows_cash: true });
  const held = await anna.hold(asset, '2026-01-05', '10.5', '100.25', { fee: '3.9', note: '=1+1; "a"' });
  await anna.record('deposit', '2026-01-02', { total: '5000', time: '09:30:00' });
  await anna.record('dividend', '2026-03-05', { asset_value_id: held, total: '12.34', tax: '2.34' });
  await anna.record('exchange', '2026-03-06', {
    total: '400',
    to_total: '100',
    to_currency_id: currencyIds.usd,
  });
  await anna.record('transfer-out', '2026-04-01', {
    asset_value_id: held,
    amount: '4',
    other_portfolio_id: ike,
  });
  await anna.record('sell', '2026-05-04', { asset_value_id: held, amount: '1.25', price: '120' });
  await anna.record('deposit', '2026-01-02', { portfolio_id: ike, total: '77' });
}

async function upload(jan: Trader, bytes: Uint8Array, name: string) {
  const file = `data:text/csv;base64,${Buffer.from(bytes).toString('base64')}`;
  const { body } = await must(jan.browser.post('/api/import-documents', { file, name }));
  expect(body.data.filter(({ state }: { state: string }) => state !== 'import')).toEqual([]);
  return body;
}

/** Somebody new, whose portfolios are called the same. */
async function anotherPerson(): Promise<{ jan: Trader; ike: string }> {
  const jan = await Trader.start(our.walory);
  return { jan, ike: await jan.addPortfolio({ name: 'IKE / "dom"', follows_cash: true }) };
}

describe('the archive of all that is stored about somebody (A-26)', () => {
  test('has a text in the language of the person, and tables that can be opened', async () => {
    await twoPortfolios();
    const english = await archiveOf(our.anna);
    expect(strFromU8(english['README.txt']!)).toContain('Your data');
    expect(
      Object.keys(english)
        .filter((name) => name.endsWith('.csv'))
        .sort(),
    ).toEqual(['portfolios.csv', 'portfolios/Emerytura.csv', 'portfolios/IKE dom.csv']);
    await our.walory.database.run(sql`update users set locale = 'pl' where id = ${our.anna.id}`);
    const polish = await archiveOf(our.anna);
    expect(strFromU8(polish['README.txt']!)).toContain('Twoje dane');
    expect(strFromU8(polish['portfolios.csv']!)).toMatch(/^Data,Godzina,Rodzaj,/);
    await our.walory.database.run(sql`update users set locale = 'en' where id = ${our.anna.id}`);
  });

  test('is not limited by a plan', async () => {
    await twoPortfolios();
    await onPlan(our.walory.database, our.anna, null);
    expect(Object.keys(await archiveOf(our.anna))).toContain('portfolios.csv');
    await onPlan(our.walory.database, our.anna, 'trial');
  });

  test('imported into another account is the same ledger, with its transfers linked', async () => {
    await twoPortfolios();
    const files = await archiveOf(our.anna);
    const { jan, ike } = await anotherPerson();
    const { fileName } = await upload(jan, files['portfolios.csv']!, 'portfolios.csv');
    await must(
      jan.browser.put(`/api/import-documents/${fileName}`, {
        importAssets: true,
        portfolios: [
          { account: 'Emerytura', portfolio_id: jan.portfolio },
          { account: 'IKE dom', portfolio_id: ike },
        ],
      }),
    );
    const before = await ledgerOf(our.anna);
    expect(before).toHaveLength(8);
    expect(before.filter((row) => (row as { linked_with: string | null }).linked_with)).toHaveLength(2);
    expect(await ledgerOf(jan)).toEqual(before);
  });

  test('each portfolio imported on its own has the same rows', async () => {
    await twoPortfolios();
    const files = await archiveOf(our.anna);
    const { jan, ike } = await anotherPerson();
    for (const [name, portfolio_id] of [
      ['portfolios/Emerytura.csv', jan.portfolio],
      ['portfolios/IKE dom.csv', ike],
    ] as const) {
      const { fileName, document } = await upload(jan, files[name]!, 'portfolio.csv');
      const portfolios = document.accounts.map(({ account }: { account: string }) => ({
        account,
        portfolio_id,
      }));
      await must(jan.browser.put(`/api/import-documents/${fileName}`, { importAssets: true, portfolios }));
    }
    const unlinked = (rows: object[]) => rows.map((row) => ({ ...row, linked_with: null }));
    expect(unlinked(await ledgerOf(jan))).toEqual(unlinked(await ledgerOf(our.anna)));
  });

  test('of a long ledger is written while others are answered', async () => {
    const { anna, walory } = our;
    const rows = isSoak ? 30_000 : 5_000;
    await walory.database.run(sql`
      insert into transactions (user_id, id, portfolio_id, type, day, rank, total, currency_id, fee, tax, origin, created_at, updated_at)
      select ${anna.id}, gen_random_uuid(), ${anna.portfolio}, 'deposit', date '2020-01-01' + n % 2000, n, n + 0.5,
        ${currencyIds.pln}, 0, 0, 'typed', now(), now() from generate_series(1, ${rows}) n`);
    const archive = archiveOf(anna);
    let answered = 0;
    let isDone = false;
    const asking = (async () => {
      while (!isDone) {
        expect((await walory.visitor().get('/healthz')).status).toBe(200);
        answered++;
      }
    })();
    const files = await archive.finally(() => {
      isDone = true;
    });
    await asking;
    expect(answered).toBeGreaterThan(10);
    const stored = JSON.parse(strFromU8(files['transactions.json']!));
    expect(new Set(stored.map(({ id }: { id: string }) => id)).size).toBe(rows);
    expect(strFromU8(files['portfolios/Emerytura.csv']!).trimEnd().split('\n')).toHaveLength(rows + 1);
  });
});
