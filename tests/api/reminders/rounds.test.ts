import { beforeEach, describe, expect, it } from 'vitest';
import { tellWhatComes } from '../../../src/domains/reminders/server/tell-what-comes.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Services } from '../../../src/platform/services.ts';
import { currencyIds, must, onPlan, quotedAsset } from '../../support/callers/trader.ts';
import { morning, whatComes } from '../../support/what-comes.ts';

const our = whatComes();
type Saver = Awaited<ReturnType<typeof our.trader>>;

async function saver(ends_on: string): Promise<Saver> {
  const made = await our.trader();
  const deposit = {
    name: 'Lokata',
    amount: '1000',
    currency_id: currencyIds.pln,
    rate: '5',
    starts_on: '2026-01-01',
    ends_on,
  };
  await must(made.trader.browser.post('/api/deposits', deposit));
  return made;
}
const sentTo = (day: string) =>
  our.walory.database.run(sql`
    insert into reminder_days (user_id, told_to) select id, ${day}::date from users
    on conflict (user_id) do update set told_to = excluded.told_to`);

beforeEach(() => our.walory.database.run(sql`delete from users where not is_demo`));

describe('a round of reminders (EV-1)', () => {
  it('is one each morning, from half past six on; whoever is new is told from the next day on', async () => {
    const { notices } = await saver('2026-11-20');
    await tellWhatComes(our.services(morning('2026-11-16')));
    expect(await notices()).toEqual([]);
    await tellWhatComes(our.services(new Date('2026-11-17T05:29:00Z')));
    expect(await notices()).toEqual([]);
    await tellWhatComes(our.services(new Date('2026-11-17T05:30:00Z')));
    expect(await notices()).toHaveLength(1);
    await tellWhatComes(our.services(new Date('2026-11-17T05:40:00Z')));
    await tellWhatComes(our.services(morning('2026-11-18')));
    expect(await notices()).toHaveLength(1);
  });

  it('makes up for what was missed while the product was off, unless it is over', async () => {
    const passed = await saver('2026-11-15');
    const coming = await saver('2026-11-17');
    const today = await saver('2026-11-16');
    await sentTo('2026-11-10');
    await tellWhatComes(our.services(morning('2026-11-16')));
    expect(await passed.notices()).toEqual([]);
    expect(await coming.notices()).toMatchObject([{ title: 'Lokata ends on 17 November' }]);
    expect(await today.notices()).toHaveLength(1);
  });

  it('killed anywhere goes on where it was: nobody is told twice, nobody is left out', async () => {
    const savers = await Promise.all(Array.from({ length: 7 }, () => saver('2026-11-19')));
    for (let deaths = 0; deaths < 8; deaths++) {
      await our.walory.database.run(sql`delete from notifications`);
      await sentTo('2026-11-15');
      for (const dies of ['before', 'after'] as const) {
        const dying = dyingServices(our.services(morning('2026-11-16')), deaths, dies);
        await tellWhatComes(dying, 2).catch((error: Error) => expect(error.message).toBe('killed'));
      }
      await tellWhatComes(our.services(morning('2026-11-16')), 2);
      for (const { notices } of savers) expect(await notices()).toHaveLength(1);
    }
  });

  it('of three at once tells everybody once', async () => {
    const savers = await Promise.all(Array.from({ length: 9 }, () => saver('2026-11-19')));
    await sentTo('2026-11-15');
    await Promise.all([1, 2, 3].map(() => tellWhatComes(our.services(morning('2026-11-16')), 2)));
    for (const { notices } of savers) expect(await notices()).toHaveLength(1);
  });

  it('leaves out an account that goes meanwhile, and tells the others', async () => {
    const [first, second] = [await saver('2026-11-19'), await saver('2026-11-19')];
    await sentTo('2026-11-15');
    const services = our.services(morning('2026-11-16'));
    const transaction = services.database.transaction.bind(services.database);
    let isGone = false;
    const removing = {
      ...services,
      database: Object.assign(Object.create(services.database), {
        async transaction(work: Parameters<typeof transaction>[0]) {
          if (!isGone) await our.walory.database.run(sql`delete from users where id = ${first!.trader.id}`);
          isGone = true;
          return transaction(work);
        },
      }),
    };
    await tellWhatComes(removing);
    expect(await second!.notices()).toHaveLength(1);
  });
});

