import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { MortalBiller } from '../../support/billing/mortal-biller.ts';
import {
  type Act,
  type Currency,
  dayAt,
  type Length,
  newcomer,
  type Person,
  type PriceName,
  SlowBooks,
  type Slug,
  taxIn,
} from '../../support/billing/slow-books.ts';
import { chanceSeed, isSoak, often, tried } from '../../support/chance/chance.ts';
import { testSettings } from '../../support/database/test-settings.ts';
import { diceOf } from '../../support/records/random-ledger.ts';
import { freshDatabase } from '../../support/test-walory.ts';

/** With `npm run soak`: many more people, clicks and deaths in the same two years. */
const size = {
  days: 730,
  people: Math.min(12, 3 + often(2)),
  kills: Math.min(40, often(3)),
  daysBetweenClicks: isSoak ? 1 : 5,
};
/** Before the end of a year: documents of three are numbered. */
const firstMoment = Date.parse('2025-11-18T05:00:00Z');
const dice = diceOf(chanceSeed);
const processes = 3;

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
let billers: MortalBiller[];
let admin: string;
const books = new SlowBooks();
const ids: string[] = [];
const planIds: Record<string, string> = {};

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ connectionString: fresh.url }, 2, () => {});
  await database.run(sql`delete from users`);
  const settings = testSettings({
    databaseUrl: fresh.url,
    sellerName: 'Walory',
    sellerTaxNumber: '5260250274',
    sellerStreet: 'Prosta 1',
    sellerZip: '00-001',
    sellerCity: 'Warszawa',
  });
  billers = Array.from({ length: processes }, () => new MortalBiller(settings));
  await Promise.all(billers.map((biller) => biller.start()));
  for (const plan of await database.many<Record<string, string>>(sql`select * from plans`)) {
    planIds[plan.slug!] = plan.id!;
    if (plan.slug === 'free' || plan.slug === 'trial') continue;
    for (const name of priceNames(plan.slug as Slug))
      books.setPrice(name, Math.round(Number(plan[columnOf(name)]) * 100));
  }
  admin = await register(firstMoment);
  for (let at = 0; at < size.people; at++) {
    const since = firstMoment - dice.below(12) * 86_400_000;
    ids.push(await register(since));
    books.people.push(newcomer(since + 14 * 86_400_000));
  }
});
afterAll(async () => {
  await Promise.all((billers ?? []).map((biller) => biller.kill()));
  await database.close();
  await fresh.drop();
});

const priceNames = (slug: Slug): PriceName[] => [
  `${slug}:month:pln`,
  `${slug}:month:eur`,
  `${slug}:year:pln`,
  `${slug}:year:eur`,
];
const columnOf = (name: PriceName) => {
  const [, length, currency] = name.split(':');
  return `${length === 'month' ? 'price' : 'year'}_${currency}`;
};
const money = (cents: number) => (cents / 100).toFixed(2);

async function register(since: number): Promise<string> {
  const [id, at] = [newId(), new Date(since)];
  await database.run(sql`
    insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
    values (${id}, ${`${id}@example.com`}, 'Jan', 'x', ${at}, ${at}, ${at})`);
  await database.run(sql`
    insert into subscriptions (id, user_id, plan_id, started_at, ends_at, is_trial)
    values (${newId()}, ${id}, ${planIds.trial!}, ${at}, ${new Date(since + 14 * 86_400_000)}, true)`);
  return id;
}

type Call = { call: string; userId: string; input: object };

const dayText = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const giving = (id: string, body: object): Call => ({
  call: 'admin.givePlan',
  userId: admin,
  input: { params: { id }, body },
});

