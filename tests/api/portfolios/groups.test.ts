import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, quotedAsset, Trader, tellMarketChanged } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let asset = '';
let other = '';

beforeEach(async () => {
  await our.walory.database.run(sql`delete from portfolio_groups where user_id = ${our.anna.id}`);
  asset = await quotedAsset(our.walory.database, { closes: { '2025-10-01': '10', '2026-11-13': '30' } });
  await tellMarketChanged(our.walory.database);
  other = await our.anna.addPortfolio({ name: 'IKE' });
  await our.anna.hold(asset, '2025-10-01', '100', '10');
});

const group = (portfolio_ids: string[], changes: object = {}) =>
  our.anna.browser.post('/api/portfolio-groups', { name: `G ${newId()}`, portfolio_ids, ...changes });
const groups = async () => (await must(our.anna.browser.get('/api/portfolio-groups?currency=pln'))).body.data;

describe('groups of portfolios', () => {
  it('have the figures of their portfolios together, and a transfer between two of them changes nothing (PG-2)', async () => {
    const { body } = await must(group([our.anna.portfolio, other], { name: 'Rodzina' }));
    expect(body.data).toMatchObject({ name: 'Rodzina', version: 1 });
    const figuresOf = async () => {
      const [one] = await groups();
      const { market_value, profit, net_invested, twr, share } = one;
      return { market_value, profit, net_invested, twr, share };
    };
    const before = await figuresOf();
    expect(before).toMatchObject({ market_value: '3000', net_invested: '1000', share: 100 });
    await our.anna.record('transfer-out', '2026-03-02', {
      amount: '40',
      asset_id: asset,
      other_portfolio_id: other,
    });
    expect(await figuresOf()).toEqual(before);
    // One of the two alone has its part.
    await must(group([other], { name: 'Sama IKE' }));
    expect((await groups())[1]).toMatchObject({ market_value: '1200', share: 40 });
  });

  it('may share a portfolio, lose one that is removed, and leave theirs when they are removed (PG-1)', async () => {
    const { body } = await must(group([our.anna.portfolio, other]));
    await must(group([other]));
    await must(our.anna.browser.send('DELETE', `/api/portfolios/${other}`));
    expect((await groups()).map((one: { portfolio_ids: string[] }) => one.portfolio_ids)).toEqual([
      [our.anna.portfolio],
      [],
    ]);
    await must(our.anna.browser.send('DELETE', `/api/portfolio-groups/${body.data.id}`));
    const { status } = await our.anna.browser.get(`/api/portfolios/${our.anna.portfolio}/performance`);
    expect([status, (await groups()).length]).toEqual([200, 1]);
  });

  it('refuse what cannot be, and change nothing by it (PG-1)', async () => {
    const paper = await our.anna.addPortfolio({ name: 'Papier', is_virtual: true });
    const stranger = await Trader.start(our.walory);
    const portfolios = [our.anna.portfolio];
    await must(group(portfolios, { name: 'Dom' }));
    const refused = async (asked: ReturnType<typeof group>, errors: object) => {
      const { status, body } = await asked;
      expect([status, body.errors]).toEqual([422, errors]);
    };
    await refused(group(portfolios, { name: ' dom ' }), { name: ['groupNameTaken'] });
    // Letters that the database and JavaScript make small in different ways.
    const turkish = (await must(group(portfolios, { name: 'İI' }))).body.data;
    await refused(group(portfolios, { name: 'İI' }), { name: ['groupNameTaken'] });
    await must(our.anna.browser.delete(`/api/portfolio-groups/${turkish.id}`));
    await refused(group(portfolios, { name: '   ' }), { name: ['groupNameError'] });
    await refused(group(portfolios, { name: 'x'.repeat(10_000) }), { name: ['groupNameError'] });
    for (const ids of [[], [paper], [stranger.portfolio], ['x'], [our.anna.portfolio, newId()]])
      await refused(group(ids), { portfolio_ids: ['groupPortfoliosError'] });
    expect(await groups()).toHaveLength(1);
  });

  it('are made once by a double click, and tell who changes an older one (PG-1)', async () => {
    const submission_id = newId();
    const [first, second] = await Promise.all([
      group([our.anna.portfolio], { name: 'Raz', submission_id }),
      group([our.anna.portfolio], { name: 'Raz', submission_id }),
    ]);
    expect(first.body.data.id).toBe(second.body.data.id);
    const { id } = first.body.data;
    const change = (version: number) =>
      our.anna.browser.send('PUT', `/api/portfolio-groups/${id}`, {
        name: 'Dwa',
        portfolio_ids: [other],
        version,
      });
    expect((await must(change(1))).body.data).toMatchObject({
      name: 'Dwa',
      portfolio_ids: [other],
      version: 2,
    });
    expect((await change(1)).status).toBe(409);
  });

  it('twenty at once have one name once, and removing, undoing and changing them cross nobody (PG-1, SF-11)', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => group([other], { name: 'Razem' })));
    expect(made.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(422)]);
    const { id } = made.find(({ status }) => status === 200)!.body.data;
    await must(our.anna.browser.send('DELETE', `/api/portfolios/${other}`));
    const [gone] = (await must(our.anna.browser.get('/api/changes?undoable=1'))).body.data;
    const put = { name: 'Inaczej', portfolio_ids: [our.anna.portfolio] };
    const answers = await Promise.all([
      our.anna.browser.post(`/api/changes/${gone.id}/undo`, {}),
      our.anna.browser.send('PUT', `/api/portfolio-groups/${id}`, put),
      our.anna.browser.send('DELETE', `/api/portfolio-groups/${id}`),
      our.anna.browser.send('DELETE', `/api/portfolio-groups/${id}`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 404, 422].includes(status))).toEqual(
      [],
    );
    expect(await groups()).toEqual([]);
  });
});
