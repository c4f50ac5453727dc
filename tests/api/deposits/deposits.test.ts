import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { currencyIds, must, setRates, Trader, tellMarketChanged } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();

const fields = {
  name: 'Bank Nowy',
  amount: '10000',
  currency_id: currencyIds.pln,
  rate: '6',
  starts_on: '2026-01-15',
  ends_on: '2027-01-15',
};

async function saver() {
  const trader = await Trader.start(our.walory);
  const { browser } = trader;
  return {
    browser,
    add: (changes: object = {}) => browser.post('/api/deposits', { ...fields, ...changes }),
    list: async (currency = 'pln') => (await must(browser.get(`/api/deposits?currency=${currency}`))).body,
    bonds: async () => (await must(browser.get('/api/statistics?module=bonds&currency=pln'))).body.data,
  };
}

describe('bank deposits', () => {
  it('are worth what runs up day by day, and tell what they pay (DP-1 to DP-3)', async () => {
    const { add, list } = await saver();
    await must(add());
    const { data, meta } = await list();
    const [deposit] = data;
    // 302 days at 6 %.
    const expected = '10496.44';
    expect(deposit).toMatchObject({
      status: 'running',
      value: expected,
      payout: { day: '2027-01-15', amount: '10486.00', interest: '600.00', tax: '114.00' },
    });
    expect(Number(meta.value)).toBe(Number(expected));
  });

  it('count with the bonds in totals and allocation, in the shown currency (DP-5)', async () => {
    const { add, list, bonds } = await saver();
    await setRates(our.walory.database, { eur: { '2020-01-01': '4' } });
    await tellMarketChanged(our.walory.database);
    await must(add({ currency_id: currencyIds.eur, amount: '2500' }));
    await expect.poll(async () => (await list()).data[0].shown_value).toBe('10496.44');
    const { data } = await list();
    expect(data[0]).toMatchObject({ currency: 'eur', value: '2624.11' });
    const { figures, allocation } = await bonds();
    expect(Number(figures.market_value)).toBeCloseTo(Number(data[0].shown_value), 1);
    expect(figures.net_invested).toBe('10000');
    expect(allocation.by_class).toMatchObject([{ key: 'deposits', share: 100 }]);
  });

  it('are paid out at their end, and broken ones paid what the bank says (DP-3, DP-4)', async () => {
    const { browser, add, list, bonds } = await saver();
    await must(add({ starts_on: '2025-01-15', ends_on: '2026-01-15' }));
    const running = (await must(add())).body.data;
    await must(
      browser.put(`/api/deposits/${running.id}`, {
        ...fields,
        closed_on: '2026-03-01',
        closed_amount: '10000',
        version: running.version,
      }),
    );
    const { data, meta } = await list();
    expect(data.map(({ status }: { status: string }) => status).sort()).toEqual(['closed', 'ended']);
    expect(Number(meta.value)).toBe(0);
    const { figures } = await bonds();
    expect(Number(figures.market_value)).toBe(0);
    expect(figures.interest).toBe('600');
    expect(figures.taxes).toBe('114');
    expect(figures.profit).toBe('486');
    const late = await browser.put(`/api/deposits/${running.id}`, { ...fields, version: running.version });
    expect(late.status).toBe(409);
  });

  it('refuse what cannot be, and keep nothing of it', async () => {
    const { add, list } = await saver();
    const faults = async (changes: object) => (await add(changes)).body.errors;
    expect(await faults({ name: ' ' })).toEqual({ name: ['depositNameError'] });
    expect(await faults({ amount: '0' })).toEqual({ amount: ['depositAmountError'] });
    expect(await faults({ rate: '1000' })).toEqual({ rate: ['depositRateError'] });
    expect(await faults({ rate: '-1' })).toEqual({ rate: ['depositRateError'] });
    expect(await faults({ starts_on: '2026-02-30' })).toEqual({ starts_on: ['depositStartError'] });
    expect(await faults({ ends_on: '2026-01-15' })).toEqual({ ends_on: ['depositEndError'] });
    expect(await faults({ ends_on: '2099-01-15' })).toEqual({ ends_on: ['depositEndError'] });
    expect(await faults({ closed_on: '2030-01-01', closed_amount: '1' })).toEqual({
      closed_on: ['depositClosedError'],
    });
    expect(await faults({ closed_on: '2026-02-01' })).toEqual({ closed_amount: ['depositAmountError'] });
    expect(await faults({ currency_id: newId() })).toEqual({ currency_id: ['currencyError'] });
    expect((await list()).data).toEqual([]);
    const submission_id = newId();
    await must(add({ submission_id }));
    await must(add({ submission_id }));
    expect((await list()).data).toHaveLength(1);
  });
});
