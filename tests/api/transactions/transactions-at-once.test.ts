import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, Trader } from '../../support/callers/trader.ts';
import { ourTrades } from '../../support/our-book.ts';

const our = ourTrades();

describe('one submission makes one record (L-13)', () => {
  test('a double click on a transaction', async () => {
    const fields = { asset_id: our.asset, amount: '1', price: '1', submission_id: newId() };
    const first = await our.anna.record('buy', '2026-03-02', fields);
    expect(await our.anna.record('buy', '2026-03-02', fields)).toEqual({ ...first, version: 1 });
    expect((await our.anna.transactions()).meta.total).toBe(1);
  });

  test('ten at once', async () => {
    const fields = { asset_id: our.asset, amount: '1', price: '1', submission_id: newId() };
    const ids = await Promise.all(
      Array.from({ length: 10 }, async () => (await our.anna.record('buy', '2026-03-02', fields)).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await our.anna.transactions()).meta.total).toBe(1);
  });

  test('another mark is another record, and so is the same one of somebody else', async () => {
    const mark = newId();
    const fields = { asset_id: our.asset, amount: '1', price: '1' };
    await our.anna.record('buy', '2026-03-02', { ...fields, submission_id: mark });
    await our.anna.record('buy', '2026-03-02', { ...fields, submission_id: newId() });
    const jan = await Trader.start(our.walory);
    await jan.record('buy', '2026-03-02', { ...fields, submission_id: mark });
    expect([(await our.anna.transactions()).meta.total, (await jan.transactions()).meta.total]).toEqual([
      2, 1,
    ]);
  });

  test('rows of one mark in two portfolios can be brought together', async () => {
    const other = await our.anna.addPortfolio();
    const fields = { total: '5', submission_id: newId() };
    const here = await our.anna.record('deposit', '2026-03-02', fields);
    const there = await our.anna.record('deposit', '2026-03-02', { ...fields, portfolio_id: other });
    expect(there.id).not.toBe(here.id);
    await must(
      our.anna.browser.post('/api/transactions/bulk', {
        ids: [there.id],
        action: 'move',
        portfolio_id: our.anna.portfolio,
      }),
    );
    const back = our.anna.fields('deposit', '2026-03-02', { total: '5', portfolio_id: other });
    await must(our.anna.browser.put(`/api/transactions/${there.id}`, back));
    await must(
      our.anna.browser.put(`/api/transactions/${there.id}`, { ...back, portfolio_id: our.anna.portfolio }),
    );
    expect((await our.anna.transactions(`?portfolioId=${our.anna.portfolio}`)).meta.total).toBe(2);
  });
});