/** What a click is as a call. */
async function callOf(who: number, act: Act, now: number): Promise<Call> {
  const userId = ids[who]!;
  switch (act.is) {
    case 'order': {
      const { plan, length: period, currency, seen } = act;
      const price = seen === null ? undefined : money(seen);
      const due = act.due === null ? undefined : money(act.due);
      return {
        call: 'billing.checkout',
        userId,
        input: { body: { plan_id: planIds[plan]!, period, currency, price, due } },
      };
    }
    case 'give': {
      const until = act.days === null ? {} : { until: dayText(dayAt(now) + act.days) };
      return giving(userId, { plan_id: planIds[act.plan]!, ...until });
    }
    case 'takeBack':
      return giving(userId, { plan_id: planIds.free! });
    case 'withdraw':
      return { call: 'billing.withdraw', userId, input: { body: { refund: money(act.refund) } } };
    case 'pay': {
      const { gross: _, ...paper } = books.people[who]!.papers[act.paper]!;
      const nth = books.people[who]!.papers.slice(0, act.paper).filter(
        ({ kind }) => kind === 'confirmation',
      ).length;
      const { id } = await database.one<{ id: string }>(sql`
        select id from billing_documents where user_id = ${userId} and kind = 'confirmation'
        order by year, ordinal offset ${nth} limit 1`);
      const body = { amount: money(act.amount), currency: paper.currency, paid_on: '2025-11-01' };
      return { call: 'admin.recordPayment', userId: admin, input: { params: { id }, body } };
    }
    default:
      return { call: `billing.${act.is}`, userId, input: {} };
  }
}

function randomAct(who: number, now: number): Act {
  const person = books.people[who]!;
  books.catchUp(person, dayAt(now));
  const length = dice.oneOf<Length>(['month', 'month', 'year']);
  const plan = dice.oneOf<Slug | 'free'>(['standard', 'professional', 'standard', 'professional', 'free']);
  const currency = person.contract?.currency ?? dice.oneOf(['pln', 'eur'] as const);
  switch (dice.below(12)) {
    case 0:
      return { is: 'cancel' };
    case 1:
      return { is: 'resume' };
    case 2: {
      const right = person.contract ? books.back(person, dayAt(now)).refund : 0;
      return { is: 'withdraw', refund: right + dice.oneOf([0, 0, 0, 1]) };
    }
    case 3:
    case 4:
    case 5: {
      const noted = person.papers.flatMap(({ kind }, at) => (kind === 'confirmation' ? [at] : []));
      if (noted.length === 0) return { is: 'cancel' };
      const paper = dice.oneOf(noted.slice(-3));
      const { gross } = person.papers[paper]!;
      return {
        is: 'pay',
        paper,
        amount: dice.oneOf([gross, gross, 1 + dice.below(gross + 1), gross + 1]) || 1,
      };
    }
    case 6:
      return { is: 'takeBack' };
    case 7:
      return {
        is: 'give',
        plan: dice.oneOf<Slug>(['standard', 'professional']),
        days: dice.oneOf([null, 0, 1, dice.below(60)]),
      };
    default: {
      const right = plan === 'free' ? 0 : books.price(`${plan}:${length}:${currency}`);
      const asked = plan === 'free' ? 0 : books.due(person, { plan, length, currency }, dayAt(now));
      const seen = dice.oneOf([null, right, right, right + 100]);
      return { is: 'order', plan, length, currency, seen, due: dice.oneOf([null, asked, asked, asked + 1]) };
    }
  }
}

const renewAll = (at: number, among = billers) =>
  Promise.all(among.map((biller) => biller.ask({ at, userId: admin, call: 'renew', input: {} })));

/** Only what has been noted can be paid: the checker is ahead of a job that is late. */
async function noteForPaying(acts: readonly Act[], now: number): Promise<void> {
  if (acts.some(({ is }) => is === 'pay')) await renewAll(now, [billers[2]!]);
}

