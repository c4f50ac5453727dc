import { simulatedSource } from '../../../src/domains/instruments/simulated-source.ts';
import { marketChanged } from '../../../src/domains/market-data/server/market-events.ts';
import { storeHistory } from '../../../src/domains/market-data/server/prices/store-history.ts';
import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { TestWalory } from '../test-walory.ts';
import { newPerson, type Person } from './people.ts';
import type { Answer, Visitor } from './visitor.ts';

export const currencyIds = {
  pln: '0193277e-0000-7000-8000-000000000101',
  eur: '0193277e-0000-7000-8000-000000000102',
  usd: '0193277e-0000-7000-8000-000000000103',
  gbp: '0193277e-0000-7000-8000-000000000104',
  jpy: '0193277e-0000-7000-8000-000000000106',
};
export type Currency = keyof typeof currencyIds;
const shares = '0193277e-0000-7000-8000-000000000201';

type Quoted = { ticker?: string; currency?: Currency; closes?: Record<string, string> };

/**
 * Shares of the catalogue with closes of some days; the last of them is the newest price. They are of the simulated
 * market, which alone survives the start of another process.
 */
export async function quotedAsset(database: Database, quoted: Quoted = {}): Promise<string> {
  const { ticker = 'AKCJA', currency = 'pln', closes = {} } = quoted;
  const id = newId();
  await database.run(sql`
    insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, created_at)
    values (${id}, ${ticker}, ${shares}, ${currencyIds[currency]}, ${JSON.stringify({ en: `${ticker} Inc`, pl: `${ticker} SA` })},
      'test', ${id}, ${ticker.toLowerCase()}, now())`);
  await addCloses(database, id, closes);
  return id;
}

export async function addCloses(
  database: Database,
  id: string,
  closes: Record<string, string>,
): Promise<void> {
  const points = Object.entries(closes).map(([day, close]) => ({ day, close }));
  const last = points.at(-1)?.day;
  if (!last) return;
  await database.transaction((tx) =>
    storeHistory(tx, id, points, simulatedSource, new Date(`${last}T16:00:00Z`)),
  );
}

/** Złoty for a unit from each day on; what was stored before is forgotten. */
export async function setRates(
  database: Database,
  rates: Partial<Record<Currency, Record<string, string>>>,
): Promise<void> {
  await database.run(sql`delete from currency_rates`);
  for (const [currency, days] of Object.entries(rates))
    for (const [day, pln] of Object.entries(days))
      await database.run(sql`
        insert into currency_rates (currency_id, day, pln, source)
        values (${currencyIds[currency as Currency]}, ${day}, ${pln}, 'test')`);
}

/** Tells all processes what whoever stores prices tells them. */
export async function tellMarketChanged(database: Database): Promise<void> {
  const message = JSON.stringify({ from: newId(), event: marketChanged.of() });
  await database.run(sql`select pg_notify('walory_events', ${message})`);
}

/** The plan somebody is on from now on; without one, the free one. */
export async function onPlan(database: Database, trader: { id: string }, slug: string | null): Promise<void> {
  await database.run(sql`delete from subscriptions where user_id = ${trader.id}`);
  if (slug)
    await database.run(sql`
      insert into subscriptions (id, user_id, plan_id, started_at)
      select ${newId()}, ${trader.id}, id, '2026-01-01' from plans where slug = ${slug}`);
}

export async function must(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text}`);
  return answer;
}

type Fields = Record<string, unknown>;

/** Somebody with a portfolio in złoty who trades through the API. */
export class Trader {
  readonly id: string;
  readonly person: Person;
  readonly browser: Visitor;
  portfolio = '';

  constructor(person: Person) {
    this.person = person;
    this.id = person.id;
    this.browser = person.browser;
  }

  static async start(walory: TestWalory, portfolio: Fields = {}): Promise<Trader> {
    const trader = new Trader(await newPerson(walory));
    trader.portfolio = await trader.addPortfolio(portfolio);
    return trader;
  }

  /** One empty portfolio, and nothing of what was before. */
  async startOver(database: Database, portfolio: Fields = {}): Promise<void> {
    await database.run(sql`delete from portfolios where user_id = ${this.id}`);
    this.portfolio = await this.addPortfolio(portfolio);
  }

  async addPortfolio(changes: Fields = {}): Promise<string> {
    const body = { name: 'Emerytura', currency_id: currencyIds.pln, ...changes };
    return (await must(this.browser.post('/api/portfolios', body))).body.data.id;
  }

  /** What a form of this type sends, in the own portfolio and in złoty by default. */
  fields(type: string, day: string, fields: Fields = {}): Fields {
    return { type, portfolio_id: this.portfolio, currency_id: currencyIds.pln, created_at: day, ...fields };
  }

  send(type: string, day: string, fields: Fields = {}): Promise<Answer> {
    return this.browser.post('/api/transactions', this.fields(type, day, fields));
  }

  /** Records it and gives its id with that of its holding. */
  async record(
    type: string,
    day: string,
    fields: Fields = {},
  ): Promise<{ id: string; asset_value_id: string }> {
    return (await must(this.send(type, day, fields))).body.data;
  }

  /** The first purchase of an asset: gives the holding. */
  async hold(
    assetId: string,
    day: string,
    amount: string,
    price: string,
    fields: Fields = {},
  ): Promise<string> {
    const saved = await this.record('buy', day, { asset_id: assetId, amount, price, ...fields });
    return saved.asset_value_id;
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of the API as they come
  async read(path: string): Promise<any> {
    const { body } = await must(this.browser.get(path));
    return 'meta' in body ? body : body.data;
  }

  performance(query = '', portfolio = this.portfolio) {
    return this.read(`/api/portfolios/${portfolio}/performance${query}`);
  }

  transactions(query = '') {
    return this.read(`/api/transactions${query}`);
  }
}
