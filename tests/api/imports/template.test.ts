import { describe, expect, it } from 'vitest';
import { eventKinds } from '../../../src/domains/ledger/event-kinds.ts';
import { occasions } from '../../../src/domains/ledger/terms/occasions.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, onPlan, quotedAsset, setRates, Trader } from '../../support/callers/trader.ts';
import { oneIn } from '../../support/chance/chance.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();

type Stored = Record<string, string | null>;

/** The ledger as it is, without what tells two copies of it apart. */
async function ledgerOf(userId: string): Promise<Stored[]> {
  return our.walory.database.many<Stored>(sql`
    select t.type, t.day::text, t.time::text, trim_scale(t.units)::text as units, trim_scale(t.price)::text as price,
      trim_scale(t.total)::text as total, c.title as currency, trim_scale(t.fee)::text as fee, trim_scale(t.tax)::text as tax,
      trim_scale(t.to_total)::text as to_total, tc.title as to_currency, t.numerator::text, t.denominator::text, t.note,
      i.ticker, (t.link_id is not null) as linked, t.event_kind, trim_scale(t.share)::text as share,
      t.occasion, t.prior_cost::text, t.prior_tax::text, t.opened_on::text, t.open_value::text, t.close_value::text, t.accrued::text,
      case when t.event_id is not null then count(*) over (partition by t.event_id) end as of_one_action
    from transactions t join currencies c on c.id = t.currency_id left join currencies tc on tc.id = t.to_currency_id
    left join holdings h on h.user_id = t.user_id and h.id = t.holding_id left join instruments i on i.id = h.instrument_id
    where t.user_id = ${userId}
    order by t.day, t.time nulls first, t.type, i.ticker, t.units, t.total, t.note`);
}

/** Statistics are floats, and the order of assets is in their last digits. */
async function figuresOf(trader: Trader) {
  const { as_of: _, ...figures } = (await trader.performance()).figures;
  return JSON.parse(JSON.stringify(figures), (_key, value) =>
    typeof value === 'number' ? Number(value.toPrecision(10)) : value,
  );
}

function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % most;
  };
}

/** Somebody's ledger of all kinds of rows; what the rules refuse is not in it. */
async function randomLedger(trader: Trader, assets: readonly string[], seed: number): Promise<void> {
  const roll = dice(seed);
  const currencies = Object.values(currencyIds).slice(0, 3);
  const holdings = new Map<string, string>();
  for (let at = 0; at < 40; at++) {
    const day = `2026-${String(1 + Math.floor(at / 5)).padStart(2, '0')}-${String(1 + roll(27)).padStart(2, '0')}`;
    const currency_id = currencies[roll(3)]!;
    const asset = assets[roll(assets.length)]!;
    const holding = holdings.get(asset);
    const money = `${1 + roll(5000)}.${roll(100)}`;
    const fee = roll(3) ? '0' : `${roll(20)}.${roll(1000)}`;
    const time = roll(2) ? `${10 + roll(8)}:${10 + roll(40)}:00` : null;
    const note = roll(4) ? null : `=note; "${at}"`;
    const shared = { currency_id, fee, time, note };
    const [type, fields] = (
      [
        ['buy', { asset_id: asset, amount: `${1 + roll(50)}.${roll(10_000)}`, price: money }],
        ['buy', { asset_id: asset, amount: `${1 + roll(50)}`, price: money }],
        ['sell', { asset_value_id: holding, amount: `${1 + roll(5)}`, price: money }],
        ['dividend', { asset_value_id: holding, total: money, tax: `${roll(9)}.19` }],
        ['interest', { total: money, tax: '0.01' }],
        ['fee', { total: money, asset_value_id: holding }],
        ['tax', { total: money }],
        ['deposit', { total: money }],
        ['withdrawal', { total: money }],
        [
          'exchange',
          {
            total: money,
            to_total: `${1 + roll(900)}.5`,
            to_currency_id: currencies[(currencies.indexOf(currency_id) + 1) % 3],
          },
        ],
        ['split', { asset_value_id: holding, numerator: `${2 + roll(3)}`, denominator: '1' }],
        ['transfer-in', { asset_id: asset, amount: '3', price: money }],
        ['transfer-out', { asset_value_id: holding, amount: '1', price: money }],
      ] as const
    )[roll(13)]!;
    const answer = await trader.send(type, day, { ...shared, ...fields });
    if (answer.status === 200 && answer.body.data.asset_value_id && type.match(/buy|transfer-in/))
      holdings.set(asset, answer.body.data.asset_value_id);
  }
}