/** A few clicks at the same moment, each in another process; now and then the same click in two. */
async function clicks(now: number): Promise<void> {
  const first = dice.below(ids.length);
  const isDouble = dice.below(4) === 0;
  const people = isDouble
    ? [first, first]
    : [...new Set([first, dice.below(ids.length), dice.below(ids.length)])];
  const shared = randomAct(first, now);
  const acts = people.map((who, at) => (at === 0 || isDouble ? shared : randomAct(who, now)));
  await noteForPaying(acts, now);
  const calls = await Promise.all(acts.map((act, at) => callOf(people[at]!, act, now)));
  const outcomes = await Promise.all(calls.map((call, at) => billers[at]!.ask({ at: now, ...call })));
  const expected = acts.map((act, at) => books.act(books.people[people[at]!]!, act, now));
  expect([...outcomes].sort(), JSON.stringify({ now: new Date(now), acts })).toEqual([...expected].sort());
  if (!isDouble) expect(outcomes).toEqual(expected);
}

/** A click whose process dies: it was done whole, or not at all. */
async function killedClick(now: number): Promise<void> {
  const who = dice.below(ids.length);
  const act = randomAct(who, now);
  await noteForPaying([act], now);
  const call = await callOf(who, act, now);
  await billers[0]!.ask({ at: now, ...call }, dice.below(25));
  await renewAll(now);
  const before = structuredClone(books.people[who]!);
  books.catchUp(before, dayAt(now));
  books.act(books.people[who]!, act, now);
  const found = JSON.stringify(await recordOf(who, now));
  const options = [before, books.people[who]!].map((person) => JSON.stringify(expectedOf(person)));
  expect(options, JSON.stringify({ now: new Date(now), act })).toContain(found);
  if (found === options[0]) books.people[who] = before;
}

/** The operator changes a price; a job may be late over it. */
async function newPrice(now: number): Promise<void> {
  const slug = dice.oneOf<Slug>(['standard', 'professional']);
  const name = dice.oneOf(priceNames(slug));
  const price = 500 + dice.below(20_000);
  const plan = await database.one<Record<string, unknown>>(sql`select * from plans where slug = ${slug}`);
  const body = { ...plan, languages: [], [columnOf(name)]: money(price) };
  const input = { params: { id: plan.id }, body };
  expect(await billers[1]!.ask({ at: now, userId: admin, call: 'admin.editPlan', input })).toBe('ok');
  books.setPrice(name, price, dayAt(now));
}

type ContractRow = Record<'plan' | 'provider' | 'length' | 'currency' | 'price' | 'credit', string> & {
  period_from: Date;
  period_to: Date;
  ends_at: Date | null;
  ordered_at: Date;
};
type PaperRow = Record<'kind' | 'reason' | 'plan' | 'currency' | 'net' | 'vat' | 'gross', string> & {
  period_from: Date;
  period_to: Date;
};

/** What the product has of somebody, in the checker's words. */
async function recordOf(who: number, now: number) {
  const userId = ids[who]!;
  const [contract, ...others] = await database.many<ContractRow>(sql`
    select p.slug as plan, s.provider, s.period as length, s.currency, s.price, s.credit, s.period_from, s.period_to, s.ends_at, s.ordered_at
    from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = ${userId} and not s.is_trial and s.started_at <= ${new Date(now)} and (s.ends_at is null or s.ends_at > ${new Date(now)})`);
  const papers = await database.many<PaperRow>(sql`
    select kind, reason, plan_names->>'en' as plan, currency, period_from, period_to, net, vat, gross
    from billing_documents where user_id = ${userId} order by kind, year, ordinal`);
  const left = await database.many<{ currency: Currency; credit: string }>(sql`
    select currency, sum(credit) as credit from subscriptions
    where user_id = ${userId} and ends_at <= ${new Date(now)} and credit > 0 group by currency`);
  const day = (moment: Date) => dayAt(moment.getTime());
  const isGift = contract?.provider === 'operator';
  return {
    others: others.length,
    gift: isGift ? { plan: contract.plan, ends: contract.ends_at && day(contract.ends_at) } : null,
    left: { pln: '0.00', eur: '0.00', ...Object.fromEntries(left.map((one) => [one.currency, one.credit])) },
    contract:
      contract && !isGift
        ? {
            plan: contract.plan,
            length: contract.length,
            currency: contract.currency,
            price: contract.price,
            credit: contract.credit,
            from: day(contract.period_from),
            to: day(contract.period_to),
            ends: contract.ends_at && day(contract.ends_at),
            ordered: day(contract.ordered_at),
          }
        : null,
    papers: papers.map(({ period_from, period_to, plan, ...paper }) => ({
      ...paper,
      plan: plan.toLowerCase(),
      from: day(period_from),
      to: day(period_to),
    })),
  };
}