/** Dies at the so-maniest transaction, before it begins or after it was committed. */
function dyingServices(services: Services, at: number, when: 'before' | 'after'): Services {
  let count = 0;
  const transaction = services.database.transaction.bind(services.database);
  const database = Object.assign(Object.create(services.database), {
    async transaction(work: Parameters<typeof transaction>[0]) {
      const isLast = count++ === at;
      if (isLast && when === 'before') throw new Error('killed');
      const result = await transaction(work);
      if (isLast) throw new Error('killed');
      return result;
    },
  });
  return { ...services, database };
}

describe('a plan that ends (EV-8)', () => {
  const kinds = async ({ notices }: Saver) => (await notices()).map(({ kind, title }) => `${kind}: ${title}`);

  it('is told a week and a day before; the trial too', async () => {
    const { trader, notices } = await our.trader();
    const trial = { trader, notices };
    for (const [day, count] of [
      ['2026-11-19', 0],
      ['2026-11-20', 1],
      ['2026-11-21', 1],
      ['2026-11-25', 1],
      ['2026-11-26', 2],
      ['2026-11-27', 2],
    ] as const) {
      await sentTo(`2026-11-${Number(day.slice(-2)) - 1}`);
      await tellWhatComes(our.services(morning(day)));
      expect([day, (await notices()).length]).toEqual([day, count]);
    }
    expect((await kinds(trial))[0]).toBe('trialEnds: Your trial ends on 27 November');
    expect((await notices('pl'))[0]!).toMatchObject({
      title: 'Okres próbny kończy się 27 listopada',
      parent_type: 'plan',
    });
  });

  it('is not told where another follows', async () => {
    const made = await our.trader();
    await onPlan(our.walory.database, made.trader, 'professional');
    await sentTo('2026-11-19');
    await tellWhatComes(our.services(morning('2026-11-20')));
    expect(await made.notices()).toEqual([]);
    await our.walory.database.run(sql`
      update subscriptions set ends_at = '2026-12-03T23:00:00Z', is_trial = false, started_at = '2026-11-01'
      where user_id = ${made.trader.id} and ends_at is null`);
    await sentTo('2026-11-26');
    await tellWhatComes(our.services(morning('2026-11-27')));
    expect(await kinds(made)).toEqual(['planEnds: Professional ends on 3 December']);
  });
});

describe('a split that waits for an answer (EV-16)', () => {
  async function splitOf(asset: string, day: string) {
    await our.walory.database.run(sql`
      insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, source)
      values (${newId()}, ${asset}, 'split', ${day}, '4', '1', 'test')`);
  }

  it('is told once to whoever held it, and not to whoever has answered, or has it on paper', async () => {
    const asset = await quotedAsset(our.walory.database, { ticker: `S${newId().slice(-6)}` });
    const [holds, answered, late, paper] = [
      await our.trader(),
      await our.trader(),
      await our.trader(),
      await our.trader({ is_virtual: true }),
    ];
    await holds.trader.hold(asset, '2026-10-01', '10', '100');
    await paper.trader.hold(asset, '2026-10-01', '10', '100');
    await answered.trader.hold(asset, '2026-10-01', '10', '100');
    await late.trader.hold(asset, '2026-11-12', '10', '25');
    await answered.trader.record('split', '2026-11-12', {
      asset_id: asset,
      numerator: '4',
      denominator: '1',
    });
    await splitOf(asset, '2026-11-12');
    await splitOf(asset, '2025-01-03');
    await sentTo('2026-11-15');
    await tellWhatComes(our.services(morning('2026-11-16')));
    expect(await holds.notices()).toMatchObject([
      {
        kind: 'splitWaiting',
        title: expect.stringMatching(/ Inc was split 4:1$/),
        description: 'On 12 November. Say whether your units shall be changed.',
        parent_type: 'split',
        parent_id: holds.trader.portfolio,
      },
    ]);
    expect((await holds.notices('pl'))[0]!.title).toMatch(/ Inc: split 4:1$/);
    for (const { notices } of [answered, late, paper]) expect(await notices()).toEqual([]);
    await tellWhatComes(our.services(morning('2026-11-17')));
    expect(await holds.notices()).toHaveLength(1);
  });
});
