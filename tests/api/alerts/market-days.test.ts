import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServices } from '../../../src/entry/open-services.ts';
import { dayNumber, dayOf } from '../../../src/foundation/calendar-day.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { MortalWorker } from '../../support/alerts/mortal-worker.ts';
import { type Order, obey } from '../../support/alerts/obey.ts';
import { randomWorld, record, storeNewest } from '../../support/alerts/random-world.ts';
import {
  type Act,
  type Asset,
  type Expected,
  type Holding,
  SlowChecker,
  type World,
} from '../../support/alerts/slow-checker.ts';
import { setRates } from '../../support/callers/trader.ts';
import { chanceSeed, often, tried } from '../../support/chance/chance.ts';
import { testSettings } from '../../support/database/test-settings.ts';
import { diceOf } from '../../support/records/random-ledger.ts';
import { freshDatabase } from '../../support/test-walory.ts';

/** With `npm run soak`: a year of 200 portfolios, in which a worker is killed 20 times. */
const size = {
  days: Math.min(365, often(8)),
  portfolios: Math.min(200, often(12)),
  assets: Math.min(40, 8 + often(1)),
  kills: Math.min(20, often(1)),
};
/** A Wednesday: also the short run has a weekend. */
const firstDay = dayNumber('2026-01-07');
const dice = diceOf(chanceSeed);

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
let opened: Awaited<ReturnType<typeof openServices>>;
let outside: Server;
let mortal: MortalWorker;
const pushed: { ids: string[]; at: string }[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ connectionString: fresh.url }, 2, () => {});
  await database.raw('create table test_mails (user_id uuid, notification_id uuid, at timestamptz)');
  await database.run(sql`delete from portfolios`);
  const settings = testSettings({ databaseUrl: fresh.url });
  opened = await openServices(settings);
  outside = createServer(async (asked, answer) => {
    let body = '';
    for await (const chunk of asked) body += chunk;
    pushed.push(JSON.parse(body));
    answer.end();
  });
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready));
  mortal = new MortalWorker(settings, port());
  await mortal.start();
});
afterAll(async () => {
  await mortal?.kill();
  await opened?.closeServices();
  outside?.close();
  await database?.close();
  await fresh?.drop();
});
const port = () => (outside.address() as AddressInfo).port;

const moment = (day: number, time: string) => new Date(`${dayOf(day)}T${time}:00Z`);
const isWeekend = (day: number) => [0, 6].includes(moment(day, '12:00').getUTCDay());

let killsLeft = size.kills;
/** Both workers at once, one of which may not survive it; then the other looks after what was left behind. */
async function together(at: Date, work: Order['work'], daysLeft: number): Promise<void> {
  // Spread over the days that are left, so that all of them happen.
  const kill = killsLeft > 0 && dice.below(Math.max(1, Math.floor((daysLeft * 2) / killsLeft))) === 0;
  if (kill) killsLeft -= 1;
  const alone = (when: Date) => obey(opened.services, { id: 0, at: when.toISOString(), work }, port());
  await Promise.all([mortal.work(at, work, kill ? dice.below(60) : undefined), alone(at)]);
  // Whoever died holds messages for five minutes.
  await alone(new Date(at.getTime() + 6 * 60_000));
}

/** How a close follows another: mostly a little, now and then a lot, and sometimes by exactly the usual percentage. */
function nextPrice(price: string): string {
  const kind = dice.below(20);
  const cents = Math.round(Number(price) * 100);
  if (kind === 0) return ((cents * 115) / 10_000).toFixed(4);
  if (kind === 1) return ((cents * 85) / 10_000).toFixed(4);
  const percent = kind < 6 ? dice.below(60) - 30 : (dice.below(400) - 200) / 100;
  return Math.max(1, (cents / 100) * (1 + percent / 100)).toFixed(2);
}

async function marketDay(world: World, assets: readonly Asset[], day: number): Promise<void> {
  for (const asset of assets) {
    const last = asset.closes.at(-1)?.price ?? `${80 + dice.below(40)}.5`;
    // Some days bring no price, now and then none for a while, and half of the assets begin without one.
    if (
      (day < firstDay + 3 && dice.below(2) === 0) ||
      dice.below(15) === 0 ||
      (asset.silentFrom + day) % 40 < 4
    )
      continue;
    const splits = asset.closes.length > 3 && dice.below(60) === 0;
    if (splits) {
      asset.splits.push({ day, ratio: 2 });
      await database.run(sql`
        insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, source)
        values (gen_random_uuid(), ${asset.id}, 'split', ${dayOf(day)}, 2, 1, 'test')`);
      for (const portfolio of world.portfolios)
        for (const holding of portfolio.holdings)
          if (holding.asset === asset && dice.below(4) > 0)
            await record(database, portfolio, [[holding, { day, type: 'split', ratio: 2 }]]);
    }
    const price = splits ? (Number(last) / 2).toFixed(2) : last;
    asset.closes.push({ day, price: nextPrice(price) });
  }
  await storeNewest(database, assets);
}

/** What somebody does before the close. */
function actOf(holding: Holding, day: number): Act {
  const price = holding.asset.closes.at(-1)?.price ?? '100';
  const bought = holding.acts.filter(({ type }) => type === 'buy').length;
  const sold = holding.acts.filter(({ type }) => type === 'sell').length;
  // What is sold was bought before: each purchase is of ten units at least.
  const type = sold < bought && dice.below(2) === 0 ? 'sell' : 'buy';
  return { day, type, units: type === 'sell' ? '9.5' : String(10 + dice.below(30)), price, fee: '0.5' };
}

