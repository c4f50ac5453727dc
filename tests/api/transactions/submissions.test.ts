import { describe, expect, it } from 'vitest';
import { readEvents } from '../../support/callers/event-reader.ts';
import { currencyIds, must } from '../../support/callers/trader.ts';
import { ourTrades, today } from '../../support/our-book.ts';

const our = ourTrades();
const funds = '0193277e-0000-7000-8000-000000000208';
const mark = '0193277e-1111-7000-8000-0000000000aa';

describe('the mark of a submission (rule L-13)', () => {
  it('used again for another kind of form is refused, and makes nothing', async () => {
    await our.anna.record('deposit', today, { total: '100', submission_id: mark });
    const asset = {
      parent_id: our.asset,
      portfolio_id: our.anna.portfolio,
      value: '10',
      volume: '1',
      currency_id: currencyIds.pln,
      added_at: today,
      submission_id: mark,
    };
    const bought = { asset_id: our.asset, amount: '1', price: '10', submission_id: mark };
    for (const request of [
      () => our.anna.browser.post('/api/portfolio-assets', asset),
      () => our.anna.send('buy', today, bought),
      () => our.anna.send('withdrawal', today, { total: '1', submission_id: mark }),
    ])
      expect(await our.errorsOf(request)).toEqual({ submission_id: ['invalid'] });
  });

  it.each(['-'.repeat(36), 'f'.repeat(36), '', 'x'])('that is none is refused: %j', async (submission_id) => {
    const { portfolio } = our.anna;
    const bought = { asset_id: our.asset, amount: '1', price: '10', submission_id };
    expect(await our.errorsOf(() => our.anna.send('buy', today, bought))).toEqual({
      submission_id: ['invalid'],
    });
    const run = {
      action: 'run-portfolio-history-simulation',
      portfolio_id: portfolio,
      start_at: '2024-01-02',
      end_at: '2025-01-02',
      benchmark: 'WIG20',
      strategies: [{ name: 'Hold', params: {} }],
      submission_id,
    };
    const { submission_id: wrong } = await our.errorsOf(() =>
      our.anna.browser.post('/api/portfolio-analyzer', run),
    );
    expect(wrong).toEqual(['invalid']);
  });
});

it('buying an own instrument while it is removed: one of them is refused, and neither fails', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 25; round++) {
    const own = { name: `Mine ${round}`, class_id: funds, currency_id: currencyIds.pln };
    const { id } = (await must(our.anna.browser.post('/api/custom-assets', own))).body.data;
    const [bought, added, removed] = await Promise.all([
      our.anna.send('buy', today, { asset_id: id, amount: '1', price: '10' }),
      our.anna.browser.post('/api/portfolio-assets', {
        parent_id: id,
        portfolio_id: our.anna.portfolio,
        value: '10',
        volume: '1',
        currency_id: currencyIds.pln,
        added_at: today,
      }),
      our.anna.browser.delete(`/api/custom-assets/${id}`),
    ]);
    const statuses = [bought.status, added.status, removed.status];
    expect([
      [200, 200, 422],
      [422, 422, 200],
    ]).toContainEqual(statuses);
    outcomes.add(statuses.join(' '));
  }
});

it('every change of a portfolio is told to its owner', async () => {
  const stream = await readEvents(our.anna.browser);
  const counted = () => stream.heard.filter((name) => name === 'PortfolioChanged').length;
  const heardAfter = async (times: number) => {
    await expect.poll(counted).toBe(times);
  };
  const id = await our.anna.addPortfolio({ name: 'Nowy' });
  await heardAfter(1);
  const fields = { name: 'Inny', currency_id: currencyIds.pln };
  await must(our.anna.browser.put(`/api/portfolios/${id}`, fields));
  await heardAfter(2);
  await must(our.anna.browser.put(`/api/portfolios/${id}`, { ...fields, follows_cash: true }));
  await heardAfter(3);
  await must(our.anna.browser.delete(`/api/portfolios/${id}`));
  await heardAfter(4);
  stream.leave();
});
