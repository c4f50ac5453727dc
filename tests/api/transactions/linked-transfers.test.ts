import { beforeEach, describe, expect, it } from 'vitest';
import { currencyIds, must, quotedAsset, tellMarketChanged } from '../../support/callers/trader.ts';
import type { Answer } from '../../support/callers/visitor.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let other = '';
let asset = '';

beforeEach(async () => {
  asset = await quotedAsset(our.walory.database, {
    closes: { '2025-10-01': '10', '2026-03-02': '20', '2026-11-13': '30' },
  });
  await tellMarketChanged(our.walory.database);
  other = await our.anna.addPortfolio({ name: 'IKE' });
});

const held = async (portfolio: string) => {
  const { data } = await our.anna.read(`/api/portfolio-assets?portfolio_id=${portfolio}&closed=1`);
  return data[0];
};
const whole = async () => {
  const { figures } = await our.anna.performance('', 'all');
  const { roi, realised, profit, twr, irr, investment_sum, market_value, net_invested } = figures;
  return { roi, realised, profit, twr, irr, investment_sum, market_value, net_invested };
};
const move = (fields = {}) => ({
  amount: '40',
  asset_id: asset,
  other_portfolio_id: other,
  ...fields,
});
const refused = async (request: Promise<Answer>, errors: object) => {
  const { status, body } = await request;
  expect([status, body.errors]).toEqual([422, errors]);
};
const rows = async () => (await our.anna.transactions()).data;

describe('securities moved between own portfolios', () => {
  beforeEach(async () => {
    await our.anna.hold(asset, '2025-10-01', '100', '10');
  });

  it('are recorded as one act: both portfolios have their half, and nothing of the whole is another (rule P-16)', async () => {
    const before = await whole();
    await our.anna.record('transfer-out', '2026-03-02', move());
    expect(await whole()).toEqual(before);
    expect(await held(our.anna.portfolio)).toMatchObject({
      volume: '60',
      investment_sum: '600',
      realised: '0',
    });
    expect(await held(other)).toMatchObject({ volume: '40', investment_sum: '400', value: '10' });
    const { figures } = await our.anna.performance('', other);
    // From 20 on the day of the transfer to 30.
    expect(figures.twr.percent).toBeCloseTo(50, 6);
    expect(await rows()).toMatchObject([
      { type: 'transfer-in', amount: '40', price: '20', other_portfolio_id: our.anna.portfolio },
      { type: 'transfer-out', amount: '40', price: '20', value_after: '1200', other_portfolio_name: 'IKE' },
      { type: 'buy', other_portfolio_id: null },
    ]);
  });

  it('can be recorded from where they arrive', async () => {
    await our.anna.record('transfer-in', '2026-03-02', {
      ...move({ other_portfolio_id: our.anna.portfolio, fee: '7' }),
      portfolio_id: other,
    });
    expect(await held(other)).toMatchObject({ volume: '40', investment_sum: '400', fees: '7' });
    expect(await held(our.anna.portfolio)).toMatchObject({ volume: '60', fees: '0' });
  });

  it('are edited as one, from either half', async () => {
    const before = await whole();
    const { id } = await our.anna.record('transfer-out', '2026-03-02', move());
    const [came] = (await rows()).filter((row: { type: string }) => row.type === 'transfer-in');
    const body = our.anna.fields('transfer-in', '2026-02-02', {
      portfolio_id: other,
      asset_value_id: came.asset_value_id,
      amount: '70',
      note: 'to the pension',
      version: came.version,
    });
    await must(our.anna.browser.put(`/api/transactions/${came.id}`, body));
    const now = await rows();
    expect(now).toHaveLength(3);
    for (const row of now.slice(0, 2))
      expect(row).toMatchObject({
        amount: '70',
        created_at: '2026-02-02',
        note: 'to the pension',
        version: 2,
      });
    expect(now.map((row: { id: string }) => row.id)).toContain(id);
    expect(await held(our.anna.portfolio)).toMatchObject({ volume: '30' });
    expect(await whole()).toEqual(before);
    const third = await our.anna.addPortfolio({ name: 'IKZE' });
    const elsewhere = our.anna.fields('transfer-out', '2026-02-02', move({ other_portfolio_id: third }));
    await must(our.anna.browser.put(`/api/transactions/${id}`, elsewhere));
    expect([await held(other), (await held(third)).volume]).toEqual([undefined, '40']);
    expect(await whole()).toEqual(before);
  });

  it('are removed as one, alone and among many', async () => {
    const before = await whole();
    for (const remove of [
      (id: string) => our.anna.browser.delete(`/api/transactions/${id}`),
      (id: string) => our.anna.browser.post('/api/transactions/bulk', { ids: [id], action: 'delete' }),
    ]) {
      const { id } = await our.anna.record('transfer-out', '2026-03-02', move());
      await must(remove(id));
      expect(await rows()).toHaveLength(1);
      expect(await held(other)).toBeUndefined();
      expect(await whole()).toEqual(before);
    }
  });

  it('stay where a later sale needs them, and cannot be more than were held (rule L-3)', async () => {
    const { id } = await our.anna.record('transfer-out', '2026-03-02', move());
    await our.anna.record('sell', '2026-04-01', {
      asset_id: asset,
      portfolio_id: other,
      amount: '30',
      price: '25',
    });
    await refused(our.anna.browser.delete(`/api/transactions/${id}`), { amount: ['maxVolumeError'] });
    const fewer = our.anna.fields('transfer-out', '2026-03-02', move({ amount: '29' }));
    await refused(our.anna.browser.put(`/api/transactions/${id}`, fewer), { amount: ['maxVolumeError'] });
    const more = await our.anna.send('transfer-out', '2026-03-02', move({ amount: '61' }));
    expect([more.status, more.body.errors, more.body.params]).toEqual([
      422,
      { amount: ['maxVolumeError'] },
      { max: '60' },
    ]);
    // What was sold had cost ten.
    expect(await held(other)).toMatchObject({ realised: '450', volume: '10' });
  });

  it('follow a change of what they had cost, in the portfolio they came to as well', async () => {
    await our.anna.browser.put(`/api/portfolios/${other}`, {
      name: 'IKE',
      currency_id: currencyIds.pln,
      follows_cash: true,
    });
    await our.anna.record('transfer-out', '2026-03-02', move());
    const profit = async () => (await our.anna.performance('', other)).figures.profit;
    expect(await profit()).toBe('800');
    const bought = (await rows()).find((row: { type: string }) => row.type === 'buy');
    const dearer = our.anna.fields('buy', '2025-10-01', { asset_id: asset, amount: '100', price: '25' });
    await must(our.anna.browser.put(`/api/transactions/${bought.id}`, dearer));
    expect(await held(other)).toMatchObject({ investment_sum: '1000' });
    expect(await profit()).toBe('200');
  });

  it('sent twice are one transfer (rule L-13)', async () => {
    const mark = { submission_id: '0193277e-1111-7000-8000-000000000001' };
    const first = await our.anna.record('transfer-out', '2026-03-02', move(mark));
    expect(await our.anna.record('transfer-out', '2026-03-02', move(mark))).toMatchObject({ id: first.id });
    expect(await rows()).toHaveLength(3);
  });

  it('need two portfolios of one kind, both one’s own', async () => {
    const paper = await our.anna.addPortfolio({ name: 'Na próbę', is_virtual: true });
    const refusals = [
      [our.anna.portfolio, 'portfolioError'],
      ['0193277e-1111-7000-8000-000000000009', 'portfolioError'],
      ['x', 'portfolioError'],
      [paper, 'paperTransferError'],
    ];
    for (const [id, key] of refusals)
      await refused(our.anna.send('transfer-out', '2026-03-02', move({ other_portfolio_id: id })), {
        other_portfolio_id: [key],
      });
  });

  it('left behind by a removed portfolio or asset become ordinary transfers', async () => {
    await our.anna.record('transfer-out', '2026-03-02', move());
    await must(our.anna.browser.delete(`/api/portfolios/${our.anna.portfolio}`));
    expect(await rows()).toMatchObject([{ type: 'transfer-in', other_portfolio_id: null, price: '20' }]);
    expect(await held(other)).toMatchObject({ volume: '40', investment_sum: '800' });
  });
});

