import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();

async function ppkAccount() {
  const trader = await Trader.start(our.walory, { kind: 'ppk', name: 'PPK w pracy' });
  const fund = await quotedAsset(our.walory.database, {
    ticker: 'PPK2050',
    closes: { '2026-01-05': '100', '2026-11-13': '130' },
  });
  const pay = (fields: object) =>
    trader.browser.post(`/api/portfolios/${trader.portfolio}/ppk-payments`, {
      asset_id: fund,
      price: '100',
      created_at: '2026-01-10',
      ...fields,
    });
  const read = async () =>
    (await must(trader.browser.get(`/api/portfolios/${trader.portfolio}/ppk`))).body.data;
  return { trader, fund, pay, read };
}

describe('a PPK account', () => {
  it('tells its units apart by who paid, and says what it would pay out today (PN-1, PN-3, PN-4)', async () => {
    const { trader, pay, read } = await ppkAccount();
    await must(pay({ employee: '200', employer: '150', state: '250' }));
    const ppk = await read();
    expect(ppk).toMatchObject({
      currency: 'pln',
      employee: { paid: '200.00', value: '260.00', gain: '60.00' },
      employer: { paid: '150.00', value: '195.00', gain: '45.00' },
      state: { paid: '250.00', value: '325.00', gain: '75.00' },
      unassigned: [],
    });
    // 260 + 136.50 - 200 - 105 = 91.50, taxed as 92.
    expect(ppk.payout.early).toMatchObject({
      to_insurance: '58.50',
      employer_kept: '136.50',
      to_state: '325.00',
      gain: '91.50',
      base: '92.00',
      tax: '17.00',
      net: '379.50',
    });
    expect(ppk.payout.late).toMatchObject({ whole: '780.00', at_once: '195.00', instalment: '4.88' });
    // They are purchases like any others: the portfolio's figures have them.
    const { figures } = await trader.performance();
    expect(figures.market_value).toBe('780');
  });

  it('keeps the amounts to the grosz where units do not come out even', async () => {
    const { pay, read } = await ppkAccount();
    await must(pay({ price: '37.13', employee: '213.47', employer: '160.10' }));
    const ppk = await read();
    expect([ppk.employee.paid, ppk.employer.paid, ppk.state.paid]).toEqual(['213.47', '160.10', '0.00']);
  });

  it('asks who paid for what was bought otherwise, and says nothing of a payout before (PN-1)', async () => {
    const { trader, fund, pay, read } = await ppkAccount();
    await must(pay({ employee: '200' }));
    const bought = await must(
      trader.send('buy', '2026-02-01', { asset_id: fund, amount: '1.5', price: '100' }),
    );
    const { id } = bought.body.data;
    expect(await read()).toMatchObject({
      payout: null,
      unassigned: [{ id, day: '2026-02-01', ticker: 'PPK2050', units: '1.5', amount: '150.00' }],
    });
    const wrong = await trader.browser.put(`/api/transactions/${id}/payer`, { paid_by: 'bank' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ paid_by: ['payerError'] });
    await must(trader.browser.put(`/api/transactions/${id}/payer`, { paid_by: 'employer' }));
    expect(await read()).toMatchObject({ unassigned: [], employer: { paid: '150.00', value: '195.00' } });
  });

  it('records all of a payment or nothing, and the same form sent twice once', async () => {
    const { trader, pay, read } = await ppkAccount();
    const faults = async (fields: object) => (await pay(fields)).body.errors;
    expect(await faults({})).toEqual({ employee: ['ppkPaymentError'] });
    expect(await faults({ employee: '-5' })).toEqual({ employee: ['totalError'] });
    expect(await faults({ employee: '200', price: '0' })).toEqual({ price: ['priceError'] });
    expect(await faults({ employee: '200', created_at: '2099-01-01' })).toEqual({
      created_at: ['createdAtError'],
    });
    expect(await faults({ employee: '200', asset_id: newId() })).toEqual({ asset_value_id: ['assetError'] });
    expect((await read()).employee.paid).toBe('0.00');
    const submission_id = newId();
    await must(pay({ employee: '200', employer: '150', submission_id }));
    await must(pay({ employee: '200', employer: '150', submission_id }));
    expect((await read()).employee.paid).toBe('200.00');
    expect((await read()).employer.paid).toBe('150.00');
    const list = await must(trader.browser.get('/api/transactions?limit=10'));
    expect(list.body.meta.total).toBe(2);
  });

  it('exists only for portfolios of that kind', async () => {
    const trader = await Trader.start(our.walory, { kind: 'ike' });
    expect((await trader.browser.get(`/api/portfolios/${trader.portfolio}/ppk`)).status).toBe(404);
    const odd = await trader.browser.post('/api/portfolios', {
      name: 'Nieznany',
      currency_id: '0193277e-0000-7000-8000-000000000101',
      kind: 'pension',
    });
    expect(odd.body.errors).toEqual({ kind: ['invalid'] });
  });
});
