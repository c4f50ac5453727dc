import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/log.ts';
import { startOwnPostgres } from '../../src/platform/own-postgres/start-own-postgres.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import { answerTime } from './answer-time.ts';
import type { Figure } from './figure.ts';

const people = 100_000;
const entries = 300_000;

/** What an operator asks for: any page, order and filter, a search for few, for many, for one and for nobody. */
const questions: Record<string, string> = {
  'the first page': '',
  'a page in the middle': 'start=50000',
  'the last page': `start=${people - 10}`,
  'by last seen, in the middle': 'sort=seen&start=50000',
  'seen in a month': 'seen=month',
  'not seen in a month, by last seen': 'seen=older&sort=seen&direction=asc',
  'on Standard': 'plan=standard',
  'on Free': 'plan=free',
  'in their trial': 'plan=trial&sort=seen',
  'a search for one': 'search=osoba77777%40',
  'a search for a name': 'search=kowalska%207',
  'a search for everybody': 'search=example',
  'a search for everybody, far down': 'search=example&start=9000&sort=seen',
  'a search for nobody': 'search=nikogo-takiego',
  'two letters': 'search=an',
  'a search on a plan': 'search=nowak&plan=professional&seen=month',
};

/** The slowest question of the operator's desk with a hundred thousand people. */
export async function measureDesk(env: Record<string, string>): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const own = await startOwnPostgres({ dataDir: folder.path, log: createLog('silent') });
  const product = await runProduct(env, folder.path);
  const database = openDatabase(own.connection, 2, () => {});
  try {
    await fillDesk(database);
    const operator = new Visitor(product.url);
    const { id, email, password } = await operator.register();
    await database.run(sql`update users set role = 'admin' where id = ${id}`);
    await operator.signIn(email, password);
    const slowest = async (paths: Record<string, string>) => {
      let worst = { name: '', median: 0 };
      for (const [name, path] of Object.entries(paths)) {
        const times: number[] = [];
        for (let n = 0; n < 12; n += 1) times.push(await answerTime(product.url, operator, path));
        const median = times.slice(2).sort((a, b) => a - b)[5]!;
        if (process.env.BENCH_ALL) console.log(`${name}: ${median.toFixed(1)} ms`);
        if (median > worst.median) worst = { name, median };
      }
      return worst;
    };
    const list = await slowest(paths('/api/admin/users', questions));
    const audit = await slowest(
      paths('/api/admin/audit', {
        newest: '',
        'far down': 'start=9000',
        'of one': 'who=osoba777%40',
        refused: 'refused=yes',
        'refused of one': 'refused=yes&whom=osoba777%40',
        'one action': 'action=blocked&start=500',
        'one day': 'from=2026-03-01&to=2026-03-01',
      }),
    );
    const tiles = await slowest({ tiles: '/api/admin/desk' });
    const figure = (name: string, value: number): Figure => ({
      name,
      value: Math.round(value * 10) / 10,
      unit: 'ms',
      budget: 50,
      atLeast: false,
    });
    return [
      figure(
        `list of 100,000 people, slowest of ${Object.keys(questions).length}: ${list.name}`,
        list.median,
      ),
      figure(`audit log of 300,000 entries, slowest: ${audit.name}`, audit.median),
      figure('figures above the list', tiles.median),
    ];
  } finally {
    await database.close();
    await product.stop();
    await own.stop();
    await folder.remove();
  }
}

const paths = (path: string, asked: Record<string, string>) =>
  Object.fromEntries(Object.entries(asked).map(([name, query]) => [name, `${path}?${query}`]));

/** People with names that repeat, a trial each, a third with a plan they ordered, and what was written of them. */
export async function fillDesk(database: Database): Promise<void> {
  await database.run(sql`
    insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at, last_seen_at)
    select gen_random_uuid(), 'osoba' || n || '@example.com',
      (array['Anna', 'Jan', 'Zofia', 'Piotr', 'Łucja', 'Marek', 'Ewa'])[1 + n % 7] || ' '
        || (array['Kowalska', 'Nowak', 'Wrona', 'Żak', 'Dzięcioł', 'Lis'])[1 + n % 6] || ' ' || n,
      'x', now(), now() - n * interval '7 minutes', now(),
      case when n % 11 = 0 then null else now() - (n * 7919 % ${people}::int) * interval '2 minutes' end
    from generate_series(1, ${people}::int) n`);
  await database.run(sql`
    insert into subscriptions (id, user_id, plan_id, started_at, ends_at, is_trial)
    select gen_random_uuid(), u.id, p.id, u.created_at, u.created_at + interval '14 days', true
    from users u, plans p where u.email like 'osoba%' and p.slug = 'trial'`);
  await database.run(sql`
    insert into subscriptions (id, user_id, plan_id, started_at)
    select gen_random_uuid(), u.id, p.id, u.created_at + interval '15 days'
    from (select id, created_at, row_number() over (order by id) as n from users where email like 'osoba%') u
    join plans p on p.slug = case when u.n % 3 = 0 then 'standard' when u.n % 50 = 1 then 'professional' end`);
  await database.run(sql`
    insert into portfolios (id, user_id, name, currency_id, created_at, updated_at)
    select gen_random_uuid(), u.id, 'Portfel ' || k, c.id, now(), now()
    from users u, currencies c, generate_series(1, 2) k where u.email like 'osoba%' and c.title = 'pln'`);
  await database.run(sql`
    insert into audit_log (id, at, actor_id, subject_id, action, address, refused)
    select gen_random_uuid(), now() - n * interval '90 seconds', u.id, u.id,
      (array['registered', 'password-changed', 'blocked', 'api-key-created'])[1 + n % 4], '83.12.44.190', n % 97 = 0
    from generate_series(1, ${entries}::int) n
    join (select id, row_number() over (order by email) as m from users where email like 'osoba%') u
      on u.m = 1 + n % ${people}::int`);
  await database.raw('vacuum analyze');
}