describe('two tabs (L-13)', () => {
  test('the second to save an older version gets 409 and what it is now; nothing is lost', async () => {
    const { id } = await our.anna.record('deposit', '2026-03-02', { total: '100', note: 'przelew' });
    const save = (fields: Record<string, unknown>) =>
      our.anna.browser.put(`/api/transactions/${id}`, our.anna.fields('deposit', '2026-03-02', fields));
    const first = await must(save({ total: '150', version: 1 }));
    expect(first.body.data).toMatchObject({ id, version: 2 });
    const second = await our.refused(() => save({ total: '170', version: 1 }));
    expect(second).toMatchObject({
      status: 409,
      current: {
        id,
        type: 'deposit',
        total: '150',
        note: null,
        created_at: '2026-03-02',
        portfolio_id: our.anna.portfolio,
        currency_id: currencyIds.pln,
        version: 2,
      },
    });
    await must(save({ total: '170', version: second.current.version }));
    expect((await our.anna.transactions()).data[0]).toMatchObject({ total: '170', version: 3 });
  });

  test('of many at once exactly one is first', async () => {
    const { id } = await our.anna.record('deposit', '2026-03-02', { total: '100' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        our.anna.browser.put(
          `/api/transactions/${id}`,
          our.anna.fields('deposit', '2026-03-02', { total: String(200 + i), version: 1 }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  test('who names no version overwrites, as a program may', async () => {
    const { id } = await our.anna.record('deposit', '2026-03-02', { total: '100' });
    for (const total of ['101', '102'])
      await must(
        our.anna.browser.put(`/api/transactions/${id}`, our.anna.fields('deposit', '2026-03-02', { total })),
      );
    expect((await our.anna.transactions()).data[0]).toMatchObject({ total: '102', version: 3 });
  });

  test('what was removed meanwhile is gone', async () => {
    const { id } = await our.anna.record('deposit', '2026-03-02', { total: '100' });
    await must(our.anna.browser.delete(`/api/transactions/${id}`));
    const fields = our.anna.fields('deposit', '2026-03-02', { total: '1', version: 1 });
    expect((await our.refused(() => our.anna.browser.put(`/api/transactions/${id}`, fields))).status).toBe(
      404,
    );
    expect((await our.refused(() => our.anna.browser.delete(`/api/transactions/${id}`))).status).toBe(404);
  });
});

describe('many rows at once: all or none (L-13)', () => {
  const bulk = (body: Record<string, unknown>) => our.anna.browser.post('/api/transactions/bulk', body);
  let ids: string[];
  let holding: string;
  beforeEach(async () => {
    const first = await our.anna.record('buy', '2026-03-02', {
      asset_id: our.asset,
      amount: '10',
      price: '5',
    });
    holding = first.asset_value_id;
    const second = await our.anna.record('sell', '2026-04-02', {
      asset_value_id: holding,
      amount: '4',
      price: '6',
    });
    const third = await our.anna.record('deposit', '2026-01-02', { total: '100' });
    ids = [first.id, second.id, third.id];
  });

  test('are annotated', async () => {
    expect((await must(bulk({ ids, action: 'note', note: ' z pliku ' }))).body.data).toEqual({
      ok: true,
      changed: 3,
    });
    const { data } = await our.anna.transactions();
    expect(data.map(({ note }: { note: string }) => note)).toEqual(Array(3).fill('z pliku'));
    await must(bulk({ ids, action: 'note', note: '' }));
    expect((await our.anna.transactions()).data[0].note).toBeNull();
  });

  test('are moved with their asset; one that is empty then is gone', async () => {
    const other = await our.anna.addPortfolio();
    await must(bulk({ ids, action: 'move', portfolio_id: other }));
    expect((await our.anna.transactions(`?portfolioId=${other}`)).meta.total).toBe(3);
    const { holdings } = await our.anna.performance('', other);
    expect(holdings).toMatchObject([{ volume: '6', parent_id: our.asset }]);
    expect((await our.volumes())[holding]).toBeUndefined();
    expect((await our.anna.performance()).holdings).toEqual([]);
  });

  test('join what is held there already', async () => {
    const other = await our.anna.addPortfolio();
    const there = await our.anna.hold(our.asset, '2026-02-02', '1', '4', { portfolio_id: other });
    await must(bulk({ ids, action: 'move', portfolio_id: other }));
    expect(await our.volumes()).toEqual({ [there]: '7' });
  });

  test('are removed, and the empty asset with them', async () => {
    expect((await must(bulk({ ids, action: 'delete' }))).body.data.changed).toBe(3);
    expect((await our.anna.transactions()).meta.total).toBe(0);
    expect(await our.volumes()).toEqual({});
  });

  test('one that is not there spoils all', async () => {
    for (const action of ['delete', 'note', 'move'])
      for (const strange of [newId(), 'nonsense'])
        expect(
          (
            await our.refused(() =>
              bulk({ ids: [...ids, strange], action, portfolio_id: our.anna.portfolio }),
            )
          ).status,
        ).toBe(404);
  });

  test('one that a broker keeps spoils all', async () => {
    await our.walory.database.run(sql`update transactions set origin = 'broker' where id = ${ids[1]}`);
    for (const action of ['delete', 'move'])
      expect(await our.errorsOf(() => bulk({ ids, action, portfolio_id: our.anna.portfolio }))).toEqual({
        ids: ['readOnlyError'],
      });
    const put = our.anna.fields('sell', '2026-04-02', { asset_value_id: holding, amount: '1', price: '1' });
    expect(await our.errorsOf(() => our.anna.browser.put(`/api/transactions/${ids[1]}`, put))).toEqual({
      type: ['readOnlyError'],
    });
    expect((await our.refused(() => our.anna.browser.delete(`/api/transactions/${ids[1]}`))).status).toBe(
      422,
    );
  });

  test('a request that says nothing sensible is refused', async () => {
    expect(await our.errorsOf(() => bulk({ ids: [], action: 'delete' }))).toEqual({ ids: ['required'] });
    expect(await our.errorsOf(() => bulk({ ids, action: 'burn' }))).toEqual({ action: ['invalid'] });
    expect(await our.errorsOf(() => bulk({ ids, action: 'move' }))).toEqual({
      portfolio_id: ['portfolioError'],
    });
    const many = Array.from({ length: 501 }, newId);
    expect(await our.errorsOf(() => bulk({ ids: many, action: 'delete' }))).toEqual({ ids: ['tooLong'] });
  });

  test('the same row named twice counts once', async () => {
    const answer = await must(bulk({ ids: [ids[2], ids[2]], action: 'delete' }));
    expect(answer.body.data.changed).toBe(1);
  });
});
