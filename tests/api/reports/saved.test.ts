import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { figuresQuery } from '../../../src/domains/reports/report-definition.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { readEvents } from '../../support/callers/event-reader.ts';
import { newPerson } from '../../support/callers/people.ts';
import { must, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
const definition = {
  kind: 'overview',
  portfolios: 'all',
  period: { of: 'year', at: '2025' },
  currency: 'pln',
  benchmark: 'WIG20',
};
const save = (changes: object = {}) =>
  our.anna.browser.post('/api/reports', { name: 'Mój rok', definition, ...changes });
const listed = async (query = '') => (await must(our.anna.browser.get(`/api/reports${query}`))).body;

beforeEach(() => our.walory.database.run(sql`delete from reports`));

describe('saved reports', () => {
  it('are kept as they were saved, changed and removed (RP-1)', async () => {
    const saved = (await must(save())).body.data;
    expect(saved).toMatchObject({ name: 'Mój rok', definition, version: 1 });
    const period = { of: 'days', from: '2025-01-15', to: '2025-03-02' };
    const changed = await must(
      our.anna.browser.put(`/api/reports/${saved.id}`, {
        name: 'Zima',
        definition: { ...definition, period, portfolios: [our.anna.portfolio] },
        version: 1,
      }),
    );
    expect(changed.body.data).toMatchObject({ name: 'Zima', definition: { period }, version: 2 });
    const read = await must(our.anna.browser.get(`/api/reports/${saved.id}`));
    expect(read.body.data).toEqual(changed.body.data);
    const late = await our.anna.browser.put(`/api/reports/${saved.id}`, {
      name: 'x',
      definition,
      version: 1,
    });
    expect(late.status).toBe(409);
    await must(our.anna.browser.delete(`/api/reports/${saved.id}`));
    expect((await our.anna.browser.get(`/api/reports/${saved.id}`)).status).toBe(404);
    expect((await our.anna.browser.delete(`/api/reports/${saved.id}`)).status).toBe(404);
  });

  it('are heard of by their owner’s other tabs, by nobody else', async () => {
    const own = await readEvents(our.anna.browser);
    const other = await readEvents((await newPerson(our.walory)).browser);
    const { id } = (await must(save())).body.data;
    await own.hears('ReportsChanged');
    own.heard.length = 0;
    await must(our.anna.browser.put(`/api/reports/${id}`, { name: 'Zima', definition, version: 1 }));
    await own.hears('ReportsChanged');
    own.heard.length = 0;
    await must(our.anna.browser.delete(`/api/reports/${id}`));
    await own.hears('ReportsChanged');
    expect(other.heard).not.toContain('ReportsChanged');
    own.leave();
    other.leave();
  });

  it('are listed in pages, the last changed first', async () => {
    for (const name of ['A', 'B', 'C']) await must(save({ name }));
    const { data, meta } = await listed('?limit=2');
    expect(meta).toEqual({ total: 3, start: 0, limit: 2 });
    const rest = await listed('?start=2&limit=2');
    const names = [...data, ...rest.data].map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(['A', 'B', 'C']);
  });

  it('say what to ask for their figures with', async () => {
    const period = { of: 'days', from: '2025-01-15', to: '2025-03-02' };
    const chosen = { ...definition, period, portfolios: [our.anna.portfolio], kind: 'costs' };
    const saved = (await must(save({ definition: chosen }))).body.data;
    const query = new URLSearchParams(figuresQuery(saved.definition));
    expect(await our.anna.read(`/api/report-figures?${query}`)).toMatchObject({
      kind: 'costs',
      currency: 'pln',
      period: '2025-01-15..2025-03-02',
      period_before: '2024-11-29..2025-01-14',
      portfolios: [{ id: our.anna.portfolio }],
    });
  });

  it('sent twice are saved once', async () => {
    const submission_id = newId();
    const [first, second] = [await must(save({ submission_id })), await must(save({ submission_id }))];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect((await listed()).meta.total).toBe(1);
  });

  it('are at most a hundred, also when saved at once (RP-1)', async () => {
    await our.walory.database.run(sql`
      insert into reports (user_id, id, name, definition, created_at, updated_at)
      select ${our.anna.id}, gen_random_uuid(), 'Raport', ${JSON.stringify(definition)}::jsonb, now(), now()
      from generate_series(1, 98)`);
    const answers = await Promise.all([save(), save(), save(), save()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual({ name: ['tooManyReports'] });
    expect((await listed()).meta.total).toBe(100);
  });

  it.each([
    [{ name: ' ' }, 'name', 'reportNameError'],
    [{ name: 'x'.repeat(81) }, 'name', 'reportNameError'],
    [{ definition: { ...definition, kind: 'fortune' } }, 'definition.kind', 'reportKindError'],
    [{ definition: { ...definition, portfolios: [] } }, 'definition.portfolios', 'reportPortfoliosError'],
    [
      { definition: { ...definition, portfolios: [newId()] } },
      'definition.portfolios',
      'reportPortfoliosError',
    ],
    [
      { definition: { ...definition, period: { of: 'year', at: '25' } } },
      'definition.period',
      'reportPeriodError',
    ],
    [
      { definition: { ...definition, period: { of: 'days', from: '2025-03-02', to: '2025-03-01' } } },
      'definition.period',
      'reportPeriodError',
    ],
    [{ definition: { ...definition, currency: 'złoty' } }, 'definition.currency', 'currencyError'],
    [{ definition: { ...definition, benchmark: 'moon' } }, 'definition.benchmark', 'reportBenchmarkError'],
  ])('with %j are refused for %s', async (changes, field, key) => {
    const answer = await save(changes);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [key] }]);
    expect((await listed()).meta.total).toBe(0);
  });

  it('are nobody else’s, and name nobody else’s portfolios', async () => {
    const stranger = await Trader.start(our.walory);
    const { id } = (await must(save())).body.data;
    const answers = await Promise.all([
      stranger.browser.get(`/api/reports/${id}`),
      stranger.browser.put(`/api/reports/${id}`, { name: 'x', definition }),
      stranger.browser.delete(`/api/reports/${id}`),
      stranger.browser.get('/api/reports/not-an-id'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await must(stranger.browser.get('/api/reports'))).body.meta.total).toBe(0);
    const foreign = await stranger.browser.post('/api/reports', {
      name: 'x',
      definition: { ...definition, portfolios: [our.anna.portfolio] },
    });
    expect(foreign.status).toBe(422);
    expect((await listed()).data).toMatchObject([{ id, name: 'Mój rok' }]);
  });

  it('are in the archive of one’s own data, and go with the account', async () => {
    const person = await Trader.start(our.walory);
    await must(person.browser.post('/api/reports', { name: 'Mój rok', definition }));
    const archive = unzipSync((await must(person.browser.get('/api/user/export'))).bytes);
    expect(JSON.parse(strFromU8(archive['reports.json']!))).toMatchObject([{ name: 'Mój rok', definition }]);
    await our.walory.database.run(sql`delete from users where id = ${person.id}`);
    const left = sql`select from reports where user_id = ${person.id}`;
    expect(await our.walory.database.many(left)).toEqual([]);
  });
});