describe('two rows that were recorded apart', () => {
  const apart = async (units = '40', cameOn = '2026-03-04') => {
    await our.anna.hold(asset, '2025-10-01', '100', '10');
    const fields = { asset_id: asset, price: '15' };
    const left = await our.anna.record('transfer-out', '2026-03-02', { ...fields, amount: '40' });
    const came = await our.anna.record('transfer-in', cameOn, {
      ...fields,
      amount: units,
      portfolio_id: other,
    });
    return [left.id, came.id];
  };
  const bulk = (ids: string[], action: string) =>
    our.anna.browser.post('/api/transactions/bulk', { ids, action });

  it('are linked, from the day the units left, and unlinked again', async () => {
    const ids = await apart();
    const unlinked = await whole();
    expect(unlinked.realised).toBe('200');
    await must(bulk(ids, 'link'));
    expect(await whole()).toMatchObject({ realised: '0', investment_sum: '1000', net_invested: '1000' });
    expect(await rows()).toMatchObject([{ created_at: '2026-03-02' }, { created_at: '2026-03-02' }, {}]);
    await must(bulk([ids[1]!], 'unlink'));
    expect((await whole()).realised).toBe('200');
    expect(
      (await rows()).every((row: { other_portfolio_id: unknown }) => row.other_portfolio_id === null),
    ).toBe(true);
  });

  it('are a pair only with the same asset and as many units in two portfolios', async () => {
    const ids = await apart('39');
    await refused(bulk(ids, 'link'), { ids: ['pairError'] });
    await refused(bulk([ids[0]!], 'link'), { ids: ['pairError'] });
    const bought = (await rows()).find((row: { type: string }) => row.type === 'buy').id;
    await refused(bulk([ids[0]!, bought], 'link'), { ids: ['pairError'] });
  });

  it('linked, neither can become something else or move to the other', async () => {
    const ids = await apart();
    await must(bulk(ids, 'link'));
    await refused(bulk(ids, 'link'), { ids: ['linkedError'] });
    const sale = our.anna.fields('sell', '2026-03-02', { asset_id: asset, amount: '40', price: '15' });
    await refused(our.anna.browser.put(`/api/transactions/${ids[0]}`, sale), { type: ['linkedError'] });
    const moved = { ids: [ids[0]], action: 'move', portfolio_id: other };
    await refused(our.anna.browser.post('/api/transactions/bulk', moved), {
      portfolio_id: ['linkedError'],
    });
  });

  it('one alone gets its other half when it is edited', async () => {
    await our.anna.hold(asset, '2025-10-01', '100', '10');
    const fields = { asset_id: asset, amount: '40', price: '15' };
    const { id } = await our.anna.record('transfer-out', '2026-03-02', fields);
    const linked = our.anna.fields('transfer-out', '2026-03-02', move());
    await must(our.anna.browser.put(`/api/transactions/${id}`, linked));
    expect(await held(other)).toMatchObject({ volume: '40', investment_sum: '400' });
  });
});