async function actions(world: World, day: number): Promise<void> {
  for (const portfolio of world.portfolios) {
    const done: [Holding | null, Act][] = [];
    if (dice.below(8) === 0) {
      const holding = dice.oneOf(portfolio.holdings);
      done.push([holding, actOf(holding, day)]);
    }
    if (portfolio.followsCash && dice.below(8) === 0) {
      const type = dice.oneOf(['deposit', 'withdrawal'] as const);
      done.push([null, { day, type, total: String(100 + dice.below(20_000)) }]);
    }
    if (done.length > 0) await record(database, portfolio, done);
  }
}

/** The newest close of one asset turns out to have been another. */
async function correct(assets: readonly Asset[], day: number): Promise<void> {
  const fresh = assets.filter(({ closes }) => closes.at(-1)?.day === day);
  if (fresh.length === 0) return;
  for (let i = 0; i < 2; i++) {
    const close = dice.oneOf(fresh).closes.at(-1)!;
    close.price = nextPrice(close.price);
  }
  await storeNewest(database, assets);
}

function rates(): World['rates'] {
  const of = (begin: number) => {
    let pln = begin;
    return Array.from({ length: size.days + 60 }, (_, i) => {
      pln = Math.round(pln * (1 + (dice.below(200) - 100) / 10_000));
      return { day: firstDay - 50 + i, pln: (pln / 10_000).toFixed(4) };
    });
  };
  return { eur: of(43_000), usd: of(39_000) };
}

/** Minutes of the day in Warsaw, from what a calendar says and not from the product. */
function isQuiet(at: Date): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', hour: 'numeric', hourCycle: 'h23' }).format(
      at,
    ),
  );
  return hour >= 22 || hour < 7;
}

test('what was told over market days is what a slow checker expects, with a worker killed in between (AL-8)', async () => {
  const world = await randomWorld(database, dice, { ...size, firstDay });
  world.rates = rates();
  await setRates(database, {
    eur: Object.fromEntries(world.rates.eur!.map(({ day, pln }) => [dayOf(day), pln])),
    usd: Object.fromEntries(world.rates.usd!.map(({ day, pln }) => [dayOf(day), pln])),
  });
  const assets = [
    ...new Set([
      ...world.portfolios.flatMap(({ holdings }) => holdings.map(({ asset }) => asset)),
      ...world.levels.map(({ asset }) => asset),
    ]),
  ];
  const checker = new SlowChecker(world);
  let dispatched: Date | null = null;
  const hasLeft = ({ at, channels, isSimulated }: Expected) =>
    channels.length > 0 && !isSimulated && !isQuiet(at) && dispatched !== null && at < dispatched;
  for (let day = firstDay; day < firstDay + size.days; day++) {
    const left = firstDay + size.days - day;
    const step = async (time: string, work: Order['work']) => {
      const at = moment(day, time);
      await together(at, work, left);
      if (work === 'look') checker.look(day, at, hasLeft);
      else dispatched = at;
    };
    if (dice.below(3) === 0) await step('06:30', 'look');
    await step('06:45', 'dispatch');
    if (isWeekend(day)) {
      await step('12:00', 'look');
      await step('12:15', 'dispatch');
      continue;
    }
    await actions(world, day);
    await marketDay(world, assets, day);
    await step('16:31', 'look');
    if (dice.below(4) === 0) {
      await correct(assets, day);
      await step('16:40', 'look');
    }
    await step('16:50', 'dispatch');
    if (dice.below(5) === 0) {
      await correct(assets, day);
      await step('21:10', 'look');
      await step('21:20', 'dispatch');
    }
  }
  await together(moment(firstDay + size.days, '06:45'), 'dispatch', 1);
  await compare(checker);
});

async function compare(checker: SlowChecker): Promise<void> {
  const where = `seed ${chanceSeed}`;
  const rows = await database.many<{
    id: string;
    key: string;
    is_simulated: boolean;
    push: string | null;
  }>(sql`
    select n.id, n.kind || ' ' || n.subject || ' ' || (n.day - date '1970-01-01') as key, n.is_simulated, m.state as push
    from notifications n left join notification_messages m on m.user_id = n.user_id and m.notification_id = n.id
      and m.channel = 'push'
    where n.kind in ('portfolioMoved', 'assetMoved', 'levelCrossed')`);
  const keys = new Map(rows.map((row) => [row.id, row.key]));
  expect(rows.map(({ key }) => key).sort(), where).toEqual([...checker.notices.keys()].sort());
  for (const { key, is_simulated } of rows)
    expect(is_simulated, `${where}: ${key}`).toBe(checker.notices.get(key)!.isSimulated);

  const expected = (channel: string) =>
    [...checker.notices]
      .filter(([, { channels, isSimulated }]) => channels.includes(channel) && !isSimulated)
      .map(([key]) => key)
      .sort();
  const mails = await database.many<{ notification_id: string; at: Date }>(
    sql`select notification_id, at from test_mails`,
  );
  expect(mails.map(({ notification_id }) => keys.get(notification_id)).sort(), where).toEqual(
    expected('email'),
  );
  const uncertain = rows.filter(({ push }) => push === 'uncertain').map(({ key }) => key);
  const arrived = pushed.flatMap(({ ids }) => ids.map((id) => keys.get(id)!));
  expect(new Set(arrived).size, where).toBe(arrived.length);
  expect([...new Set([...arrived, ...uncertain])].sort(), where).toEqual(expected('push'));
  for (const at of [...mails.map((one) => one.at), ...pushed.map((one) => new Date(one.at))])
    expect(isQuiet(at), `${where}: ${at.toISOString()}`).toBe(false);
  expect(killsLeft).toBe(0);
  expect(rows.length, where).toBeGreaterThan(size.days);
  tried('notifications as expected', rows.length);
  tried('messages that left', mails.length + arrived.length);
  tried('uncertain messages', uncertain.length);
  tried('kills of a worker', size.kills);
}
