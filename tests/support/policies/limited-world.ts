import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { startLocalBroker } from '../brokers/local-broker.ts';
import { newPerson, type Person } from '../callers/people.ts';
import { currencyIds, must, onPlan } from '../callers/trader.ts';
import type { Answer, Visitor } from '../callers/visitor.ts';
import { sixtyForty } from '../records/sample-records.ts';
import { startTestWalory } from '../test-walory.ts';

export const counted = ['portfolios', 'integrations', 'strategies'] as const;
export type Counted = (typeof counted)[number];
export type Switch = 'sms' | 'export' | 'education';

/** Exactly this and nothing else is said to whoever asks for more than the plan has (BL-16). */
export const beyondPlan = {
  status: 403,
  body: { message: 'Please upgrade your account', upgrade: true },
};
export const answered = ({ status, body }: Answer) => ({ status, body });

/** Small limits stand for large ones, so that a few records reach them. */
export const limitOf = { free: 1, trial: 2, standard: 3, professional: 5, off: Number.POSITIVE_INFINITY };
export type Plan = keyof typeof limitOf;
export const plans = Object.keys(limitOf) as Plan[];

export type World = Person & { database: Database };

/** A broker that takes any keys and has nothing to tell. */
const startAnyBroker = () =>
  startLocalBroker(({ path }) => {
    if (path.endsWith('account/summary'))
      return {
        body: { id: 212, currency: 'EUR', totalValue: 0, cash: { availableToTrade: 0 }, investments: {} },
      };
    return { body: path.endsWith('positions') ? [] : { items: [], nextPagePath: null } };
  });

export async function startLimitedWalory() {
  const broker = await startAnyBroker();
  // Nothing is synchronised by itself.
  const settings = { brokerUrls: [`trading212=${broker.address}`], role: 'web' as const };
  const walory = await startTestWalory(settings);
  const open = await walory.another({ ...settings, plans: false });
  await walory.database.run(sql`
    insert into plans (id, slug, position, price_pln, price_eur, year_pln, year_eur, names, portfolios, integrations, strategies, sms, export, education)
    select id, slug, 99, 0, 0, 0, 0, '{}', count, count, count, has, has, has
    from (values (${newId()}::uuid, 'plenty', 10000, true), (${newId()}::uuid, 'nothing', 0, false)) as p (id, slug, count, has)`);
  return {
    walory,
    database: walory.database,
    /** Somebody on a plan that has room for everything. */
    async person(plan: Plan): Promise<World> {
      const person = await newPerson(plan === 'off' ? open : walory);
      await onPlan(walory.database, person, 'plenty');
      return { ...person, database: walory.database };
    },
    /** The same person, at a process of the same installation for which there are no plans. */
    withoutPlans(world: World): World {
      const browser = open.visitor();
      for (const [name, value] of world.browser.cookies) browser.cookies.set(name, value);
      return { ...world, browser };
    },
    async stop() {
      await walory.stop();
      await broker.close();
    },
  };
}
export type LimitedWalory = Awaited<ReturnType<typeof startLimitedWalory>>;

/** Of this policy the plans have the small limits, of others as much as one wants. */
export async function limitOnly(database: Database, policy: Counted): Promise<void> {
  for (const [slug, limit] of Object.entries(limitOf)) {
    const [portfolios, integrations, strategies] = counted.map((one) => (one === policy ? limit : 10_000));
    if (slug !== 'off')
      await database.run(sql`
        update plans set portfolios = ${portfolios!}, integrations = ${integrations!}, strategies = ${strategies!}
        where slug = ${slug}`);
  }
}

/** With plans off whatever somebody had does not matter: it is nothing here. */
export function movedTo(plan: Plan, { database, id }: World): Promise<void> {
  const slug = plan === 'free' ? null : plan === 'off' ? 'nothing' : plan;
  return onPlan(database, { id }, slug);
}

export async function addPortfolio(browser: Visitor, changes: object = {}): Promise<string> {
  const body = { name: 'Emerytura', currency_id: currencyIds.pln, ...changes };
  return (await must(browser.post('/api/portfolios', body))).body.data.id;
}

export const someKeys = (n: number) => ({ applicationId: `id-${n}`, accessKey: `key-${n}` });

export function connectBroker(browser: Visitor, n: number, changes: object = {}): Promise<Answer> {
  const body = { name: 'trading212', is_demo: 1, currency_id: currencyIds.pln, configuration: someKeys(n) };
  return browser.post('/api/integrations', { ...body, ...changes });
}

/** A connection that was made some time ago. */
export async function addIntegration(
  { database, id: userId }: World,
  portfolioId: string,
  status: 'connected' | 'disconnected',
): Promise<string> {
  const id = newId();
  await database.run(sql`
    insert into integrations (user_id, id, name, broker, is_demo, currency_id, portfolio_id, portfolios, credentials, is_validated, status, created_at)
    values (${userId}, ${id}, ${id}, 'trading212', true, ${currencyIds.pln}, ${portfolioId}, 'one', 'sealed', true, ${status}, clock_timestamp())`);
  return id;
}

export const follow = (browser: Visitor, portfolioId: string, strategyId = sixtyForty): Promise<Answer> =>
  browser.post('/api/strategies', { strategyId, portfolioId });