function expectedOf({ contract, gift, left, papers }: Person) {
  const kinds = ['confirmation', 'correction', 'invoice'];
  const sorted = kinds.flatMap((kind) => papers.filter((paper) => paper.kind === kind));
  return {
    others: 0,
    gift,
    left: { pln: money(left.pln), eur: money(left.eur) },
    contract: contract
      ? {
          plan: contract.plan,
          length: contract.length,
          currency: contract.currency,
          price: money(contract.price),
          credit: money(contract.credit),
          from: contract.from,
          to: contract.to,
          ends: contract.ends,
          ordered: contract.ordered,
        }
      : null,
    papers: sorted.map(({ kind, reason, plan, currency, gross, from, to }) => ({
      kind,
      reason,
      currency,
      net: money(gross - taxIn(gross)),
      vat: money(taxIn(gross)),
      gross: money(gross),
      plan,
      from,
      to,
    })),
  };
}

async function compareAll(now: number): Promise<void> {
  for (const [who, person] of books.people.entries()) {
    books.catchUp(person, dayAt(now));
    expect(await recordOf(who, now), `${who} on ${new Date(now).toISOString()}`).toEqual(expectedOf(person));
  }
}

test('two years of plans end as an independent checker computes them, whoever dies and whatever is late (BL-2, BL-3, BL-5, BL-6, BL-8, BL-11)', async () => {
  let clicked = 0;
  const deaths = new Set(Array.from({ length: size.kills }, () => 20 + dice.below(size.days - 20)));
  for (let day = 0; day < size.days; day++) {
    // Any moment of the day in Warsaw, also the first and the last minutes.
    const now =
      firstMoment +
      day * 86_400_000 +
      dice.oneOf([0, 7, 13, 17.9, 18.1, 18.9]) * 3_600_000 +
      dice.below(300_000);
    if (dice.below(45) === 0) await newPrice(now);
    if (dice.below(size.daysBetweenClicks) === 0) {
      await clicks(now + 1000);
      clicked += 1;
    }
    if (deaths.has(day)) await killedClick(now + 2000);
    if (dice.below(8) === 0) expect(await renewAll(now + 3000)).toEqual(['ok', 'ok', 'ok']);
    if (day % 60 === 59) {
      await renewAll(now + 4000);
      await compareAll(now + 4000);
    }
  }
  const end = firstMoment + size.days * 86_400_000;
  await renewAll(end);
  await compareAll(end);
  const numbers = await database.many<{ kind: string; year: number; numbers: number[] }>(sql`
    select kind, year, array_agg(ordinal order by ordinal) as numbers from billing_documents group by kind, year`);
  // Without gap or double, by kind and year of Warsaw (BL-9).
  for (const { numbers: given } of numbers) expect(given).toEqual(given.map((_, at) => at + 1));
  const misplaced = await database.many(sql`
    select from billing_documents where year <> extract(year from issued_at at time zone 'Europe/Warsaw')`);
  expect(misplaced).toEqual([]);
  expect(new Set(numbers.map(({ year }) => year)).size).toBe(3);
  tried('clicks on plans', clicked);
  const { taken } = await database.one<{ taken: number }>(sql`
    select count(*)::int as taken from billing_documents
    where reason = 'order' and lines @> '[{"kind": "credit"}]'`);
  tried('orders that took credit', taken);
});