/** Every case of a type that the template has a word for (rule L-25), a contract, and a fee in another currency (L-26). */
async function everyCase(trader: Trader, asset: string): Promise<void> {
  const record = (type: string, day: string, fields: object) =>
    trader.record(type, day, { asset_id: asset, ...fields });
  const left = { prior_cost: '700.5', prior_tax: '12.34' };
  await record('transfer-in', '2023-01-02', { amount: '10', price: '7', occasion: 'gift', ...left });
  await record('transfer-in', '2023-01-03', { amount: '5', price: '7', occasion: 'inheritance', ...left });
  await record('sell', '2023-01-04', { amount: '4', price: '8', occasion: 'redemption' });
  await record('sell', '2023-01-05', { amount: '1', price: '8', occasion: 'swap' });
  await record('buy', '2023-01-06', { amount: '1', price: '8', occasion: 'swap' });
  await record('buy', '2023-01-09', { amount: '2', price: '100', accrued: '3.5' });
  await record('buy', '2023-01-10', {
    ...{ amount: '2', price: '10', fee: '1.25', fee_currency_id: currencyIds.usd },
  });
  await record('sell', '2023-01-11', { amount: '1', occasion: 'exercised' });
  await record('sell', '2023-01-12', { amount: '14', occasion: 'expired' });
  await record('short', '2023-02-01', { amount: '5', price: '3', fee: '1', occasion: 'option' });
  await record('cover', '2023-02-02', { amount: '2', price: '2' });
  await record('cover', '2023-02-03', { amount: '1', occasion: 'assigned' });
  await record('cover', '2023-02-06', { amount: '1', occasion: 'expired' });
  const legs = { opened_on: '2023-02-01', open_value: '1000', close_value: '985.5' };
  await record('result', '2023-02-07', { total: '-14.5', fee: '0.5', ...legs });
  await record('result', '2023-02-08', { total: '33' });
}

/** A corporate action of every kind: 100 of the first asset, whose spun-off company is merged and delisted. */
async function everyAction(trader: Trader, [old, fresh, last]: readonly string[]): Promise<void> {
  const holding = await trader.hold(old!, '2024-01-02', '100', '20');
  const act = (asset_value_id: string, kind: string, created_at: string, fields: object) =>
    must(
      trader.browser.post('/api/corporate-actions', {
        asset_value_id,
        kind,
        created_at,
        currency_id: currencyIds.pln,
        ...fields,
      }),
    );
  const heldOf = async (asset: string): Promise<string> =>
    (await trader.performance()).holdings.find(({ parent_id }: { parent_id: string }) => parent_id === asset)
      .id;
  await act(holding, 'stock-dividend', '2024-03-04', { numerator: '1', denominator: '3', in_lieu: '7' });
  await act(holding, 'repayment', '2024-04-02', { price: '1.5', tax: '3' });
  await act(holding, 'rights', '2024-05-06', {
    numerator: '1',
    denominator: '4',
    price: '9',
    amount: '10',
    cash: '5',
  });
  const spunOff = {
    target_id: fresh,
    numerator: '1',
    denominator: '5',
    share: '12.5',
    price: '11',
    note: 'Spun off',
  };
  await act(holding, 'spin-off', '2024-06-03', spunOff);
  const merged = { target_id: last, numerator: '2', denominator: '3', cash: '0.5', in_lieu: '4' };
  await act(await heldOf(fresh!), 'merger', '2024-09-02', merged);
  await act(await heldOf(last!), 'delisting', '2025-02-03', {});
  await act(holding, 'symbol-change', '2025-03-03', { target_id: fresh });
}

describe('a ledger in our own template (I-11)', () => {
  it.each(
    oneIn(2, [
      [1, 'csv', 'en'],
      [2, 'csv', 'pl'],
      [3, 'xlsx', 'pl'],
      [4, 'xlsx', 'en'],
    ] as const),
  )(
    'exported and imported elsewhere is the same, row for row and figure for figure (%i, %s, %s)',
    async (seed, format, locale) => {
      const { database } = our.walory;
      await setRates(database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
      const assets = await Promise.all(
        ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) =>
          quotedAsset(database, {
            ticker: `TMPL${letter}${seed}`,
            closes: { '2026-11-12': '11', '2026-11-13': '12' },
          }),
        ),
      );
      await onPlan(database, our.anna, 'standard');
      await our.anna.browser.put(`/api/portfolios/${our.anna.portfolio}`, {
        name: 'Emerytura',
        currency_id: currencyIds.pln,
        follows_cash: true,
      });
      await randomLedger(our.anna, assets.slice(0, 3), seed * 7919);
      await everyAction(our.anna, assets.slice(3, 6));
      await everyCase(our.anna, assets[6]!);
      const file = await must(
        our.anna.browser.get(`/api/portfolios/${our.anna.portfolio}/template?format=${format}`, {
          headers: { 'accept-language': locale },
        }),
      );
      const jan = await Trader.start(our.walory, { follows_cash: true });
      const { body } = await must(
        jan.browser.post('/api/import-documents', {
          file: `data:application/octet-stream;base64,${file.bytes.toString('base64')}`,
          name: `export.${format}`,
        }),
      );
      expect(body.document.format).toBe('walory');
      expect(body.data.filter(({ state }: { state: string }) => state !== 'import')).toEqual([]);
      await must(jan.browser.put(`/api/import-documents/${body.fileName}`, { importAssets: true }));
      const before = await ledgerOf(our.anna.id);
      expect(before.length).toBeGreaterThan(30);
      expect(new Set(before.map(({ event_kind }) => event_kind)).size).toBe(eventKinds.length + 1);
      expect(new Set(before.map(({ occasion }) => occasion)).size).toBe(occasions.length + 1);
      expect(await ledgerOf(jan.id)).toEqual(before);
      expect(await figuresOf(jan)).toEqual(await figuresOf(our.anna));
    },
  );

  it('is offered empty but for examples, which can be imported as they are', async () => {
    for (const format of ['csv', 'xlsx']) {
      const file = await must(our.anna.browser.get(`/api/import-template?format=${format}`));
      const { body } = await must(
        our.anna.browser.post('/api/import-documents', {
          file: `data:;base64,${file.bytes.toString('base64')}`,
          name: `template.${format}`,
        }),
      );
      expect(body.document).toMatchObject({ format: 'walory', counts: { all: 5, import: 5 } });
    }
  });
});
