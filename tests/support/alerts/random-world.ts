import { touchLedger } from '../../../src/domains/ledger/server/holding-store.ts';
import {
  insertTransactions,
  type NewTransaction,
} from '../../../src/domains/ledger/server/transaction-store.ts';
import { dayOf } from '../../../src/foundation/calendar-day.ts';
import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { type Currency, currencyIds, quotedAsset } from '../callers/trader.ts';
import type { diceOf } from '../records/random-ledger.ts';
import type { Act, Asset, Holding, Portfolio, World } from './slow-checker.ts';

type Dice = ReturnType<typeof diceOf>;
const currencies = ['pln', 'eur', 'usd'] as const;
const percents = [null, null, null, '3', '5.5', '15', '50'];

/** People with two portfolios each, what is in them, and levels; the same in the database and for whoever checks. */
export async function randomWorld(
  database: Database,
  dice: Dice,
  size: { portfolios: number; assets: number; firstDay: number },
): Promise<World> {
  const world: World = { portfolios: [], levels: [], rates: {} };
  const assets: Asset[] = [];
  for (let i = 0; i < size.assets; i++) {
    const currency = dice.oneOf(currencies);
    const id = await quotedAsset(database, { ticker: `S${i}`, currency });
    assets.push({ id, currency, isSimulated: i === 0, silentFrom: dice.below(40), closes: [], splits: [] });
  }
  let user = '';
  for (let p = 0; p < size.portfolios; p++) {
    if (p % 2 === 0) {
      user = await newUser(database, p);
      const asset = dice.oneOf(assets);
      world.levels.push({
        id: newId(),
        user,
        asset,
        level: `${90 + dice.below(20)}.${10 + dice.below(90)}`,
        direction: dice.oneOf(['up', 'down', 'either'] as const),
        repeats: dice.below(2) === 0,
        side: null,
        seenDay: 0,
        crossed: null,
      });
    }
    world.portfolios.push(await newPortfolio(database, dice, user, assets, size.firstDay));
  }
  for (const { id, user: owner, asset, level, direction, repeats } of world.levels)
    await database.run(sql`
      insert into price_levels (user_id, id, instrument_id, level, direction, repeats, note, created_at, updated_at)
      values (${owner}, ${id}, ${asset.id}, ${level}, ${direction}, ${repeats}, '', now(), now())`);
  return world;
}

async function newUser(database: Database, n: number): Promise<string> {
  const id = newId();
  await database.run(sql`
    insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
    values (${id}, ${`los${n}@example.com`}, 'Los', 'x', now(), now(), now())`);
  return id;
}

async function newPortfolio(
  database: Database,
  dice: Dice,
  user: string,
  assets: readonly Asset[],
  firstDay: number,
): Promise<Portfolio> {
  const chosen = new Set(Array.from({ length: 1 + dice.below(4) }, () => dice.oneOf(assets)));
  const portfolio: Portfolio = {
    id: newId(),
    user,
    currency: dice.oneOf(currencies),
    followsCash: dice.below(2) === 0,
    isPaper: dice.below(10) === 0,
    email: dice.below(2) === 0,
    percent: dice.oneOf(percents),
    cash: [],
    holdings: [...chosen].map(
      (asset): Holding => ({
        id: newId(),
        asset,
        acts: [],
        email: dice.below(4) === 0,
        percent: dice.below(4) === 0 ? dice.oneOf(percents) : null,
      }),
    ),
  };
  await database.run(sql`
    insert into portfolios (id, user_id, name, currency_id, is_virtual, follows_cash, notify_email, notify_percent, created_at, updated_at)
    values (${portfolio.id}, ${user}, 'Losowy', ${currencyIds[portfolio.currency as Currency]}, ${portfolio.isPaper},
      ${portfolio.followsCash}, ${portfolio.email}, ${portfolio.percent}, now(), now())`);
  for (const { id, asset, email, percent } of portfolio.holdings)
    await database.run(sql`
      insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, notify_email, notify_percent, created_at)
      values (${user}, ${id}, ${portfolio.id}, ${asset.id}, ${currencyIds[asset.currency as Currency]}, ${email}, ${percent}, now())`);
  const opening = portfolio.holdings.map((holding): [Holding | null, Act] => [
    holding,
    { day: firstDay - 40, type: 'buy', units: String(10 + dice.below(90)), price: '100', fee: '1.5' },
  ]);
  if (portfolio.followsCash)
    opening.push([null, { day: firstDay - 41, type: 'deposit', total: String(5000 + dice.below(60_000)) }]);
  await record(database, portfolio, opening);
  return portfolio;
}

/** Somebody does something: in the ledger, and for whoever checks. */
export async function record(
  database: Database,
  portfolio: Portfolio,
  done: readonly [Holding | null, Act][],
): Promise<void> {
  const rows = done.map(([holding, act]): NewTransaction => {
    (holding?.acts ?? portfolio.cash).push(act);
    return {
      id: newId(),
      portfolio_id: portfolio.id,
      holding_id: holding?.id ?? null,
      type: act.type,
      day: dayOf(act.day),
      time: null,
      rank: 0,
      units: act.units ?? null,
      price: act.price ?? null,
      total: act.total ?? null,
      currency_id: currencyIds[(holding?.asset.currency ?? 'pln') as Currency],
      fee: act.fee ?? '0',
      tax: '0',
      to_total: null,
      to_currency_id: null,
      numerator: act.ratio ? String(act.ratio) : null,
      denominator: act.ratio ? '1' : null,
      note: null,
      origin: 'typed',
      submission_id: null,
      link_id: null,
    };
  });
  await database.transaction(async (tx) => {
    await insertTransactions(tx, portfolio.user, rows, new Date());
    await touchLedger(
      tx,
      portfolio.user,
      [portfolio.id],
      done.flatMap(([holding]) => holding?.id ?? []),
    );
  });
}

/** The newest closes as they are believed now, of all assets at once. */
export async function storeNewest(database: Database, assets: readonly Asset[]): Promise<void> {
  const quoted = assets.filter(({ closes }) => closes.length > 0);
  const newest = quoted.map(({ closes }) => closes.at(-1)!);
  const before = quoted.map(({ closes }) => closes.at(-2));
  await database.run(sql`
    insert into latest_prices (instrument_id, price, at, day, previous, previous_day, source)
    select id, price, day + time '16:05' at time zone 'UTC', day, previous, previous_day, source
    from unnest(${quoted.map(({ id }) => id)}::uuid[], ${newest.map(({ price }) => price)}::numeric[],
      ${newest.map(({ day }) => dayOf(day))}::date[], ${before.map((one) => one?.price ?? null)}::numeric[],
      ${before.map((one) => (one ? dayOf(one.day) : null))}::date[],
      ${quoted.map(({ isSimulated }) => (isSimulated ? 'simulated' : 'yahoo'))}::text[])
      as given (id, price, day, previous, previous_day, source)
    on conflict (instrument_id) do update set price = excluded.price, at = excluded.at, day = excluded.day,
      previous = excluded.previous, previous_day = excluded.previous_day, source = excluded.source`);
}
